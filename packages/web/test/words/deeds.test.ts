// What was done, as lines of a list: steps of an action in one, with its price or gain.

import {
  type BuyerId,
  barrelBeside,
  type GameEvent,
  idNamed,
  MARKET,
  type MerchantId,
  type Move,
  type Payment,
  ruleset,
} from '@ironbridge/engine'
import { expect, it } from 'vitest'
import { actionsIn, deedOf } from '../../src/words/deeds.ts'
import { randomGame, tables } from './games.ts'
import { language, languages } from './languages.ts'

const rules = ruleset({ edition: 'birmingham', seats: 4, variants: [] })
const names = ['Ada', 'Boulton', 'Constance', 'Darby']
const i18n = language('words/locales', 'en')
const slot = idNamed(rules.slots, 'dudley:1')
const card = idNamed(rules.cards, 'coal')
const industry = idNamed(rules.industries, 'coal')
const [buyer] = [...rules.merchantSpaces.keys()] as [BuyerId & MerchantId]
const line = (id: string) => idNamed(rules.lines, id)

const heard = (move: Move, ...events: GameEvent[]) => ({ seat: 1, move, events })
const told = (...moves: readonly ReturnType<typeof heard>[]) =>
  actionsIn(moves).map((action) => deedOf(i18n, rules, action, names))

const build: Move = { type: 'build', industry, slot, coal: [], iron: [MARKET], card }
const built: GameEvent = {
  type: 'build',
  seat: 1,
  kind: idNamed(rules.kinds, 'coal-2'),
  slot,
  cost: 7,
  cubes: 3,
}
const bought: GameEvent = { type: 'use', seat: 1, goods: 'iron', from: MARKET, cost: 2 }

it('tells what was built, where, and what it cost with all it took', () => {
  expect(told(heard(build, bought, built))).toEqual([
    { type: 'build', text: 'Coal mine II, Dudley', used: ['1 iron for £2'], notes: [], figure: '£9' },
  ])
})

it('tells what came of it: sold to the market, flipped at once, built over', () => {
  const kind = idNamed(rules.kinds, 'coal-1')
  const [deed] = told(
    heard(
      build,
      { type: 'overbuild', seat: 1, slot, kind, owner: 2, cubes: 0 },
      built,
      { type: 'market-sale', seat: 1, goods: 'coal', slot, price: 3 },
      { type: 'market-sale', seat: 1, goods: 'coal', slot, price: 2 },
      { type: 'flip', slot, kind: built.kind, owner: 1, income: 7 },
      { type: 'flip', slot: idNamed(rules.slots, 'stone:1'), kind, owner: 3, income: 4 },
    ),
  )
  expect(deed?.notes).toEqual([
    '2 coal to the market, £5',
    'over Coal mine I of Constance',
    'flips at once',
    'Coal mine I of Darby flips',
  ])
})

it('tells two railways, two developments and several sales as one action each', () => {
  const lay = (id: string, payment: Payment): Move => ({
    type: 'network',
    line: line(id),
    coal: [],
    beer: [],
    card: payment,
  })
  const laid = (id: string, cost: number): GameEvent => ({ type: 'link', seat: 1, line: line(id), cost })
  const develop = (payment: Payment): Move => ({ type: 'develop', industry, iron: [slot], card: payment })
  const developed = (id: string): GameEvent[] => [
    { type: 'use', seat: 1, goods: 'iron', from: slot, cost: 0 },
    { type: 'develop', seat: 1, kind: idNamed(rules.kinds, id) },
  ]
  const sell = (payment: Payment): Move => ({
    type: 'sell',
    industry,
    slot,
    buyer,
    beer: [barrelBeside(buyer)],
    bonus: null,
    card: payment,
  })
  const sold = (id: string, at: string): GameEvent[] => {
    const kind = idNamed(rules.kinds, id)
    const place = idNamed(rules.slots, at)
    return [
      { type: 'sell', seat: 1, slot: place, kind, buyer },
      { type: 'flip', slot: place, kind, owner: 1, income: 5 },
    ]
  }
  const deeds = told(
    heard(lay('belper-leek', card), laid('belper-leek', 5)),
    heard(lay('cannock-walsall', null), laid('cannock-walsall', 10)),
    heard(develop(card), ...developed('manufacturer-1')),
    heard(develop(null), ...developed('cotton-1')),
    heard(sell(card), ...sold('cotton-1', 'leek:1')),
    heard(sell(null), ...sold('cotton-2', 'stone:1')),
    heard({ type: 'end', card: null }),
    heard({ type: 'loan', amount: 30, card }, { type: 'loan', seat: 1, amount: 30, levels: 3 }),
    heard({ type: 'pass', card }, { type: 'pass', seat: 1 }),
  )
  expect(deeds.map((deed) => [deed?.text, deed?.figure])).toEqual([
    ['Belper–Leek, Cannock–Walsall', '£15'],
    ['Manufacturer I, Cotton mill I', '2 iron'],
    ['Cotton mill I, Leek · Cotton mill II, Stone', '+10 VP'],
    ['Loan', '+£30'],
    ['Pass', null],
  ])
})

it('has nothing to tell of the mere end of an action', () => {
  expect(told(heard({ type: 'end', card: null }))).toEqual([null])
})

it.each(languages('words/locales'))('has words for every move of every game in $locale', (words) => {
  for (const [number, table] of tables.entries())
    randomGame(table, number + 1, true, ({ state }, move, events) => {
      const seat =
        state.pending?.type === 'shortfall' ? state.pending.seat : (state.turnOrder[state.turn] ?? 0)
      const deed = deedOf(words, ruleset(table), [{ seat, move, events }], names)
      expect(deed === null).toBe(move.type === 'end')
      expect(deed?.text).not.toBe('')
    })
})
