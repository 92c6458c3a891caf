// Lookahead: the most promising turns are played on in worlds that fit what the seat knows, until it has moved again a few times.
// Every seat takes the turn that is best for itself (max^n), and knows only its own cards.

import {
  cloneState,
  determinize,
  legalMoves,
  type Move,
  type Seat,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { Clock, Thought } from '../bot.ts'
import type { Nets } from '../learned/nets.ts'
import { evaluate } from '../value/evaluate.ts'
import { freshMind, isTimeUp, type Mind } from '../value/mind.ts'
import { outlook } from '../value/outlook.ts'
import { expectedVp, utilities } from '../value/utility.ts'
import { bestTurns, playTurn, type WholeTurn, type Width } from './turns.ts'

/** How far and how widely is searched. */
export interface SearchPlan {
  readonly nets: Nets | null
  /** Turns compared at first; after each stage the better half goes on. */
  readonly turns: number
  /** By stage: own turns looked at after the present one. */
  readonly stages: readonly number[]
  /** What was thought before counts as much as so many worlds. */
  readonly thought: number
  readonly now: Width
  readonly later: Width
  readonly others: Width
}

export function search(view: State, legal: readonly Move[], clock: Clock, plan: SearchPlan): Move {
  if (legal.length === 1) return legal[0]
  const [best] = weigh(view, legal, freshMind(plan.nets, clock), clock, plan, FOR_A_MOVE)
  return best.turn.moves[0]
}

/** Which turns are compared, and as long as what. */
export interface Comparison {
  /** Equal for turns of which only the better one is compared. */
  readonly keyOf: (turn: WholeTurn) => string
  readonly isOpen: (options: readonly WeighedTurn[]) => boolean
}

/** Only the first move is chosen now. */
const FOR_A_MOVE: Comparison = {
  keyOf,
  isOpen: (options) => options.some(({ turn }) => turn.moves[0] !== options[0].turn.moves[0]),
}

/** All turns that were compared, the best first, then those least behind it. */
export function weigh(
  view: State,
  legal: readonly Move[],
  mind: Mind,
  clock: Clock,
  plan: SearchPlan,
  { keyOf: key, isOpen }: Comparison,
): WeighedTurn[] {
  const all = distinct(bestTurns(view, legal, mind, plan.now), plan.turns, key).map(optionOf)
  let options = all
  const standing = ({ turn, visits, mean }: WeighedTurn): number =>
    (plan.thought * turn.value + visits * mean) / (plan.thought + visits)
  for (const [place, turnsAhead] of plan.stages.entries()) {
    if (!isOpen(options)) break
    while (clock.spent(mind.positions) < (place + 1) / plan.stages.length) {
      const tried = tryAll(view, options, mind, clock, plan, turnsAhead)
      if (tried.length === 0) break
      options = tried
    }
    options = options.toSorted((a, b) => standing(b) - standing(a))
    for (const option of options) option.standings.push(standing(option))
    clock.tell?.(thoughtOf(options[0], mind))
    options = options.slice(0, Math.ceil(options.length / 2))
  }
  const [best] = options
  if (best.visits === 0) {
    // There was nothing to choose, but somebody may want to know what is expected.
    tryAll(view, [best], mind, clock, plan, 1)
    clock.tell?.(thoughtOf(best, mind))
  }
  return [best, ...all.filter((option) => option !== best).sort((a, b) => behind(best, a) - behind(best, b))]
}

/** A turn under comparison, and what came of it in the worlds so far. */
export interface WeighedTurn {
  readonly turn: WholeTurn
  visits: number
  mean: number
  /** Where the last world ended. */
  end: Outcome | null
  /** After each stage that it took part in. */
  readonly standings: number[]
}

const optionOf = (turn: WholeTurn): WeighedTurn => ({
  turn,
  visits: 0,
  mean: turn.value,
  end: null,
  standings: [],
})

/** How much worse than the best a turn was when both were last looked at as far. */
export function behind(best: WeighedTurn, option: WeighedTurn): number {
  const stage = Math.min(best.standings.length, option.standings.length)
  const [one, other] = [best, option].map(({ turn, standings }) => standings[stage - 1] ?? turn.value)
  return Math.max(0, one - other)
}

/** Turns that begin with the same move, at most. */
const MOST_ALIKE = 3

/** The same two actions in another order are the same turn. */
function distinct(turns: readonly WholeTurn[], most: number, keyOfTurn: Comparison['keyOf']): WholeTurn[] {
  const found = new Map<string, WholeTurn>()
  const alike = new Map<Move, number>()
  for (const turn of turns) {
    if (found.size === most) break
    const [first] = turn.moves
    const count = alike.get(first) ?? 0
    const key = keyOfTurn(turn)
    if (count === MOST_ALIKE || found.has(key)) continue
    alike.set(first, count + 1)
    found.set(key, turn)
  }
  return [...found.values()]
}

function keyOf({ after: { slots, links, players, coal, iron, merchants } }: WholeTurn): string {
  return JSON.stringify([
    slots,
    links,
    players.map((player) => ({ ...player, discard: null })),
    coal,
    iron,
    merchants,
  ])
}

/**
 * All options meet the same world, or it does not count: luck must not choose between them.
 * The first world takes as many as time is left for. Answers those that met it, none if there was no time.
 */
function tryAll(
  view: State,
  options: readonly WeighedTurn[],
  mind: Mind,
  clock: Clock,
  plan: SearchPlan,
  turnsAhead: number,
): WeighedTurn[] {
  const world = determinize(view, clock.dice)
  const before = clock.spent(mind.positions)
  const outcomes = [outcomeOf(world, options[0].turn, mind, plan, turnsAhead)]
  const room = (1 - before) / (clock.spent(mind.positions) - before)
  const fewest = options[0].visits === 0 ? Math.min(2, options.length) : options.length
  if (room < fewest) return []
  const trying = options.slice(0, Math.floor(room))
  for (const { turn } of trying.slice(1)) {
    outcomes.push(outcomeOf(world, turn, mind, plan, turnsAhead))
    if (isTimeUp(mind)) return []
  }
  trying.forEach((option, index) => {
    const end = outcomes[index]
    option.end = end
    option.visits++
    option.mean += (end.value - option.mean) / option.visits
  })
  return trying
}

export interface Outcome {
  readonly value: number
  readonly state: State
  readonly line: readonly Move[]
}

/** What a turn leads to in one world, for the seat that takes it. */
function outcomeOf(world: State, turn: WholeTurn, mind: Mind, plan: SearchPlan, turnsAhead: number): Outcome {
  mind.positions++
  const seat = seatToMove(world)
  const state = cloneState(world)
  const line: Move[] = []
  let { value } = turn
  line.push(...playTurn(state, turn))
  for (let ahead = 0; ahead < turnsAhead; ahead++) {
    while (!state.over && !isTurnOf(state, seat))
      line.push(...playTurn(state, bestTurn(state, mind, plan.others)))
    if (state.over) return { value: utilities(state.players.map(({ vp }) => vp))[seat], state, line }
    const next = bestTurn(state, mind, plan.later)
    value = next.value
    line.push(...playTurn(state, next))
  }
  return { value, state, line }
}

/** Tiles given up for a debt are no turn. */
const isTurnOf = (state: State, seat: Seat): boolean =>
  state.pending?.type !== 'shortfall' && seatToMove(state) === seat

const bestTurn = (state: State, mind: Mind, width: Width): WholeTurn =>
  bestTurns(state, legalMoves(state), mind, width)[0]

function thoughtOf(option: WeighedTurn, mind: Mind): Thought {
  const { turn, visits, end } = option
  const { positions } = mind
  if (end === null) return { line: turn.moves, values: [], visits, positions }
  return { line: end.line, values: expectedAfter(option, mind), visits, positions }
}

/** By seat, the points to be expected after a turn: from where the last world ended, or by the turn alone. */
export function expectedAfter({ turn, mean, end }: WeighedTurn, { nets }: Mind): number[] {
  return valuesAt(end?.state ?? turn.after, seatToMove(turn.after), mean, freshMind(nets))
}

/** By seat, where the last world ended; `mean` is what the thinking seat found in all worlds. */
function valuesAt(state: State, seat: Seat, mean: number, mind: Mind): number[] {
  const values = state.over
    ? utilities(state.players.map(({ vp }) => vp))
    : state.players.map((_, other) => evaluate(outlook(state, mind, other), state, 0))
  return expectedVp(values.with(seat, mean))
}
