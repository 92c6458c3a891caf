// Names of everything in the tables, in both languages, and numbers.

import { bots } from '@ironbridge/bots'
import { editions, HIDDEN, ruleset, variants } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import * as words from '../../src/words/index.ts'
import { gapsIn } from './gaps.ts'
import { language, languages } from './languages.ts'

const rulesets = editions.flatMap(({ id, seats }) =>
  seats.map((count) => ruleset({ edition: id, seats: count, variants: [] })),
)

describe.each(languages('words/locales'))('names in $locale', (i18n) => {
  it('exist for everything on the table', () => {
    for (const rules of rulesets) {
      const names = [
        ...rules.locations.map((_, id) => words.locationName(i18n, rules, id)),
        ...rules.slots.flatMap((_, id) => [
          words.slotName(i18n, rules, id),
          words.slotIcons(i18n, rules, id),
        ]),
        ...rules.lines.map((_, id) => words.lineName(i18n, rules, id)),
        ...rules.kinds.map((_, id) => words.tileName(i18n, rules, id)),
        ...[...rules.cards.keys(), HIDDEN].map((id) => words.cardName(i18n, rules, id)),
        ...rules.buyers.map((_, id) => words.buyerName(i18n, rules, id)),
        ...rules.merchantTiles.map((_, id) => words.merchantGoods(i18n, rules, id)),
        ...rules.merchantSpaces.map(({ bonus }) => words.bonusName(i18n, bonus)),
        ...rules.edition.actions.map((type) => words.actionName(i18n, type)),
        ...rules.industries.map(({ id }) => words.industryNamed(i18n, id)),
      ]
      for (const name of names) expect(gapsIn(`${name}.`), name).toEqual([])
      // An id left as it is would be small and without spaces.
      for (const { id } of rules.industries) expect(words.industryNamed(i18n, id)).not.toBe(id)
    }
  })

  it('fit on cards, in two lines and with places to break', () => {
    for (const rules of rulesets)
      for (const card of rules.cards.keys()) {
        const lines = words.cardLabel(i18n, rules, card).split('\n')
        expect(lines.length).toBeLessThanOrEqual(2)
        // Alone it may break once; one of two has a line.
        const parts = lines.length === 2 ? lines : (lines[0] ?? '').split(/[\u00ad -]/u)
        for (const part of parts) expect(part.length, part).toBeLessThanOrEqual(12)
        if (lines.length === 1)
          expect(words.cardLabel(i18n, rules, card).replaceAll(/[\u00ad\u2060]/gu, '')).toBe(
            words.cardName(i18n, rules, card).replaceAll('\u00ad', ''),
          )
      }
  })

  it('exist for what is chosen before a game', () => {
    for (const { id } of editions) {
      expect(words.editionName(i18n, id)).not.toBe(id)
      expect(gapsIn(words.editionSentence(i18n, id))).toEqual([])
    }
    for (const { id } of variants) {
      expect(words.variantTitle(i18n, id)).not.toBe(id)
      expect(gapsIn(words.variantSentence(i18n, id))).toEqual([])
    }
    for (const { id } of bots) {
      expect(words.botName(i18n, id)).not.toBe(id)
      expect(gapsIn(words.botSentence(i18n, id))).toEqual([])
    }
  })
})

it('says the same of bots and variants as their tables', () => {
  const en = language('words/locales', 'en')
  const numbers = (text: string): string[] => text.match(/\d+/g) ?? []
  for (const { id, sentence } of bots) expect(words.botSentence(en, id)).toBe(sentence)
  for (const { id, sentence } of variants) {
    const levels = words
      .variantSentence(en, id)
      .replaceAll(/\bII\b/g, '2')
      .replaceAll(/\bI\b/g, '1')
    expect(numbers(levels), id).toEqual(numbers(sentence))
  }
})

it('breaks names of towns where English does', () => {
  const en = language('words/locales', 'en')
  const shown = rulesets.flatMap((rules) =>
    [...rules.cards.keys()].map((card) => words.cardLabel(en, rules, card).replaceAll('\u00ad', '|')),
  )
  for (const label of ['Wolver|hampton', 'Kidder|minster', 'Coalbrook|dale', 'Maccles|field', 'Coventry'])
    expect(shown).toContain(label)
  expect(shown).toContain('Burton-on-\u2060Trent')
  expect(shown).toContain('Cotton mill\nManufacturer')
})

it('writes pounds, levels and changes', () => {
  expect([5, 0, -3].map(words.money)).toEqual(['£5', '£0', '−£3'])
  expect([4, 0, -10].map(words.signed)).toEqual(['+4', '0', '−10'])
  expect([0, 1, 4, 8].map(words.roman)).toEqual(['0', 'I', 'IV', 'VIII'])
})

it('counts, lists and names players', () => {
  const [en, de] = [language('words/locales', 'en'), language('words/locales', 'de')]
  expect([words.goodsCount(en, 'coal', 2), words.goodsCount(de, 'coal', 2)]).toEqual(['2 coal', '2 Kohle'])
  expect([words.cardCount(en, 1), words.cardCount(de, 3)]).toEqual(['1 card', '3 Karten'])
  expect(words.allOf(en, ['A', 'B', 'C'])).toBe('A, B and C')
  expect(words.oneOf(de, ['A', 'B', 'C'])).toBe('A, B oder C')
  expect([0, 1, 2, 3].map((seat) => words.playerName(de, ['Ada', ''], seat))).toEqual([
    'Ada',
    'Blau',
    'Gelb',
    'Grün',
  ])
})
