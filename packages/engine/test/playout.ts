// Seeded whole games for tests: uniform, balanced, and steered to where random play hardly ever goes.

import {
  type Dice,
  type GameEvent,
  isBarrel,
  legalMoves,
  MARKET,
  type Move,
  type MoveType,
  makeSetup,
  newGame,
  play,
  rngFromSeed,
  rolling,
  rulesOf,
  type Seat,
  type Setup,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { COTTON_TABLES, VARIANTS } from './properties/suite.ts'

/** One decision of a game, with everything around it. */
export interface Decision {
  /** Counted from 0 within the game. */
  readonly ply: number
  readonly seat: Seat
  /** Before the move. */
  readonly state: State
  readonly legal: readonly Move[]
  readonly move: Move
  /** After the move. */
  readonly next: State
  readonly events: readonly GameEvent[]
}

/** A game that can be played again: who sits there, how the cards lie, how they play. */
export interface Playout {
  readonly setup: Setup
  readonly seed: string
  readonly style: StyleName
}

export type StyleName = keyof typeof styles

export type EditionId = 'birmingham' | 'lancashire' | 'classic'

export const EDITIONS: readonly EditionId[] = ['birmingham', 'lancashire', 'classic']

export function setupOf(
  seats: number,
  variants: readonly string[] = [],
  edition: EditionId = 'birmingham',
): Setup {
  const setup = makeSetup(edition, seats, variants)
  if ('error' in setup) throw new Error(setup.error)
  return setup
}

export const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

/** For failures: enough to play the game again. */
export const nameOf = ({ setup, seed, style }: Playout): string =>
  `${setup.edition === 'birmingham' ? '' : `${setup.edition}, `}${setup.seats} players${setup.variants.map((id) => ` ${id}`).join('')}, ${style}, seed ${Number.parseInt(seed, 16)}`

const BIRMINGHAM_STYLES: readonly StyleName[] = [
  'uniform',
  'balanced',
  'builder',
  'railwayman',
  'manufacturer',
  'collier',
  'smelter',
  'debtor',
]

const COTTON_STYLES: readonly StyleName[] = [
  'balanced',
  'shipbuilder',
  'spinner',
  'debtor',
  'collier',
  'uniform',
  'settler',
  'railwayman',
  'smelter',
  'builder',
]

/** The first `count` games of the suite of an edition: every number of players with every style, with and without variants. */
export function playouts(count: number, edition: EditionId = 'birmingham'): Playout[] {
  return Array.from({ length: count }, (_, game) =>
    edition === 'birmingham' ? birminghamGame(game) : cottonGame(edition, game),
  )
}

/** Some games of each edition, by number. */
export const playoutsOfAll = (counts: Readonly<Record<EditionId, number>>): Playout[] =>
  EDITIONS.flatMap((edition) => playouts(counts[edition], edition))

function birminghamGame(game: number): Playout {
  const names = BIRMINGHAM_STYLES
  return {
    setup: setupOf(2 + (game % 3), VARIANTS[Math.floor(game / 3 / names.length) % VARIANTS.length]),
    seed: seedOf(game + 1),
    style: names[Math.floor(game / 3) % names.length],
  }
}

function cottonGame(edition: EditionId, game: number): Playout {
  const tables = COTTON_TABLES[edition]
  const [seats, ...variants] = tables[game % tables.length]
  return {
    setup: setupOf(seats, variants, edition),
    seed: seedOf(game + 1),
    style: COTTON_STYLES[game % COTTON_STYLES.length],
  }
}

/** Plays a game to its end, decision by decision. */
export function* decisions({ setup, seed, style }: Playout): Generator<Decision, State> {
  let state = newGame(setup, seed)
  const dice = rolling(rngFromSeed(seed.split('').toReversed().join('')))
  for (let ply = 0; !state.over; ply++) {
    const legal = legalMoves(state)
    const move = choose(styles[style], state, legal, dice)
    const events: GameEvent[] = []
    const played = play(state, move, (event) => events.push(event))
    if (played.state === null) throw new Error(`A listed move breaks ${played.broken}.`)
    yield { ply, seat: seatToMove(state), state, legal, move, next: played.state, events }
    state = played.state
  }
  return state
}

/** How likely each kind of move is, and which moves of a kind are liked. Unnamed kinds weigh 1. */
interface Style {
  /** Every listed move equally likely, whatever its kind. */
  readonly uniform?: true
  readonly types?: (seat: SeatMood) => Partial<Record<MoveType, number>>
  readonly likes?: (state: State, move: Move) => number
}

/** What a style may look at before it picks a kind of move. */
interface SeatMood {
  readonly state: State
  readonly seat: Seat
  readonly money: number
}

const GREAT = 40

/** Builds, sells, links, develops; borrows when poor. */
const busy = ({ money }: SeatMood): Partial<Record<MoveType, number>> => ({
  build: 40,
  network: 25,
  develop: 8,
  sell: 400,
  loan: money < 12 ? 60 : 0.1,
  scout: 4,
  pass: 0.2,
  end: 2,
})

const styles = {
  uniform: { uniform: true },
  balanced: {},
  builder: {
    types: busy,
    likes: (state, move) => (isOverbuild(state, move) ? 3 : 1) * (drinksBarrel(move) ? 4 : 1),
  },
  /** Lays links until none are left. */
  railwayman: {
    types: (mood) => ({ ...busy(mood), network: 400, build: 20, end: 0.5 }),
    likes: (state, move) => (isOverbuild(state, move) ? 3 : 1),
  },
  /** The first seat develops one stack to its top and builds there with iron from the works of the others. */
  manufacturer: {
    types: (mood) => ({
      ...busy(mood),
      develop: mood.seat > 0 || isAtTop(mood.state, mood.seat) ? 1 : 200,
      loan: mood.money < 25 ? 90 : 0,
      end: 0.5,
    }),
    likes: (state, move) => {
      if (move.type === 'build' && new Set(move.iron).size > 1) return GREAT ** 3
      if (seatToMove(state) > 0) return makes(state, move, 'iron') ? GREAT ** 2 : 1
      return isOf(state, move, 'manufacturer') ? GREAT : 1
    },
  },
  /** Empties the coal market, then builds over the mines of the second seat. */
  collier: {
    types: (mood) => ({ ...busy(mood), network: 80, develop: 20, loan: mood.money < 25 ? 90 : 0, end: 0.5 }),
    likes: (state, move) => {
      if (isOverbuild(state, move)) return GREAT
      if (makes(state, move, 'coal'))
        return seatToMove(state) === 1 && state.era === 'canal' ? GREAT : 1 / GREAT
      return buysFrom(move, 'coal') || (move.type === 'develop' && isOf(state, move, 'coal')) ? 6 : 1
    },
  },
  /** Empties the iron market, then builds over others' works. The first seat only develops, to own nothing. */
  smelter: {
    types: (mood) =>
      mood.seat === 0
        ? { develop: 80, loan: mood.money < 10 ? 80 : 0, build: 0.2, network: 0.01, scout: 0.5, end: 0.5 }
        : { ...busy(mood), develop: 60, loan: mood.money < 20 ? 90 : 0, end: 0.5 },
    likes: (state, move) =>
      (isOverbuild(state, move) ? GREAT : 1) *
      (buysFrom(move, 'iron') ? 6 : 1) *
      (isOf(state, move, 'iron') || isOf(state, move, 'coal') ? 4 : 1) *
      (makes(state, move, 'iron') && state.iron > 0 ? 1 / GREAT : 1),
  },
  /** Borrows all that can be had, buys tiles for it and sells nothing: income cannot be paid. */
  debtor: {
    types: ({ money }) => ({
      build: 60,
      network: 8,
      develop: 3,
      sell: 1,
      loan: money < 40 ? 200 : 5,
      scout: 4,
      pass: 0.2,
    }),
    likes: (state, move) => (isOf(state, move, 'pottery') ? 6 : 1),
  },
  /** Mills and ports, links between them, and sales as soon as they can be had, near and far. */
  spinner: {
    types: (mood) => ({ ...busy(mood), build: 60, anywhere: 4, loan: mood.money < 15 ? 60 : 0.1, end: 0.3 }),
    likes: (state, move) =>
      isForCotton(state, move) ? (move.type === 'build' ? 12 : isOf(state, move, 'cotton') ? 6 : 1) : 1,
  },
  /** Clears away the yards that cannot be built, brings coal to the coast and builds the others in both eras. */
  shipbuilder: {
    types: (mood) => ({
      ...busy(mood),
      develop: 60,
      build: 60,
      network: 50,
      anywhere: 20,
      loan: mood.money < 45 ? 90 : 0,
      end: 1,
    }),
    likes: (state, move) => {
      if (opensYard(state, move)) return GREAT ** 2
      if (touches(state, move, YARD_TOWNS)) return GREAT ** 2
      if (touches(state, move, ['ellesmere-port', 'lancaster', 'liverpool'])) return 6
      if (move.type === 'develop') return isOf(state, move, 'shipyard') ? 1 / GREAT : 1
      return isOf(state, move, 'shipyard') ? GREAT ** 2 : isForCotton(state, move) ? 3 : 1
    },
  },
  /** Pays two cards to build wherever nobody is. */
  settler: {
    types: (mood) => ({ ...busy(mood), anywhere: 60, build: 20, loan: mood.money < 25 ? 60 : 0.1 }),
    likes: (state, move) =>
      (isOf(state, move, 'shipyard') || touches(state, move, YARD_TOWNS) ? GREAT : 1) *
      (isOf(state, move, 'port') ? 3 : 1),
  },
} satisfies Record<string, Style>

function choose(style: Style, state: State, legal: readonly Move[], dice: Dice): Move {
  if (style.uniform) return legal[dice.below(legal.length)]
  const seat = seatToMove(state)
  const weights = style.types?.({ state, seat, money: state.players[seat].money }) ?? BALANCED
  const types = [...new Set(legal.map(({ type }) => type))]
  const type = pick(types, (id) => weights[id] ?? 1, dice)
  const likes = style.likes
  const moves = legal.filter((move) => move.type === type)
  return likes ? pick(moves, (move) => likes(state, move), dice) : moves[dice.below(moves.length)]
}

/** First a kind of action at random, passing only when there is nothing else. */
const BALANCED: Partial<Record<MoveType, number>> = { pass: 0.0001 }

const FINE = 1 << 20

/** One of the items, each as likely as it weighs. */
function pick<T>(items: readonly T[], weight: (item: T) => number, dice: Dice): T {
  const sums: number[] = []
  let sum = 0
  for (const item of items) {
    sum += weight(item)
    sums.push(sum)
  }
  const point = ((dice.below(FINE) + 0.5) / FINE) * sum
  return items[sums.findIndex((upTo) => point <= upTo)]
}

const isOverbuild = (state: State, move: Move): boolean =>
  move.type === 'build' && state.slots[move.slot] !== null

const drinksBarrel = (move: Move): boolean => move.type === 'sell' && move.beer.some(isBarrel)

const buysFrom = (move: Move, goods: 'coal' | 'iron'): boolean => {
  const sources = goods === 'coal' ? 'coal' in move && move.coal : 'iron' in move && move.iron
  return sources !== false && sources.includes(MARKET)
}

const makes = (state: State, move: Move, goods: 'coal' | 'iron'): boolean =>
  move.type === 'build' && rulesOf(state).industries[move.industry].makes === goods

const isOf = (state: State, move: Move, industry: string): boolean =>
  'industry' in move && rulesOf(state).industries[move.industry].id === industry

const isForCotton = (state: State, move: Move): boolean =>
  isOf(state, move, 'cotton') || isOf(state, move, 'port')

/** Where ships are built, and where a link begins that leads there. */
const YARD_TOWNS = ['barrow-in-furness', 'birkenhead']

/** Does a link reach one of these places? */
const touches = (state: State, move: Move, places: readonly string[]): boolean => {
  const { lines, locations } = rulesOf(state)
  return move.type === 'network' && lines[move.line].ends.some((end) => places.includes(locations[end].id))
}

/** Down to the shipyards that can be built, and no further. */
const opensYard = (state: State, move: Move): boolean => {
  if (move.type !== 'develop' || !isOf(state, move, 'shipyard')) return false
  const { industries, kinds } = rulesOf(state)
  const { eras } = kinds[industries[move.industry].stack[state.players[seatToMove(state)].mat[move.industry]]]
  return eras !== state.era
}

const isAtTop = (state: State, seat: Seat): boolean => {
  const { industries, kinds } = rulesOf(state)
  const industry = industries.findIndex(({ id }) => id === 'manufacturer')
  const { stack } = industries[industry]
  return stack.length - state.players[seat].mat[industry] <= kinds[stack[stack.length - 1]].count
}
