// From the options to a plan: who plays whom, on which tables, over how many deals.

import { bots } from '@ironbridge/bots'
import { editions } from '@ironbridge/engine'
import { ALONE, type ArenaPlan, type Deals, planOf } from '@ironbridge/lab'
import { readPlayer } from '@ironbridge/players'
import { UsageError, wholeNumber } from '../command.ts'
import { ALL, defaultEdition, readPlayers, readTables } from '../setup.ts'

export interface PlanOptions {
  readonly edition?: string | undefined
  readonly players?: string | undefined
  readonly variant?: readonly string[] | undefined
  readonly deals?: string | undefined
  /** A program as the candidate. */
  readonly bot?: string | undefined
  readonly ladder?: boolean | undefined
}

const USUAL_PLAYERS = '4'
const USUAL_DEALS = 100
const FEWEST_DEALS = 2
const MOST_DEALS = 1_000_000

export function readPlan(options: PlanOptions, named: readonly string[]): ArenaPlan {
  const players = options.ladder ? readLadder(options, named) : readDuel(options, named)
  const usual = options.ladder ? ALL : null
  const tables = readTables(
    options.edition ?? usual ?? defaultEdition,
    options.players ?? usual ?? USUAL_PLAYERS,
    options.variant,
  ).map(({ edition, seats, variants }) => ({ edition, players: seats, variants }))
  const deals = readDeals(options.deals ?? '', players)
  return planOf(players, tables, deals, options.ladder ?? false)
}

function readLadder({ bot }: PlanOptions, named: readonly string[]): string[] {
  if (named.length > 0 || bot !== undefined)
    throw new UsageError('--ladder plays every bot against the one below it: name none.')
  return bots.map(({ id }) => id)
}

/** The champion, then the candidate: the one that is at 0, and the one that is measured. */
function readDuel({ bot }: PlanOptions, named: readonly string[]): string[] {
  const [candidate, champion, ...more] = bot === undefined ? named : [`"${bot}"`, ...named]
  if (candidate === undefined || champion === undefined)
    throw new UsageError(`Name ${bot === undefined ? 'a candidate and a champion' : 'a champion'}.`)
  if (more.length > 0) throw new UsageError(`"${more[0]}" is not expected here.`)
  for (const name of [candidate, champion]) readPlayer(name)
  return [champion, candidate]
}

/**
 * `100`, `club=200,strong=100`, or both: a number for the rest; `club/2=300` for tables of two, `club/lancashire=300` for those
 * of an edition, `club/lancashire/2=300` for one. The narrowest counts; of several names the first that has a number.
 */
function readDeals(value: string, players: readonly string[]): Deals {
  let rest = USUAL_DEALS
  const own = new Map<string, number>()
  for (const part of value.split(',').filter((text) => text !== '')) {
    const [, name, edition = ALL, seats, count] = OWN_DEALS.exec(part) ?? []
    if (name === undefined || count === undefined) rest = dealsIn(part)
    else if (players.includes(name) || name === ALONE)
      own.set(keyOf(name, edition, seats === undefined ? ALL : readPlayers(seats)), dealsIn(count))
    else throw new UsageError(`--deals names "${name}", which does not play. Players: ${players.join(', ')}.`)
  }
  return (table, ...names) =>
    names
      .flatMap((name) => [
        own.get(keyOf(name, table.edition, table.players)),
        own.get(keyOf(name, table.edition, ALL)),
        own.get(keyOf(name, ALL, table.players)),
        own.get(keyOf(name, ALL, ALL)),
      ])
      .find((count) => count !== undefined) ?? rest
}

const OWN_DEALS = new RegExp(`^(.*?)(?:/(${editions.map(({ id }) => id).join('|')}))?(?:/(\\d+))?=([^=]*)$`)

const keyOf = (name: string, edition: string, seats: number | string): string => `${name}/${edition}/${seats}`

const dealsIn = (text: string): number => wholeNumber('deals', text, FEWEST_DEALS, MOST_DEALS)
