// Positions to look at: games played at random from a seed, with a liking for tiles and links.

import {
  type Dice,
  firstOf,
  type GameEvent,
  legalMoves,
  type Move,
  makeMove,
  makeSetup,
  newGame,
  play,
  rngFromSeed,
  rolling,
  rulesOf,
  type State,
} from '@ironbridge/engine'

const LIKED: Readonly<Record<string, number>> = {
  build: 12,
  network: 8,
  sell: 12,
  end: 3,
  develop: 1,
  loan: 1,
}

export function positionAfter(
  edition: string,
  seats: number,
  variants: readonly string[],
  moves: number,
): State {
  const setup = makeSetup(edition, seats, variants)
  if ('error' in setup) throw new Error(setup.error)
  const seed = '7'.padStart(32, '0')
  const state = newGame(setup, seed)
  const dice = rolling(rngFromSeed(seed))
  for (let move = 0; move < moves && !state.over; move++) makeMove(state, choice(legalMoves(state), dice))
  return state
}

const chance = rolling(rngFromSeed('9'.padStart(32, '0')))

/** One more move, with what happened. */
export function moveOn(before: State): { before: State; state: State; events: GameEvent[] } {
  const events: GameEvent[] = []
  const { state } = play(before, choice(legalMoves(before), chance), (event) => events.push(event))
  return { before, state: state ?? before, events }
}

/** A kind of move by weight, then one of that kind. */
function choice(legal: readonly Move[], dice: Dice): Move {
  const kinds = [...new Set(legal.map(({ type }) => type))]
  const bag = kinds.flatMap((kind) =>
    new Array<Move['type']>(LIKED[kind] ?? (kinds.length > 1 ? 0 : 1)).fill(kind),
  )
  const kind = bag[dice.below(bag.length)] ?? kinds[0]
  const some = legal.filter(({ type }) => type === kind)
  return some[dice.below(some.length)] as Move
}

/** The same game with a piece almost everywhere: every kind of tile, on either side, with any number of cubes. */
export function crowded(state: State): State {
  const dice = rolling(rngFromSeed('c'.padStart(32, '0')))
  const { kinds, slots, linesOf, seats } = rulesOf(state)
  const tiles = slots.map(({ industries }) => {
    const fitting = kinds.flatMap(({ industry }, kind) => (industries & (1 << industry) ? [kind] : []))
    const kind = fitting[dice.below(fitting.length)] ?? firstOf(kinds)
    const made = kinds[kind]?.cubes[state.era] ?? 0
    const flipped = dice.below(3) === 0 || (made === 0 && kinds[kind]?.makes !== null)
    const cubes = flipped || made === 0 ? 0 : 1 + dice.below(made)
    return dice.below(6) === 0 ? null : { kind, owner: dice.below(seats), flipped, cubes }
  })
  const links = state.links.map((_, line) =>
    linesOf[state.era].includes(line) && dice.below(5) > 0 ? dice.below(seats) : null,
  )
  return { ...state, slots: tiles, links, coal: 5, iron: 3 }
}
