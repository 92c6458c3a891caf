// How fast bots think, whether they keep to their clock, and whether memory grows: games of each bot with itself.

import { type Bot, clockOf } from '@ironbridge/bots'
import { legalMoves, makeMove, newGame, type Setup, type State, seatToMove, view } from '@ironbridge/engine'
import { diceFrom, seedFrom } from '@ironbridge/players'
import { heapUsed, median, percentile } from './measure.ts'

export interface BotRow {
  readonly bot: string
  readonly edition: string
  readonly players: number
  readonly games: number
  readonly meanVp: number
  readonly meanWinnerVp: number
  /** Positions allowed for a decision; null where the clock alone ends it. */
  readonly positions: number | null
  /** Positions valued, for each second of thought; null for bots that do not count them. */
  readonly positionsPerSecond: number | null
  /** Of decisions with more than one legal move. */
  readonly decisions: number
  readonly meanMillis: number
  readonly p50Millis: number
  readonly p95Millis: number
  /** The clock, if one was set, and the 95th percentile as a part of it. */
  readonly clockMillis: number | null
  readonly p95OfClock: number | null
  /** Heap in use after the first game and after the last, garbage collected. */
  readonly firstHeapMb: number
  readonly lastHeapMb: number
}

export interface BotBench {
  readonly bot: Bot
  readonly setup: Setup
  readonly seed: string
  readonly positions: number
  readonly ms: number | null
}

export interface BotMeter {
  playGame(): void
  row(): BotRow
}

export function botMeter({ bot, setup, seed, positions, ms }: BotBench): BotMeter {
  const millis: number[] = []
  const heaps: number[] = []
  const points: number[] = []
  const winners: number[] = []
  let valued = 0
  let games = 0

  function decide(state: State, text: string): void {
    const seen = view(state, seatToMove(state))
    const legal = legalMoves(state)
    let last = 0
    const tell = (thought: { positions: number }): void => {
      last = thought.positions
    }
    const limits = { positions, ms, now: () => performance.now(), isStopped: () => false, tell }
    const start = performance.now()
    const clock = clockOf({ dice: diceFrom(text), ...limits })
    const move = bot.choose(seen, legal, clock)
    if (legal.length > 1) millis.push(performance.now() - start)
    valued += last
    makeMove(state, move)
  }

  return {
    playGame() {
      const name = `bench/${seed}/${games}`
      const state = newGame(setup, seedFrom(name))
      for (let ply = 0; !state.over; ply++) decide(state, `${name}/${ply}`)
      const vp = state.players.map((player) => player.vp)
      points.push(...vp)
      winners.push(Math.max(...vp))
      games++
      heaps.push(heapUsed())
    },
    row() {
      const total = sum(millis)
      const p95 = percentile(millis, 95)
      return {
        bot: bot.id,
        edition: setup.edition,
        players: setup.seats,
        games,
        meanVp: rounded(sum(points) / points.length),
        meanWinnerVp: rounded(sum(winners) / winners.length),
        positions: Number.isFinite(positions) ? positions : null,
        positionsPerSecond: valued === 0 ? null : Math.round(valued / (total / 1000)),
        decisions: millis.length,
        meanMillis: rounded(total / millis.length),
        p50Millis: rounded(median(millis)),
        p95Millis: rounded(p95),
        clockMillis: ms,
        p95OfClock: ms === null ? null : rounded(p95 / ms),
        firstHeapMb: rounded((heaps[0] ?? 0) / 1e6),
        lastHeapMb: rounded((heaps.at(-1) ?? 0) / 1e6),
      }
    },
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const rounded = (value: number): number => Math.round(value * 100) / 100
