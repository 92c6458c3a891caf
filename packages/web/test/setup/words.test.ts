// The lobby in words: what kind of game the seats make, what it is called, how kept games stand.

import {
  legalMoves,
  type Move,
  makeMove,
  makeSetup,
  newGame,
  recordedMove,
  type Setup,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { statusOf, statusSentence } from '../../src/lobby/status.ts'
import { modeSentence, obstacleSentence } from '../../src/setup/planWords.ts'
import { type KeptGame, newKeptGame } from '../../src/sources/kept.ts'
import type { Sitter } from '../../src/words/index.ts'
import { gameTitle } from '../../src/words/title.ts'
import { languages } from '../words/languages.ts'

const [english, german] = languages('words/locales') as [I18n, I18n]
const ada: Sitter = { kind: 'person', name: 'Ada' }
const ben: Sitter = { kind: 'person', name: 'Ben' }
const bot: Sitter = { kind: 'bot', name: 'Constance', bot: 'club' }

test('the seats say what kind of game it is', () => {
  const modes = (i18n: I18n) =>
    [
      [ada, bot],
      [ada, bot, bot],
      [bot, bot],
      [ada, ben],
      [ada, ben, bot],
    ].map((sitters) => modeSentence(i18n, sitters))
  expect(modes(english)).toEqual([
    'You against one bot, at your own pace.',
    'You against 2 bots, at your own pace.',
    'Only bots sit here: you watch them play, with all hands open.',
    '2 people around one screen. A curtain hides the hands when it changes hands.',
    '2 people around one screen, and one bot. A curtain hides the hands.',
  ])
  expect(new Set([...modes(english), ...modes(german)]).size).toBe(10)
})

test('a game is called after those who play it', () => {
  expect(gameTitle(english, [ada, ben, bot])).toBe('Ada and Ben against Constance')
  expect(gameTitle(german, [ada, bot])).toBe('Ada gegen Constance')
  expect(gameTitle(english, [bot, bot])).toBe('Constance and Constance')
})

test('obstacles of variants are sentences', () => {
  expect(obstacleSentence(english, { type: 'players', players: [3, 4] })).toBe('Only for 3 or 4 players.')
  expect(obstacleSentence(german, { type: 'needs', other: 'introductory' })).toMatch(
    /^Nur zusammen mit „\p{L}+/u,
  )
})

/** The first legal move again and again, so many times or to the end. */
function played(most: number): KeptGame {
  const setup = makeSetup('birmingham', 2, ['introductory']) as Setup
  const game = newKeptGame({ title: '', setup, sitters: [ada, bot] }, 0)
  const state = newGame(setup, game.record.seed as string)
  const moves: string[] = []
  while (!state.over && moves.length < most) {
    const [move] = legalMoves(state)
    moves.push(recordedMove(state, move as Move))
    makeMove(state, move as Move)
  }
  return { ...game, record: { ...game.record, moves } }
}

test('a kept game tells whose turn it is, or who has won', () => {
  const said = (game: KeptGame) => statusSentence(english, game, statusOf(game))
  expect(said(played(0))).toMatch(/^Canal era, round 1 · (Ada|Constance) to move$/)
  expect(said(played(Number.POSITIVE_INFINITY))).toMatch(
    /^(Ada|Constance|Ada and Constance) (won|share the win) with −?\d+ VP$/,
  )
})

test('a game that cannot be replayed says so and breaks nothing', () => {
  const { record, ...game } = played(3)
  const bad = [
    { ...record, rules: 0 },
    { ...record, seed: null },
    { ...record, seed: 'rubbish' },
    { ...record, moves: ['dance'] },
    { ...record, setup: { ...record.setup, edition: 'leeds' } },
  ]
  expect(bad.map((one) => statusOf({ ...game, record: one }))).toEqual(bad.map(() => 'unreadable'))
})
