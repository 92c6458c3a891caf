// Programs that sit at the table: told of the game before it begins and of its end, and sent away when everybody leaves.

import { ranking, type Seat } from '@ironbridge/engine'
import { isProgram, type Player, programPlayer } from '@ironbridge/players'
import { absentText } from './absent.ts'
import { stateOf, type TerminalSession } from './session.ts'
import type { Terminal } from './terminal.ts'

export interface Programs {
  /** Starts those of a session, and tells of those that it does not; once. Rejects if one cannot be started. */
  seat(session: TerminalSession): Promise<void>
  player(seat: Seat): Player | undefined
  /** Tells them how the game ended. */
  finish(session: TerminalSession): Promise<void>
  close(): Promise<void>
}

export function openPrograms(terminal: Terminal): Programs {
  const players = new Map<Seat, Player>()
  let seated: TerminalSession | null = null

  async function close(): Promise<void> {
    await Promise.all([...players.values()].map((player) => player.close()))
    players.clear()
  }

  /** A person has to see it before the screen is wiped for another. */
  async function tellAbsent(session: TerminalSession): Promise<void> {
    const text = absentText(session)
    if (text === null) return
    terminal.say(text)
    if (terminal.isInteractive) await terminal.ask('Enter goes on: ')
  }

  return {
    async seat(session) {
      if (session === seated) return
      await close()
      seated = session
      await tellAbsent(session)
      const { setup, names } = session.record
      for (const [seat, sitter] of session.sitters.entries()) {
        if (sitter === null || !isProgram(sitter)) continue
        const player = programPlayer(sitter.command)
        players.set(seat, player)
        terminal.passing(`Starting ${sitter.command} …`)
        try {
          await player.begin({ setup, seat, names }, terminal.interrupted)
        } finally {
          terminal.passing('')
        }
        if (terminal.interrupted.aborted) return
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
