// Narrowing: whatever is chosen in whatever order, one legal move comes out, and every legal move can be reached.

import { idNamed, legalMoves, type Move, makeMove, ruleset } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { ASPECTS, type Choice, narrowed, nextAspect, optionsFor, withChoice } from '../../src/play/choose.ts'
import { dealt, tables } from '../deals.ts'

function* positions(edition: string, seats: number, seed: string) {
  const { state, dice } = dealt(edition, seats, seed)
  while (!state.over) {
    const legal = legalMoves(state)
    yield { legal, dice }
    const kinds = [...new Set(legal.map(({ type }) => type))].filter((type) => type !== 'pass')
    const kind = kinds[dice.below(kinds.length)]
    const some = legal.filter(({ type }) => kinds.length === 0 || type === kind)
    makeMove(state, some[dice.below(some.length)] as Move)
  }
}

describe.each(tables)('%s with %i', (edition, seats) => {
  it('asks only true questions, and never leads to a dead end', () => {
    let longest = 0
    for (const { legal, dice } of positions(edition, seats, '3'.repeat(32))) {
      let choices: readonly Choice[] = []
      let left = legal
      while (left.length > 1) {
        const aspect = nextAspect(left, choices)
        expect(aspect).not.toBeNull()
        // Any aspect with something left may be chosen, not only the one that is asked for.
        const any = ASPECTS.filter((one) => optionsFor(left, choices, one).length > 1)
        const asked = dice.below(2) === 0 || any.length === 0 ? aspect : any[dice.below(any.length)]
        const options = optionsFor(left, choices, asked ?? 'action')
        const option = options[dice.below(options.length)]
        const next = option && withChoice(legal, choices, option)
        expect(next, `${asked}`).toBeTruthy()
        choices = next ?? []
        const now = narrowed(legal, choices)
        expect(now).toEqual(option?.moves)
        left = now
      }
      expect(left).toHaveLength(1)
      longest = Math.max(longest, choices.length)
    }
    expect(longest).toBeGreaterThan(2)
  })

  it('reaches every legal move by its own values, from either end', () => {
    let seen = 0
    for (const { legal, dice } of positions(edition, seats, '4'.repeat(32))) {
      if (dice.below(6) > 0) continue
      for (const goal of legal.filter((_, place) => place % 11 === 0))
        for (const order of [ASPECTS, ASPECTS.toReversed()]) {
          let choices: readonly Choice[] = []
          for (const aspect of order)
            for (;;) {
              const left = narrowed(legal, choices)
              const option = optionsFor(left, choices, aspect).find(({ moves }) => moves.includes(goal))
              if (!option) break
              choices = [...choices, option]
            }
          expect(narrowed(legal, choices)).toEqual([goal])
          seen++
        }
    }
    expect(seen).toBeGreaterThan(100)
  })
})

it('a card that no move left takes is refused', () => {
  const { cards } = ruleset({ edition: 'birmingham', seats: 2, variants: [] })
  const other = idNamed(cards, 'coal')
  const legal: Move[] = [
    { type: 'loan', amount: 30, card: idNamed(cards, 'dudley') },
    { type: 'pass', card: other },
  ]
  const loan = [{ aspect: 'action', value: 'loan' }] as const
  expect(withChoice(legal, loan, { aspect: 'card', value: other })).toBeNull()
  expect(narrowed(legal, loan)).toEqual([legal[0]])
  expect(nextAspect(narrowed(legal, loan), loan)).toBeNull()
})
