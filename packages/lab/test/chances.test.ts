// Chances fitted and measured: odds found again in samples that were made by them, and games with guests.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chances, chancesBy, KNOTS, type Odds, oddsBetween } from '@ironbridge/bots/training'
import { at, makeSetup, parseGame, replay, type Setup } from '@ironbridge/engine'
import { diceFrom } from '@ironbridge/players'
import { expect, test } from 'vitest'
import { chancesIn, fittedOdds } from '../src/chances/fit.ts'
import { samplesOfGame } from '../src/chances/kept.ts'
import { lineUp, playedGame } from '../src/chances/play.ts'
import { chancesTable } from '../src/chances/rows.ts'
import { type Sample, samplesOf } from '../src/chances/samples.ts'
import { solved } from '../src/chances/solved.ts'

const setup = makeSetup('birmingham', 3) as Setup
const host = { bot: 'strong', positions: null }
const dice = diceFrom('chances')
const uniform = (): number => (dice.next() + 0.5) / 2 ** 32
/** Of a Gumbel distribution: shares of whoever has most are then a softmax. */
const luck = (): number => -Math.log(-Math.log(uniform()))

/** Less and less is left to luck. */
const known: Odds[] = KNOTS.map((_, knot) => ({ weights: [0.05 * (knot + 1), 0.5], spread: 20 / (knot + 1) }))

function drawn(): Sample {
  const knot = dice.below(KNOTS.length - 1)
  const part = uniform()
  const parts = KNOTS.map((_, other) => (other === knot ? 1 - part : other === knot + 1 ? part : 0))
  const signs = [0, 1, 2].map((seat) => [100 + 40 * uniform(), seat === 0 ? 1 : 0])
  const { weights, spread } = oddsBetween(known, parts)
  const ends = signs.map(
    ([vp = 0, knows = 0]) => spread * (at(weights, 0) * vp + at(weights, 1) * knows + luck()),
  )
  const margin = ends.map((end, seat) => end - Math.max(...ends.filter((_, other) => other !== seat)))
  const outcome: Chances = { share: margin.map((points) => (points > 0 ? 1 : 0)), margin }
  return { seat: 0, parts, signs, lead: signs.map(() => [uniform()]), outcome }
}

const samples = Array.from({ length: 20_000 }, drawn)

test('odds that made the outcomes are found again', () => {
  for (const [knot, { weights, spread }] of fittedOdds(samples).entries()) {
    const truth = at(known, knot)
    expect(Math.abs(at(weights, 0) / at(truth.weights, 0) - 1)).toBeLessThan(0.15)
    expect(Math.abs(at(weights, 1) - at(truth.weights, 1))).toBeLessThan(0.25)
    expect(Math.abs(spread / truth.spread - 1)).toBeLessThan(0.15)
  }
})

test('points never count against a seat, though a few games say so', () => {
  const outcome = { share: [1, 0, 0], margin: [5, -5, -5] }
  const signs = [
    [90, 0],
    [100, 0],
    [100, 0],
  ]
  for (const { weights } of fittedOdds([{ parts: [1, 0, 0, 0, 0], signs, outcome }]))
    expect(at(weights, 0)).toBe(0)
})

test('true odds are reported as true, and better than what says nothing', () => {
  const games = Array.from({ length: 200 }, (_, game) => samples.slice(game * 40, (game + 1) * 40))
  const { deciles, logLoss, margin, odds } = chancesTable(setup, [samples.slice(10_000)], games)
  expect(deciles.reduce((sum, { shares }) => sum + shares, 0)).toBe(200 * 40 * 3)
  for (const { off, predicted, observed } of deciles) {
    expect(Math.abs(observed - predicted)).toBeLessThan(0.05)
    expect(off.high - off.low).toBeLessThan(0.1)
  }
  expect(logLoss.equal).toBeCloseTo(Math.log(3))
  expect(logLoss.lead).toBeCloseTo(logLoss.equal, 1)
  expect(logLoss.won.low).toBeGreaterThan(0.1)
  expect(Math.abs(margin.bias.mean)).toBeLessThan(1)
  // Said of one sample, as it is said of all.
  const sample = at(samples, 0)
  expect(chancesIn(sample, odds)).toEqual(chancesBy(oddsBetween(odds, sample.parts), sample.signs))
})

test('linear equations are solved', () => {
  const found = solved(
    [
      [4, 2, 0],
      [2, 5, 1],
      [0, 1, 3],
    ],
    [8, 15, 11],
  )
  for (const [place, number] of [1, 2, 3].entries()) expect(found[place]).toBeCloseTo(number)
})

test('in every third game a better and a worse player sit down, each time elsewhere', () => {
  const names = (seats: number, game: number) => lineUp(seats, game, host).map(({ bot }) => bot)
  expect(names(3, 0)).toEqual(['strong', 'strong', 'strong'])
  expect([2, 5, 8].map((game) => names(3, game).indexOf('expert'))).toEqual([0, 1, 2])
  expect([2, 5, 8].map((game) => names(3, game).indexOf('club'))).toEqual([1, 2, 0])
  const guestsOfTwo = [2, 5, 8, 11].map((game) => names(2, game))
  expect(guestsOfTwo).toEqual([
    ['expert', 'strong'],
    ['club', 'strong'],
    ['strong', 'expert'],
    ['strong', 'club'],
  ])
})

const short = makeSetup('birmingham', 2, ['introductory']) as Setup
const game = { setup: short, seed: '2'.repeat(32), game: 0, bot: 'club', positions: 20 }

test('a game is told by its record, and each seat is asked once in every round', () => {
  const text = playedGame(game)
  const { value: record } = parseGame(text)
  expect(record?.names).toEqual(['club', 'club'])
  const made = samplesOf(text)
  expect(made.map(({ seat }) => seat)).toEqual(Array.from({ length: 20 }, (_, place) => place % 2))
  expect(record && replay(record).state.players.map(({ vp }) => vp)).toEqual(record?.result)
  const [a = 0, b = 0] = record?.result ?? []
  for (const { outcome } of made) expect(outcome.margin).toEqual([a - b, b - a])
})

test('a game that was kept is not played again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chances-'))
  try {
    const played = samplesOfGame({ ...game, folder })
    expect(readdirSync(folder)).toEqual(['birmingham-2-introductory'])
    expect(samplesOfGame({ ...game, folder })).toEqual(played)
    expect(readdirSync(join(folder, 'birmingham-2-introductory'))).toEqual([`${game.seed}-club-20.brass`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
