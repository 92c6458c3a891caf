// What the page says about the fourth board: its own names, and the words and rules of Birmingham.

import { registerMap } from '@ironbridge/board'
import { birmingham, newGame, registerEdition } from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { bookOf, paragraphOf, sectionsFor, textOf } from '../../packages/web/src/reference/index.ts'
import { firstPlan, offeredEditions, withEdition } from '../../packages/web/src/setup/plan.ts'
import { variantChoices } from '../../packages/web/src/setup/variantChoices.ts'
import { boardWords } from '../../packages/web/src/words/board.ts'
import { editionName, editionSentence, variantTitle } from '../../packages/web/src/words/index.ts'
import { gapsIn } from '../../packages/web/test/words/gaps.ts'
import { languages } from '../../packages/web/test/words/languages.ts'
import { emberdaleMap } from './places.ts'
import { emberdale } from './tables.ts'

registerEdition(emberdale)

test('it is offered as soon as it has a map', () => {
  const known = ['birmingham', 'lancashire', 'classic']
  expect(offeredEditions().map(({ id }) => id)).toEqual(known)
  registerMap(emberdaleMap)
  expect(offeredEditions().map(({ id }) => id)).toEqual([...known, 'emberdale'])
})

const elsewhere = birmingham.locations.flatMap(({ id, name, kind }) =>
  kind === 'farm' || emberdale.locations.some((own) => own.id === id) ? [] : [name],
)

describe.each(languages('words/locales'))('names in $locale', (i18n) => {
  test('are its own', () => {
    expect(editionName(i18n, 'emberdale')).toBe('Emberdale')
    expect(editionSentence(i18n, 'emberdale')).toBe(emberdale.sentence)
    const state = newGame({ edition: 'emberdale', seats: 2, variants: [] }, '0'.repeat(31) + '1')
    expect(boardWords(i18n, state).cartouche[1]).toBe('Emberdale')
  })

  test('of its variants are those of Birmingham, and name no place there', () => {
    const plans = ['emberdale', 'birmingham'].map((id) => variantChoices(withEdition(firstPlan, id)))
    expect(plans[0]).toEqual(plans[1])
    for (const { id } of plans[0] ?? [])
      expect(elsewhere.filter((name) => variantTitle(i18n, id).includes(name))).toEqual([])
  })
})

describe.each(languages('reference/locales'))('rules in $locale', (i18n) => {
  const parts = sectionsFor(bookOf('emberdale')).flatMap((section) => section.parts)
  const texts = parts.flatMap((part) => [
    i18n._(textOf(part, bookOf('emberdale'))),
    ...(part.example ? [i18n._(part.example.text)] : []),
  ])

  test('name no place that is not on the map, and leave no gap', () => {
    expect(texts.length).toBeGreaterThan(80)
    for (const text of texts) {
      expect(elsewhere.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
      expect(gapsIn(text), text).toEqual([])
    }
  })

  test('have the numbers of its own tables', () => {
    expect(texts.join('\n')).toMatch(/\b12 (towns|Städte), 2 .* 27 .*\b3 /)
    expect(texts.join('\n')).toMatch(/\b48 .* 42 .* 32 /)
  })
})

test('every statement of Birmingham is told, where it is told there', () => {
  expect(new Set(told('emberdale'))).toEqual(new Set(told('birmingham')))
  for (const statement of told('birmingham'))
    expect(paragraphOf(bookOf('emberdale'), statement)?.section).toBe(
      paragraphOf(bookOf('birmingham'), statement)?.section,
    )
})

const told = (id: string): string[] =>
  sectionsFor(bookOf(id)).flatMap(({ parts }) => parts.flatMap(({ statements }) => statements))
