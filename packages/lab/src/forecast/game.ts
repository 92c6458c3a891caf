// One game of bots, in which the adviser is asked what a seat may expect: all seats in the first round, then one in each.

import { positionsClock } from '@ironbridge/bots'
import { expectedScores, forecast, turnNumber } from '@ironbridge/bots/training'
import { at, legalMoves, makeMove, newGame, type Setup, seatToMove, view } from '@ironbridge/engine'
import { botNamed, diceFrom } from '@ironbridge/players'

export interface ForecastJob {
  readonly setup: Setup
  readonly seed: string
  /** Who plays all seats. */
  readonly bot: string
  /** For a forecast in the first round, as many as people's hints have; a fifth of that later, where less is unknown. */
  readonly positions: number
}

const LATER_SHARE = 1 / 5

/** What was expected in a round, and how much more that was than what came out. */
export interface ForecastSample {
  readonly turn: number
  /** As the search says it. */
  readonly raw: number
  /** As people are shown it. */
  readonly shown: number
  readonly result: number
}

export function forecastGame({ setup, seed, bot: id, positions }: ForecastJob): ForecastSample[] {
  const state = newGame(setup, seed)
  const bot = botNamed(id)
  const dice = diceFrom(`${seed}/bots`)
  const expected = new Map<string, Said>()
  while (!state.over) {
    const seat = seatToMove(state)
    const turn = turnNumber(state)
    const key = `${turn} ${seat}`
    const isAsked = turn === 0 || turn % setup.seats === seat
    if (isAsked && state.pending === null && !expected.has(key)) {
      const seen = view(state, seat)
      const budget = turn === 0 ? positions : positions * LATER_SHARE
      const values = expectedScores(seen, positionsClock(diceFrom(`${seed}/${key}`), budget))
      expected.set(key, { turn, seat, raw: at(values, seat), shown: at(forecast(seen, values), seat) })
    }
    const move = bot.choose(view(state, seat), legalMoves(state), positionsClock(dice, bot.budget.positions))
    makeMove(state, move)
  }
  return [...expected.values()].map(({ seat, ...said }) => ({ ...said, result: at(state.players, seat).vp }))
}

interface Said extends Omit<ForecastSample, 'result'> {
  readonly seat: number
}
