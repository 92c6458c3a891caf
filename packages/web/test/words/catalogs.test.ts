// The German catalogs: complete for words and reference, with the same places and numbers as the English.

import { expect, it } from 'vitest'
import { type Entry, entries } from './languages.ts'

const ours = [
  ...entries('words/locales', 'de').filter(({ origins }) =>
    origins.some((file) => file.startsWith('src/words/')),
  ),
  ...entries('reference/locales', 'de'),
]

it('translates every message', () => {
  expect(ours.length).toBeGreaterThan(400)
  expect(ours.filter(({ text }) => text === '').map(({ source }) => source)).toEqual([])
})

it('keeps every place to be filled', () => {
  const places = (text: string): string => [...new Set(text.match(/\{\w+/g))].toSorted().join(' ')
  expect(ours.filter(({ source, text }) => places(source) !== places(text))).toEqual([])
})

it('keeps every number', () => {
  const numbers = (text: string): string =>
    (text.replaceAll(/\{\w+\}/g, '').match(/\d+/g) ?? []).toSorted().join(' ')
  expect(ours.filter(({ source, text }) => numbers(source) !== numbers(text))).toEqual([])
})

it('ends sentences where the English does', () => {
  const end = ({ source, text }: Entry): boolean => source.endsWith('.') !== text.endsWith('.')
  expect(ours.filter(end)).toEqual([])
})
