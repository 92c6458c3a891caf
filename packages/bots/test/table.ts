// Playing whole games with bots, each seeing only what its seat may know.

import {
  legalMoves,
  type Move,
  makeMove,
  makeSetup,
  newGame,
  rngFromSeed,
  rolling,
  type Setup,
  type State,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { inject } from 'vitest'
import { type Bot, positionsClock } from '../src/index.ts'

function setupFor(edition: string, seats: number, variants: readonly string[]): Setup {
  const setup = makeSetup(edition, seats, variants)
  if ('error' in setup) throw new Error(setup.error)
  return setup
}

export const seedOf = (game: number): string => (game + 1).toString(16).padStart(32, '0')

interface Options {
  readonly edition?: string
  readonly variants?: readonly string[]
  /** Positions for each decision; few, where whole games are played in a test. */
  readonly positions?: number
  /** Called before every move; true ends the game there. */
  readonly watch?: (state: State) => boolean
}

export interface Game {
  readonly state: State
  readonly moves: readonly Move[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The share of their cases that random tests try. */
    readonly depth: number
  }
}

/** Positions for a decision that need not be a good one. */
export const FEW = Math.ceil(300 * inject('depth'))

/** A game, whole if nothing ends it before; throws if a bot answers with anything but a listed move. */
export function playGame(table: readonly Bot[], game: number, options: Options = {}): Game {
  const { edition = 'birmingham', variants = [], positions = FEW, watch } = options
  const state = newGame(setupFor(edition, table.length, variants), seedOf(game))
  const dice = rolling(rngFromSeed(seedOf(game + 1_000_000)))
  const moves: Move[] = []
  while (!state.over) {
    const seat = seatToMove(state)
    const legal = legalMoves(state)
    if (watch?.(state)) break
    const move = table[seat].choose(view(state, seat), legal, positionsClock(dice, positions))
    if (!legal.includes(move)) throw new Error(`${table[seat].id} chose a move that is not listed`)
    makeMove(state, move)
    moves.push(move)
  }
  return { state, moves }
}

export function meanVp(states: readonly State[]): number {
  const points = states.flatMap(({ players }) => players.map(({ vp }) => vp))
  return points.reduce((sum, vp) => sum + vp, 0) / points.length
}
