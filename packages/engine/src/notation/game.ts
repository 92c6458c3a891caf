// Games as text: headers in brackets, then one move a line after the letter of its seat. See NOTATION.md.

import type { GameRecord } from '../record.ts'
import { SEED_PATTERN } from '../rng.ts'
import { makeSetup } from '../setup.ts'
import { seatName } from './names.ts'
import { fault, type Parsed, reading } from './reading.ts'

export function formatGame(record: GameRecord): string {
  const { setup, names, seed, seedHash, rules, moves, result } = record
  const headers: [string, string][] = [
    ['Edition', setup.edition],
    ['Players', `${setup.seats}`],
    ...names.map((name, seat): [string, string] => [seatName(seat), name]),
    ['Variants', setup.variants.join(' ')],
    ['Rules', `${rules}`],
  ]
  if (seed !== null) headers.push(['Seed', seed])
  if (seedHash !== null) headers.push(['SeedHash', seedHash])
  if (result !== null) headers.push(['Result', result.join(' ')])
  return `${headers.map(([key, value]) => `[${key} ${JSON.stringify(value)}]`).join('\n')}\n\n${moves.join('\n')}\n`
}

/** Headers may come in any order; edition and players are required, and a seed or its hash. */
export function parseGame(text: string): Parsed<GameRecord> {
  return reading(() => {
    const headers = new Map<string, Header>()
    const moves: string[] = []
    for (const { line, at } of linesOf(text)) {
      if (!line.startsWith('[')) {
        moves.push(line)
        continue
      }
      if (moves.length > 0) fault('Headers come before the moves.', at)
      const { key, value } = readHeader(line, at)
      if (headers.has(key)) fault(`"${key}" is said twice.`, at)
      headers.set(key, { value, at })
    }
    return recordOf(headers, moves)
  })
}

/** What a file says of its rules, for whoever looks for the engine that can read the rest of it. */
export function revisionIn(text: string): number | null {
  const [, revision] = /^\s*\[Rules\s+"(\d{1,6})"\]/m.exec(text) ?? []
  return revision === undefined ? null : Number(revision)
}

interface Header {
  readonly value: string
  readonly at: number
}

const KEYS = ['Edition', 'Players', 'Variants', 'Rules', 'Seed', 'SeedHash', 'Result', 'A', 'B', 'C', 'D']
const LONGEST_LINE = 1000

/** Lines without blanks and comments. A `#` inside a header belongs to it. */
function linesOf(text: string): { line: string; at: number }[] {
  const lines: { line: string; at: number }[] = []
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const raw = match[0]
    const line = (raw.trimStart().startsWith('[') ? raw : raw.replace(/#.*/, '')).trim()
    if (line === '') continue
    if (line.length > LONGEST_LINE) fault('This line is too long.', match.index)
    lines.push({ line, at: match.index + raw.indexOf(line) })
  }
  return lines
}

function readHeader(line: string, at: number): { key: string; value: string } {
  const match = /^\[(\w+)\s+("(?:[^"\\]|\\.)*")\]\s*(?:#.*)?$/u.exec(line)
  if (!match) return fault('Expected a header such as [Edition "birmingham"].', at, KEYS)
  const [, key, quoted] = match
  if (!KEYS.includes(key)) fault(`Unknown header "${key}".`, at, KEYS)
  try {
    return { key, value: JSON.parse(quoted) as string }
  } catch {
    return fault('The text in quotes is not closed or escaped as in JSON.', at)
  }
}

function recordOf(headers: ReadonlyMap<string, Header>, moves: string[]): GameRecord {
  const optional = (key: string): Header | null => headers.get(key) ?? null
  const required = (key: string): Header =>
    headers.get(key) ?? fault(`The header [${key} "…"] is missing.`, 0, [key])
  const words = (header: Header | null): string[] =>
    (header?.value ?? '').split(/\s+/).filter((word) => word !== '')

  const edition = required('Edition')
  const setup = makeSetup(edition.value, whole(required('Players')), words(optional('Variants')))
  if ('error' in setup) return fault(setup.error, edition.at)

  const seed = optional('Seed')
  if (seed && !SEED_PATTERN.test(seed.value)) fault('A seed is 32 hex digits.', seed.at)
  const seedHash = optional('SeedHash')
  if (seedHash && !/^[0-9a-f]{64}$/.test(seedHash.value)) fault('A seed hash is 64 hex digits.', seedHash.at)

  const result = optional('Result')
  const points = result && words(result).map((value) => whole({ value, at: result.at }))
  if (result && points?.length !== setup.seats) fault('The result gives points for every seat.', result.at)
  return {
    setup,
    names: Array.from(
      { length: setup.seats },
      (_, seat) => headers.get(seatName(seat))?.value ?? seatName(seat),
    ),
    seed: seed?.value ?? null,
    seedHash: seedHash?.value ?? null,
    rules: whole(required('Rules')),
    moves,
    result: points,
  }
}

function whole({ value, at }: Header): number {
  return /^\d{1,6}$/.test(value) ? Number(value) : fault(`Expected a whole number, found "${value}".`, at)
}
