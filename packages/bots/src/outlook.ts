// What stays the same while one decision is weighed: the time left, the price of money, the worth of tiles.

import {
  allowedIn,
  type Era,
  incomeLevel,
  type Ruleset,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
  type TileKind,
} from '@ironbridge/engine'
import { type Weights, weights } from './weights.ts'

export interface Outlook {
  readonly rules: Ruleset
  readonly weights: Weights
  readonly seat: Seat
  readonly isLastEra: boolean
  /** Own turns left in this era after the present one. */
  readonly turnsLeft: number
  /** Own turns of the eras after this one. */
  readonly turnsBeyond: number
  /** Tiles of this level and above score once more after this era (B-END-02, B-INTRO-01). */
  readonly scoresAgainFrom: number
  /** What a pound left at the end of the game is worth (L-SCORE-02, B-INTRO-01). */
  readonly endPound: number
  /** Turns after the next one for which money is put by. */
  readonly turnsPlanned: number
  /** What one level of income is worth until the end. */
  readonly incomeWorth: number
  /** Income levels at each space, with the way to the next level counted in parts. */
  readonly levels: readonly number[]
  /** What building and flipping each kind of tile is worth now, costs deducted. */
  readonly worth: readonly number[]
}

export function outlook(state: State): Outlook {
  const rules = rulesOf(state)
  const { eras, rounds, finalScoring, selling } = rules.edition
  const era = eras.findIndex(({ id }) => id === state.era)
  const turnsLeft = Math.max(0, rounds[rules.seats] - state.round)
  const turnsBeyond = (eras.length - 1 - era) * rounds[rules.seats]
  const isLastEra = era === eras.length - 1
  const own = weights[selling]

  const endPound = finalScoring === null ? 0 : 1 / finalScoring.moneyPerVp
  let incomeWorth = finalScoring?.incomeLevel ? 1 : 0
  for (let turns = turnsLeft + turnsBeyond; turns > 0; turns--)
    incomeWorth += Math.max(endPound, Math.min(own.laterPound, own.laterPoundPerRound * turns))

  const at = {
    rules,
    weights: own,
    seat: seatToMove(state),
    isLastEra,
    turnsLeft,
    turnsBeyond,
    scoresAgainFrom: isLastEra ? (finalScoring?.tilesAgainFromLevel ?? Number.POSITIVE_INFINITY) : 2,
    endPound,
    turnsPlanned:
      turnsLeft < eras[era].roundsWithoutLoans + 1 ? Math.max(TURNS_PLANNED, turnsLeft - 1) : TURNS_PLANNED,
    incomeWorth,
    levels: rules.edition.incomeTrack.map((_, space) => levelInParts(rules, space)),
  }
  return { ...at, worth: rules.kinds.map((kind) => worthOf(at, kind, state.era)) }
}

const TURNS_PLANNED = 1.5

/** A level is several spaces wide; a space inside it is part of the way to the next. */
function levelInParts(rules: Ruleset, space: number): number {
  const { incomeTrack } = rules.edition
  const level = incomeLevel(rules, space)
  const from = incomeTrack.indexOf(level)
  const width = incomeTrack.lastIndexOf(level) - from + 1
  return level + (space - from) / width
}

function worthOf(at: Omit<Outlook, 'worth'>, kind: TileKind, era: Era): number {
  const { rules, weights: own, isLastEra, turnsLeft, incomeWorth } = at
  const inThisEra = allowedIn(kind.eras, era) ? Math.min(1, turnsLeft / TURNS_TO_FLIP) : 0
  const inNextEra =
    !isLastEra && rules.edition.eras.some(({ id }) => id !== era && allowedIn(kind.eras, id)) ? 1 : 0
  const times = kind.level > 1 && inNextEra > 0 ? inThisEra + inNextEra : Math.max(inThisEra, inNextEra)
  const gain = kind.vp * times + (kind.income / SPACES_PER_LEVEL) * incomeWorth + kind.icons
  const cost = kind.cost + (kind.coal + kind.iron) * own.cubePrice
  return Math.min(1, times) * gain - cost * own.nextPound - kind.beer * own.beerPrice
}

const TURNS_TO_FLIP = 3
const SPACES_PER_LEVEL = 2.3
