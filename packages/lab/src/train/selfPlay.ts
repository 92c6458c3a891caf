// One game of self-play: turn search or lookahead in every seat, a little chance, and what each decision led to.

import { positionsClock } from '@ironbridge/bots'
import {
  actionsNow,
  bestTurns,
  expertPlan,
  follow,
  freshMind,
  keepValues,
  type Nets,
  outlook,
  reading,
  search,
  thinkingCopy,
  utilities,
  type WholeTurn,
  type Width,
} from '@ironbridge/bots/training'
import {
  at,
  type Dice,
  legalMoves,
  type Move,
  makeMove,
  newGame,
  rulesOf,
  type Setup,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { diceFrom, seedFrom } from '@ironbridge/players'
import type { NetsByEra } from './nets.ts'
import type { Recorder } from './samples.ts'

/** What decides the games of one loop. */
export interface SelfPlayTerms {
  readonly setup: Setup
  /** Any text; games for training never share their seeds with those that are measured. */
  readonly seed: string
  readonly loop: number
  readonly width: Width
  /** For each decision of a lookahead; 0 for turn search. */
  readonly positions: number
}

/** Adds every decision of the game to the recorder; answers the victory points, by seat. */
export function selfPlay(terms: SelfPlayTerms, game: number, nets: NetsByEra, recorder: Recorder): number[] {
  const { setup, seed, loop } = terms
  const name = `${seed}/${setup.edition}/${setup.seats}/${loop}/${game}`
  const state = newGame(setup, seedFrom(`train/${name}`))
  const dice = diceFrom(`train/dice/${name}`)
  while (!state.over) {
    const legal = legalMoves(state)
    const move = legal.length === 1 ? at(legal, 0) : chosen(state, legal, nets, terms, dice)
    if (legal.length > 1 && state.pending === null && move.type !== 'shortfall')
      record(state, move, game, nets, recorder)
    makeMove(state, move)
  }
  const vp = state.players.map((player) => player.vp)
  recorder.finish(utilities(vp))
  return vp
}

/** Most choices are near the best, some far from it, so that nets see what bad play leads to. */
const HEAT = 0.6
const GREAT_HEAT = 4
const SHARE_OF_GREAT_HEAT = 0.08
/** Of the decisions of a lookahead: the worlds that it draws are chance enough for the others. */
const SHARE_OF_HEAT = 0.2

function chosen(
  state: State,
  legal: readonly Move[],
  nets: NetsByEra,
  terms: SelfPlayTerms,
  dice: Dice,
): Move {
  const seen = view(state, seatToMove(state))
  const own: Nets = ({ era }) => nets[era] ?? null
  if (terms.positions > 0 && uniform(dice) >= SHARE_OF_HEAT)
    return search(seen, legal, positionsClock(dice, terms.positions), { ...expertPlan, nets: own })
  return drawn(bestTurns(seen, legal, freshMind(own), terms.width), state.pending !== null, dice)
}

/** A turn drawn by its value (Gumbel noise); an action that has begun is finished in the best way found. */
function drawn(turns: readonly WholeTurn[], hasBegun: boolean, dice: Dice): Move {
  let pick = at(turns, 0)
  if (hasBegun) return at(pick.moves, 0)
  const heat = uniform(dice) < SHARE_OF_GREAT_HEAT ? GREAT_HEAT : HEAT
  let best = Number.NEGATIVE_INFINITY
  for (const turn of turns) {
    const value = turn.value - heat * Math.log(-Math.log(uniform(dice)))
    if (value <= best) continue
    best = value
    pick = turn
  }
  return at(pick.moves, 0)
}

/** Above 0 and below 1. */
export const uniform = (dice: Dice): number => (dice.next() + 0.5) / 2 ** 32

/** The position after the action, as the net will have to read it. */
function record(state: State, move: Move, game: number, nets: NetsByEra, recorder: Recorder): void {
  const seat = seatToMove(state)
  const seen = view(state, seat)
  const here = outlook(
    seen,
    freshMind(({ era }) => nets[era] ?? null),
  )
  const keep = keepValues(here, seen)
  const { after } = follow(here, thinkingCopy(here, seen), move)
  const { value, features } = reading(here, after, actionsNow(after))
  let base = value
  for (const card of at(after.players, seat).hand) base += keep.get(card) ?? 0
  const era = rulesOf(state).edition.eras.findIndex(({ id }) => id === state.era)
  recorder.add({ game, era, seat, base }, features)
}
