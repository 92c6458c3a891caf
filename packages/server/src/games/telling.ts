// Telling whoever watches a game what each may know of it.

import type { Message } from '@ironbridge/protocol'
import type { Watchers } from '../log/watchers.ts'
import { maySee, seatOf } from './access.ts'
import { type Game, lastSeq, turnOf } from './game.ts'
import type { GameListener } from './games.ts'
import { tableOf } from './info.ts'
import { entriesFor } from './lines.ts'

export function tellingTo(watchers: Watchers<Message>, now: () => number): Omit<GameListener, 'advanced'> {
  const tell = (game: Game, message: Message): void => watchers.tell(game.row.id, message)
  function table(game: Game): void {
    watchers.keep(game.row.id, ({ user, key }) => maySee(game, user, key))
    tell(game, { type: 'table', table: tableOf(game, now()) })
  }
  return {
    entries(game) {
      watchers.tellNews(game.row.id, {
        last: lastSeq(game),
        viewerOf: (user) => seatOf(game, user),
        textFor: (viewer, after) => entriesText(game, viewer, after),
      })
      if (game.row.status !== 'playing') table(game)
    },
    table,
    begun: (game) => watchers.renew(game.row.id),
    clock(game) {
      table(game)
      tell(game, { type: 'entries', game: game.row.id, entries: [], turn: turnOf(game) })
    },
  }
}

function entriesText(game: Game, viewer: number | null, after: number): string {
  const message: Message = {
    type: 'entries',
    game: game.row.id,
    entries: entriesFor(game, viewer, after),
    turn: turnOf(game),
  }
  return JSON.stringify(message)
}
