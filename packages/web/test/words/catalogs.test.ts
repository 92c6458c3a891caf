// The catalogs: one of each kind for every language, complete for words and reference, with the places and numbers of the English.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageIds } from '../../src/kit/languages.ts'
import { type Entry, entries } from './languages.ts'

it.each(['words/locales', 'reference/locales'])('%s has every language and no other', (folder) => {
  const files = readdirSync(new URL(`../../src/${folder}`, import.meta.url))
  expect(files.toSorted()).toEqual(languageIds.map((id) => `${id}.po`).toSorted())
})

describe.each(languageIds.filter((id) => id !== 'en'))('in %s', (locale) => {
  const ours = [
    ...entries('words/locales', locale).filter(({ origins }) =>
      origins.some((file) => file.startsWith('src/words/')),
    ),
    ...entries('reference/locales', locale),
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
    // A single word may be cut short.
    expect(ours.filter(({ source }) => source.includes(' ')).filter(end)).toEqual([])
  })
})
