// Games that go on whatever happens to the servers. One that is stuck is counted, and another takes its place.

import { setTimeout } from 'node:timers/promises'
import type { Dice } from '@ironbridge/engine'
import type { Ledger } from './ledger.ts'
import { beginMatch, type Match } from './match.ts'
import { LATE, type ServedTime, within } from './patience.ts'
import type { OpenWire } from './person.ts'

export interface Fleet {
  /** Resolves after so many more answers, or when nothing goes on any more. */
  makes(count: number): Promise<void>
  /** Lets everybody finish what they do, and try once more if they may. */
  stop(triesOnce: boolean): Promise<void>
  answers(): number
  ledgers(): Ledger[]
  stuck(): number
  repeated(): number
}

/** Milliseconds between looks at how much was done. */
const LOOK = 5
/** Milliseconds between tries to begin a game. */
const WAIT = 50
/** Refusals in a row after which a game is stuck. */
const MOST_REFUSALS = 20

export interface FleetPlan {
  readonly games: number
  /** What is chosen before a game; they take turns. */
  readonly tables: readonly object[]
  /** Milliseconds after which whatever did not happen is stuck. */
  readonly patience: number
  readonly dice: Dice
  readonly addresses: () => readonly string[]
  readonly openWire: OpenWire
}

export function openFleet(
  { games, tables, patience, dice, addresses, openWire }: FleetPlan,
  time: ServedTime,
): Fleet {
  const all: Match[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  let stuck = 0
  let triesOnce = false
  const places = Array.from({ length: games }, (_, place) => play(place))

  /** One game after the other. */
  async function play(place: number): Promise<void> {
    while (!signal.aborted) {
      const match = await begin(place)
      if (match === null) continue
      all.push(match)
      if (!(await goesOn(match))) stuck++
      match.close()
    }
  }

  async function begin(place: number): Promise<Match | null> {
    const trial = new AbortController()
    const isWanted = (): boolean => !trial.signal.aborted && !signal.aborted
    const trying = async (): Promise<Match | null> => {
      for (let tries = dice.below(2); isWanted(); tries++)
        try {
          const match = await beginMatch(
            addresses,
            addresses()[tries % addresses().length] ?? '',
            openWire,
            tables[place % tables.length] ?? {},
            dice,
          )
          if (isWanted()) return match
          match.close()
        } catch {
          await setTimeout(WAIT)
        }
      return null
    }
    const match = await within(trying(), time, patience)
    trial.abort()
    if (match !== LATE) return match
    stuck++
    return null
  }

  /** False as soon as it does not. */
  async function goesOn(match: Match): Promise<boolean> {
    let refusals = 0
    let isLast = false
    while (!isLast) {
      isLast = signal.aborted
      if (isLast && !triesOnce) return true
      const work = match.step()
      // Whoever is not waited for any more may fail as they like.
      work.catch(() => {})
      const result = await within(work, time, patience).catch(() => 'refused' as const)
      if (result === LATE) return false
      if (result === 'over') return true
      refusals = result === 'refused' ? refusals + 1 : 0
      if (refusals >= MOST_REFUSALS) return false
      if (isLast && refusals > 0) isLast = false
    }
    return true
  }

  const answers = (): number => all.reduce((sum, match) => sum + match.answered(), 0)

  return {
    async makes(count) {
      const enough = answers() + count
      let [before, since] = [answers(), time.now()]
      while (answers() < enough && time.now() - since < patience && !signal.aborted) {
        await setTimeout(LOOK)
        if (answers() > before) [before, since] = [answers(), time.now()]
      }
    },
    async stop(once) {
      triesOnce = once
      stopping.abort()
      await Promise.all(places)
    },
    answers,
    ledgers: () => all.map(({ ledger }) => ledger),
    stuck: () => stuck,
    repeated: () => all.reduce((sum, match) => sum + match.repeated(), 0),
  }
}
