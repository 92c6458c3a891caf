// The keys of the table: every letter means one thing, in every edition.

import { editions, type MoveType } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { keysOf } from '../../src/table/frame/useKeys.ts'
import { language } from '../words/languages.ts'

test.each(editions.map(({ id, actions }) => [id, actions] as const))(
  '%s: no letter is used twice, and every action has one',
  (_, actions: readonly MoveType[]) => {
    const list = keysOf(language('words/locales', 'en'), actions)
    const letters = list.flatMap(([keys]) => keys.split(/,? /).filter((key) => /^[a-z]$/.test(key)))
    expect(new Set(letters).size, letters.join(' ')).toBe(letters.length)
    expect(list[0]?.[0].split(', ')).toHaveLength(actions.length)
    expect(list[0]?.[0]).not.toMatch(/, ,|^,|,$/)
  },
)
