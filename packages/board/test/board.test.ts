// The board as markup: every piece is drawn, every place can be reached, and marks are where they belong.

import {
  legalMoves,
  makeMove,
  makeSetup,
  newGame,
  rngFromSeed,
  rolling,
  rulesOf,
  type Setup,
  type State,
} from '@ironbridge/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Board, type BoardProps } from '../src/Board.tsx'
import { layoutOf } from '../src/maps/layout.ts'
import { centreOf, placesOf } from '../src/maps/places.ts'
import { noMarks } from '../src/marks.ts'
import { rulesets } from './rulesets.ts'

const words: BoardProps['words'] = {
  coal: 'Kohle',
  iron: 'Eisen',
  ifEmpty: 'wenn leer',
  farm: 'Hof',
  distant: 'Ferne',
  distantBonus: 'Einkommen',
  lastTile: 'zuletzt',
  cartouche: ['Kanalära', 'Grafschaft', 'Runde 1 von 8'],
}

describe.each(rulesets)('the board of $name', ({ rules }) => {
  const setup = makeSetup(
    rules.edition.id,
    rules.seats,
    rules.locations.length < 20 ? ['two-player-map'] : [],
  )
  if ('error' in setup) throw new Error(setup.error)

  test('draws the positions of a whole game, with all their pieces', () => {
    const state = newGame(setup, SEED)
    const dice = rolling(rngFromSeed(SEED))
    for (let move = 0; !state.over; move++) {
      if (move % 60 === 0) {
        const markup = drawn({ state })
        expect(count(markup, /data-slot=/g)).toBe(rules.slots.length)
        expect(count(markup, /data-token=/g)).toBe(rules.lines.length)
        expect(count(markup, /data-marker=/g)).toBe(rules.seats)
        expect(ownersIn(markup)).toBe(piecesOn(state))
      }
      const moves = legalMoves(state)
      const liked = moves.filter(({ type }) => type === 'build' || type === 'network' || type === 'sell')
      const from = liked.length > 0 ? liked : moves
      makeMove(state, from[dice.below(from.length)] as (typeof from)[number])
    }
  })

  test('has a named button for every place', () => {
    const state = newGame(setup, SEED)
    const markup = drawn({ state })
    for (const place of placesOf(layoutOf(rulesOf(state))))
      expect(markup).toContain(`aria-label="the ${place}"`)
  })
})

describe('a board in play', () => {
  const setup = makeSetup('birmingham', 4)
  if ('error' in setup) throw new Error(setup.error)
  const state = newGame(setup, SEED)

  test('disables what may not be chosen, and nothing while nothing is chosen', () => {
    const marks = { ...noMarks, places: { 'slot:3': 'legal', 'line:2': 'chosen' } } as const
    const markup = drawn({ state, marks })
    const enabled = [...markup.matchAll(/data-place="([^"]+)"[^>]*aria-disabled="false"/g)].map(
      ([, place = '']) => place,
    )
    expect(enabled.toSorted()).toEqual(['line:2', 'slot:3'])
    expect(drawn({ state, marks, open: true })).not.toContain('aria-disabled="true"')
  })

  test('is one stop of the tab order: the first place that the caller names, from the top', () => {
    const tabbed = (markup: string) =>
      [...markup.matchAll(/data-place="([^"]+)"[^>]*tabindex="0"/gi)].map(([, place = '']) => place)
    const layout = layoutOf(rulesOf(state))
    const [first] = (['slot:3', 'market:iron'] as const).toSorted(
      (a, b) => centreOf(layout, a).y - centreOf(layout, b).y,
    )
    expect(tabbed(drawn({ state, reachable: ['market:iron', 'slot:3'] }))).toEqual([first])
    expect(tabbed(drawn({ state }))).toHaveLength(1)
  })

  test('breaks a long title of a narrow cartouche at its soft hyphen', () => {
    const long: BoardProps['words'] = { ...words, cartouche: ['Eisenbahn\u00adepoche', '', ''] }
    const lancashire = drawn({ state: newGame(makeSetup('lancashire', 3) as Setup, SEED), words: long })
    expect(lancashire).toContain('>Eisenbahn-<')
    expect(lancashire).toContain('>epoche<')
    expect(drawn({ state, words: long })).toContain('>Eisenbahnepoche<')
  })

  test('prints the words it is given', () => {
    const markup = drawn({ state })
    for (const word of ['Kohle', 'Eisen', 'wenn leer', 'Hof', ...words.cartouche])
      expect(markup).toContain(`>${word}<`)
  })

  test('shows marked places above the veil', () => {
    const marks = { ...noMarks, veil: true, places: { 'slot:0': 'legal', 'line:4': 'legal' } } as const
    const again = [
      ...drawn({ state, marks }).matchAll(/<use href="#[^"]*?(location:\d+|line:\d+|token:\d+)"/g),
    ]
    expect(again.map(([, piece = '']) => piece).toSorted()).toEqual(['line:4', 'location:0', 'token:4'])
  })

  test('uses no filter, and no id twice', () => {
    const markup = drawn({ state })
    expect(markup).not.toMatch(/<filter|filter=/)
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const SEED = '3'.padStart(32, '0')

const drawn = (props: Partial<BoardProps> & { state: State }): string =>
  renderToStaticMarkup(createElement(Board, { words, nameOf: (place) => `the ${place}`, ...props }))

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** Tiles are outlined and link tokens filled in their owner's colour: 2.4 and 2.6 units are their keylines. */
const ownersIn = (markup: string): number =>
  count(markup, /<path d="[^"]*" fill="var\(--seat-\d\)" stroke="var\(--keyline\)" stroke-width="2.4"/g) +
  count(markup, /<g fill="var\(--seat-\d\)" stroke="var\(--keyline\)" stroke-width="2.6"/g)

const piecesOn = ({ slots, links }: State): number =>
  slots.filter((tile) => tile !== null).length + links.filter((owner) => owner !== null).length
