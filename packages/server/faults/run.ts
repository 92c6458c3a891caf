// A run: games go on, something is struck again and again, and at the end what was acknowledged is looked for in the database.

import { setTimeout } from 'node:timers/promises'
import { type Dice, hashOfSeed, rngFromSeed, rolling, shuffle } from '@ironbridge/engine'
import { openDatabase } from '../src/store/database.ts'
import { type Fleet, type FleetPlan, openFleet } from './fleet.ts'
import type { Fault, Flaw } from './ledger.ts'
import { openServedTime } from './patience.ts'
import type { OpenWire } from './person.ts'
import { faultsIn } from './truth.ts'

export interface Strike {
  /** How often it comes in a round. */
  readonly share: number
  /** Answers once everything is back. */
  strike(dice: Dice): Promise<void>
}

/** Servers and their database, and what can be done to them. */
export interface Site {
  addresses(): readonly string[]
  readonly database: string
  readonly openWire: OpenWire
  readonly strikes: Readonly<Record<string, Strike>>
  /** Orderly stops that took too long. */
  slowStops(): number
}

export interface Plan {
  readonly kills: number
  readonly games: number
  readonly tables: FleetPlan['tables']
  readonly seed: string
  /** Milliseconds after which whatever did not happen is stuck. */
  readonly patience: number
  /** At least and at most so many requests are answered between two strikes. */
  readonly requests: readonly [number, number]
  /** Ends the run early; what was done is counted. */
  readonly signal: AbortSignal
  onKill(kills: number, answers: number): void
}

export interface Report extends Record<Flaw, number> {
  readonly kills: number
  /** The same by name. */
  readonly strikes: Readonly<Record<string, number>>
  readonly games: number
  readonly acknowledged: number
  readonly repeated: number
  readonly stuck: number
  readonly slowStops: number
  /** By kind of request, or of line: how many were acknowledged, and what became of some. */
  readonly kinds: Readonly<Record<string, Partial<Record<Flaw | 'acknowledged', number>>>>
  readonly faults: readonly Fault[]
  /** Why the run ended before its time. */
  readonly cut: string | null
}

/** Milliseconds in which a strike may hit whatever is under way. */
const SPREAD = 20
/** Faults that are told one by one. */
const MOST_TOLD = 20

export async function run(site: Site, plan: Plan): Promise<Report> {
  const { signal } = plan
  const dice = rolling(rngFromSeed(hashOfSeed(plan.seed).slice(0, 32)))
  const time = openServedTime()
  const fleet = openFleet({ ...plan, dice, addresses: () => site.addresses(), openWire: site.openWire }, time)
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const [least, most] = plan.requests
  const someRequests = () => Promise.race([fleet.makes(least + dice.below(most - least + 1)), aborted])
  const round = Object.entries(site.strikes).flatMap(([name, one]) =>
    Array.from({ length: one.share }, () => ({ name, ...one })),
  )
  const strikes: Record<string, number> = {}
  let cut: string | null = null
  let kills = 0
  while (kills < plan.kills && !signal.aborted) {
    await someRequests()
    await setTimeout(dice.below(SPREAD))
    if (kills % round.length === 0) shuffle(round, dice)
    const one = round[kills % round.length] as (typeof round)[number]
    try {
      await time.without(() => one.strike(dice))
    } catch (error) {
      cut = (error as Error).message
      break
    }
    strikes[one.name] = (strikes[one.name] ?? 0) + 1
    plan.onKill(++kills, fleet.answers())
  }
  if (cut === null) await someRequests()
  if (signal.aborted) cut ??= String(signal.reason)
  await fleet.stop(cut === null)
  return { kills, ...(await counted(site, fleet)), strikes, cut }
}

async function counted(site: Site, fleet: Fleet): Promise<Omit<Report, 'kills' | 'strikes' | 'cut'>> {
  const ledgers = fleet.ledgers()
  const faults: Fault[] = []
  const db = await openDatabase(site.database)
  try {
    for (const ledger of ledgers) faults.push(...(await faultsIn(db, ledger)))
  } finally {
    await db.destroy()
  }
  const kinds: Record<string, Partial<Record<Flaw | 'acknowledged', number>>> = {}
  const count = (kind: string, what: Flaw | 'acknowledged'): void => {
    const row = (kinds[kind] ??= {})
    row[what] = (row[what] ?? 0) + 1
  }
  const done = ledgers.flatMap(({ asked }) => asked).filter(({ outcome }) => outcome === 'done')
  for (const { kind } of done) count(kind, 'acknowledged')
  for (const { kind, what } of faults) count(kind, what)
  const countOf = (what: Flaw): number => faults.filter((fault) => fault.what === what).length
  return {
    games: ledgers.length,
    acknowledged: done.length,
    repeated: fleet.repeated(),
    lost: countOf('lost'),
    doubled: countOf('doubled'),
    torn: countOf('torn'),
    reordered: countOf('reordered'),
    unplayable: countOf('unplayable'),
    outOfTime: countOf('outOfTime'),
    stuck: fleet.stuck(),
    slowStops: site.slowStops(),
    kinds,
    faults: faults.slice(0, MOST_TOLD),
  }
}

export const isSound = (report: Report): boolean =>
  report.faults.length + report.stuck + report.slowStops === 0
