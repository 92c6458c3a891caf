// Every card of every game has a picture of its own, by its rows in the tables alone.

import { type CardId, HIDDEN, idNamed } from '@ironbridge/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { recipeFor, skylineOf } from '../src/draw/skyline.ts'
import { cardLook, cardRank } from '../src/faces.ts'
import { CardPicture } from '../src/pieces/CardPicture.tsx'
import { rulesets } from './rulesets.ts'

/** Units of a picture that is 80 wide. */
const ROOM = 76
const HIGHEST = 25

describe.each(rulesets)('the cards of $name', ({ rules }) => {
  const cards: CardId[] = [...rules.cards.keys()]
  const pictures = cards.map((card) =>
    renderToStaticMarkup(createElement(CardPicture, { rules, card, or: 'or' })),
  )

  test('show different pictures', () => {
    expect(new Set(pictures).size).toBe(cards.length)
    for (const picture of pictures) {
      expect(picture).toContain('aria-hidden="true"')
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('show skylines that fit, each drawn for its town', () => {
    const skylines = cards.flatMap((card) => cardLook(rules, card).skyline ?? [])
    expect(skylines.length).toBeGreaterThan(8)
    expect(new Set(skylines).size).toBe(skylines.length)
    for (const recipe of skylines) {
      expect(recipe).toMatch(/^[hsckmtd]\d+(x\d+)?([ +][hsckmtd]\d+(x\d+)?)+$/)
      expect(skylineOf(recipe).width, recipe).toBeLessThanOrEqual(ROOM)
      for (const [high] of recipe.matchAll(/(?<=[a-z])\d+/g))
        expect(Number(high)).toBeLessThanOrEqual(HIGHEST)
    }
    const towns = rules.locations.filter(({ kind }) => kind === 'town').map(({ name }) => recipeFor(name))
    for (const town of towns) expect(skylines).not.toContain(town)
  })

  test('lie in a hand with towns by county first, and wild ones last', () => {
    const hand = cards.toSorted((one, other) => cardRank(rules, one) - cardRank(rules, other))
    const grounds = hand.map((card) => cardLook(rules, card).background)
    // No colour comes again once another has come.
    const changes = grounds.filter((ground, at) => ground !== grounds[at - 1])
    expect(new Set(changes).size).toBe(changes.length)
    const kinds = hand.map((card) => {
      const { wild, places } = rules.cards[card] ?? { wild: false, places: null }
      return wild ? 2 : places === null ? 1 : 0
    })
    expect(kinds).toEqual(kinds.toSorted((one, other) => one - other))
  })
})

test('a card that nobody sees has a picture too', () => {
  const [{ rules }] = rulesets as [(typeof rulesets)[number]]
  expect(renderToStaticMarkup(createElement(CardPicture, { rules, card: HIDDEN, or: 'or' }))).toContain('svg')
})

test('two industries are told apart by a word', () => {
  const [{ rules }] = rulesets as [(typeof rulesets)[number]]
  const card = idNamed(rules.cards, 'cotton-or-manufacturer')
  expect(renderToStaticMarkup(createElement(CardPicture, { rules, card, or: 'oder' }))).toContain('>oder<')
})

test('a town that nobody drew is drawn by its name', () => {
  const names = ['Ashtarn', 'Brackwater', 'Coldharrow', 'Dunstrand', 'Emberley', 'Fenhallow', 'Gritstone']
  const recipes = names.map(recipeFor)
  expect(recipes).toEqual(names.map(recipeFor))
  expect(new Set(recipes).size).toBe(names.length)
  for (const recipe of recipes) expect(skylineOf(recipe).width).toBeLessThanOrEqual(ROOM)
})
