// What stays the same while one decision is weighed: the time left, the price of money, the worth of tiles.

import {
  allowedIn,
  incomeLevel,
  type Ruleset,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
  type TileKind,
} from '@ironbridge/engine'
import { weights } from './weights.ts'

export interface Outlook {
  readonly rules: Ruleset
  readonly seat: Seat
  readonly isLastEra: boolean
  /** Own turns left in this era after the present one. */
  readonly turnsLeft: number
  /** Own turns of the eras after this one. */
  readonly turnsBeyond: number
  /** Tiles of this level and above score once more after this era (B-END-02, B-INTRO-01). */
  readonly scoresAgainFrom: number
  /** What one level of income is worth until the end. */
  readonly incomeWorth: number
  /** Income levels at each space, with the way to the next level counted in parts. */
  readonly levels: readonly number[]
  /** What building and flipping each kind of tile is worth now, costs deducted. */
  readonly worth: readonly number[]
}

export function outlook(state: State): Outlook {
  const rules = rulesOf(state)
  const { eras } = rules.edition
  const era = eras.findIndex(({ id }) => id === state.era)
  const turnsLeft = Math.max(0, roundsOf(rules, era) - state.round)
  let turnsBeyond = 0
  for (let later = era + 1; later < eras.length; later++) turnsBeyond += roundsOf(rules, later)

  const isLastEra = era === eras.length - 1
  const { finalScoring } = rules.edition
  let incomeWorth = finalScoring?.incomeLevel ? 1 : 0
  for (let turns = turnsLeft + turnsBeyond; turns > 0; turns--)
    incomeWorth += Math.min(weights.laterPound, weights.laterPoundPerRound * turns)

  return {
    rules,
    seat: seatToMove(state),
    isLastEra,
    turnsLeft,
    turnsBeyond,
    scoresAgainFrom: isLastEra ? (finalScoring?.tilesAgainFromLevel ?? Number.POSITIVE_INFINITY) : 2,
    incomeWorth,
    levels: rules.edition.incomeTrack.map((_, space) => levelInParts(rules, space)),
    worth: rules.kinds.map((kind) => worthOf(kind, state, isLastEra, turnsLeft, incomeWorth)),
  }
}

/** An era lasts until everyone has played an equal share of the cards (B-ROUND-01). */
function roundsOf({ edition, deck, seats }: Ruleset, era: number): number {
  const { first, later } = edition.actionsPerTurn
  if (era > 0) return Math.ceil(deck.length / seats / later)
  const cards = deck.length / seats - edition.start.faceDown
  return 1 + Math.ceil((cards - first) / later)
}

/** A level is several spaces wide; a space inside it is part of the way to the next. */
function levelInParts(rules: Ruleset, space: number): number {
  const { incomeTrack } = rules.edition
  const level = incomeLevel(rules, space)
  const from = incomeTrack.indexOf(level)
  const width = incomeTrack.lastIndexOf(level) - from + 1
  return level + (space - from) / width
}

function worthOf(
  kind: TileKind,
  state: State,
  isLastEra: boolean,
  turnsLeft: number,
  incomeWorth: number,
): number {
  const inThisEra = allowedIn(kind.eras, state.era) ? Math.min(1, turnsLeft / TURNS_TO_FLIP) : 0
  const inNextEra = !isLastEra && kind.eras !== state.era ? 1 : 0
  const times = kind.level > 1 && inNextEra > 0 ? inThisEra + inNextEra : Math.max(inThisEra, inNextEra)
  const gain = kind.vp * times + (kind.income / SPACES_PER_LEVEL) * incomeWorth + kind.icons
  const cost = kind.cost + (kind.coal + kind.iron) * weights.cubePrice
  return Math.min(1, times) * gain - cost * weights.nextPound - kind.beer * weights.beerPrice
}

const TURNS_TO_FLIP = 3
const SPACES_PER_LEVEL = 2.3
