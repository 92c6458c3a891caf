// The command "play": a game in the terminal, several people at one keyboard or against bots.

import { bots } from '@ironbridge/bots'
import { type Command, readOptions, UsageError } from '../command.ts'
import { randomSeed, seedFrom } from '../seeds.ts'
import { defaultEdition, readPlayers, readSetup, setupOptions } from '../setup.ts'
import { playOn } from '../table/game.ts'
import { askSitters, bestBot, readSitters, usualSitters } from '../table/seats.ts'
import { loadSession, newSession, type Session, type Sitter } from '../table/session.ts'
import { openTerminal } from '../table/terminal.ts'

const usage = `Usage: ironbridge play [OPTIONS]

Plays a game in the terminal. Without options it asks who plays.

  --players N      number of players; the first seat is yours, bots take the others
  --seats LIST     who sits where: human,${bestBot},… (${bots.map(({ id }) => id).join(', ')})
  --edition ID     the edition (${defaultEdition})
  --variant ID     a variant of the rules; may be repeated
  --seed TEXT      32 hex digits, or any text; without it the deal is random
  --load FILE      goes on with a saved game; --seats may say who plays now

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
    })
    const sitters = values.seats === undefined ? undefined : readSitters(values.seats)
    const players = values.players === undefined ? sitters?.length : readPlayers(values.players)
    if (sitters && sitters.length !== players)
      throw new UsageError(`--seats names ${sitters.length} seats, --players ${players}.`)
    const start = (who: readonly Sitter[]): Session =>
      newSession(
        readSetup(values.edition ?? defaultEdition, who.length, values.variant),
        values.seed === undefined ? randomSeed() : seedFrom(values.seed),
        who,
      )

    let session: Session | null = null
    if (values.load !== undefined) session = loaded(values.load, sitters)
    else if (players !== undefined) session = start(sitters ?? usualSitters(players))
    const terminal = openTerminal()
    try {
      if (session === null) {
        const asked = terminal.isInteractive ? await askSitters(terminal) : usualSitters(2)
        if (asked !== null) session = start(asked)
      }
      if (session !== null)
        await playOn({ terminal, session, boardAs: null, lookedAtBy: null, wasWarned: false })
    } finally {
      terminal.close()
    }
    return terminal.wasInterrupted() ? 130 : 0
  },
}

function loaded(path: string, sitters: readonly Sitter[] | undefined): Session {
  const session = loadSession(path, sitters)
  if ('error' in session) throw new UsageError(session.error)
  return session
}
