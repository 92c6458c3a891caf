// What depends only on the rules, the era and the round: worked out once, and kept for every later thought.

import {
  allowedIn,
  type Era,
  type IdTable,
  incomeLevel,
  leavesWithEra,
  type Ruleset,
  type SlotId,
  type TileKind,
} from '@ironbridge/engine'
import { type Weights, weights } from './weights.ts'

export interface Season {
  readonly rules: Ruleset
  readonly weights: Weights
  readonly isLastEra: boolean
  /** Own turns left in this era after the present one. */
  readonly turnsLeft: number
  /** Own turns of the eras after this one. */
  readonly turnsBeyond: number
  /** Tiles of this level and above score once more after this era (B-END-02, B-INTRO-01). */
  readonly scoresAgainFrom: number
  /** What a pound left at the end of the game is worth, and how many pounds are counted (L-SCORE-02, B-INTRO-01). */
  readonly endPound: number
  readonly poundsCounted: number
  /** Turns after the next one for which money is put by. */
  readonly turnsPlanned: number
  /** What one level of income is worth until the end. */
  readonly incomeWorth: number
  /** Income levels at each space, with the way to the next level counted in parts. */
  readonly levels: Float64Array
  /** By kind of tile: what building and flipping it is worth now, costs deducted. */
  readonly worth: Float64Array
  /** The same for a tile that waits on the mat: nothing if it is a loss, or may no longer be built (B-BUILD-08). */
  readonly matWorth: Float64Array
  /** Link icons that an empty slot is going to show. */
  readonly emptyIcons: number
  /** By slot: the one before it in the same town that takes the same industries, or -1. */
  readonly twin: IdTable<SlotId, SlotId | -1>
  /** Iron that the table uses until the era ends. */
  readonly ironUsed: number
  /** By cubes left: chance that a coal mine with links, one without, or a brewery is used up in this era. */
  readonly linkedMine: Float64Array
  readonly unlinkedMine: Float64Array
  readonly brewery: Float64Array
  /** Room for the numbers of one evaluation, written anew each time: by slot, by location, and by link. */
  readonly chance: Float64Array
  readonly icons: Float64Array
  readonly touched: Int32Array
}

const seasons = new WeakMap<Ruleset, Record<Era, Season[]>>()

export function seasonOf(rules: Ruleset, era: Era, round: number): Season {
  let known = seasons.get(rules)
  if (known === undefined) {
    known = { canal: [], rail: [] }
    seasons.set(rules, known)
  }
  known[era][round] ??= newSeason(rules, era, round)
  return known[era][round]
}

function newSeason(rules: Ruleset, era: Era, round: number): Season {
  const { eras, rounds, finalScoring, selling } = rules.edition
  const eraIndex = eras.findIndex(({ id }) => id === era)
  const turnsLeft = Math.max(0, rounds[rules.seats] - round)
  const turnsBeyond = (eras.length - 1 - eraIndex) * rounds[rules.seats]
  const isLastEra = eraIndex === eras.length - 1
  const own = weights[selling]

  const endPound = finalScoring === null ? 0 : 1 / finalScoring.moneyPerVp
  let incomeWorth = finalScoring?.incomeLevel ? 1 : 0
  for (let turns = turnsLeft + turnsBeyond; turns > 0; turns--)
    incomeWorth += Math.max(endPound, Math.min(own.laterPound, own.laterPoundPerRound * turns))

  const time = { era, isLastEra, turnsLeft, incomeWorth }
  const worth = Float64Array.from(rules.kinds, (kind) => worthOf(rules, time, kind))
  const isBarred = rules.kinds.map(({ eras: allowed }) => isLastEra && !allowedIn(allowed, era))
  const roundsLeft = turnsLeft + 0.5
  const table = rules.seats * roundsLeft
  const coalUsed = era === 'canal' ? own.coalUsedCanal : own.coalUsedRail
  return {
    rules,
    weights: own,
    isLastEra,
    turnsLeft,
    turnsBeyond,
    scoresAgainFrom: isLastEra
      ? (finalScoring?.tilesAgainFromLevel ?? Number.POSITIVE_INFINITY)
      : lowestThatStays(rules),
    endPound,
    poundsCounted:
      (finalScoring?.moneyVpAtMost ?? Number.POSITIVE_INFINITY) * (finalScoring?.moneyPerVp ?? 1),
    turnsPlanned:
      turnsLeft < eras[eraIndex].roundsWithoutLoans + 1
        ? Math.max(TURNS_PLANNED, turnsLeft - 1)
        : TURNS_PLANNED,
    incomeWorth,
    levels: Float64Array.from(rules.edition.incomeTrack, (_, space) => levelInParts(rules, space)),
    worth,
    matWorth: worth.map((value, kind) => (isBarred[kind] ? 0 : Math.max(0, value))),
    emptyIcons: Math.min(own.emptySlotMost, own.emptySlot * turnsLeft),
    twin: rules.slots.map((_, slot) => twinOf(rules, slot)),
    ironUsed: own.ironUsed * table,
    linkedMine: usedUpByCubes(rules, coalUsed * table),
    unlinkedMine: usedUpByCubes(rules, coalUsed * table * own.unlinkedMine),
    brewery: usedUpByCubes(rules, own.beerUsed * roundsLeft),
    chance: new Float64Array(rules.slots.length),
    icons: new Float64Array(rules.locations.length),
    touched: new Int32Array(rules.lines.length),
  }
}

