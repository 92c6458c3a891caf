// Games as text: what leaves comes back the same, and each kind of bad text is told apart.

import {
  formatGame,
  hashOfSeed,
  legalMoves,
  type Move,
  makeMove,
  makeSetup,
  newGame,
  recordedMove,
  rngFromSeed,
  rolling,
  type Setup,
} from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { type KeptGame, newKeptGame } from '../../src/sources/kept.ts'
import { fileName, gameText, type ImportFault, importGame, LARGEST_TEXT } from '../../src/sources/transfer.ts'
import type { Sitter } from '../../src/words/index.ts'

const sitters: readonly Sitter[] = [
  { kind: 'person', name: 'Ada "the Great" #1' },
  { kind: 'bot', name: 'Boulton', bot: 'club' },
  { kind: 'bot', name: 'Constance', bot: 'master' },
]

/** Random moves, so many of them, or to the end. */
function played(edition: string, most: number, variants: string[] = []): KeptGame {
  const setup = makeSetup(edition, 3, variants) as Setup
  const game = newKeptGame({ title: 'Iron & Öl', setup, sitters }, 5)
  const seed = '1'.repeat(32)
  const state = newGame(setup, seed)
  const dice = rolling(rngFromSeed('2'.repeat(32)))
  const moves: string[] = []
  while (!state.over && moves.length < most) {
    const legal = legalMoves(state)
    const move = legal[dice.below(legal.length)] as Move
    moves.push(recordedMove(state, move))
    makeMove(state, move)
  }
  const result = state.over ? state.players.map(({ vp }) => vp) : null
  return { ...game, record: { ...game.record, seed, seedHash: hashOfSeed(seed), moves, result } }
}

const faultOf = (text: string): ImportFault | null => importGame(text, 'id', 9).fault

test.each(['birmingham', 'lancashire', 'classic'])('%s: a whole game leaves and comes back', (edition) => {
  const game = played(edition, Number.POSITIVE_INFINITY)
  const { game: back } = importGame(gameText(game), 'other', 9)
  expect(back).toEqual({ ...game, id: 'other', begun: 9, changed: 9 })
  expect(back?.record.result).not.toBeNull()
})

test('an unfinished game with variants comes back too, and so does one without our comments', () => {
  const game = played('birmingham', 7, ['introductory', 'introductory-income'])
  expect(importGame(gameText(game), game.id, 5).game).toEqual(game)
  const { game: bare } = importGame(formatGame(game.record), game.id, 5)
  expect(bare?.title).toBe('Ada "the Great" #1, Boulton, Constance')
  expect(bare?.sitters.map(({ kind }) => kind)).toEqual(['person', 'person', 'person'])
  expect(bare?.record).toEqual(game.record)
})

test('Windows line ends, missing letters and other spellings are understood', () => {
  const game = played('birmingham', 12)
  const loose = formatGame(game.record)
    .replaceAll(/^[A-C] /gm, '')
    .replaceAll('\n', '\r\n')
  expect(importGame(loose, 'id', 0).game?.record).toEqual(game.record)
})

test('a bot that is not ours becomes a person', () => {
  const text = gameText(played('birmingham', 3)).replace('# bot B: club', '# bot B: hal')
  expect(importGame(text, 'id', 0).game?.sitters[1]).toEqual({ kind: 'person', name: 'Boulton' })
})

test('empty, too large, and no text at all', () => {
  expect(faultOf('')).toEqual({ type: 'empty' })
  expect(faultOf(' \n\t\n')).toEqual({ type: 'empty' })
  expect(faultOf('#'.repeat(LARGEST_TEXT + 1))).toEqual({ type: 'too-large' })
  expect(faultOf(String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 0))).toEqual({ type: 'not-text' })
  expect(faultOf(new TextDecoder().decode(new Uint8Array([255, 254, 200, 65])))).toEqual({ type: 'not-text' })
})

test('text that is no game is told by its line or header', () => {
  const text = formatGame(played('birmingham', 3).record)
  expect(faultOf('Dear Ada,\nyour move.')).toEqual({ type: 'header', header: 'Edition' })
  expect(faultOf(text.replace(/^\[Players.*\n/m, ''))).toEqual({ type: 'header', header: 'Players' })
  expect(faultOf(text.replace('[Variants', '[Weather'))).toEqual({
    type: 'line',
    line: 6,
    text: '[Weather ""]',
  })
  expect(faultOf(text.replace('"birmingham"', '"leeds"'))).toMatchObject({ type: 'setup', line: 1 })
  expect(faultOf(text.replace('[Players "3"]', '[Players "9"]'))).toMatchObject({ type: 'setup', line: 1 })
  expect(faultOf(text.replace(/\[Seed ".*"\]/, '[Seed "1"]'))).toMatchObject({ type: 'line', line: 8 })
})

test('another revision of the rules, or a seed nobody knows', () => {
  const text = formatGame(played('birmingham', 3).record)
  expect(faultOf(text.replace(/\[Rules "\d+"\]/, '[Rules "999"]'))).toEqual({ type: 'rules', rules: 999 })
  expect(faultOf(text.replace(/\[Seed .*\n/, ''))).toEqual({ type: 'no-seed' })
})

test('a bad move is named, with the rule it breaks', () => {
  const game = played('birmingham', 6)
  const withMove = (ply: number, text: string): string =>
    formatGame({ ...game.record, moves: game.record.moves.with(ply, text) })
  const fifth = game.record.moves[4] as string
  const letter = fifth.slice(0, 1)
  const other = letter === 'A' ? 'B' : 'A'
  expect(faultOf(withMove(4, `${letter} dance`))).toMatchObject({ type: 'move', at: { ply: 4 } })
  expect(faultOf(withMove(4, fifth.replace(letter, other)))).toMatchObject({ type: 'turn', at: { ply: 4 } })
  // Nobody begins with a wild card.
  expect(faultOf(withMove(0, 'loan 30 / wild-location'))).toMatchObject({
    type: 'refused',
    at: { ply: 0, text: 'loan 30 / wild-location' },
    refusal: { rule: 'card.not-in-hand' },
  })
})

test('moves after the end are refused', () => {
  const game = played('birmingham', Number.POSITIVE_INFINITY, ['introductory'])
  const text = `${formatGame(game.record)}A pass / coal\n`
  expect(faultOf(text)).toMatchObject({ type: 'refused', at: { ply: game.record.moves.length } })
})

test('file names hold letters, digits and hyphens only', () => {
  const named = (title: string): string => fileName({ ...played('birmingham', 0), title })
  expect(named('Iron & Öl, 3. Versuch')).toBe('iron-ol-3-versuch.brass')
  expect(named('../../etc/passwd')).toBe('etc-passwd.brass')
  expect(named('???')).toBe('game.brass')
})
