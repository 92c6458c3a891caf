// What the games of the suite must reach between them, as a list of names.

import {
  type GameEvent,
  isBarrel,
  MARKET,
  type MoveType,
  merchantOfBarrel,
  type Ruleset,
  ruleset,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { type Decision, setupOf } from '../playout.ts'

/** Headings, and everything that must be reached under each. */
export type Coverage = Readonly<Record<string, readonly string[]>>

const { kinds, slots, lines } = ruleset(setupOf(4))

const MOVES: Record<MoveType, true> = {
  build: true,
  network: true,
  develop: true,
  sell: true,
  loan: true,
  scout: true,
  pass: true,
  end: true,
  shortfall: true,
}

const EVENTS: Record<GameEvent['type'], true> = {
  discard: true,
  build: true,
  overbuild: true,
  link: true,
  develop: true,
  sell: true,
  loan: true,
  scout: true,
  pass: true,
  use: true,
  'market-sale': true,
  flip: true,
  bonus: true,
  'income-space': true,
  draw: true,
  'turn-order': true,
  income: true,
  shortfall: true,
  debt: true,
  'score-link': true,
  'score-tile': true,
  'score-final': true,
  'tile-removed': true,
  'barrel-returned': true,
  shuffle: true,
  era: true,
  round: true,
  turn: true,
  over: true,
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n)

export const wanted: Coverage = {
  'every kind of move is made': Object.keys(MOVES).map((type) => `move ${type}`),
  'every kind of event is told': Object.keys(EVENTS).map((type) => `event ${type}`),
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
  'every kind of tile is built': kinds.map(({ id }) => `built ${id}`),
  'every slot is built on': slots.map(({ id }) => `built on ${id}`),
  'every line carries a link in each of its eras': lines.flatMap(({ id, eras }) =>
    (eras === 'both' ? ['canal', 'rail'] : [eras]).map((era) => `${era} link ${id}`),
  ),
  'tiles are built over': [
    'own tile overbuilt',
    'own brewery overbuilt with its beer',
    "another's coal overbuilt",
    "another's iron overbuilt",
  ],
  'markets stand at every level': [
    ...upTo(14).map((cubes) => `coal market ${cubes}`),
    ...upTo(10).map((cubes) => `iron market ${cubes}`),
  ],
  'markets are sold to, with and without a flip, and bought empty': [
    'coal sold to the market, flipped',
    'coal sold to the market, some left',
    'iron sold to the market, flipped',
    'iron sold to the market, some left',
    'coal bought from an empty market',
    'iron bought from an empty market',
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
  'actions go on for several steps': ['second network', 'second develop', 'second sell', 'third sell'],
  'cards of every kind pay for a build': [
    'built by location',
    'built by industry',
    'built by wild-location',
    'built by wild-industry',
    'built on a farm',
    'built with nothing on the board',
    'linked with nothing on the board',
  ],
  'debts are met in every way': [
    'shortfall with a choice',
    'shortfall without a choice',
    'shortfall in two steps',
    'all tiles gone and points lost',
    'debt forgiven',
  ],
  'the last link of an era is laid': ['no links left'],
  'ties are broken': ['tie broken by income', 'tie broken by money', 'tie shared'],
}

/** Everything of the list that a decision reaches. */
export function reachedBy(decision: Decision): string[] {
  const rules = rulesOf(decision.state)
  return [
    `move ${decision.move.type}`,
    `coal market ${decision.next.coal}`,
    `iron market ${decision.next.iron}`,
    ...decision.events.flatMap((event) => [`event ${event.type}`, ...byEvent(rules, decision, event)]),
    ...byMove(decision),
    ...byIncome(decision),
    ...(decision.next.players.some(({ linksLeft }) => linksLeft === 0) ? ['no links left'] : []),
  ]
}

function byEvent(rules: Ruleset, { state, move, events }: Decision, event: GameEvent): string[] {
  switch (event.type) {
    case 'build': {
      const card = move.card === null ? null : rules.cards[move.card]
      const { location } = rules.slots[event.slot]
      return [
        `built ${rules.kinds[event.kind].id}`,
        `built on ${rules.slots[event.slot].id}`,
        `built by ${card?.wild ? card.id : card?.places === null ? 'industry' : 'location'}`,
        ...(rules.locations[location].kind === 'farm' ? ['built on a farm'] : []),
        ...(hasNothing(state, event.seat) && card?.places === null
          ? ['built with nothing on the board']
          : []),
      ]
    }
    case 'link':
      return [
        `${state.era} link ${rules.lines[event.line].id}`,
        ...(hasNothing(state, event.seat) ? ['linked with nothing on the board'] : []),
      ]
    case 'overbuild': {
      const { makes } = rules.kinds[event.kind]
      if (event.owner !== event.seat) return [`another's ${makes} overbuilt`]
      return [
        'own tile overbuilt',
        ...(makes === 'beer' && event.cubes > 0 ? ['own brewery overbuilt with its beer'] : []),
      ]
    }
    case 'bonus':
      return [
        `bonus ${rules.locations[rules.merchantSpaces[event.merchant].location].id} ${event.gives}`,
        ...(event.gives === 'develop' && move.type === 'sell'
          ? [move.bonus === null ? 'bonus declined' : `bonus of ${rules.industries[move.bonus].id}`]
          : []),
      ]
    case 'market-sale': {
      const flipped = events.some((other) => other.type === 'flip' && other.slot === event.slot)
      return [`${event.goods} sold to the market, ${flipped ? 'flipped' : 'some left'}`]
    }
    case 'use':
      if (event.from === MARKET && event.cost === (event.goods === 'coal' ? 8 : 6))
        return [`${event.goods} bought from an empty market`]
      return []
    case 'debt':
      return [
        ...(event.vpLost > 0 ? ['all tiles gone and points lost'] : []),
        ...(event.vpLost < event.unpaid ? ['debt forgiven'] : []),
      ]
    default:
      return []
  }
}

const hasNothing = (state: State, seat: number): boolean =>
  !state.slots.some((tile) => tile?.owner === seat) && !state.links.includes(seat)

function byMove({ state, move, seat }: Decision): string[] {
  const reached: string[] = []
  const { pending } = state
  if (pending !== null && pending.type === move.type && pending.type !== 'shortfall')
    reached.push(`${['', 'second', 'third'][pending.steps] ?? 'later'} ${move.type}`)
  if ('beer' in move) {
    const use = move.type === 'sell' ? 'sale' : 'rail'
    const barrels = move.beer.filter(isBarrel).map(merchantOfBarrel)
    const breweries = move.beer.filter((source) => source >= 0)
    for (const slot of breweries)
      reached.push(`${state.slots[slot]?.owner === seat ? 'own' : "another's"} beer for a ${use}`)
    if (barrels.length > 0) reached.push(`a barrel for a ${use}`)
    if (barrels.length > 0 && breweries.length > 0) reached.push(`a brewery and a barrel for one ${use}`)
    if (move.type === 'sell' && move.beer.length === 0) reached.push('no beer for a sale')
  }
  if ('coal' in move && new Set(move.coal).size > 1)
    reached.push(
      move.coal.includes(MARKET) ? 'coal from a mine and the market at once' : 'coal from two mines at once',
    )
  if ('iron' in move && new Set(move.iron).size > 1 && !move.iron.includes(MARKET))
    reached.push('iron from two works at once')
  return reached
}

function byIncome({ state, move, events, next }: Decision): string[] {
  const reached: string[] = []
  const removed = events.filter(({ type }) => type === 'shortfall').length
  if (move.type === 'shortfall') {
    reached.push('shortfall with a choice')
    if (
      next.pending?.type === 'shortfall' &&
      state.pending?.type === 'shortfall' &&
      next.pending.seat === state.pending.seat
    )
      reached.push('shortfall in two steps')
  } else if (removed > 0) reached.push('shortfall without a choice')
  const over = events.find(({ type }) => type === 'over')
  if (over?.type === 'over') {
    const places = over.ranking.map((place) => place.map((seat) => next.players[seat]))
    if (places.some((place) => place.length > 1)) reached.push('tie shared')
    places.forEach((place, index) => {
      const after = places[index + 1]?.[0]
      if (after === undefined || after.vp !== place[0].vp) return
      reached.push(`tie broken by ${after.incomeSpace === place[0].incomeSpace ? 'money' : 'income'}`)
    })
  }
  return reached
}
