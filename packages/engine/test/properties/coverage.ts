// What the games of the suite must reach between them, as a list of names.

import { type GameEvent, type MoveType, ruleset } from '@ironbridge/engine'
import { EDITIONS, type EditionId, setupOf } from '../playout.ts'
import { factsOf } from './facts.ts'

/** Headings, and everything that must be reached under each. */
export type Coverage = Readonly<Record<string, readonly string[]>>

const COTTON: readonly EditionId[] = ['lancashire', 'classic']

const MOVES: Record<MoveType, readonly EditionId[]> = {
  build: EDITIONS,
  anywhere: COTTON,
  network: EDITIONS,
  develop: EDITIONS,
  sell: EDITIONS,
  loan: EDITIONS,
  scout: ['birmingham'],
  pass: EDITIONS,
  end: EDITIONS,
  shortfall: EDITIONS,
}

const EVENTS: Record<GameEvent['type'], readonly EditionId[]> = {
  discard: EDITIONS,
  build: EDITIONS,
  overbuild: EDITIONS,
  link: EDITIONS,
  develop: EDITIONS,
  sell: EDITIONS,
  demand: COTTON,
  loan: EDITIONS,
  scout: ['birmingham'],
  anywhere: COTTON,
  pass: EDITIONS,
  use: EDITIONS,
  'market-sale': EDITIONS,
  flip: EDITIONS,
  bonus: ['birmingham'],
  'income-space': EDITIONS,
  draw: EDITIONS,
  'turn-order': EDITIONS,
  income: EDITIONS,
  shortfall: EDITIONS,
  debt: EDITIONS,
  'score-link': EDITIONS,
  'score-tile': EDITIONS,
  'score-final': EDITIONS,
  'tile-removed': EDITIONS,
  'barrel-returned': ['birmingham'],
  shuffle: EDITIONS,
  era: EDITIONS,
  round: EDITIONS,
  turn: EDITIONS,
  over: EDITIONS,
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n)

const known = (table: Readonly<Record<string, readonly EditionId[]>>, edition: EditionId): string[] =>
  Object.keys(table).filter((name) => table[name].includes(edition))

/** What the games of an edition must reach. */
export const wantedOf = (edition: EditionId): Coverage => ({
  ...everywhere(edition),
  ...(edition === 'birmingham' ? birmingham : cotton),
  ...(edition === 'classic' ? classic : {}),
})

function everywhere(edition: EditionId): Coverage {
  const setup = setupOf(4, [], edition)
  const { kinds, slots, lines } = ruleset(setup)
  const { coal, iron } = factsOf(setup)
  return {
    'every kind of move is made': known(MOVES, edition).map((type) => `move ${type}`),
    'every kind of event is told': known(EVENTS, edition).map((type) => `event ${type}`),
    'every kind of tile is built': kinds.filter(({ level }) => level > 0).map(({ id }) => `built ${id}`),
    'every slot is built on': slots.map(({ id }) => `built on ${id}`),
    'every line carries a link in each of its eras': lines.flatMap(({ id, eras }) =>
      (eras === 'both' ? ['canal', 'rail'] : [eras]).map((era) => `${era} link ${id}`),
    ),
    'tiles are built over': ['own tile overbuilt', "another's coal overbuilt", "another's iron overbuilt"],
    'markets stand at every level': [
      ...upTo(coal.spaces).map((cubes) => `coal market ${cubes}`),
      ...upTo(iron.spaces).map((cubes) => `iron market ${cubes}`),
    ],
    'markets are sold to, with and without a flip, and bought empty': [
      'coal sold to the market, flipped',
      'coal sold to the market, some left',
      'iron sold to the market, flipped',
      'iron sold to the market, some left',
      'coal bought from an empty market',
      'iron bought from an empty market',
    ],
    'actions go on for several steps': ['second network', 'second develop', 'second sell', 'third sell'],
    'debts are met in every way': [
      'shortfall with a choice',
      'shortfall without a choice',
      'shortfall in two steps',
      'all tiles gone and points lost',
      'debt forgiven',
    ],
    'the last link of an era is laid': ['no links left'],
  }
}

const birmingham: Coverage = {
  'every merchant place gives its bonus': [
    'warrington money',
    'nottingham vp',
    'shrewsbury vp',
    'gloucester develop',
    'oxford income',
  ].map((bonus) => `bonus ${bonus}`),
  'a development bonus is taken of every industry, declined': [
    ...['cotton', 'manufacturer', 'pottery', 'coal', 'iron', 'brewery'].map((id) => `bonus of ${id}`),
    'bonus declined',
  ],
  'a brewery is built over': ['own brewery overbuilt with its beer'],
  'goods come from several places at once': [
    'coal from a mine and the market at once',
    'coal from two mines at once',
    'iron from two works at once',
  ],
  'beer comes from everywhere': [
    'own beer for a rail',
    "another's beer for a rail",
    'own beer for a sale',
    "another's beer for a sale",
    'a barrel for a sale',
    'a brewery and a barrel for one sale',
    'no beer for a sale',
  ],
  'cards of every kind pay for a build': [
    'built by location',
    'built by industry',
    'built by wild-location',
    'built by wild-industry',
    'built on a farm',
    'built with nothing on the board',
    'linked with nothing on the board',
  ],
  'ties are broken': ['tie broken by income', 'tie broken by money', 'tie shared'],
}

const cotton: Coverage = {
  'mills are sold through every kind of port, near and far': [
    'sold to an own port',
    "sold to another's port",
    'sold to a port while the distant market is closed',
    'sold to the distant market',
    'distant market closed by a sale',
    'distant market closed by a later sale of an action',
    'sold to a port, then far away',
    'sold far away, then to a port',
  ],
  'every cotton tile is turned up, and every bonus taken': [
    ...[0, 1, 2, 3, 4].map((steps) => `demand falls by ${steps}`),
    ...[0, 1, 2, 3].map((bonus) => `demand gives ${bonus}`),
  ],
  'the distant market is sold to by way of': ['a port that is flipped', 'a place of trade alone'],
  'shipyards are built in both eras': ['canal shipyard', 'rail shipyard'],
  'shipyards that cannot be built are cleared away': ['developed shipyard-0'],
  'cards of every kind pay for a build': [
    'built by location',
    'built by industry',
    'built anywhere',
    'built with nothing on the board',
    'built anywhere with nothing on the board',
    'built anywhere outside the network',
    'built by the virtual link in liverpool',
  ],
  'loans of every size are taken in both eras': ['canal', 'rail'].flatMap((era) =>
    [10, 20, 30].map((amount) => `${era} loan ${amount}`),
  ),
  'ties are broken': ['tie broken by income', 'tie broken by money'],
}

const classic: Coverage = {
  'debts are carried': ['money below 0'],
}
