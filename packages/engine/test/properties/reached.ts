// What one decision reaches of the list of coverage.ts.

import {
  type BuyerId,
  connectedTo,
  type GameEvent,
  includes,
  isBarrel,
  type LocationId,
  MARKET,
  merchantOfBarrel,
  neighboursOf,
  type Ruleset,
  rulesOf,
  type Seat,
  type SlotId,
  type State,
  setOf,
  type TileKindId,
} from '@ironbridge/engine'
import type { Decision } from '../playout.ts'
import { factsOf } from './facts.ts'
import { levelOf } from './ledger.ts'

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
    ...(decision.next.players.some(({ money }) => money < 0) ? ['money below 0'] : []),
    ...(decision.next.players.some(({ linksLeft }) => linksLeft === 0) ? ['no links left'] : []),
  ]
}

function byEvent(rules: Ruleset, decision: Decision, event: GameEvent): string[] {
  const { state, move, events } = decision
  switch (event.type) {
    case 'sell':
      return rules.edition.distantMarket === null ? [] : cottonSale(rules, decision, event.buyer, event.slot)
    case 'demand':
      return [`demand falls by ${event.steps}`, `demand gives ${event.bonus ?? 'nothing'}`]
    case 'develop':
      return [`developed ${rules.kinds[event.kind].id}`]
    case 'loan':
      return [`${state.era} loan ${event.amount}`]
    case 'build': {
      if (state.pending?.type === 'anywhere') return builtAnywhere(rules, decision, event)
      const card = move.card === null ? null : rules.cards[move.card]
      const { location } = rules.slots[event.slot]
      return [
        `built ${rules.kinds[event.kind].id}`,
        `built on ${rules.slots[event.slot].id}`,
        ...yardIn(rules, state, event.kind),
        ...(card?.places === null ? byVirtualLink(rules, state, event.seat, location) : []),
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
      if (
        event.from === MARKET &&
        event.goods !== 'beer' &&
        event.cost === factsOf(state.setup)[event.goods].whenEmpty
      )
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

type Build = Extract<GameEvent, { type: 'build' }>

function builtAnywhere(rules: Ruleset, { state }: Decision, { kind, slot, seat }: Build): string[] {
  const { location } = rules.slots[slot]
  return [
    'built anywhere',
    `built ${rules.kinds[kind].id}`,
    `built on ${rules.slots[slot].id}`,
    ...yardIn(rules, state, kind),
    ...(hasNothing(state, seat) ? ['built anywhere with nothing on the board'] : []),
    ...(isInNetwork(rules, state, seat, location) ? [] : ['built anywhere outside the network']),
  ]
}

const yardIn = (rules: Ruleset, { era }: State, kind: TileKindId): string[] =>
  rules.kinds[kind].id.startsWith('shipyard') ? [`${era} shipyard`] : []

const byVirtualLink = (rules: Ruleset, state: State, seat: Seat, location: LocationId): string[] =>
  hasNothing(state, seat) || isInNetwork(rules, state, seat, location)
    ? []
    : [`built by the virtual link in ${rules.locations[location].id}`]

const isInNetwork = ({ slots, lines }: Ruleset, state: State, seat: Seat, location: LocationId): boolean =>
  state.slots.some((tile, slot) => tile?.owner === seat && slots[slot].location === location) ||
  state.links.some((owner, line) => owner === seat && lines[line].ends.includes(location))

/** Where a mill went, and what the sale met there. */
function cottonSale(
  rules: Ruleset,
  { state, seat, events }: Decision,
  buyer: BuyerId,
  mill: SlotId,
): string[] {
  const port = rules.buyers[buyer].slot
  const [later, far] = [state.pending !== null, (state.distantMarket?.used.length ?? 0) > 0]
  if (port !== null)
    return [
      state.slots[port]?.owner === seat ? 'sold to an own port' : "sold to another's port",
      ...(state.distantMarket?.space === 8 ? ['sold to a port while the distant market is closed'] : []),
      ...(later && far ? ['sold far away, then to a port'] : []),
    ]
  const closed = events.some((event) => event.type === 'demand' && event.bonus === null)
  if (closed)
    return [
      'distant market closed by a sale',
      ...(later ? ['distant market closed by a later sale of an action'] : []),
    ]
  return [
    'sold to the distant market',
    ...(later ? ['sold to a port, then far away'] : []),
    ...wayOut(rules, state, mill),
  ]
}

/** By what the distant market was reached. */
function wayOut(rules: Ruleset, state: State, mill: SlotId): string[] {
  const reached = connectedTo(neighboursOf(rules, state), setOf(rules.slots[mill].location))
  const ports = state.slots.filter(
    (tile, slot) =>
      tile !== null && rules.kinds[tile.kind].isTradePoint && includes(reached, rules.slots[slot].location),
  )
  const edge = (reached & rules.tradePoints) !== 0
  return [
    ...(ports.length === 0 ? ['a place of trade alone'] : []),
    ...(!edge && ports.every((tile) => tile?.flipped) ? ['a port that is flipped'] : []),
  ]
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
      const { tieByLevel } = factsOf(next.setup)
      const income = (space: number): number => (tieByLevel ? levelOf(space) : space)
      const equal = income(after.incomeSpace) === income(place[0].incomeSpace)
      const lastly = after.money === place[0].money ? 'order' : 'money'
      reached.push(`tie broken by ${equal ? lastly : 'income'}`)
    })
  }
  return reached
}
