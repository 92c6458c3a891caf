// Playing in the terminal, driven by lines as a pipe gives them.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseGame } from '@ironbridge/engine'
import { emptyFolder } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { answered, ironbridge } from './ironbridge.ts'

async function play(args: readonly string[], ...lines: string[]): Promise<string> {
  const input = lines.map((line) => `${line}\n`).join('')
  // With somebody at a keyboard, here; a game among bots is a process.
  const { code, stdout, stderr } = await (lines.length > 0 ? answered : ironbridge)(['play', ...args], input)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

const hotSeat = ['--seats', 'human,human', '--seed', 'tea']

test('the board, the hand and a menu are shown; the end of the input is the end', async () => {
  const shown = await play(hotSeat)
  for (const text of [
    'Birmingham',
    '[Ct Mf]',
    'Coal £1',
    'Canal era, round 1',
    'Hand of ',
    'What do you do?',
    '1 build',
  ])
    expect(shown).toContain(text)
  expect(shown).toContain('The game was left in round 1 of the canal era.')
  expect(shown).not.toContain('\u001B')
})

test('menus lead to a move, and every legal move can be listed and chosen', async () => {
  const chosen = await play(hotSeat, 'pass', '1')
  expect(chosen).toMatch(/^[AB] pass \/ /m)
  const listed = await play(hotSeat, 'legal loan', '1')
  expect(listed).toMatch(/^[AB] loan 30 \/ /m)
})

test('a typed move is played, a refused one explained, a misspelt one pointed at', async () => {
  const shown = await play(
    hotSeat,
    'build cotton@oxford / coal',
    'loan 40 / wild-location',
    'legal loan',
    '1',
  )
  expect(shown).toContain('^ "oxford" is no slot')
  expect(shown).toMatch(/does not hold wild-location|not £40/)
  expect(shown).toMatch(/^[AB] loan 30 \/ /m)
})

test('a move can be taken back within a turn, but not after cards were drawn', async () => {
  // One action each in the first round; then the first player has two.
  const passes = ['pass', '1', 'pass', '1']
  const shown = await play(hotSeat, ...passes, 'pass', '1', 'undo', 'undo', 'score', 'quit')
  expect(shown).toMatch(/Taken back: [AB] pass \/ /)
  expect(shown).toContain('Nothing can be taken back')
  expect(shown.match(/^. pass \/ /gm)).toHaveLength(5)
})

test('with two people the hand is hidden between turns', async () => {
  const shown = await play(hotSeat, 'pass', '1')
  const [first = '', second = ''] = shown.split('Pass the keyboard to ').slice(1)
  const holder = first.charAt(0)
  expect(first).toContain(`Hand of ${holder}`)
  expect(first).not.toContain(`Hand of ${second.charAt(0)}`)
  expect(second).not.toContain(`Hand of ${holder}`)
})

test('a saved game is loaded and goes on where it was', async () => {
  const folder = emptyFolder()
  const file = join(folder, 'game.brass')
  const game = ['--seats', 'human,random', '--seed', 'ale']
  const saved = await play(game, 'pass', '1', 'pass', '1', `save ${file}`, `save ${file}`, 'quit')
  expect(saved).toContain(`Saved to ${file}.`)
  const { value: record } = parseGame(readFileSync(file, 'utf8'))
  expect(record?.names).toEqual(['human', 'random'])

  const later = join(folder, 'later.brass')
  await play(['--load', file], 'pass', '1', `save ${later}`)
  await play(game, `load ${file}`, 'pass', '1', `save! ${later}`)
  const { value: on } = parseGame(readFileSync(later, 'utf8'))
  expect(on?.moves.slice(0, record?.moves.length)).toEqual(record?.moves)
  expect(on?.moves.length).toBeGreaterThan(record?.moves.length ?? 0)
  expect((await answered(['replay', later])).code).toBe(0)
})

test('bots go on from a saved game as they would have gone on without it', async () => {
  const folder = emptyFolder()
  const file = (name: string): string => join(folder, name)
  // Others think as long as their clock allows, and further on a quick machine.
  const game = ['--seats', 'human,random,random', '--seed', 'stout']
  const passes = ['pass', '1', 'pass', '1', 'pass', '1']
  await play(game, ...passes, `save ${file('half')}`, ...passes, `save ${file('whole')}`)
  await play(['--load', file('half')], ...passes, `save ${file('again')}`)
  const [half, whole, again] = ['half', 'whole', 'again'].map((name) => readFileSync(file(name), 'utf8'))
  expect(again).toBe(whole)
  expect(parseGame(whole ?? '').value?.names).toEqual(['human', 'random', 'random'])
  expect(whole?.length).toBeGreaterThan(half?.length ?? 0)
})

test('a file that is no game is not loaded, and no other file is written over', async () => {
  const file = join(emptyFolder(), 'game.brass')
  await play(hotSeat, `save ${file}`)
  const shown = await play(
    hotSeat,
    `save ${file}`,
    'load package.json',
    'load nowhere.brass',
    'save /nowhere/game',
  )
  expect(shown).toContain('save! ')
  expect(shown).toContain('package.json cannot be read')
  expect(shown).toContain('no such file')
  expect(shown).toContain('Cannot write /nowhere/game')
})

test('a hint names a legal move and does not play it', async () => {
  const shown = await play(hotSeat, 'hint')
  const [, move = ''] = /^\w+ would play: (.+)$/m.exec(shown) ?? []
  const isPlayed = (text: string): boolean => ['A', 'B'].some((seat) => text.includes(`\n${seat} ${move}\n`))
  expect(isPlayed(shown)).toBe(false)
  expect(isPlayed(await play(hotSeat, move))).toBe(true)
})

test('thinking out loud is turned on and off, on the command line and at the table', async () => {
  const shown = await play([...hotSeat, '--think'], 'think', 'think off', 'think on')
  const answers = shown.match(/Bots (say|play)/g)
  expect(answers).toEqual(['Bots say', 'Bots play', 'Bots say'])
})

test('log, mat, hand, board and help answer', async () => {
  const shown = await play(hotSeat, 'log', 'mat', 'hand', 'board list', 'board map', 'help', 'nonsense')
  for (const text of [
    'Nothing has happened yet',
    'Ct1',
    'Stoke         Ct/Mf Po/Ir Mf',
    'Choose by number',
    '"nonsense" is no move',
  ])
    expect(shown).toContain(text)
})

const northern = ['--seats', 'human,human', '--seed', 'tea', '--edition', 'lancashire']

test('Lancashire shows its map, its ports and the distant market', async () => {
  const shown = await play(northern, 'help')
  for (const text of [
    'Barrow-in-Furness',
    '[Ct Pt]',
    'Yorkshire',
    '(trade)',
    'Southport',
    'Sy0    2',
    'locked',
    'Demand +3 +3 +2 +2 +1 +1  0  0  X',
    'tiles used: none · 8 face down',
    'build coal@wigan:1 / wigan',
    '(links) only carries links',
  ])
    expect(shown).toContain(text)
})

test('two cards build anywhere, asked one after the other, and cannot be kept once paid', async () => {
  const rounds = ['pass', '1', 'pass', '1']
  const shown = await play(northern, ...rounds, 'anywhere', '1', '1', 'end', 'port', 'liverpool:1')
  expect(shown).toContain('anywhere (build, for two cards)')
  expect(shown).toContain('Which card do you give away?')
  expect(shown).toMatch(/^[AB] anywhere [\w-]+ \/ [\w-]+$/m)
  expect(shown).toMatch(/round 2 · [AB] builds anywhere/)
  expect(shown).toContain('anywhere.must-build')
  expect(shown).toMatch(/^[AB] \+build port@liverpool:1$/m)
})

test('a sale to the distant market is offered with its odds, turns up a tile and is not taken back', async () => {
  const pass = ['pass', '1']
  const shown = await play(
    [...northern, '--seed', 'hops'],
    'build cotton@stockport:1 / stockport',
    ...[pass, pass, pass].flat(),
    'network macclesfield-stockport / bolton',
    'network macclesfield-the-midlands / manchester',
    ...[pass, pass].flat(),
    'sell',
    '1',
    'undo',
  )
  expect(shown).toMatch(/Which card pays\? sold by 8 of 8 tiles/)
  expect(shown).toMatch(/^B sell cotton@stockport:1 > distant-market \/ /m)
  expect(shown).toMatch(/Demand falls by [1-4], bonus \+[1-3]/)
  expect(shown).toContain('Nothing can be taken back: a card or a tile was turned up')
  expect(shown).toMatch(/tiles used: [1-4] · 7 face down/)
})

test('the original game wants three players, and takes its first number without being asked', async () => {
  const shown = await play(['--edition', 'classic', '--seed', 'tea'])
  expect(shown.match(/[> ] [A-D] (human|strong) +\d/g)).toHaveLength(3)
})

test('bots play a whole game to the score sheet', async () => {
  const shown = await play(['--seats', 'random,novice,random', '--seed', 'porter'])
  expect(shown).toContain('The rail era begins')
  expect(shown).toContain('The game is over')
  expect(shown).toMatch(/^victory points +\d+ +\d+ +\d+$/m)
  expect(shown).toMatch(/^1\. [ABC] \(\w+\).*points$/m)
})

test.each([
  ['birmingham', 'human,random'],
  ['lancashire', 'human,random'],
])('a person who only takes the first choice in %s reaches the end and can save', async (edition, seats) => {
  const file = join(emptyFolder(), 'whole.brass')
  const choices = new Array<string>(2000).fill('1')
  await play(
    ['--edition', edition, '--seats', seats, '--variant', 'introductory', '--seed', 'ale'],
    ...choices,
    `save ${file}`,
  )
  expect(existsSync(file)).toBe(true)
  const { value } = parseGame(readFileSync(file, 'utf8'))
  expect(value?.result).not.toBeNull()
})
