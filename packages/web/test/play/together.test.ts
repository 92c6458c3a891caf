// Two links or two developments are one action in the making: settled at once, paid with any card, taken back like a choice.

import { type Move, type State, seatToMove } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { chosenOf, optionsFor } from '../../src/play/choose.ts'
import {
  choose,
  draftMove,
  mainMove,
  movesOf,
  narrowingOf,
  openSteps,
  payments,
  redo,
  repaid,
  rewound,
  type Sitting,
  settled,
  sitDown,
  stateOf,
  undo,
} from '../../src/play/sitting.ts'
import { causesOf, outcomeOf, spentIn } from '../../src/table/turn/ledger.ts'
import { stepCost } from '../../src/table/turn/stepCost.ts'
import { money } from '../../src/words/index.ts'
import { viewsOf } from '../deals.ts'
import { language } from '../words/languages.ts'

const i18n = language('words/locales', 'en')
const names = ['Ada', 'Boulton', 'Constance', 'Darby']

/** With the first line, or tile, of an action that may go on. */
function* openActions(type: 'network' | 'develop'): Generator<Sitting> {
  for (const digit of '45')
    for (const { state } of viewsOf('birmingham', 2, digit.repeat(32))) {
      const start = choose(sitDown(state), { aspect: 'action', value: type })
      if (state.pending !== null || start.choices.length === 0) continue
      const next = answered(start)
      if (openSteps(next).length > 0) yield next
    }
}

/** The first answer to every question. */
function answered(start: Sitting): Sitting {
  let sitting = settled(start)
  while (openSteps(sitting).length === 0 || sitting.choices.length > 0) {
    const { question, left, offer } = narrowingOf(sitting)
    const [option] = question === null || offer !== null ? [] : optionsFor(left, sitting.choices, question)
    if (option === undefined) break
    sitting = settled(choose(sitting, option))
  }
  return sitting
}

/** Something is added, as far as it is offered. */
function withSecond(sitting: Sitting): { sitting: Sitting; offer: Move | null } {
  const { question, left } = narrowingOf(sitting)
  const [option] = question === null ? [] : optionsFor(left, [], question)
  const next = option ? answered(choose(sitting, option)) : sitting
  return { sitting: next, offer: narrowingOf(next).offer }
}

test.each(['network', 'develop'] as const)(
  '%s: asks for a second, ends with the first, and goes back',
  (type) => {
    let seen = 0
    for (const sitting of openActions(type)) {
      seen++
      const narrowing = narrowingOf(sitting)
      expect(narrowing.offer).toBeNull()
      expect(narrowing.question).toBe(type === 'network' ? 'line' : 'industry')
      expect(mainMove(sitting, narrowing)).toMatchObject({ type: 'end' })
      const back = undo(sitting)
      expect(openSteps(back)).toEqual([])
      expect(chosenOf(back.choices, 'action')).toEqual([type])
      expect(movesOf(redo(back))).toEqual(movesOf(sitting))
      expect(stateOf(rewound(sitting))).toEqual(sitting.base)
    }
    expect(seen).toBeGreaterThan(2)
  },
)

test('any card pays for it instead, and what was added stays', () => {
  let changed = 0
  for (const first of openActions('network')) {
    const { sitting, offer } = withSecond(first)
    for (const { card } of payments(sitting)) {
      if (card === null || offer === null) continue
      const next = repaid(sitting, card)
      expect(movesOf(next)[0]?.card).toBe(card)
      expect(next.choices).toEqual(sitting.choices)
      expect(narrowingOf(next).offer).toEqual(offer)
      changed++
    }
  }
  expect(changed).toBeGreaterThan(2)
})

test('one total for both, and what every second one costs', () => {
  let sums = 0
  for (const type of ['network', 'develop'] as const)
    for (const first of openActions(type)) {
      const before = stateOf(rewound(first))
      const cost = stepCost(i18n, stateOf(first), narrowingOf(first).left)
      expect(cost).toBe(type === 'network' ? '+£10, 1 coal, 1 beer' : '1 iron')
      const { sitting, offer } = withSecond(first)
      const both = offer && draftMove(sitting, offer)
      if (!both) continue
      const events = both.draft.map((step) => step.events)
      const after = stateOf(both)
      const causes = [before, ...both.draft.map(({ state }) => state)].flatMap((state, place) =>
        causesOf(i18n, state, events[place] ?? [], names),
      )
      const sum = causes.reduce(
        (all, { amount }) => all + Number(amount.replace('£', '').replace('−', '-')),
        0,
      )
      expect(0 - sum).toBe(spentIn(before, after))
      const total = outcomeOf(i18n, before, { state: after, events: events.flat() }, names).find(
        ({ isTotal }) => isTotal,
      )
      expect(total?.amount ?? '').toBe(sum === 0 ? '' : `${purse(before)} → ${purse(after)}`)
      sums++
    }
  expect(sums).toBeGreaterThan(5)
})

const purse = (state: State): string => money(state.players[seatToMove(state)]?.money ?? 0)
