// The command "perft": counts sequences of legal moves, or checks a file of known counts.

import { parsePosition, type State, UNKNOWN_STEPS } from '@ironbridge/engine'
import {
  countByAction,
  countMoves,
  isPerftFile,
  type PerftCase,
  parsePerftFile,
  table,
} from '@ironbridge/lab'
import { type Command, readOptions, UsageError, wholeNumber } from '../command.ts'
import { defaultEdition, editionIds, readPlayers, readSetup, readTextFile, setupOptions } from '../setup.ts'

const usage = `Usage: ironbridge perft [OPTIONS]

Counts the sequences of legal moves from a position, to see whether two engines agree.

  --position TEXT   the position, as in NOTATION.md; without it the start of a game:
  --edition ID      ${editionIds} (${defaultEdition})
  --players N       number of players (4)
  --variant ID      a variant of the rules; may be repeated
  --file FILE       a position, or known counts: blocks of "id", "position" and "perft DEPTH COUNT"
  --depth N         moves in a row (2); for known counts, the deepest that is checked (all)
  --by-action       also by the type of the first move
  --json            prints one JSON object
`

const DEEPEST = 9

export const perft: Command = {
  name: 'perft',
  summary: 'count sequences of legal moves',
  usage,
  run(args) {
    const { values } = readOptions(args, {
      ...setupOptions,
      position: { type: 'string' },
      file: { type: 'string' },
      depth: { type: 'string' },
      'by-action': { type: 'boolean' },
      json: { type: 'boolean' },
    })
    if (values.position !== undefined && values.file !== undefined)
      throw new UsageError('Give either --position or --file.')
    const depth = values.depth === undefined ? null : wholeNumber('depth', values.depth, 1, DEEPEST)
    const text = values.file === undefined ? values.position : readTextFile(values.file)
    if (text !== undefined && isPerftFile(text))
      return check(parsePerftFile(text), depth ?? DEEPEST, values.json)

    const state = readPosition(text ?? startOf(values))
    const depths = Array.from({ length: depth ?? 2 }, (_, index) => index + 1)
    const rows = depths.map((moves) => ({ depth: moves, ...countsAt(state, moves, values['by-action']) }))
    process.stdout.write(values.json ? `${JSON.stringify({ perft: rows })}\n` : rows.map(rowText).join(''))
    return 0
  },
}

interface Wishes {
  readonly edition?: string
  readonly players?: string
  readonly variant?: string[]
}

function startOf({ edition, players, variant }: Wishes): string {
  const setup = readSetup(edition ?? defaultEdition, readPlayers(players ?? '4'), variant)
  const variants = setup.variants.length === 0 ? '' : `; variants: ${setup.variants.join(', ')}`
  return `edition: ${setup.edition}; players: ${setup.seats}${variants}`
}

interface Counts {
  readonly count: number
  readonly byAction?: Readonly<Record<string, number>>
}

function countsAt(state: State, depth: number, isSplit = false): Counts {
  if (!isSplit) return { count: countMoves(state, depth) }
  const byAction = countByAction(state, depth)
  return { count: Object.values(byAction).reduce((sum, count) => sum + count, 0), byAction }
}

const rowText = ({ depth, count, byAction = {} }: Counts & { depth: number }): string => {
  const split = Object.entries(byAction).map(([type, number]) => `  ${type} ${number}`)
  return `perft ${depth} ${count}${split.join('')}\n`
}

function readPosition(text: string): State {
  const { value, error } = parsePosition(text)
  if (error)
    throw new UsageError(`The position cannot be read, at character ${error.at + 1}: ${error.message}`)
  if (value.distantMarket?.tiles.includes(UNKNOWN_STEPS))
    throw new UsageError('The position does not say in which order the tiles of the distant market come.')
  return value
}

function check(cases: readonly PerftCase[], deepest: number, isJson = false): number {
  const rows = cases.flatMap(({ id, position, counts }) => {
    const state = readPosition(position)
    return counts
      .filter(({ depth }) => depth <= deepest)
      .map(({ depth, count }) => ({ id, depth, expected: count, count: countMoves(state, depth) }))
  })
  const wrong = rows.filter(({ expected, count }) => expected !== count)
  if (isJson) process.stdout.write(`${JSON.stringify({ ok: wrong.length === 0, perft: rows })}\n`)
  else {
    const lines = rows.map(({ id, depth, expected, count }) => [
      id,
      depth,
      count,
      expected === count ? 'as expected' : `WRONG: ${expected} expected`,
    ])
    process.stdout.write(`${table([['position', 'depth', 'count', ''], ...lines])}\n`)
  }
  return wrong.length === 0 ? 0 : 1
}
