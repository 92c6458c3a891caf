// Games that are played at random, for tests that look at every position of them.

import {
  type Dice,
  legalMoves,
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

/** Editions with a number of players, for `test.each`. */
export const tables = [
  ['birmingham', 4],
  ['birmingham', 2],
  ['lancashire', 3],
  ['classic', 4],
] as const

/** A fresh deal, and dice of the same seed. */
export const dealt = (edition: string, seats: number, seed: string): { state: State; dice: Dice } => ({
  state: newGame(makeSetup(edition, seats) as Setup, seed),
  dice: rolling(rngFromSeed(seed)),
})

/** What the seats to move see, one after another, of a game in which much is built. */
export function* viewsOf(
  edition: string,
  seats: number,
  seed: string,
): Generator<{ state: State; dice: Dice }> {
  const { state, dice } = dealt(edition, seats, seed)
  while (!state.over) {
    yield { state: view(state, seatToMove(state)), dice }
    const legal = legalMoves(state)
    const liked = legal.filter(({ type }) => type === 'build' || type === 'network' || type === 'sell')
    const some = liked.length > 0 && dice.below(5) > 0 ? liked : legal
    const move = some[dice.below(some.length)]
    if (move) makeMove(state, move)
  }
}
