// Programs that misbehave: every game is finished, every fault is told, and no process is left.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bots, type Thought } from '@ironbridge/bots'
import { at, legalMoves, newGame, parseMove, rulesOf, seatToMove, view } from '@ironbridge/engine'
import { afterEach, expect, test } from 'vitest'
import { botPlayer } from '../src/botPlayer.ts'
import { Complaint } from '../src/complaint.ts'
import type { Chosen, Decision } from '../src/player.ts'
import { seedFrom } from '../src/seeds.ts'
import { startChild } from '../src/stdio/child.ts'
import { commandWords } from '../src/stdio/commandWords.ts'
import { greet } from '../src/stdio/greet.ts'
import { type ProgramOptions, programPlayer } from '../src/stdio/program.ts'
import {
  type BadBot,
  badBot,
  children,
  faultsOf,
  gameToCome,
  kindsOf,
  playGame,
  shortGame,
} from './kit/index.ts'

const before = children()
afterEach(() => expect.poll(children).toBe(before))

/** The bad bot's choices in a game against a good one, with time enough for a busy machine. */
async function play(
  bad: BadBot,
  ms = 60_000,
  options: ProgramOptions = {},
  time: (ms: number) => void = () => {},
): Promise<Chosen[]> {
  const players = [programPlayer(bad.command, options), botPlayer(at(bots, 0))]
  try {
    const { state, choices } = await playGame(shortGame, players, { ms, time })
    expect(state.over).toBe(true)
    expect(faultsOf(at(choices, 1))).toEqual([])
    return at(choices, 0)
  } finally {
    await Promise.all(players.map((player) => player.close()))
    await expect.poll(() => bad.running()).toEqual([])
  }
}

/** Each decision without a fault but those given. */
const expectFaults = (choices: readonly Chosen[], ...expected: string[][]): void =>
  expect(kindsOf(choices)).toEqual(choices.map((_, index) => expected[index] ?? []))

test('a bot that only passes makes no fault', async () => {
  const bad = badBot('none')
  expectFaults(await play(bad))
  expect(bad.starts()).toBe(1)
})

test('one that cannot be started again is started six times in all, and passes', async () => {
  const bad = badBot('dies-for-good')
  const choices = await play(bad)
  expect(kindsOf(choices)).toEqual(
    choices.map((_, index) => (index === 0 ? ['crashed', 'crashed'] : ['crashed'])),
  )
  const texts = faultsOf(choices).map(({ text }) => text)
  expect(texts[0]).toBe('It ended with exit code 7: divided by zero')
  expect(texts[1]).toMatch(/^It ended with exit code 3: no brain found\. Played for it: pass \/ \S+\.$/)
  expect(texts.at(-1)).toMatch(/^It was started 6 times in this game and is left alone now\. Played for it/)
  expect(bad.starts()).toBe(6)
})

test.each([
  ['dies-at-start', 'it ended with exit code 3: no brain found.'],
  ['is-too-new', 'it speaks protocol 2, not 1.'],
])('one that %s is nobody to play with', async (fault, says) => {
  const bad = badBot(fault)
  const player = programPlayer(bad.command)
  await expect(player.begin(gameToCome)).rejects.toThrow(
    new Complaint(`Cannot start ${bad.command}: ${says}`),
  )
  await player.close()
  expect(bad.starts()).toBe(1)
})

test('one that is not ready is quoted, and not waited for when nobody wants it any more', async () => {
  const child = await startChild(commandWords(badBot('is-never-ready').command), () => {})
  expect(await greet(child, AbortSignal.timeout(1000))).toEqual({
    kind: 'late',
    text: 'It was not ready within 10000 ms. It said "Reading the book of openings".',
  })
  await child.end()
  const player = programPlayer(badBot('is-never-ready').command)
  await player.begin(gameToCome, AbortSignal.timeout(100))
  await player.close()
})

test('the time of a decision is that of the answer, not that of starting again', async () => {
  const start = performance.now()
  const took: number[] = []
  const choices = await play(badBot('comes-back-slowly', 3), 3000, {}, (ms) => took.push(ms))
  expect(kindsOf(choices).flat()).toEqual(['crashed'])
  const besides = performance.now() - start - took.reduce((sum, ms) => sum + ms, 0)
  expect(besides).toBeGreaterThan(1500)
})

