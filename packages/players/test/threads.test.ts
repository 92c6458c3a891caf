// Bots that think in real threads: the same choice as here, stopped when asked, and never in the way.

import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Bot, bots, positionsClock, type Thought } from '@ironbridge/bots'
import { legalMoves, makeSetup, newGame, play, type State, seatToMove, view } from '@ironbridge/engine'
import { afterEach, expect, test } from 'vitest'
import type { Decision } from '../src/player.ts'
import { openThinkers, type Thinkers } from '../src/pool/thinkers.ts'
import { diceFrom, seedFrom } from '../src/seeds.ts'
import { threadPlayer } from '../src/threadPlayer.ts'
import { emptyFolder, misbehaving } from './kit/index.ts'

const opened: Thinkers[] = []

function open(size: number, entry?: URL): Thinkers {
  const thinkers = openThinkers(size, entry && { entry })
  opened.push(thinkers)
  return thinkers
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((thinkers) => thinkers.close()))
})

/** Each thread that lives holds one port open. */
const ports = (): number => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
const portsBefore = ports()
const threads = (): number => ports() - portsBefore

/** After so many moves, the middle one of the list each time. */
function stateAfter(edition: string, moves: number): State {
  const setup = makeSetup(edition, 3, [])
  if ('error' in setup) throw new Error(setup.error)
  let state = newGame(setup, seedFrom('threads'))
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(state)
    state = play(state, legal[Math.floor(legal.length / 2)] ?? fail()).state ?? fail()
  }
  return state
}

function fail(): never {
  throw new Error('No such move.')
}

function decisionAt(state: State, rest: Partial<Decision> = {}): Decision {
  return { view: view(state, seatToMove(state)), legal: legalMoves(state), dice: 'tea', ms: null, ...rest }
}

const bot = (id: string): Pick<Bot, 'id' | 'budget'> => ({
  id,
  budget: { positions: Number.POSITIVE_INFINITY, ms: 0 },
})

test.each(bots.map(({ id }) => id))('%s chooses as it does in this thread', async (id) => {
  const thinkers = open(1)
  const here = bots.find((one) => one.id === id) ?? fail()
  const positions = 300
  const player = threadPlayer(here, thinkers, positions)
  for (const state of ['birmingham', 'lancashire', 'classic'].map((edition) => stateAfter(edition, 20))) {
    const decision = decisionAt(state)
    const clock = positionsClock(diceFrom(decision.dice), positions)
    const expected = here.choose(decision.view, decision.legal, clock)
    const { move, faults } = await player.choose(decision)
    expect(faults).toEqual([])
    expect(decision.legal).toContain(move)
    expect(move).toBe(expected)
  }
})

/** A bot that thinks until it is stopped, and what it tells meanwhile. */
function endless() {
  const stop = new AbortController()
  const thoughts: Thought[] = []
  const decision = decisionAt(stateAfter('birmingham', 0), {
    tell: (thought) => thoughts.push(thought),
    signal: stop.signal,
  })
  return { player: threadPlayer(bot('endless'), open(1, misbehaving)), stop, thoughts, decision }
}

test('when the move is wanted now, the best so far comes from a bot that would never end', async () => {
  const { player, stop, thoughts, decision } = endless()
  const choice = player.choose(decision)
  while (thoughts.length === 0) await setTimeout(10)
  stop.abort()
  expect((await choice).move).toBe(decision.legal.at(-1))
  // Asked with the signal given already, it answers at once.
  expect((await player.choose(decision)).move).toBe(decision.legal.at(-1))
})

test('the clock ends the thinking', async () => {
  const player = threadPlayer(bot('endless'), open(1, misbehaving))
  const start = performance.now()
  await player.choose(decisionAt(stateAfter('birmingham', 0), { ms: 300 }))
  expect(performance.now() - start).toBeGreaterThanOrEqual(299)
})

test('while a bot thinks this thread goes on and hears thoughts', async () => {
  const { player, stop, thoughts, decision } = endless()
  let ticks = 0
  const timer = setInterval(() => {
    ticks++
    if (ticks > 10 && thoughts.length > 1) stop.abort()
  }, 10)
  await player.choose(decision)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
  expect(thoughts.length).toBeGreaterThan(1)
  expect(thoughts[0]).toEqual({ line: decision.legal.slice(-1), values: [1, 2], visits: 1, positions: 0 })
})

test('more decisions than threads wait for their turn', async () => {
  const player = threadPlayer(bot('endless'), open(2, misbehaving))
  const decision = decisionAt(stateAfter('birmingham', 0), { ms: 20 })
  const choices = await Promise.all(Array.from({ length: 5 }, () => player.choose(decision)))
  expect(choices.map(({ move }) => move)).toEqual(new Array(5).fill(decision.legal.at(-1)))
  expect(threads()).toBe(2)
})

test('a thread that dies is replaced and the decision made again', async () => {
  process.env['REBORN_FILE'] = join(emptyFolder(), 'died')
  const player = threadPlayer(bot('reborn'), open(1, misbehaving))
  const decision = decisionAt(stateAfter('birmingham', 0))
  expect((await player.choose(decision)).move).toBe(decision.legal.at(-1))
})

test('a decision that kills two threads is forfeited in one line, and others can still be made', async () => {
  const thinkers = open(1, misbehaving)
  const decision = decisionAt(stateAfter('birmingham', 0), { ms: 10 })
  const choice = await threadPlayer(bot('mortal'), thinkers).choose(decision)
  expect(choice.move.type).toBe('pass')
  expect(choice.faults).toEqual([
    {
      kind: 'crashed',
      text: 'mortal: A thread ended twice on the same job: too many positions',
      isForfeit: true,
    },
  ])
  const { move } = await threadPlayer(bot('endless'), thinkers).choose(decision)
  expect(move).toBe(decision.legal.at(-1))
})

test('closing ends every thread, even one that would think for ever', async () => {
  const thinkers = open(2, misbehaving)
  const player = threadPlayer(bot('endless'), thinkers)
  const decision = decisionAt(stateAfter('birmingham', 0))
  await player.choose({ ...decision, ms: 10 })
  const choices = Promise.all(Array.from({ length: 3 }, () => player.choose(decision)))
  await setTimeout(50)
  expect(threads()).toBe(2)
  await thinkers.close()
  expect(threads()).toBe(0)
  for (const { faults } of [...(await choices), await player.choose(decision)])
    expect(faults).toMatchObject([{ kind: 'crashed', text: 'endless: The threads were closed.' }])
})
