// What many games come to: points by seat, by place and by bot, lengths, actions, lists, time.

import { at, ranking, ruleset, type Setup, seatName } from '@ironbridge/engine'
import { bothFaults, type Fault } from '@ironbridge/players'
import { table } from '../columns.ts'
import type { PlayedGame } from './tally.ts'

export interface SimulatedPoints {
  readonly games: number
  readonly meanVp: number
  /** Shared first places count in part. */
  readonly wins: number
}

export interface Summary {
  readonly edition: string
  readonly players: number
  readonly variants: readonly string[]
  readonly seed: string
  readonly games: number
  readonly actionsPerGame: number
  readonly decisionsPerGame: number
  readonly meanListSize: number
  readonly longestList: number
  readonly actions: Readonly<Record<string, number>>
  readonly seats: readonly (SimulatedPoints & { readonly seat: string })[]
  readonly places: readonly number[]
  readonly bots: readonly (SimulatedPoints & { readonly bot: string })[]
  /** What programs did wrong. */
  readonly faults: readonly FaultRow[]
  readonly time: {
    readonly seconds: number
    readonly cpuSeconds: number
    readonly gamesPerCpuSecond: number
  }
}

export interface FaultRow {
  readonly bot: string
  readonly kind: Fault['kind']
  readonly count: number
  /** Decisions that they cost. */
  readonly forfeits: number
  readonly text: string
}

/** What remains of a game once it is over: few numbers, for there may be many games. */
export interface SimulatedOutcome extends Omit<PlayedGame, 'record' | 'state'> {
  readonly results: readonly SeatResult[]
}

export interface SeatResult {
  readonly seat: string
  readonly bot: string
  readonly vp: number
  readonly win: number
}

export function outcomeOf({ state, record, ...counts }: PlayedGame): SimulatedOutcome {
  const winners = at(ranking(state), 0)
  return {
    ...counts,
    results: state.players.map(({ vp }, seat) => ({
      seat: seatName(seat),
      bot: at(record.names, seat),
      vp,
      win: winners.includes(seat) ? 1 / winners.length : 0,
    })),
  }
}

export function summary(
  setup: Setup,
  seed: string,
  games: readonly SimulatedOutcome[],
  time: { readonly seconds: number; readonly cpuSeconds: number },
): Summary {
  const count = games.length
  const decisions = sum(games.map((game) => game.decisions))
  const results = games.flatMap((game) => game.results)
  const byPlace = games.map((game) => game.results.map(({ vp }) => vp).sort((a, b) => b - a))
  const actions = ruleset(setup).edition.actions.map((type): [string, number] => [
    type,
    sum(games.map((game) => game.actions[type] ?? 0)) / count,
  ])

  return {
    edition: setup.edition,
    players: setup.seats,
    variants: setup.variants,
    seed,
    games: count,
    actionsPerGame: rounded(sum(actions.map(([, number]) => number))),
    decisionsPerGame: rounded(decisions / count),
    meanListSize: rounded(sum(games.map((game) => game.listed)) / decisions),
    longestList: games.reduce((longest, game) => Math.max(longest, game.longestList), 0),
    actions: Object.fromEntries(actions.map(([type, number]) => [type, rounded(number)])),
    seats: grouped(results, ({ seat }) => seat).map(([seat, points]) => ({ seat, ...points })),
    places: Array.from({ length: setup.seats }, (_, place) =>
      rounded(sum(byPlace.map((points) => at(points, place))) / count),
    ),
    bots: grouped(results, ({ bot }) => bot).map(([bot, points]) => ({ bot, ...points })),
    faults: faultRows(games),
    time: {
      seconds: rounded(time.seconds),
      cpuSeconds: rounded(time.cpuSeconds),
      gamesPerCpuSecond: rounded(count / time.cpuSeconds),
    },
  }
}

function grouped(
  results: readonly SeatResult[],
  key: (result: SeatResult) => string,
): [string, SimulatedPoints][] {
  const keys = [...new Set(results.map(key))].sort()
  return keys.map((one) => {
    const own = results.filter((result) => key(result) === one)
    return [
      one,
      {
        games: own.length,
        meanVp: rounded(sum(own.map(({ vp }) => vp)) / own.length),
        wins: rounded(sum(own.map(({ win }) => win))),
      },
    ]
  })
}

function faultRows(games: readonly SimulatedOutcome[]): FaultRow[] {
  const rows = new Map<string, FaultRow>()
  for (const { faults, results } of games)
    for (const { seat, ...fault } of faults) {
      const { bot } = at(results, seat)
      const key = `${fault.kind} ${bot}`
      const known = rows.get(key)
      const row = { bot, ...fault }
      rows.set(key, known ? bothFaults(known, row) : row)
    }
  return [...rows.values()]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const rounded = (number: number): number => Math.round(number * 100) / 100

const row = ({ games, meanVp, wins }: SimulatedPoints): number[] => [games, meanVp, wins]

export function summaryText(all: Summary): string {
  const head = ['games', 'mean VP', 'wins']
  const variants = all.variants.length === 0 ? '' : `, ${all.variants.join(', ')}`
  const { time } = all
  return [
    `${all.games} games of ${all.edition}, ${all.players} players${variants}, seed "${all.seed}"`,
    '',
    table([['seat', ...head], ...all.seats.map((seat) => [seat.seat, ...row(seat)])]),
    '',
    table([['bot', ...head], ...all.bots.map((bot) => [bot.bot, ...row(bot)])]),
    ...all.faults.map(
      ({ bot, kind, count, forfeits, text }) =>
        `${bot}: ${count} ${kind}, ${forfeits} decisions forfeited. For example: ${text}`,
    ),
    '',
    `Mean VP by place   ${all.places.map((vp, place) => `${place + 1}: ${vp}`).join('   ')}`,
    `Actions a game     ${all.actionsPerGame} (${Object.entries(all.actions)
      .map(([type, number]) => `${type} ${number}`)
      .join(', ')})`,
    `Decisions a game   ${all.decisionsPerGame}`,
    `Legal moves        ${all.meanListSize} on average, ${all.longestList} at most`,
    `Time               ${time.seconds} s, ${time.gamesPerCpuSecond} games per CPU second`,
    '',
  ].join('\n')
}
