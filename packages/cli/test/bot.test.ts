// The bots of this program on the other side of the protocol.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bots, type Thought } from '@ironbridge/bots'
import { at, editions } from '@ironbridge/engine'
import { botPlayer, type Player, programPlayer } from '@ironbridge/players'
import {
  faultsOf,
  firstDecision,
  gameToCome,
  playAndClose,
  readMessage,
  shortGame,
  turnMessage,
  writeMessage,
} from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { answered, ironbridge, launcher } from './ironbridge.ts'

/** A built-in bot on the other side of the protocol. */
const builtIn = (level: string): string => `"${process.execPath}" "${launcher}" bot ${level}`

test.each(editions)(
  'a bot of ours chooses the same on the other side of the protocol, in $title',
  async ({ id, seats }) => {
    const club = bots.find((bot) => bot.id === 'club')
    if (!club) throw new Error('There is no club.')
    const table = (first: Player): Player[] => [
      first,
      ...new Array<Player>(at(seats, 0) - 1).fill(botPlayer(club)),
    ]
    const there = await playAndClose(id, table(programPlayer(builtIn('club'))))
    const here = await playAndClose(id, table(botPlayer(club)))
    expect(there.choices.map(faultsOf)).toEqual(there.choices.map(() => []))
    expect(there.moves).toEqual(here.moves)
  },
)

test('the strongest bot of ours stops when it is told to, and says what it considers', async () => {
  const strongest = at(bots, bots.length - 1)
  const player = programPlayer(`${builtIn(strongest.id)} --positions 1000000000`)
  await player.begin(gameToCome)
  const decision = firstDecision()
  const thoughts: Thought[] = []
  const signal = AbortSignal.timeout(300)
  const { move, faults } = await player.choose({
    ...decision,
    // Longer than any test may take.
    ms: 600_000,
    signal,
    tell: (one) => thoughts.push(one),
  })
  expect(faults).toEqual([])
  expect(decision.legal).toContain(move)
  for (const { line, values } of thoughts) {
    expect(line.length).toBeGreaterThan(0)
    expect([0, shortGame.seats]).toContain(values.length)
  }
  await player.close()
})

test('the dice of a turn decide what is left to chance', async () => {
  const player = programPlayer(builtIn('random'))
  await player.begin(gameToCome)
  const choices: string[] = []
  for (const dice of ['one', 'one', 'two', 'three', 'four'])
    choices.push(JSON.stringify((await player.choose(firstDecision(dice))).move))
  await player.close()
  expect(choices[1]).toEqual(choices[0])
  expect(new Set(choices).size).toBeGreaterThan(1)
})

test.each([
  { args: [], says: 'Name the level' },
  { args: ['genius'], says: 'no bot "genius"' },
  { args: ['club', '--positions', 'many'], says: '--positions takes a whole number' },
])('bot $args is answered with one line', async ({ args, says }) => {
  const { code, stdout, stderr } = await answered(['bot', ...args])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(says)
})

test('bot leaves when the input ends, however long it could think', async () => {
  const input = `hello\n${turnMessage(firstDecision(), 1, 600_000, null)}\n`
  const { code, stdout } = await ironbridge(['bot', 'master', '--positions', '1000000000'], input)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^move \{"id":1,"move":/m)
})

const turn = readMessage(turnMessage(firstDecision(), 1, 1000, null))?.fields

test.each([
  { fields: {}, says: '"id" is missing or wrong.' },
  { fields: { ...turn, clock: 5 }, says: '"clock" is missing or wrong.' },
  { fields: { ...turn, dice: null }, says: '"dice" is missing or wrong.' },
  { fields: { ...turn, moves: [] }, says: '"moves" is missing or wrong.' },
  { fields: { ...turn, moves: ['jump'] }, says: '"jump"' },
  { fields: { ...turn, position: undefined }, says: 'cannot be read: ' },
])('bot says in one line what it cannot read of a turn: $says', async ({ fields, says }) => {
  const child = spawn(process.execPath, [launcher, 'bot', 'random'], { stdio: 'pipe' })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.resume()
  // The input does not end, as a host would keep it.
  child.stdin.write(`hello\n${writeMessage('turn', fields)}\n`)
  expect(await once(child, 'close')).toEqual([2, null])
  expect(said).toMatch(/^ironbridge: A turn of the host cannot be read: [^\n]+\n$/)
  expect(said).toContain(says)
})

test('bot ends with one line when it fails, so that a host can tell', async () => {
  // Impossible here, which a host never sends.
  const moves = ['shortfall coal@dudley:1', 'sell cotton@derby:1 > oxford:1 / derby']
  const input = `hello\n${writeMessage('turn', { ...turn, moves })}\n`
  const { code, stderr } = await ironbridge(['bot', 'novice'], input)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^ironbridge: novice: A thread ended twice on the same job: [^\n]+\n$/)
})

test('bot answers what it understands, skips the rest, and leaves when the input ends', async () => {
  const { code, stdout, stderr } = await ironbridge(
    ['bot', 'random'],
    'what?\nhello {"protocol":1}\nsing\nstop\n',
  )
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toBe('ready {"protocol":1,"name":"Random","author":"Ironbridge"}\n')
})
