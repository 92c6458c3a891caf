// The command "bot": a bot of this program as a program of its own, for whoever speaks the bot protocol.

import type { Bot } from '@ironbridge/bots'
import { at, legalMoves, type Move, newGame } from '@ironbridge/engine'
import {
  asSentence,
  botNamed,
  type Chosen,
  linesOf,
  openThinkers,
  randomSeed,
  speak,
  type Thinkers,
  threadPlayer,
} from '@ironbridge/players'
import { botIds, botsText } from '../bots.ts'
import { type Command, readOptions, UsageError, wholeNumber } from '../command.ts'
import { defaultEdition, editionOf, readSetup } from '../setup.ts'

const usage = `Usage: ironbridge bot LEVEL [OPTIONS]

Plays by the bot protocol (PROTOCOL.md) on the standard input and output, so that other programs, or another version
of this one, can play against it: ironbridge arena --bot "npx ironbridge bot club" strong

${botsText}

  --positions N   positions valued for a decision when the host does not say

It never thinks longer than the clock of the turn, and stops when told to.
`

const MOST_POSITIONS = 1_000_000_000

/** Bytes of a turn. */
const LONGEST_LINE = 10_000_000

export const bot: Command = {
  name: 'bot',
  summary: 'play by the bot protocol, on the standard input and output',
  usage,
  async run(args) {
    const { values, positionals } = readOptions(args, { positions: { type: 'string' } }, ['LEVEL'])
    const [name] = positionals
    if (name === undefined) throw new UsageError(`Name the level: ${botIds.join(', ')}.`)
    const level = botNamed(name)
    const own = values.positions
    const usual =
      own === undefined ? level.budget.positions : wholeNumber('positions', own, 0, MOST_POSITIONS)
    const thinkers = openThinkers(1)
    try {
      await warmUp(level, thinkers)
      await speak(linesOf(process.stdin, LONGEST_LINE), {
        name: level.title,
        choose: async (decision, positions) =>
          moveOf(await threadPlayer(level, thinkers, positions ?? usual).choose(decision)),
        say: (line) => process.stdout.write(`${line}\n`),
      })
    } finally {
      process.stdin.destroy()
      await thinkers.close()
    }
    return 0
  },
}

/** A host should see a bot of ours fail, and not measure what was played for it. */
function moveOf({ move, faults: [fault] }: Chosen): Move {
  if (fault) throw new UsageError(asSentence(fault.text))
  return move
}

/** Starts the thread, so that the first clock does not pay for it. */
async function warmUp(level: Bot, thinkers: Thinkers): Promise<void> {
  const view = newGame(readSetup(defaultEdition, at(editionOf(defaultEdition).seats, 0)), randomSeed())
  const legal = legalMoves(view).slice(0, 1)
  await threadPlayer(level, thinkers).choose({ view, legal, dice: '', ms: null })
}
