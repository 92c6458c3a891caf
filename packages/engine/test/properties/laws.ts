// Laws: things that must hold at every decision of every game, checked in one pass and reported one by one.

import { formatMove, formatPosition, rulesOf, type State } from '@ironbridge/engine'
import { beforeAll, describe, it } from 'vitest'
import { type Decision, decisions, nameOf, type Playout } from '../playout.ts'

/** Watches one game from its first state; throws at a decision that breaks the law. */
export type Law = (first: State) => (decision: Decision) => void

/** A law that is asked at one decision in `stride`, counted over all games; it sees every game from its start. */
export function sampled(stride: number, law: (decision: Decision) => void): Law {
  let asked = 0
  return () => (decision) => {
    if (asked++ % stride === 0) law(decision)
  }
}

/** Plays the games once and makes one test of every law. */
export function describeLaws(
  title: string,
  games: readonly Playout[],
  laws: Readonly<Record<string, Law>>,
): void {
  describe(title, () => {
    const broken = new Map<string, string>()
    beforeAll(() => {
      for (const game of games) watch(game, laws, broken)
    })
    for (const name of Object.keys(laws))
      it(name, () => {
        const failure = broken.get(name)
        if (failure !== undefined) throw new Error(failure)
      })
  })
}

/** A law is dropped at its first failure. */
function watch(game: Playout, laws: Readonly<Record<string, Law>>, broken: Map<string, string>): void {
  let watchers: [string, (decision: Decision) => void][] | null = null
  for (const decision of decisions(game)) {
    watchers ??= Object.entries(laws).map(([name, law]) => [name, law(decision.state)])
    for (const [name, check] of watchers) {
      if (broken.has(name)) continue
      try {
        check(decision)
      } catch (error) {
        broken.set(name, `${String(error)}\n${placeOf(game, decision)}`)
      }
    }
  }
}

/** Where a law broke: the game, the move, the position before it. */
function placeOf(game: Playout, { ply, state, move }: Decision): string {
  return `${nameOf(game)}, ply ${ply}, ${formatMove(rulesOf(state), move)}\n${formatPosition(state)}`
}

/** Faster than `expect` where it is asked a million times. */
export function same(found: unknown, wanted: unknown, what: string): void {
  if (found === wanted) return
  const [one, other] = [canonical(found), canonical(wanted)]
  if (one !== other) throw new Error(`${what}: found ${one}, not ${other}`)
}

export function holds(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what)
}

/** JSON with keys in alphabetical order: equal for equal values, whoever made them. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}
