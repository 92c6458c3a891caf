// The bots of this program on the other side of the protocol.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bots, type Thought } from '@ironbridge/bots'
import { editions, formatMove, legalMoves, newGame, rulesOf, view } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { botPlayer } from '../src/players/botPlayer.ts'
import type { Decision, Player } from '../src/players/player.ts'
import { programPlayer } from '../src/players/program.ts'
import { turnMessage } from '../src/protocol/hostMessages.ts'
import { readMessage, writeMessage } from '../src/protocol/message.ts'
import { speak } from '../src/protocol/speak.ts'
import { seedFrom } from '../src/seeds.ts'
import { at } from '../src/tables.ts'
import { ironbridge } from './ironbridge.ts'
import { builtIn, faultsOf, gameToCome, pathOf, playAndClose, shortGame } from './protocol.ts'

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

/** The first decision of a short game. */
function firstDecision(dice = 'tea'): Decision {
  const state = newGame(shortGame, seedFrom('tea'))
  return { view: view(state, at(state.turnOrder, 0)), legal: legalMoves(state), dice, ms: null }
}

test('the strongest bot of ours stops when it is told to, and says what it considers', async () => {
  const strongest = at(bots, bots.length - 1)
  const player = programPlayer(`${builtIn(strongest.id)} --positions 1000000000`)
  await player.begin(gameToCome)
  const decision = firstDecision()
  const thoughts: Thought[] = []
  const start = performance.now()
  const signal = AbortSignal.timeout(300)
  const { move, faults } = await player.choose({
    ...decision,
    ms: 60_000,
    signal,
    tell: (one) => thoughts.push(one),
  })
  expect(faults).toEqual([])
  expect(decision.legal).toContain(move)
  expect(performance.now() - start).toBeLessThan(5000)
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

test('a turn hands on its clock, and the bot is stopped by the host', async () => {
  const decision = firstDecision()
  const first = at(decision.legal, 0)
  const asked: unknown[] = []
  const said: string[] = []
  async function* lines(): AsyncGenerator<string> {
    yield turnMessage(decision, 1, 2000, 300)
    yield turnMessage(decision, 2, 60_000, null)
    yield 'stop {"id":2}'
  }
  await speak(lines(), {
    name: 'Test',
    async choose({ legal, ms, tell, signal }, positions) {
      asked.push({ ms, positions })
      tell?.({ line: [at(legal, 0)], values: [40, 30], visits: 7, positions: 9 })
      if (signal && !signal.aborted) await once(signal, 'abort')
      return at(legal, 0)
    },
    say: (line) => said.push(line),
  })
  expect(asked).toEqual([
    { ms: 1900, positions: 300 },
    { ms: 59_900, positions: null },
  ])
  const move = formatMove(rulesOf(decision.view), first)
  const info = { line: [move], values: { A: 40, B: 30 }, visits: 7, positions: 9 }
  expect(said).toEqual([
    `info ${JSON.stringify({ id: 1, ...info })}`,
    `move ${JSON.stringify({ id: 1, move })}`,
    `info ${JSON.stringify({ id: 2, ...info })}`,
    `move ${JSON.stringify({ id: 2, move })}`,
  ])
})

test.each([
  { args: [], says: 'Name the level' },
  { args: ['genius'], says: 'no bot "genius"' },
  { args: ['club', '--positions', 'many'], says: '--positions takes a whole number' },
])('bot $args is answered with one line', async ({ args, says }) => {
  const { code, stdout, stderr } = await ironbridge(['bot', ...args])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(says)
})

test('bot leaves when the input ends, however long it could think', async () => {
  const input = `hello\n${turnMessage(firstDecision(), 1, 600_000, null)}\n`
  const start = performance.now()
  const { code, stdout } = await ironbridge(['bot', 'master', '--positions', '1000000000'], input)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^move \{"id":1,"move":/m)
  expect(performance.now() - start).toBeLessThan(20_000)
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
  const child = spawn(process.execPath, [pathOf('../bin/ironbridge.mjs'), 'bot', 'random'], { stdio: 'pipe' })
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
  const moves = ['shortfall dudley:1', 'sell cotton@derby:1 > oxford:1 / derby']
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
