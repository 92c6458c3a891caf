// Workloads that play whole games on one state: a complete list at every decision, a random choice, the move in place.

import {
  at,
  cloneState,
  type Dice,
  legalMoves,
  type Move,
  type MoveType,
  makeMove,
  newGame,
  type Setup,
  type State,
} from '@ironbridge/engine'
import { diceFrom, seedFrom } from '@ironbridge/players'
import { actionsIn } from '../simulate/tally.ts'
import { bytesPerState, cpuSeconds, median, percentile, type Workload } from './measure.ts'
import { benchRow } from './row.ts'

type Choice = (legal: readonly Move[], dice: Dice) => Move

export const playoutWorkloads = {
  uniform: (legal: readonly Move[], dice: Dice): Move => at(legal, dice.below(legal.length)),
  balanced: typeFirst(),
} satisfies Record<string, Choice>

/** First one of the types on the list, pass only if it is alone; then a move of that type. */
function typeFirst(): Choice {
  const types: MoveType[] = []
  const counts: number[] = []
  return (legal, dice) => {
    types.length = 0
    counts.length = 0
    for (const { type } of legal) {
      let place = types.indexOf(type)
      if (place < 0) {
        place = types.push(type) - 1
        counts.push(0)
      }
      counts[place] = at(counts, place) + 1
    }
    const pass = types.indexOf('pass')
    let place = 0
    if (types.length > 1) {
      place = dice.below(pass < 0 ? types.length : types.length - 1)
      if (pass >= 0 && place >= pass) place++
    }
    let left = dice.below(at(counts, place))
    const type = at(types, place)
    for (const move of legal) if (move.type === type && left-- === 0) return move
    return at(legal, 0)
  }
}

interface Played {
  games: number
  actions: number
  decisions: number
  listed: number
  longest: number
}

export function playoutWorkload(
  workload: keyof typeof playoutWorkloads,
  setup: Setup,
  seconds: number,
): Workload {
  const choose = playoutWorkloads[workload]
  const dice = diceFrom(`bench/${workload}/${setup.seats}`)
  const seeds = Array.from({ length: 1000 }, (_, game) => seedFrom(`bench/${game}`))
  const runs: { played: Played; seconds: number }[] = []
  return {
    warmUp() {
      runFor(seconds, () => playOnce(setup, at(seeds, 0), choose, dice, nobody()))
    },
    run() {
      const played = nobody()
      const spent = runFor(seconds, () => {
        playOnce(setup, at(seeds, played.games % seeds.length), choose, dice, played)
      })
      runs.push({ played, seconds: spent })
    },
    rows() {
      const rate = (count: (played: Played) => number): number =>
        median(runs.map((one) => count(one.played) / one.seconds))
      const all = nobody()
      for (const { played } of runs) {
        all.games += played.games
        all.actions += played.actions
        all.decisions += played.decisions
        all.listed += played.listed
        all.longest = Math.max(all.longest, played.longest)
      }
      const { micros, states } = sampleLists(setup, seeds, choose, dice)
      return [
        benchRow({
          workload,
          edition: setup.edition,
          players: setup.seats,
          runs: runs.length,
          gamesPerSecond: rate(({ games }) => games),
          actionsPerSecond: rate(({ actions }) => actions),
          listsPerSecond: rate(({ decisions }) => decisions),
          meanListSize: all.listed / all.decisions,
          longestList: all.longest,
          actionsPerGame: all.actions / all.games,
          decisionsPerGame: all.decisions / all.games,
          p50Micros: percentile(micros, 50),
          p99Micros: percentile(micros, 99),
          maxMicros: percentile(micros, 100),
          bytesPerState: bytesPerState(states),
        }),
      ]
    },
  }
}

const nobody = (): Played => ({ games: 0, actions: 0, decisions: 0, listed: 0, longest: 0 })

/** Repeats some work for about this long; answers the CPU seconds it took. */
function runFor(seconds: number, work: () => void): number {
  let spent = 0
  while (spent < seconds)
    spent += cpuSeconds(() => {
      // Asking for the time costs more than a short game: several at once.
      for (let i = 0; i < GAMES_AT_ONCE; i++) work()
    })
  return spent
}

const GAMES_AT_ONCE = 8

function playOnce(setup: Setup, seed: string, choose: Choice, dice: Dice, played: Played): void {
  const state = newGame(setup, seed)
  while (!state.over) {
    const legal = legalMoves(state)
    const move = choose(legal, dice)
    played.decisions++
    played.listed += legal.length
    if (legal.length > played.longest) played.longest = legal.length
    played.actions += actionsIn(move)
    makeMove(state, move)
  }
  played.games++
}

const SAMPLED_GAMES = 20

/** Times single lists apart from the runs, which the clock would slow down. */
function sampleLists(
  setup: Setup,
  seeds: readonly string[],
  choose: Choice,
  dice: Dice,
): { micros: number[]; states: State[] } {
  const micros: number[] = []
  const states: State[] = []
  for (const seed of seeds.slice(0, SAMPLED_GAMES)) {
    const state = newGame(setup, seed)
    while (!state.over) {
      states.push(cloneState(state))
      const start = performance.now()
      const legal = legalMoves(state)
      micros.push((performance.now() - start) * 1000)
      makeMove(state, choose(legal, dice))
    }
  }
  return { micros, states }
}
