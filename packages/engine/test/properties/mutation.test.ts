// Moves that are almost legal are either in the list, or refused with a reason, and change nothing.

import {
  brokenRule,
  explain,
  formatMove,
  type Move,
  parseMove,
  parsePosition,
  play,
  type Rule,
  rngFromSeed,
  rolling,
  rulesOf,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { meantMove } from '../../src/said.ts'
import { type Decision, playoutsOfAll, seedOf } from '../playout.ts'
import { checkExplained, checkListed, judged } from './answers.ts'
import { canonical, describeLaws, holds, same, sampled } from './laws.ts'
import { mutantsOf, strangersOf, unsaidOf } from './mutations.ts'
import { metByHand, whyNotMet } from './refusals.ts'

const GAMES = { birmingham: 300, lancashire: 260, classic: 90 }
const STRIDE = 6
const MOVES_MUTATED = 6
const LISTED_STRIDE = 3 * STRIDE
const EXPLAINED_STRIDE = 15 * STRIDE
const EXPLAINED_AT_MOST = 5

const met = new Set<Rule>()

// All of them: some refusals are met in one game of hundreds.
describeLaws('Almost legal moves', playoutsOfAll(GAMES), {
  'are refused by a rule, or by none': sampled(STRIDE, (decision) => {
    for (const mutant of mutantsAt(decision)) {
      const rule = brokenRule(decision.state, mutant)
      if (rule !== null) met.add(rule)
    }
  }),

  'mean a listed move when no rule refuses them': sampled(LISTED_STRIDE, (decision) => {
    const { state, legal } = decision
    const texts = new Set(legal.map((move) => formatMove(rulesOf(state), move)))
    const listed = new Set(legal.map((move) => JSON.stringify(move)))
    for (const mutant of mutantsAt(decision))
      if (brokenRule(state, mutant) === null && !listed.has(JSON.stringify(mutant)))
        checkListed(state, texts, mutant)
  }),

  'are not listed when a rule refuses them': sampled(LISTED_STRIDE, (decision) => {
    const listed = new Set(decision.legal.map((move) => canonical(move)))
    for (const mutant of mutantsAt(decision)) {
      const rule = brokenRule(decision.state, mutant)
      if (rule !== null)
        holds(!listed.has(canonical(mutant)), `listed: ${JSON.stringify(mutant)}, broken: ${rule}`)
    }
  }),

  'change nothing when they are refused': sampled(LISTED_STRIDE, (decision) => {
    const { state } = decision
    const before = canonical(state)
    for (const mutant of mutantsAt(decision)) {
      const rule = brokenRule(state, mutant)
      if (rule === null) continue
      const events: unknown[] = []
      const played = play(state, mutant, (event) => events.push(event))
      holds(
        played.state === null && played.broken === rule,
        `play refuses ${JSON.stringify(mutant)} by ${rule}`,
      )
      same(events.length, 0, 'events of a refused move')
    }
    same(canonical(state), before, 'the state given')
  }),

  'are explained when they are refused': sampled(EXPLAINED_STRIDE, (decision) => {
    const { state, ply } = decision
    const refused = mutantsAt(decision).filter((mutant) => brokenRule(state, mutant) !== null)
    const dice = rolling(rngFromSeed(seedOf(ply + 1)))
    for (let i = 0; i < EXPLAINED_AT_MOST && refused.length > 0; i++)
      checkExplained(state, refused[dice.below(refused.length)])
  }),

  'are completed or refused where something is left unsaid': sampled(STRIDE, (decision) => {
    const { state, legal, ply } = decision
    const dice = rolling(rngFromSeed(seedOf(ply + 1)))
    const listed = new Set(legal.map((move) => canonical(move)))
    for (const said of unsaidOf(state, legal[dice.below(legal.length)])) {
      const { move, broken } = meantMove(state, said)
      if (broken === null) holds(listed.has(canonical(move)), `read as ${JSON.stringify(move)}`)
      else met.add(broken)
    }
  }),

  'are explained where something is left unsaid': sampled(EXPLAINED_STRIDE, ({ state, legal }) => {
    for (const move of legal.filter(({ type }) => type === 'sell' || type === 'shortfall').slice(0, 2))
      for (const said of unsaidOf(state, move))
        if (judged(state, said) === null) same(explain(state, said), null, 'refusal of what is understood')
        else checkExplained(state, said)
  }),

  'are refused when the game is over': () => {
    return ({ move, next }) => {
      if (!next.over) return
      same(brokenRule(next, move), 'game.over', 'rule')
      met.add('game.over')
      checkExplained(next, move)
    }
  },

  'are not explained when they are legal': sampled(EXPLAINED_STRIDE, ({ state, move }) => {
    same(explain(state, move), null, 'refusal of a legal move')
  }),
})

describe('Refusals', () => {
  it('are all met in these games, but for those that no game leads to', () => {
    const notMet = (Object.keys(whyNotMet) as Rule[]).filter((rule) => !met.has(rule))
    expect(notMet).toEqual(notMet.filter((rule) => whyNotMet[rule] !== null))
  })

  it('that no game leads to are met in positions made by hand', () => {
    for (const { rule, position, move } of metByHand) {
      const { value: state } = parsePosition(position)
      holds(state !== null, position)
      const { value: read } = parseMove(rulesOf(state), move)
      holds(read !== null, move)
      expect(judged(state, read), `${move} in ${position}`).toBe(rule)
      checkExplained(state, read)
    }
  })
})

let latest: { readonly decision: Decision; readonly mutants: Move[] } | null = null

/** Changed copies of some listed moves, and strangers; made once for all laws. */
function mutantsAt(decision: Decision): readonly Move[] {
  if (latest?.decision === decision) return latest.mutants
  const { state, legal, ply } = decision
  const dice = rolling(rngFromSeed(seedOf(ply + 1)))
  const mutants = strangersOf(state, dice)
  for (let i = 0; i < MOVES_MUTATED; i++)
    mutants.push(...mutantsOf(state, legal[dice.below(legal.length)], dice))
  latest = { decision, mutants }
  return mutants
}
