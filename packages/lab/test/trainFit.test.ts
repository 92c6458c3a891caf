// The arithmetic of training: what decisions came to, and fits to data whose answer is known.

import { correction, pack, SCALE, unpack } from '@ironbridge/bots/training'
import { diceFrom, seedFrom } from '@ironbridge/players'
import { expect, test } from 'vitest'
import { fit } from '../src/train/fit.ts'
import { type LessonPart, lessonsOf } from '../src/train/lessons.ts'
import { targetsOf } from '../src/train/returns.ts'
import { headerIn, recorder, samplesIn, toBytes } from '../src/train/samples.ts'

const none = { count: 0, places: new Uint16Array(), values: new Float32Array() }
const eras = ['canal', 'rail']

/** Two games of two seats: in the first, seat 0 decides three times and seat 1 once. */
function twoGames() {
  const record = recorder()
  const one = { count: 1, places: Uint16Array.of(2), values: Float32Array.of(0.5) }
  record.add({ game: 0, era: 0, seat: 0, base: 10 }, none)
  record.add({ game: 0, era: 0, seat: 1, base: 40 }, none)
  record.add({ game: 0, era: 0, seat: 0, base: 20 }, none)
  record.add({ game: 0, era: 1, seat: 0, base: 60 }, one)
  record.finish([100, 50])
  record.add({ game: 1, era: 1, seat: 0, base: 7 }, one)
  record.finish([17, 0])
  return record.samples()
}

/** Adds so many points to every position with input 2 at a half. */
const adding = (points: number) => ({
  inputs: 3,
  hidden: 1,
  first: new Float32Array(3),
  bias: new Float32Array(1),
  second: new Float32Array(2),
  straight: Float32Array.of(0, 0, (2 * points) / SCALE),
})

test('with lambda 1, every decision came to the end of its game', () => {
  const targets = targetsOf(twoGames(), { lambda: 1, eras, critic: {} })
  expect([...targets]).toEqual([9, 1, 8, 4, 1])
})

test('with lambda less, the critic has its say one decision later, across eras but not across games', () => {
  const returns = { lambda: 0.5, eras, critic: { rail: adding(20) } }
  // Seat 0: G = 100, then (60 + 20) / 2 + 100 / 2 = 90, then 20 / 2 + 90 / 2 = 55; less the base, in tens.
  expect([...targetsOf(twoGames(), returns)]).toEqual([4.5, 1, 7, 4, 1])
  expect([...targetsOf(twoGames(), { ...returns, lambda: 0 })]).toEqual([1, 1, 6, 4, 1])
})

test('samples are the same after a file', () => {
  const samples = twoGames()
  const bytes = toBytes(samples, { games: 2, vp: 167, winners: 117 })
  const header = headerIn(bytes)
  if (header === null) throw new Error('No header.')
  expect(header).toMatchObject({ count: 5, features: 2, tally: { games: 2, vp: 167, winners: 117 } })
  expect(header.size).toBe(bytes.length)
  expect(samplesIn(bytes, header)).toEqual(samples)
  expect(headerIn(bytes.subarray(4))).toBeNull()
})

/** Twenty games whose result is known: two points for input 0, and five more where inputs 1 and 2 meet. */
function known(): LessonPart {
  const dice = diceFrom('known')
  const record = recorder()
  for (let game = 0; game < 20; game++) {
    for (let decision = 0; decision < 60; decision++) {
      const values = Float32Array.from({ length: 3 }, () => dice.below(2))
      const [a = 0, b = 0, c = 0] = values
      const utility = 30 + 2 * a + 5 * b * c
      record.add(
        { game, era: 0, seat: 0, base: 30 - utility },
        { count: 3, places: Uint16Array.of(0, 1, 2), values },
      )
      record.add({ game, era: 1, seat: 0, base: 0 }, none)
    }
    record.finish([30])
  }
  const samples = record.samples()
  return { samples, targets: targetsOf(samples, { lambda: 1, eras, critic: {} }) }
}

test('a fit finds what is there to be found, in games held out too, and the net that ships says it', () => {
  const lessons = lessonsOf([known()], 0)
  expect(lessons.targets).toHaveLength(1200)
  expect(lessons.heldOut).toHaveLength(120)
  const told: number[] = []
  const options = { inputs: 3, hidden: 8, epochs: 200, seed: seedFrom('fit') }
  const { net, before, after, epochs } = fit(lessons, options, (epoch) => told.push(epoch))
  expect(before.heldOut).toBeGreaterThan(2)
  expect(after.heldOut).toBeLessThan(0.2)
  expect(after.learned).toBeLessThan(0.2)
  expect(told.length).toBeGreaterThanOrEqual(epochs)
  const shipped = unpack(pack(net))
  const say = (...places: number[]) =>
    correction(shipped, {
      count: places.length,
      places: Uint16Array.from(places),
      values: new Float32Array(places.length).fill(1),
    })
  expect(say(0, 1, 2) - say(1)).toBeCloseTo(7, 0)
  expect(say(0) - say()).toBeCloseTo(2, 0)
  // The same lessons and seed, the same numbers.
  expect(fit(lessons, options).net).toEqual(net)
})
