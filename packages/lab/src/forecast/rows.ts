// Errors of forecasts, round by round, as numbers and as a text.

import { ruleset, type Setup } from '@ironbridge/engine'
import { table } from '../columns.ts'
import type { ForecastSample } from './game.ts'

export interface ForecastTable {
  readonly edition: string
  readonly players: number
  readonly variants: readonly string[]
  readonly games: number
  readonly rounds: readonly RoundRow[]
}

/** Victory points; above 0 where more was expected than came out. */
export interface RoundRow {
  readonly era: string
  readonly round: number
  readonly forecasts: number
  readonly result: number
  /** Mean error of what people are shown, with half of its 95 % interval, and of what the search itself says. */
  readonly bias: number
  readonly margin: number
  readonly rawBias: number
  /** Mean of the errors without their sign. */
  readonly error: number
}

export function tableOf(setup: Setup, games: readonly (readonly ForecastSample[])[]): ForecastTable {
  const { eras, rounds } = ruleset(setup).edition
  const inEra = rounds[setup.seats] ?? 1
  const turns = [...new Set(games.flat().map(({ turn }) => turn))].sort((a, b) => a - b)
  return {
    edition: setup.edition,
    players: setup.seats,
    variants: setup.variants,
    games: games.length,
    rounds: turns.map((turn) => ({
      era: eras[Math.floor(turn / inEra)]?.id ?? '',
      round: (turn % inEra) + 1,
      ...rowOf(games.map((samples) => samples.filter((sample) => sample.turn === turn))),
    })),
  }
}

/** The seats of one game share its luck: how sure a mean is depends on the number of games. */
function rowOf(games: readonly (readonly ForecastSample[])[]): Omit<RoundRow, 'era' | 'round'> {
  const samples = games.flat()
  const bias = mean(samples.map(errorOf))
  const played = games.filter(({ length }) => length > 0).map((game) => mean(game.map(errorOf)))
  const variance = mean(played.map((error) => (error - bias) ** 2))
  return {
    forecasts: samples.length,
    result: rounded(mean(samples.map(({ result }) => result))),
    bias: rounded(bias),
    margin: rounded(1.96 * Math.sqrt(variance / Math.max(1, played.length - 1))),
    rawBias: rounded(mean(samples.map(({ raw, result }) => raw - result))),
    error: rounded(mean(samples.map((sample) => Math.abs(errorOf(sample))))),
  }
}

const errorOf = ({ shown, result }: ForecastSample): number => shown - result

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const rounded = (number: number): number => Math.round(number * 10) / 10

export function forecastText(tables: readonly ForecastTable[]): string {
  return `${tables.map(tableText).join('\n\n')}\n`
}

function tableText({ edition, players, variants, games, rounds }: ForecastTable): string {
  const head = ['era', 'round', 'forecasts', 'result', 'bias', '±', 'search alone', 'error']
  const title = [`${edition}, ${players} players`, ...variants].join(', ')
  return [
    `${title}: ${games} games`,
    table([
      head,
      ...rounds.map(({ era, round, forecasts, result, bias, margin, rawBias, error }) => [
        era,
        round,
        forecasts,
        result,
        bias,
        margin,
        rawBias,
        error,
      ]),
    ]),
  ].join('\n')
}
