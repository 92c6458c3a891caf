// Fresh deals, for tests of what is on the table before the first move.

import { newGame, rulesOf, type State } from '@ironbridge/engine'

export const SEEDS = Array.from({ length: 24 }, (_, index) => (index + 1).toString(16).padStart(32, '0'))

/** Deals in this edition; with the first of the seeds, where none is named. */
export const dealer =
  (edition: string) =>
  (seats: number, seed = SEEDS[0]): State =>
    newGame({ edition, seats, variants: [] }, seed)

/** Ids of all cards in the game but the wild ones. */
export const cardsOf = (state: State): string[] =>
  [...state.deck, ...state.faceDown, ...state.players.flatMap(({ hand }) => hand)].map(
    (card) => rulesOf(state).cards[card].id,
  )

export const count = (items: readonly string[], item: string): number =>
  items.filter((other) => other === item).length
