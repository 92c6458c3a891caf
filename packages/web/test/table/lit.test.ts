// What is lit can be chosen, what is not lit has a reason, and what is offered is drawn with the way of all it uses.

import { linePlace, type Mark, type Place, slotPlace } from '@ironbridge/board'
import { type Dice, firstOf, preview, rulesOf, type State, seatToMove, whyNot } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { optionsFor } from '../../src/play/choose.ts'
import { choose, narrowingOf, type Sitting, sitDown, stateOf } from '../../src/play/sitting.ts'
import { cardMarks, choiceMarks, overlayMarks, refusalMarks } from '../../src/table/board/marks.ts'
import { choicesAt, choicesFor, wishAt } from '../../src/table/board/picking.ts'
import { tables, viewsOf } from '../deals.ts'

/** Positions of a game in which much is built, each with the sitting of the seat to move. */
function* sittings(edition: string, seats: number): Generator<{ sitting: Sitting; dice: Dice }> {
  for (const { state, dice } of viewsOf(edition, seats, '5'.repeat(32)))
    yield { sitting: sitDown(state), dice }
}

const marked = (sitting: Sitting, marks: readonly (Mark | undefined)[]): Place[] => {
  const { places } = choiceMarks(stateOf(sitting), narrowingOf(sitting), sitting.choices)
  return (Object.keys(places) as Place[]).filter((place) => marks.includes(places[place]))
}

test.each(tables)('%s with %i: every lit place is an answer, down to the offer', (edition, seats) => {
  let [picked, offered, used] = [0, 0, 0]
  for (const { sitting: start, dice } of sittings(edition, seats)) {
    let sitting = start
    for (let step = 0; step < 20; step++) {
      const narrowing = narrowingOf(sitting)
      const { left, offer, question } = narrowing
      if (offer !== null) {
        const marks = choiceMarks(stateOf(sitting), narrowing, sitting.choices)
        const uses = preview(stateOf(sitting), offer)?.events.filter(({ type }) => type === 'use') ?? []
        if ('slot' in offer || offer.type === 'network') {
          expect(marks.routes).toHaveLength(uses.length)
          used += uses.length
        }
        offered++
        break
      }
      const lit = marked(sitting, ['legal'])
      for (const place of lit) {
        const [choice] = choicesAt(place, rulesOf(stateOf(sitting)), narrowing, sitting.choices)
        expect(choice && choose(sitting, choice), place).not.toBe(sitting)
        expect(choice, place).toBeDefined()
      }
      const place = lit[dice.below(Math.max(1, lit.length))]
      const answer =
        place !== undefined && dice.below(3) > 0
          ? choicesAt(place, rulesOf(stateOf(sitting)), narrowing, sitting.choices)[0]
          : optionsFor(left, sitting.choices, question ?? 'action')[0]
      if (!answer) break
      sitting = choose(sitting, answer)
      picked++
    }
  }
  for (const count of [picked, offered, used]) expect(count).toBeGreaterThan(10)
})

test.each(tables)('%s with %i: a slot or line that is not lit says why not', (edition, seats) => {
  let asked = 0
  for (const { sitting: start, dice } of sittings(edition, seats)) {
    if (dice.below(6) > 0) continue
    const state = stateOf(start)
    for (const action of ['build', 'network', 'sell'] as const) {
      const sitting = choose(start, { aspect: 'action', value: action })
      if (sitting === start) continue
      // With one move left its place is chosen already.
      const lit = new Set(marked(sitting, ['legal', 'chosen']))
      const places =
        action === 'network'
          ? state.links.map((_, line) => linePlace(line))
          : state.slots.map((_, slot) => slotPlace(slot))
      for (const place of places) {
        const wish = wishAt(place, state, sitting.choices)
        const hindrance = wish && whyNot(state, wish)
        // A port is lit for the mill that is sold there, and a brewery for its beer, not for itself.
        const [answer] = choicesAt(place, rulesOf(state), narrowingOf(sitting), sitting.choices)
        const isForAnother = answer?.aspect === 'buyer' || answer?.aspect === 'beer'
        if (hindrance === null) expect(lit, place).toContain(place)
        else if (!isForAnother) expect(lit, place).not.toContain(place)
        if (!hindrance) continue
        expect(Object.keys(refusalMarks(state, hindrance.refusal).places).length).toBeGreaterThan(0)
        asked++
      }
    }
  }
  expect(asked).toBeGreaterThan(100)
})

test.each(tables)('%s with %i: a repair leads to its move', (edition, seats) => {
  for (const { sitting, dice } of sittings(edition, seats)) {
    if (dice.below(8) > 0) continue
    const { legal } = narrowingOf(sitting)
    for (const move of legal.filter((_, place) => place % 13 === 0)) {
      const chosen = choicesFor(move).reduce(choose, sitting)
      expect(narrowingOf(chosen).left).toContainEqual(move)
    }
  }
})

test.each(tables)(
  '%s with %i: a card that is pointed at lights where it builds, and its town in any case',
  (edition, seats) => {
    let [lit, towns] = [0, 0]
    for (const { sitting, dice } of sittings(edition, seats)) {
      if (dice.below(8) > 0) continue
      const state = stateOf(sitting)
      const seat = seatToMove(state)
      const { legal } = narrowingOf(sitting)
      for (const card of new Set(state.players[seat]?.hand)) {
        const { places } = cardMarks(state, seat, card)
        for (const move of legal)
          if (move.type === 'build' && move.card === card) expect(places[slotPlace(move.slot)]).toBe('legal')
        lit += Object.keys(places).length
        const named = rulesOf(state).edition.cards[card]?.location
        if (named === undefined) continue
        expect(Object.keys(places)).not.toEqual([])
        towns++
      }
    }
    for (const count of [lit, towns]) expect(count).toBeGreaterThan(10)
  },
)

test('overlays name what they show', () => {
  const all = [...sittings('birmingham', 3)].map(({ sitting }) => stateOf(sitting))
  const state = all[Math.floor(all.length * 0.4)] as State
  const rules = rulesOf(state)
  const values = overlayMarks(state, { type: 'values' }, 0).values
  expect(Object.keys(values)).toHaveLength(rules.linesOf[state.era].length)
  expect(overlayMarks(state, { type: 'network' }, 0)).toMatchObject({ network: 0, veil: true })
  const leaving = overlayMarks(state, { type: 'survivors' }, 0).places
  for (const place of Object.keys(leaving) as Place[])
    expect(rules.kinds[state.slots[Number(place.split(':')[1])]?.kind ?? -1]?.level).toBeLessThan(2)
  const location =
    rules.slots[state.slots.findIndex((tile) => tile !== null)]?.location ?? firstOf(rules.locations)
  const connected = overlayMarks(state, { type: 'connected', location }, 0)
  expect(connected.places[`location:${location}`]).toBe('chosen')
  for (const { lines } of connected.routes) for (const line of lines) expect(state.links[line]).not.toBeNull()
})
