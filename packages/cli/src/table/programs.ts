// Programs that sit at the table: told of the game before it begins and of its end, and sent away when everybody leaves.

import { ranking, type Seat } from '@ironbridge/engine'
import type { Player } from '../players/player.ts'
import { programPlayer } from '../players/program.ts'
import { isProgram } from '../sitters.ts'
import { type Session, stateOf } from './session.ts'

export interface Programs {
  /** Starts those of a session, unless that was done. Rejects if there is no such program. */
  seat(session: Session): Promise<void>
  player(seat: Seat): Player | undefined
  /** Tells them how the game ended. */
  finish(session: Session): Promise<void>
  close(): Promise<void>
}

export function openPrograms(): Programs {
  const players = new Map<Seat, Player>()
  let seated: Session | null = null

  async function close(): Promise<void> {
    await Promise.all([...players.values()].map((player) => player.close()))
    players.clear()
  }

  return {
    async seat(session) {
      if (session === seated) return
      await close()
      seated = session
      const { setup, names } = session.record
      for (const [seat, sitter] of session.sitters.entries()) {
        if (sitter === null || !isProgram(sitter)) continue
        const player = programPlayer(sitter.command)
        players.set(seat, player)
        await player.begin({ setup, seat, names })
      }
    },
    player: (seat) => players.get(seat),
    async finish(session) {
      if (session !== seated) return
      const state = stateOf(session)
      const result = { vp: state.players.map(({ vp }) => vp), ranking: ranking(state) }
      for (const player of players.values()) await player.finish(result)
    },
    close,
  }
}
