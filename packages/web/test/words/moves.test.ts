// Moves in words: a title for each, and where its goods come from.

import { legalMoves, parsePosition, parseWholeMove, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { moveButton, moveSources, moveTitle } from '../../src/words/moves.ts'
import { randomGame, tables } from './games.ts'
import { gapsIn } from './gaps.ts'
import { language, languages } from './languages.ts'

describe('moves in words', () => {
  it.each(languages('words/locales'))('leave no gap in $locale', (i18n) => {
    let told = 0
    tables.forEach((table, number) =>
      randomGame(table, number + 80, true, ({ state, dice }) => {
        if (dice.below(12) > 0) return
        for (const move of legalMoves(state).filter((_, place) => place % 9 === 0))
          for (const line of [moveTitle(i18n, state, move), ...moveSources(i18n, state, move)]) {
            expect(gapsIn(`${line}.`), line).toEqual([])
            told += 1
          }
      }),
    )
    expect(told).toBeGreaterThan(300)
  })

  it.each([
    ['build coal@dudley:1 / dudley', 'Coal mine I in Dudley', 'Kohlebergwerk I in Dudley'],
    ['network cannock-stafford / dudley', 'Lay a link Cannock–Stafford', 'Verbindung Cannock–Stafford legen'],
    [
      'network kidderminster-worcester / dudley',
      'Lay a link Kidderminster–Worcester–South farm brewery',
      'Verbindung Kidderminster–Worcester–Farmbrauerei Süd legen',
    ],
    ['develop pottery iron<market / dudley', 'Develop Pottery I', 'Töpferei I entwickeln'],
    [
      'sell cotton@worcester:1 > gloucester:1 / dudley',
      'Sell Cotton mill I in Worcester to Gloucester',
      'Baumwollspinnerei I in Worcester an Gloucester verkaufen',
    ],
    ['loan 30 / dudley', 'Loan of £30', 'Kredit über £30'],
    ['pass / dudley', 'Pass', 'Passen'],
  ])('%s', (text, english, german) => {
    const state = parsePosition('edition: birmingham; players: 2; A tiles: cotton-1@worcester:1').value
    const move = state && parseWholeMove(rulesOf(state), text).value
    if (!move) throw new Error(text)
    expect(moveTitle(language('words/locales', 'en'), state, move)).toBe(english)
    // Long names may break at soft hyphens.
    expect(moveTitle(language('words/locales', 'de'), state, move).replaceAll('\u00ad', '')).toBe(german)
    expect(moveButton(language('words/locales', 'de'), move)).not.toBe('')
  })
})