const TURNS_PLANNED = 1.5

function twinOf({ locations, slots }: Ruleset, slot: SlotId): SlotId | -1 {
  const { location, industries } = slots[slot]
  const alike = locations[location].slots.filter((other) => slots[other].industries === industries)
  return alike[alike.indexOf(slot) - 1] ?? -1
}

/** The more is used while the tile lies there, and the fewer cubes it holds, the surer. */
export const usedUp = (used: number, cubes: number): number => 1 - Math.exp(-used / cubes)

function usedUpByCubes({ kinds }: Ruleset, used: number): Float64Array {
  const most = Math.max(...kinds.map(({ cubes }) => Math.max(cubes.canal, cubes.rail)))
  return Float64Array.from({ length: most + 1 }, (_, cubes) => usedUp(used, cubes))
}

/** A level is several spaces wide; a space inside it is part of the way to the next. */
function levelInParts(rules: Ruleset, space: number): number {
  const { incomeTrack } = rules.edition
  const level = incomeLevel(rules, space)
  const from = incomeTrack.indexOf(level)
  const width = incomeTrack.lastIndexOf(level) - from + 1
  return level + (space - from) / width
}

/** The lowest level that the end of the canal era leaves on the board (B-END-01). */
const lowestThatStays = ({ kinds }: Ruleset): number =>
  Math.min(...kinds.filter((kind) => !leavesWithEra(kind)).map(({ level }) => level))

interface Time {
  readonly era: Era
  readonly isLastEra: boolean
  readonly turnsLeft: number
  readonly incomeWorth: number
}

function worthOf(
  { edition }: Ruleset,
  { era, isLastEra, turnsLeft, incomeWorth }: Time,
  kind: TileKind,
): number {
  const own = weights[edition.selling]
  const inThisEra = allowedIn(kind.eras, era) ? Math.min(1, turnsLeft / TURNS_TO_FLIP) : 0
  const inNextEra =
    !isLastEra && edition.eras.some(({ id }) => id !== era && allowedIn(kind.eras, id)) ? 1 : 0
  const times = !leavesWithEra(kind) && inNextEra > 0 ? inThisEra + inNextEra : Math.max(inThisEra, inNextEra)
  const again = edition.finalScoring?.tilesAgainFromLevel ?? Number.POSITIVE_INFINITY
  const gain =
    kind.vp * times * (isLastEra && kind.level >= again ? 2 : 1) +
    (kind.income / SPACES_PER_LEVEL) * incomeWorth +
    kind.icons
  const cost = kind.cost + (kind.coal + kind.iron) * own.cubePrice
  return Math.min(1, times) * gain - cost * own.nextPound - kind.beer * own.beerPrice
}

const TURNS_TO_FLIP = 3
const SPACES_PER_LEVEL = 2.3
