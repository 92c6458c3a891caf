// The list of words explains every sign of the table and every word that is underlined, for each game in its own way.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconNames, industryIcon } from '@ironbridge/board'
import { describe, expect, it } from 'vitest'
import {
  bookOf,
  everywhere,
  formsOf,
  sectionsFor,
  textOf,
  withTerms,
  wordsFor,
} from '../../src/reference/index.ts'
import { gapsIn } from '../words/gaps.ts'
import { languages } from '../words/languages.ts'
import { games } from './games.ts'

const all = games()

/** Always beside their word, or on buttons of every program. */
const SPEAK_FOR_THEMSELVES = [
  'back',
  'close',
  'day',
  'export',
  'import',
  'menu',
  'night',
  'pause',
  'play',
  'redo',
  'rules',
  'search',
  'settings',
  'share',
  'sound',
  'soundOff',
  'step',
  'stepBack',
  'undo',
  'words',
]

it('explains every icon of the board and the table', () => {
  const explained = new Set(
    everywhere.flatMap((edition) => wordsFor(bookOf(edition)).flatMap(({ icons = [] }) => icons)),
  )
  const used = [...iconNames].filter(
    (icon) => tableSource().includes(`'${icon}'`) || tableSource().includes(`"${icon}"`),
  )
  expect(used.length).toBeGreaterThan(20)
  const known = new Set<string>([...explained, ...SPEAK_FOR_THEMSELVES])
  expect(iconNames.filter((icon) => !known.has(icon))).toEqual([])
})

it('explains what lies on the table of each game, and nothing that does not', () => {
  for (const { name, rules, reading } of all) {
    const icons = new Set<string>(wordsFor(reading).flatMap((word) => word.icons ?? []))
    for (const { id } of rules.industries) expect(icons.has(industryIcon(id)), `${name}: ${id}`).toBe(true)
    for (const action of rules.edition.actions)
      if (action !== 'anywhere') expect(icons.has(action), `${name}: ${action}`).toBe(true)
    for (const goods of ['coal', 'iron', 'vp', 'income', 'money', 'link', 'canal', 'cards'])
      expect(icons.has(goods), `${name}: ${goods}`).toBe(true)
    const hasBeer = rules.industries.some(({ makes }) => makes === 'beer')
    expect(icons.has('beer'), name).toBe(hasBeer)
    expect(icons.has('rail'), name).toBe(rules.edition.eras.length > 1)
    expect(icons.has('lightbulb'), name).toBe(rules.kinds.some(({ lightbulb }) => lightbulb))
  }
})

it('has one meaning for each word in each game', () => {
  for (const { name, reading } of all) {
    const ids = wordsFor(reading).map(({ id }) => id)
    expect(new Set(ids).size, name).toBe(ids.length)
  }
})

describe.each(languages('reference/locales'))('in $locale', (i18n) => {
  it('is written in whole sentences', () => {
    for (const edition of everywhere)
      for (const { term, meaning } of wordsFor(bookOf(edition))) {
        expect(i18n._(term)).not.toMatch(/[.{}]/)
        expect(gapsIn(i18n._(meaning)), i18n._(meaning)).toEqual([])
      }
  })

  it('finds each word that can be underlined somewhere in the rules of its game', () => {
    for (const edition of everywhere) {
      const book = bookOf(edition)
      const found = new Set(
        sectionsFor(book).flatMap(({ parts }) =>
          withTerms(
            i18n,
            book,
            parts.map((part) => i18n._(textOf(part, book))),
          ).flatMap((pieces) => pieces.flatMap(({ word }) => word ?? [])),
        ),
      )
      const known = new Set(formsOf(i18n, book).values())
      expect(
        [...known].filter((word) => !found.has(word)),
        edition,
      ).toEqual([])
    }
  })

  it('changes no text by underlining', () => {
    const book = bookOf('birmingham')
    for (const { parts } of sectionsFor(book)) {
      const texts = parts.map((part) => i18n._(textOf(part, book)))
      const pieces = withTerms(i18n, book, texts)
      expect(pieces.map((one) => one.map(({ text }) => text).join(''))).toEqual(texts)
      const words = pieces.flatMap((one) => one.flatMap(({ word }) => word ?? []))
      expect(new Set(words).size).toBe(words.length)
    }
  })
})

function tableSource(): string {
  const folder = fileURLToPath(new URL('../../src/table', import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n')
}
