// The options that say which game is played: edition, players, variants; and files that hold one.

import { readFileSync } from 'node:fs'
import { type Edition, editionNamed, editions, makeSetup, type Setup } from '@ironbridge/engine'
import { reason } from '@ironbridge/players'
import { UsageError, wholeNumber } from './command.ts'

export const setupOptions = {
  edition: { type: 'string' },
  players: { type: 'string' },
  variant: { type: 'string', multiple: true },
} as const

export const defaultEdition = editions[0]?.id ?? ''

export const editionIds = editions.map(({ id }) => id).join(', ')

const MOST_PLAYERS = 9

export const readPlayers = (value: string): number => wholeNumber('players', value, 1, MOST_PLAYERS)

export function editionOf(id: string): Edition {
  const found = editionNamed(id)
  if (!found) throw new UsageError(`Unknown edition "${id}". Known: ${editionIds}.`)
  return found
}

export const ALL = 'all'

/** Every table that the editions allow among those wanted, with these variants; edition and players take commas, or "all". */
export function readTables(edition: string, players: string, variants: readonly string[] = []): Setup[] {
  const ids = edition === ALL ? editions.map(({ id }) => id) : [...new Set(edition.split(','))]
  const numbers = players === ALL ? null : players.split(',').map(readPlayers)
  const tables = ids.flatMap((id) =>
    editionOf(id)
      .seats.filter((seats) => numbers?.includes(seats) ?? true)
      .map((seats) => makeSetup(id, seats, variantsIn(variants))),
  )
  const setups = tables.flatMap((table) => ('error' in table ? [] : table))
  if (setups.length > 0) return setups
  const [refusal] = tables.flatMap((table) => ('error' in table ? table.error : []))
  throw new UsageError(refusal ?? `There is no table of ${edition} for ${players} players.`)
}

export function readSetup(edition: string, players: number, variants: readonly string[] = []): Setup {
  const setup = makeSetup(edition, players, variantsIn(variants))
  if ('error' in setup) throw new UsageError(setup.error)
  return setup
}

/** They may be given one by one or with commas between. */
const variantsIn = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(',')).filter((id) => id !== '')

export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: ${reason(error)}.`)
  }
}
