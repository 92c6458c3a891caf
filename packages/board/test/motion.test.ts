// What moves after a move: from where it was, to where it is, and not for too long.

import {
  type GameEvent,
  legalMoves,
  makeSetup,
  newGame,
  play,
  rngFromSeed,
  rolling,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { middleOf } from '../src/maps/geometry.ts'
import { layoutOf } from '../src/maps/layout.ts'
import { boxOf } from '../src/maps/places.ts'
import { type MotionStep, stepsOf } from '../src/motion/steps.ts'
import { slotPlace } from '../src/place.ts'

const origin = { x: 1700, y: 600 }
const SEED = '5'.padStart(32, '0')

describe.each(['birmingham', 'lancashire', 'classic'])('in a whole game of %s', (edition) => {
  const seen = new Set<MotionStep['type']>()

  test('every step has a place on the board and an end', () => {
    for (const { before, steps, events } of turnsOf(edition)) {
      for (const step of steps) {
        seen.add(step.type)
        expect(step.delay).toBeGreaterThanOrEqual(0)
        expect(step.duration).toBeGreaterThan(0)
        for (const { x, y } of pointsOf(step)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(origin.x)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(1200)
        }
        if (step.type === 'tile')
          expect(step.to).toEqual(middleOf(boxOf(layoutOf(rulesOf(before)), slotPlace(step.slot))))
      }
      const used = steps.filter(({ type, duration }) => type === 'goods' && duration === 280)
      expect(used).toHaveLength(events.filter(({ type }) => type === 'use').length)
      for (const { delay, duration } of used) expect(delay + duration).toBeLessThanOrEqual(900)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['tile', 'link', 'goods', 'flip', 'text', 'marker', 'score', 'era']),
    )
  })

  test('an overbuilt tile leaves before the next one comes', () => {
    for (const { steps } of turnsOf(edition)) {
      const leave = steps.find(({ type }) => type === 'leave')
      const tile = steps.find(({ type }) => type === 'tile')
      if (leave) expect(tile?.delay).toBeGreaterThanOrEqual(leave.delay + leave.duration)
    }
  })

  test('a tile comes after the goods that it costs', () => {
    for (const { steps, events } of turnsOf(edition)) {
      const tile = steps.find(({ type }) => type === 'tile')
      if (!tile) continue
      const uses = events.filter(({ type }) => type === 'use').length
      const goods = steps.filter(({ type }) => type === 'goods').slice(0, uses)
      for (const { delay, duration } of goods) expect(tile.delay).toBeGreaterThanOrEqual(delay + duration)
    }
  })
})

function* turnsOf(edition: string) {
  const setup = makeSetup(edition, 3)
  if ('error' in setup) throw new Error(setup.error)
  let state: State = newGame(setup, SEED)
  const dice = rolling(rngFromSeed(SEED))
  while (!state.over) {
    const legal = legalMoves(state)
    const liked = legal.filter(({ type }) => type === 'build' || type === 'sell' || type === 'network')
    const moves = liked.length > 0 && dice.below(4) > 0 ? liked : legal
    const move = moves[dice.below(moves.length)]
    if (!move) throw new Error('No move')
    const events: GameEvent[] = []
    const played = play(state, move, (event) => events.push(event))
    if (played.broken) throw new Error(`A listed move breaks ${played.broken}`)
    yield { before: state, events, steps: stepsOf(layoutOf(rulesOf(state)), state, events, origin) }
    state = played.state
  }
}

const pointsOf = (step: MotionStep) =>
  step.type === 'tile'
    ? [step.from, step.to]
    : step.type === 'goods' || step.type === 'marker'
      ? step.way
      : step.type === 'text' || step.type === 'score'
        ? [step.at]
        : []
