// What other servers say that they did, as it concerns whoever is connected here.

import type { BusSignal } from '../bus/bus.ts'
import { tellChat } from '../games/chat.ts'
import type { Parts } from '../parts.ts'
import type { Sockets } from './sockets.ts'

type Needs = Pick<Parts, 'db' | 'games' | 'watchers' | 'presence'>

export function hearingFor(
  { db, games, watchers, presence }: Needs,
  sockets: () => Pick<Sockets, 'dismiss' | 'renew'> | null,
  quietly: (work: Promise<unknown> | undefined) => void,
): (signal: BusSignal, from: string) => void {
  return (signal, from) => {
    if (signal.what === 'signed-out') sockets()?.dismiss(signal.key)
    else if (signal.what === 'person') quietly(sockets()?.renew(signal.user))
    else if (signal.what === 'present') presence.hear(signal.game, from, signal.users)
    else if (signal.what === 'followed') presence.answer(signal.game)
    else if (signal.what === 'rewritten') {
      const isHeld = games.isHeld(signal.game)
      games.forget(signal.game)
      // Whoever has it open is told of it by that.
      if (isHeld) quietly(games.withGame(signal.game, () => {}))
    }
    // For processes that think.
    else if (signal.what === 'due') return
    else if (!games.isHeld(signal.game)) {
      // It may be asked for, or a bot think for it, before anybody opens it.
      if (signal.what === 'table' || signal.what === 'entries') games.forget(signal.game)
    }
    // In the order of what is told: whoever was sent away does not hear it, and whoever is about to watch does.
    else
      quietly(
        games.withGame(signal.game, async (game) => {
          if (signal.what === 'chat') await tellChat({ db, watchers }, signal.game, signal.id)
          else if (signal.what === 'unsaid')
            watchers.tellTalk(signal.game, { type: 'unsaid', game: signal.game, line: signal.id })
          else if (signal.what === 'entries') await games.catchUp(game)
          else await games.refresh(game)
        }),
      )
  }
}