test('one that dies in the middle is started again and asked again', async () => {
  const bad = badBot('dies', 4)
  const choices = await play(bad)
  // The new one begins to count anew, so that it dies in every third decision after the first.
  expectFaults(choices.slice(0, 10), [], [], [], ['crashed'], [], [], ['crashed'], [], [], ['crashed'])
  expect(at(faultsOf(choices), 0).text).toBe('It ended with exit code 7: divided by zero')
})

test.each([
  ['throws', 'TypeError: There is no plan.'],
  ['looks-for-a-book', "Error: ENOENT: no such file or directory, open '/nowhere/book'"],
])('one that %s, in Node, is quoted with the mistake', async (fault, says) => {
  const choices = await play(badBot(fault, 9))
  expect(at(faultsOf(choices), 0).text).toBe(`It ended with exit code 1: ${says}`)
})

test('a script that is not there, in Node, is named', async () => {
  const player = programPlayer(`"${process.execPath}" nothere.js`)
  await expect(player.begin(gameToCome)).rejects.toThrow(
    /: it ended with exit code 1: Error: Cannot find module '.*nothere\.js'\.$/,
  )
  await player.close()
})

test('one that dies whenever it is asked loses the decision', async () => {
  const bad = badBot('dies')
  const choices = await play(bad)
  const [first, ...others] = kindsOf(choices)
  expect(first).toEqual(['crashed', 'crashed'])
  expect(others.every((kinds) => kinds.length > 0 && kinds.every((kind) => kind === 'crashed'))).toBe(true)
  expect(bad.starts()).toBe(6)
})

test('one that hangs is ended when its clock is over, and started again for the next decision', async () => {
  const bad = badBot('hangs', 7)
  const start = performance.now()
  const choices = await play(bad, 500)
  expect(kindsOf(choices).map(String).slice(0, 14)).toEqual(
    Array.from({ length: 14 }, (_, index) => (index % 7 === 6 ? 'late' : '')),
  )
  expect(at(faultsOf(choices), 0).text).toMatch(
    /^It gave no move within 500 ms, nor when told to stop\. Played/,
  )
  const late = faultsOf(choices).filter(({ kind }) => kind === 'late').length
  expect(performance.now() - start).toBeGreaterThan(late * 1000)
})

test('one that always hangs was late to the end, also once it is left alone', async () => {
  const choices = await play(badBot('hangs'), 20)
  expectFaults(choices, ...choices.map(() => ['late']))
  expect(faultsOf(choices).every(({ isForfeit }) => isForfeit)).toBe(true)
})

test('one that says a lot of nothing has no more time for it', async () => {
  expectFaults(await play(badBot('writes-empty-lines', 10)))
  const choices = await play(badBot('counts', 12), 500)
  expect(at(choices, 11).faults[0]).toMatchObject({
    kind: 'late',
    text: expect.stringMatching(/It said "counting \{"n":\d+\}"\. Played for it/),
  })
})

test('one that uses all its time is told to stop, and that is no fault', async () => {
  expectFaults(await play(badBot('waits'), 20))
})

test('one that lies hears the rule and may try again', async () => {
  const heard: string[] = []
  const choices = await play(badBot('lies', 2), 3000, { log: (line) => heard.push(line) })
  expectFaults(choices, [], ...choices.slice(1).map(() => ['illegal']))
  expect(at(faultsOf(choices), 0).text).toBe(
    'shortfall dudley:1: Tiles are removed only to pay negative income, and nothing is owed.',
  )
  const refused = heard.find((line) => line.startsWith('> refused ')) ?? ''
  expect(JSON.parse(refused.slice('> refused '.length))).toMatchObject({
    id: 2,
    move: 'shortfall dudley:1',
    rule: 'shortfall.no-debt',
    statements: ['B-SHORT-05'],
  })
})

test('one that insists loses the decision', async () => {
  const bad = badBot('insists')
  const choices = await play(bad)
  expectFaults(choices, ...choices.map(() => ['illegal', 'illegal']))
  expect(choices.every(({ move }) => move.type === 'pass')).toBe(true)
  expect(bad.starts()).toBe(1)
})

