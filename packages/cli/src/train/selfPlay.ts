// One game of self-play: turn search in every seat, a little chance, and what each decision led to.

import {
  actionsNow,
  bestTurns,
  follow,
  freshMind,
  keepValues,
  outlook,
  reading,
  thinkingCopy,
  utilities,
  type Width,
} from '@ironbridge/bots/training'
import {
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
import { diceFrom, seedFrom } from '../seeds.ts'
import { at } from '../tables.ts'
import type { NetsByEra } from './nets.ts'
import type { Recorder } from './samples.ts'

/** What decides the games of one loop. */
export interface Terms {
  readonly setup: Setup
  /** Any text; games for training never share their seeds with those that are measured. */
  readonly seed: string
  readonly loop: number
  readonly width: Width
}

/** Adds every decision of the game to the recorder; answers the victory points, by seat. */
export function selfPlay(terms: Terms, game: number, nets: NetsByEra, recorder: Recorder): number[] {
  const { setup, seed, loop, width } = terms
  const name = `${seed}/${setup.edition}/${setup.seats}/${loop}/${game}`
  const state = newGame(setup, seedFrom(`train/${name}`))
  const dice = diceFrom(`train/dice/${name}`)
  while (!state.over) {
    const legal = legalMoves(state)
    const move = legal.length === 1 ? at(legal, 0) : chosen(state, legal, nets, width, dice)
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

/** A turn drawn by its value (Gumbel noise); an action that has begun is finished in the best way found. */
function chosen(state: State, legal: readonly Move[], nets: NetsByEra, width: Width, dice: Dice): Move {
  const mind = freshMind(({ era }) => nets[era] ?? null)
  const turns = bestTurns(view(state, seatToMove(state)), legal, mind, width)
  let pick = at(turns, 0)
  if (state.pending !== null) return at(pick.moves, 0)
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
