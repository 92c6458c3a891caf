// The reference tells every statement of RULES.md to the players it concerns, and is found by words of either language.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  bookOf,
  differences,
  type EditionId,
  everywhere,
  paragraphOf,
  search,
  sections,
  sectionsFor,
  textOf,
} from '../../src/reference/index.ts'
import { gapsIn } from '../words/gaps.ts'
import { language, languages } from '../words/languages.ts'

const rules = readFileSync(fileURLToPath(new URL('../../../../docs/RULES.md', import.meta.url)), 'utf8')
const known = new Set(Array.from(rules.matchAll(/^\| ([BLC]-[A-Z0-9]+-\d+) \|/gm), ([, id = '']) => id))
const parts = sections.flatMap(({ parts: own }) => own)
const prefixes: Readonly<Record<EditionId, string>> = { birmingham: 'B-', lancashire: 'L-', classic: 'C-' }

describe('statements', () => {
  it('are all told to players of their game', () => {
    expect(known.size).toBeGreaterThan(260)
    for (const edition of everywhere) {
      const told = new Set(
        sectionsFor(bookOf(edition))
          .flatMap((section) => section.parts)
          .flatMap(({ statements }) => statements),
      )
      const own = [...known].filter((id) => id.startsWith(prefixes[edition]))
      expect(own.filter((id) => !told.has(id))).toEqual([])
    }
  })

  it('are known', () => {
    expect(parts.flatMap(({ statements }) => statements.filter((id) => !known.has(id)))).toEqual([])
  })

  it('lead to a section of their game', () => {
    for (const id of known) {
      const edition = everywhere.find((one) => id.startsWith(prefixes[one])) as EditionId
      const section = paragraphOf(bookOf(edition), id)?.section
      expect(sectionsFor(bookOf(edition)).map((own) => own.id)).toContain(section)
    }
    expect(paragraphOf(bookOf('birmingham'), 'B-COAL-02')?.section).toBe('coal')
    expect(paragraphOf(bookOf('lancashire'), 'L-SELL-04')?.section).toBe('ports')
    expect(paragraphOf(bookOf('classic'), 'C-LOAN-01')?.section).toBe('loan')
    expect(paragraphOf(bookOf('classic'), 'X-NONE-01')).toBeNull()
  })
})

describe.each(languages('reference/locales'))('texts in $locale', (i18n) => {
  it('leave no gap in any game', () => {
    for (const edition of everywhere)
      for (const section of sectionsFor(bookOf(edition))) {
        expect(i18n._(section.title)).not.toMatch(/[.{}]/)
        for (const part of section.parts) {
          const text = i18n._(textOf(part, bookOf(edition)))
          expect(gapsIn(text), text).toEqual([])
          expect(text).not.toMatch(/£0|\b(with|zu) (four|viert) 0\b/)
          if (part.example) expect(gapsIn(i18n._(part.example.text))).toEqual([])
        }
      }
  })
})

it('has an anchor of its own for each section', () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
})

it('tells what differs, and nothing that does not', () => {
  const found = differences()
  const ids = found.map(({ section }) => section.id)
  expect(ids).toContain('beer')
  expect(ids).toContain('setup')
  expect(ids).not.toContain('pass')
  expect(ids).not.toContain('order')
  // The same words with other numbers differ too: money at the start, iron from an empty market.
  const setup = found.find(({ section }) => section.id === 'setup')
  expect(setup?.parts.some(({ editions }) => editions.length === everywhere.length)).toBe(true)
  expect(ids).toContain('iron')
})

describe('search', () => {
  const first = (locale: string, text: string, edition: EditionId): string | undefined =>
    search(language('reference/locales', locale), text, bookOf(edition))[0]?.section.id

  it.each([
    ['en', 'loan', 'birmingham', 'loan'],
    ['en', 'nearest mine', 'classic', 'coal'],
    ['en', 'DISTANT market', 'lancashire', 'ports'],
    ['en', 'farm', 'birmingham', 'farms'],
    ['en', 'overbuild', 'classic', 'overbuild'],
    ['en', 'lightbulb', 'birmingham', 'develop'],
    ['de', 'kredit', 'lancashire', 'loan'],
    ['de', 'uberbauen', 'birmingham', 'overbuild'],
    ['de', 'Überbauen', 'birmingham', 'overbuild'],
    ['de', 'Hafen', 'classic', 'ports'],
    ['de', 'Glühbirne', 'birmingham', 'develop'],
    ['de', 'Zugreihenfolge', 'classic', 'order'],
  ] as const)('%s: %s in %s', (locale, text, edition, section) => {
    expect(first(locale, text, edition)).toBe(section)
  })

  it('finds nothing where there is nothing', () => {
    expect(first('en', '', 'classic')).toBeUndefined()
    expect(first('en', 'zeppelin', 'classic')).toBeUndefined()
    expect(first('en', 'brewery', 'classic')).toBeUndefined()
  })
})
