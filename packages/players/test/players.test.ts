// Players by name, and a bot as a player: its positions, its clock, and what happens if it fails.

import { type Bot, bots, type Clock } from '@ironbridge/bots'
import { at, legalMoves, makeSetup, newGame, seatToMove, view } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { botPlayer } from '../src/botPlayer.ts'
import { readPlayer } from '../src/named.ts'
import type { Chosen, Decision } from '../src/player.ts'
import { playSeated } from '../src/seatedGame.ts'
import { shortGame } from './kit/index.ts'

function start(changes: Partial<Decision> = {}): Decision {
  const setup = makeSetup('birmingham', 4, [])
  if ('error' in setup) throw new Error(setup.error)
  const state = newGame(setup, '0'.repeat(32))
  return {
    view: view(state, seatToMove(state)),
    legal: legalMoves(state),
    dice: 'some text',
    ms: null,
    ...changes,
  }
}

const botThat = (choose: Bot['choose']): Bot => ({
  id: 'test',
  title: 'Test',
  sentence: 'Does as it is told.',
  budget: { positions: 700, ms: 50 },
  choose,
})

/** The clock that the bot was given. */
async function clockOf(changes: Partial<Decision>, positions?: number): Promise<Clock> {
  let given: Clock | null = null
  const bot = botThat((_, [first], clock) => {
    given = clock
    return first as NonNullable<typeof first>
  })
  await botPlayer(bot, positions).choose(start(changes))
  return given as unknown as Clock
}

test('without a clock it has its own number of positions, or the one that was given', async () => {
  const [own, given] = [await clockOf({}), await clockOf({}, 90)]
  expect([0, 350, 700].map((positions) => own.spent(positions))).toEqual([0, 0.5, 1])
  expect([0, 45, 90].map((positions) => given.spent(positions))).toEqual([0, 0.5, 1])
})

test('with a clock it has its time and no end of positions; it can be stopped', async () => {
  const clock = await clockOf({ ms: 10_000 })
  expect(clock.spent(1e9)).toBeGreaterThan(0)
  expect(clock.spent(1e9)).toBeLessThan(0.5)
  expect((await clockOf({ ms: 10_000 }, 1000)).spent(900)).toBe(0.9)
  expect((await clockOf({ ms: 0 })).spent(0)).toBe(1)
  expect((await clockOf({ signal: AbortSignal.abort() })).spent(0)).toBe(1)
  expect((await clockOf({ isStopped: () => true })).spent(0)).toBe(1)
})

test('a game that is stopped in its last decision is not over: that may have been made in haste', async () => {
  const random = botPlayer(at(bots, 0))
  /** Whether it came to an end, and after how many decisions. */
  async function playUntil(last: number): Promise<[boolean, number]> {
    let asked = 0
    const choose = (decision: Decision): Promise<Chosen> => {
      asked++
      return random.choose(decision)
    }
    const player = { ...random, choose }
    const conduct = { ms: null, dice: () => '', isStopped: () => asked >= last, hear: () => {} }
    return [await playSeated(newGame(shortGame, '0'.repeat(32)), [player, player], conduct), asked]
  }
  const [isOver, all] = await playUntil(Number.POSITIVE_INFINITY)
  expect(isOver).toBe(true)
  expect(await playUntil(all)).toEqual([false, all])
})

test('the same dice text gives the same rolls', async () => {
  const rolls = async (dice: string): Promise<number> => (await clockOf({ dice })).dice.below(1e9)
  expect(await rolls('a')).toBe(await rolls('a'))
  expect(await rolls('a')).not.toBe(await rolls('b'))
})

test('a bot that fails forfeits the decision to a pass, and the choice says so', async () => {
  const decision = start()
  const kinds = async (bot: Bot): Promise<[string, ...string[]]> => {
    const { move, faults }: Chosen = await botPlayer(bot).choose(decision)
    return [move.type, ...faults.map(({ kind }) => kind)]
  }
  const crashing = botThat(() => {
    throw new Error('no idea')
  })
  const lying = botThat((_, legal) => ({ ...legal[0] }) as NonNullable<(typeof legal)[0]>)
  expect(await kinds(crashing)).toEqual(['pass', 'crashed'])
  expect(await kinds(lying)).toEqual(['pass', 'illegal'])
})

test('players are read by name, with a number of positions, or as a command in quotes', () => {
  for (const { id } of bots) expect(readPlayer(id).name).toBe(id)
  expect(readPlayer('club:500').name).toBe('club:500')
  expect(readPlayer('"python3 mybot.py"').name).toBe('python3 mybot.py')
  for (const wrong of ['', 'nobody', 'club:', 'club:-1', 'club:5:5', 'club:1e9', '""'])
    expect(() => readPlayer(wrong), wrong).toThrow()
})
