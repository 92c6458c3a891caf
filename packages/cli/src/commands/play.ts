// The command "play": a game in the terminal, several people at one keyboard or against bots.

import type { Setup } from '@ironbridge/engine'
import { openThinkers, randomSeed, seedFrom } from '@ironbridge/players'
import { botsText } from '../bots.ts'
import { type Command, INTERRUPTED, readOptions, UsageError } from '../command.ts'
import { defaultEdition, editionIds, editionOf, readPlayers, readSetup, setupOptions } from '../setup.ts'
import { playOn } from '../table/game.ts'
import { openPrograms } from '../table/programs.ts'
import { askSeating, readSitters, usualBot, usualSitters } from '../table/seats.ts'
import { loadSession, newSession, type TerminalSession, type TerminalSitter } from '../table/session.ts'
import { openTerminal } from '../table/terminal.ts'

const usage = `Usage: ironbridge play [OPTIONS]

Plays a game in the terminal. Without options it asks what is played and by whom.

  --players N      number of players; the first seat is yours, bots take the others
  --seats LIST     who sits where, people and bots: human,${usualBot},club
                   A program of your own too: "human,program:python3 mybot.py" (see PROTOCOL.md)
  --edition ID     ${editionIds} (${defaultEdition})
  --variant ID     a variant of the rules; may be repeated
  --seed TEXT      32 hex digits, or any text; without it the deal is random
  --load FILE      goes on with a saved game; --seats may say who plays now
  --think          bots say after each move what they expect

${botsText}

During the game "help" lists what can be typed. When the input is no terminal, its lines are read instead.
`

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal, together or against bots',
  usage,
  async run(args) {
    const { values } = readOptions(args, {
      ...setupOptions,
      seats: { type: 'string' },
      seed: { type: 'string' },
      load: { type: 'string' },
      think: { type: 'boolean' },
    })
    const sitters = values.seats === undefined ? undefined : readSitters(values.seats)
    const players = values.players === undefined ? sitters?.length : readPlayers(values.players)
    if (sitters && sitters.length !== players)
      throw new UsageError(`--seats names ${sitters.length} seats, --players ${players}.`)
    const begin = (setup: Setup, who: readonly TerminalSitter[]): TerminalSession =>
      newSession(setup, values.seed === undefined ? randomSeed() : seedFrom(values.seed), who)
    const start = (who: readonly TerminalSitter[]): TerminalSession =>
      begin(readSetup(values.edition ?? defaultEdition, who.length, values.variant), who)

    let session: TerminalSession | null = null
    const [fewest = 2] = editionOf(values.edition ?? defaultEdition).seats
    if (values.load !== undefined) session = loaded(values.load, sitters)
    else if (players !== undefined) session = start(sitters ?? usualSitters(players))
    const terminal = openTerminal()
    const thinkers = openThinkers(1)
    const programs = openPrograms(terminal)
    try {
      if (session === null && !terminal.isInteractive) session = start(usualSitters(fewest))
      if (session === null) {
        const wishes = { edition: values.edition, variants: values.variant }
        const seating = await askSeating(terminal, wishes)
        if (seating !== null) session = begin(seating.setup, seating.sitters)
      }
      if (session !== null) {
        await programs.seat(session)
        const thinksAloud = values.think ?? false
        const fresh = { boardAs: null, lookedAtBy: null, wasWarned: false }
        const table = { terminal, session, thinkers, programs, thinksAloud, ...fresh }
        if (!terminal.interrupted.aborted) await playOn(table)
      }
    } finally {
      terminal.close()
      await programs.close()
      await thinkers.close()
    }
    return terminal.interrupted.aborted ? INTERRUPTED : 0
  },
}

function loaded(path: string, sitters: readonly TerminalSitter[] | undefined): TerminalSession {
  const session = loadSession(path, { sitters })
  if ('error' in session) throw new UsageError(session.error)
  return session
}