test.each([
  ['mumbles', '"I pass." is no message', '"jump" is no move'],
  ['garbles', '"move ���" is no message', 'is no message'],
])('one that %s loses the decision', async (fault, first, second) => {
  const choices = await play(badBot(fault))
  expectFaults(choices, ...choices.map(() => ['unreadable', 'unreadable']))
  const [one, two] = faultsOf(choices)
  expect(one?.text).toContain(first)
  expect(two?.text).toContain(second)
})

test('one that writes a line without end may try again', async () => {
  const choices = await play(badBot('writes-a-long-line', 15))
  expect(faultsOf(choices).map(({ text }) => text)).toEqual(
    faultsOf(choices).map(() => 'The line is too long.'),
  )
  expect(faultsOf(choices).length).toBe(choices.length - 14)
})

test('one that babbles is ended', async () => {
  const bad = badBot('babbles', 9)
  const choices = await play(bad)
  expect(kindsOf(choices).map(String).slice(0, 9)).toEqual([...new Array<string>(8).fill(''), 'unreadable'])
  expect(at(faultsOf(choices), 0).text).toBe('It wrote more than 1000000 bytes for one decision.')
})

test('answers to other decisions are nothing', async () => {
  expectFaults(await play(badBot('answers-late-and-twice')))
})

/** What is asked first in a short game. */
function firstDecision(): Decision {
  const state = newGame(shortGame, seedFrom('tea'))
  return { view: view(state, seatToMove(state)), legal: legalMoves(state), dice: '', ms: null }
}

test('what a bot considers is heard as far as it can be read', async () => {
  const decision = firstDecision()
  const player = programPlayer(badBot('thinks-aloud').command)
  await player.begin(gameToCome)
  const thoughts: Thought[] = []
  const { faults } = await player.choose({ ...decision, tell: (one) => thoughts.push(one) })
  await player.close()
  expect(faults).toEqual([])
  const pass = parseMove(rulesOf(decision.view), 'pass / derby').value
  expect(thoughts).toEqual([
    { line: [decision.legal[0], pass], values: [40.5, 30], visits: 7, positions: 9 },
    { line: [], values: [], visits: 0, positions: 0 },
    { line: [], values: [], visits: 0, positions: 0 },
  ])
})

test('one that is sent away while it thinks is gone, and not started again', async () => {
  const bad = badBot('hangs')
  const player = programPlayer(bad.command)
  await player.begin(gameToCome)
  const choice = player.choose({ ...firstDecision(), ms: 60_000 })
  await player.close()
  expect(kindsOf([await choice])).toEqual([['crashed', 'crashed']])
  expect(bad.running()).toEqual([])
  expect(bad.starts()).toBe(1)
})

test('what a program starts ends with it, and what it says before it is ready does not matter', async () => {
  const bad = badBot('has-a-child')
  expectFaults(await play(bad))
  expect(bad.starts()).toBe(2)
})

test('a program that is not there is a mistake of whoever typed it', async () => {
  const player = programPlayer('no-such-program-at-all --fast')
  await expect(player.begin(gameToCome)).rejects.toThrow(
    'Cannot start no-such-program-at-all: there is no such file or folder.',
  )
  await player.close()
})

test('no program outlives the host, even if it was started in a thread that is terminated', async () => {
  const bad = badBot('stays')
  const host = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/threadHost.mjs'), bad.command], {
    stdio: 'pipe',
  })
  await once(host.stdout, 'data')
  expect(bad.running().length).toBe(1)
  host.stdin.end()
  expect(await once(host, 'exit')).toEqual([0, null])
  await expect.poll(() => bad.running()).toEqual([])
})

test('no program outlives the host, even if that is ended from outside', async () => {
  const bad = badBot('has-a-child')
  const host = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/host.mjs'), bad.command], {
    stdio: 'pipe',
  })
  await once(host.stdout, 'data')
  expect(bad.running().length).toBe(2)
  host.kill('SIGTERM')
  expect(await once(host, 'exit')).toEqual([null, 'SIGTERM'])
  await expect.poll(() => bad.running()).toEqual([])
})
