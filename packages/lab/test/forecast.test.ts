// Forecasts measured: errors by round, what is taken off because of them, and a game in which they are made.

import { makeSetup, type Setup } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { forecastGame } from '../src/forecast/game.ts'
import { tableOf } from '../src/forecast/rows.ts'
import { fittedBiases, setupsOf } from '../src/index.ts'

const setup = makeSetup('birmingham', 2) as Setup

const games = [
  [
    { turn: 0, raw: 90, shown: 100, result: 104 },
    { turn: 11, raw: 80, shown: 81, result: 80 },
  ],
  [{ turn: 0, raw: 94, shown: 104, result: 96 }],
]

test('errors are told by era and round, as the search has them and as people are shown them', () => {
  const { rounds } = tableOf(setup, games)
  expect(rounds).toEqual([
    { era: 'canal', round: 1, forecasts: 2, result: 100, bias: 2, margin: 11.8, rawBias: -8, error: 6 },
    { era: 'rail', round: 2, forecasts: 1, result: 80, bias: 1, margin: 0, rawBias: 0, error: 1 },
  ])
})

test('what a search is off by is taken off, and a round that stands out is smoothed', () => {
  const rounds = [40, 20, 30, 10, 0.5].map((rawBias, place) => ({
    era: 'canal',
    round: place + 1,
    forecasts: 10,
    result: 80,
    bias: 0,
    margin: 1,
    rawBias,
    error: 5,
  }))
  const table = { edition: 'birmingham', players: 2, variants: [], games: 10, rounds }
  expect(fittedBiases(table)).toEqual([40, 30, 20, 10, 0])
})

test('every seat is forecast in the first round, then one in each', () => {
  const short = makeSetup('birmingham', 2, ['introductory']) as Setup
  const job = { setup: short, seed: '1'.repeat(32), bot: 'club', positions: 20 }
  const made = forecastGame(job)
  expect(made.map(({ turn }) => turn)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(forecastGame(job)).toEqual(made)
})

test('tables are the plain game and each of its variants with what it needs', () => {
  const chosen = setupsOf('birmingham', 3).map(({ variants }) => variants.join('+'))
  expect(chosen).toContain('')
  expect(chosen).toContain('introductory')
  expect(chosen).toContain('introductory+introductory-income')
  expect(setupsOf('lancashire', 2).map(({ variants }) => variants.join('+'))).toContain('two-player-map')
})
