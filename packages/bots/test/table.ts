// Playing whole games with bots, each seeing only what its seat may know; and positions of games at every table.

import {
  type Dice,
  editions,
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
  variantsOf,
  view,
} from '@ironbridge/engine'
import { inject } from 'vitest'
import { type Bot, bots, positionsClock } from '../src/index.ts'

function setupFor(edition: string, seats: number, variants: readonly string[]): Setup {
  const setup = makeSetup(edition, seats, variants)
  if ('error' in setup) throw new Error(setup.error)
  return setup
}

export const seedOf = (game: number): string => (game + 1).toString(16).padStart(32, '0')

export const diceOf = (game: number): Dice => rolling(rngFromSeed(seedOf(game)))

/** Every edition plain and with each of its variants, for every number of players. */
export const setups: readonly Setup[] = editions.flatMap((edition) =>
  edition.seats.flatMap((seats) =>
    [[], ...variantsOf(edition).map(({ id, needs }) => (needs === undefined ? [id] : [needs, id]))].flatMap(
      (chosen) => {
        const setup = makeSetup(edition.id, seats, chosen)
        return 'error' in setup ? [] : [setup]
      },
    ),
  ),
)

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

/** In a random game about every so many decisions one is looked at. */
const EVERY = Math.ceil(1 / inject('depth'))

export const random = bots[0]
const club = bots[2]

/** Positions of a game in which people blunder: between actions, in the middle of them, and with debts. */
export function* positionsOf(setup: Setup, game: number): Generator<State> {
  const state = newGame(setup, seedOf(game))
  const chance = diceOf(game)
  while (!state.over) {
    if (chance.below(EVERY) === 0 || state.pending?.type === 'shortfall') yield state
    const bot = chance.below(3) === 0 ? club : random
    const seen = view(state, seatToMove(state))
    makeMove(state, bot.choose(seen, legalMoves(state), positionsClock(chance, 20)))
  }
}

export function meanVp(states: readonly State[]): number {
  const points = states.flatMap(({ players }) => players.map(({ vp }) => vp))
  return points.reduce((sum, vp) => sum + vp, 0) / points.length
}
