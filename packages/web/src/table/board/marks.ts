// What is lit on the board: what may be chosen, what was chosen, where goods come from, and what was asked to be shown.

import {
  linePlace,
  locationPlace,
  type Mark,
  type Marks,
  merchantPlace,
  noMarks,
  type Place,
  readPlace,
  slotPlace,
} from '@ironbridge/board'
import {
  at,
  type CardId,
  type GameEvent,
  type Goods,
  includes,
  isBarrel,
  type LocationId,
  type LocationSet,
  leavingTiles,
  linkValue,
  MARKET,
  type Move,
  merchantOfBarrel,
  preview,
  type Refusal,
  type Ruleset,
  reachOf,
  routeBetween,
  rulesOf,
  type Seat,
  type Source,
  type State,
  seatToMove,
  setOf,
  slotsOfCard,
  tradePointsFrom,
} from '@ironbridge/engine'
import { ASPECTS, type Aspect, type Choice, optionsFor } from '../../play/choose.ts'
import type { Narrowing } from '../../play/sitting.ts'
import type { ShownPly } from '../../play/tree.ts'
import type { Overlay } from '../../play/turn.ts'
import { money } from '../../words/index.ts'
import { buyerPlace } from './picking.ts'

type Places = { [place in Place]?: Mark }

/** For the seat that chooses: places of the options left, and the offered move drawn as if it were made, with its first steps. */
export function choiceMarks(
  state: State,
  narrowing: Narrowing,
  choices: readonly Choice[],
  steps: readonly Move[] = [],
): Marks {
  const marks = marksOfChoice(state, narrowing, choices)
  const made = steps.flatMap((move) => targetOf(move) ?? []).map((place) => [place, 'chosen' as const])
  return { ...marks, places: { ...marks.places, ...Object.fromEntries(made) } }
}

function marksOfChoice(state: State, narrowing: Narrowing, choices: readonly Choice[]): Marks {
  const { left, offer } = narrowing
  if (offer !== null) return offerMarks(state, offer)
  if (choices.length === 0 && state.pending === null) return noMarks
  const rules = rulesOf(state)
  const places: Places = {}
  const mark = (choice: Choice, as: Mark): void => {
    const place = placeOf(rules, choice)
    if (place !== null) places[place] ??= as
  }
  for (const choice of choices) mark(choice, 'chosen')
  const question = narrowing.question ?? 'action'
  // A card alone lights where it builds: what any card can pay for says nothing about it.
  const isCardAlone = choices.length > 0 && choices.every(({ aspect }) => aspect === 'card')
  const shown = isCardAlone ? left.filter(({ type }) => type === 'build') : left
  for (const aspect of PLACES)
    for (const option of optionsFor(shown, choices, aspect))
      mark(option, isSettled(aspect, question) ? 'chosen' : 'legal')
  if (!PLACES.includes(question))
    for (const option of optionsFor(left, choices, question)) mark(option, 'legal')
  return { ...noMarks, places, veil: Object.keys(places).length > 0 }
}

/** What comes before the question has one answer left. */
const isSettled = (aspect: Aspect, question: Aspect): boolean =>
  ASPECTS.indexOf(aspect) < ASPECTS.indexOf(question)

/** What is built or laid is always lit; where goods come from, and who buys, only once that is asked. */
const PLACES: readonly Aspect[] = ['slot', 'line']

function placeOf(rules: Ruleset, { aspect, value }: Choice): Place | null {
  switch (aspect) {
    case 'slot':
      return slotPlace(value)
    case 'line':
      return linePlace(value)
    case 'coal':
    case 'iron':
    case 'beer':
      return sourcePlace(aspect, value)
    case 'buyer':
      return buyerPlace(rules, value)
    default:
      return null
  }
}

/** No market sells beer. */
function sourcePlace(goods: Goods, source: Source): Place | null {
  if (source === MARKET) return goods === 'beer' ? null : `market:${goods}`
  return isBarrel(source) ? merchantPlace(merchantOfBarrel(source)) : slotPlace(source)
}

/** Where a card of the hand builds, now or later; else the town that it names. */
export function cardMarks(state: State, seat: Seat, card: CardId): Marks {
  const slots = slotsOfCard(state, seat, card)
  const { locations, cards } = rulesOf(state)
  const { places } = at(cards, card)
  const town = locations.findIndex((_, location) => places === setOf(location))
  const lit = slots.length > 0 || town === -1 ? slots.map(slotPlace) : [locationPlace(town)]
  return { ...noMarks, places: Object.fromEntries(lit.map((place) => [place, 'legal' as const])) }
}

/** The move as if made, with the way of every cube and barrel. */
export function offerMarks(state: State, move: Move): Marks {
  const seen = preview(state, move)
  const target = targetOf(move)
  const places: Places = {}
  if (target !== null) places[target] = 'chosen'
  const buying = { coal: 0, iron: 0 }
  const routes: Marks['routes'][number][] = []
  for (const event of seen?.events ?? []) {
    if (event.type === 'flip') places[slotPlace(event.slot)] ??= 'changed'
    if (event.type !== 'use' || target === null) continue
    const from = sourcePlace(event.goods, event.from)
    if (from === null) continue
    places[from] ??= 'source'
    if (event.from === MARKET && event.goods !== 'beer') buying[event.goods]++
    routes.push(routeOf(seen?.state ?? state, event.goods, event.from, from, target, event.cost))
  }
  return {
    ...noMarks,
    places,
    routes,
    buying,
    ghosts: ghostsOf(state, move, seen?.events ?? []),
  }
}

function targetOf(move: Move): Place | null {
  if ('slot' in move) return slotPlace(move.slot)
  return move.type === 'network' ? linePlace(move.line) : null
}

/** Along the links where there are any: coal always, others' beer; iron and own beer need none. */
function routeOf(
  state: State,
  goods: Goods,
  source: Source,
  from: Place,
  to: Place,
  cost: number,
): Marks['routes'][number] {
  const rules = rulesOf(state)
  const ends = endsOf(state, to)
  const start =
    source === MARKET
      ? anyTradePoint(state, ends)
      : isBarrel(source)
        ? setOf(at(rules.merchantSpaces, merchantOfBarrel(source)).location)
        : setOf(at(rules.slots, source).location)
  const lines = goods === 'iron' || start === 0 ? [] : (routeBetween(state, start, ends) ?? [])
  return { goods, from, to, lines, price: cost === 0 ? null : money(cost) }
}

function endsOf(state: State, place: Place): LocationSet {
  const rules = rulesOf(state)
  const parts = readPlace(place)
  if (parts.kind === 'line') return at(rules.lines, parts.id).touches
  return parts.kind === 'slot' ? setOf(at(rules.slots, parts.id).location) : 0
}

function anyTradePoint(state: State, ends: LocationSet): LocationSet {
  for (const location of rulesOf(state).locations.keys())
    if (includes(ends, location)) {
      const points = tradePointsFrom(state, location)
      if (points !== 0) return points
    }
  return 0
}

function ghostsOf(state: State, move: Move, events: readonly GameEvent[]): Marks['ghosts'] {
  const seat = seatToMove(state)
  const tiles = events.flatMap((event) =>
    event.type === 'build' ? [{ slot: event.slot, kind: event.kind, owner: seat, cubes: event.cubes }] : [],
  )
  return { tiles, links: move.type === 'network' ? [{ line: move.line, owner: seat }] : [] }
}

/** Why not: what stands in the way, and lines that would help. */
export function refusalMarks(state: State, { elements, connectedBy }: Refusal): Marks {
  const rules = rulesOf(state)
  const places: Places = {}
  for (const slot of elements.slots) places[slotPlace(slot)] = 'refused'
  for (const line of elements.lines) places[linePlace(line)] = 'refused'
  for (const buyer of elements.buyers) places[buyerPlace(rules, buyer)] = 'refused'
  for (const line of connectedBy) places[linePlace(line)] = 'legal'
  return { ...noMarks, places, veil: true }
}

/** What the last moves changed, in the colours of their seats, as far as it still lies there. */
export function lastMarks(state: State, plies: readonly ShownPly[]): Marks {
  const places = new Map<Seat, Set<Place>>()
  for (const { seat, events } of plies) {
    if (events.some(({ type }) => type === 'era' || type === 'over')) continue
    const own = places.get(seat) ?? new Set()
    places.set(seat, own)
    for (const event of events) {
      if (event.type === 'link' && state.links[event.line] !== null) own.add(linePlace(event.line))
      else if ('slot' in event && state.slots[event.slot]) own.add(slotPlace(event.slot))
    }
  }
  return { ...noMarks, lastMoves: [...places].map(([seat, own]) => ({ seat, places: [...own] })) }
}

/** What is laid over the map on request. */
export function overlayMarks(state: State, overlay: Overlay, seat: Seat): Marks {
  const rules = rulesOf(state)
  switch (overlay.type) {
    case 'network':
      return { ...noMarks, network: seat, veil: true }
    case 'values': {
      const lines = [...rules.linesOf[state.era]]
      return {
        ...noMarks,
        values: Object.fromEntries(lines.map((line) => [linePlace(line), `${linkValue(state, line)}`])),
      }
    }
    case 'survivors':
      return {
        ...noMarks,
        places: Object.fromEntries(leavingTiles(state).map((slot) => [slotPlace(slot), 'leaving' as const])),
      }
    case 'markets':
      return marketMarks(state)
    case 'connected':
      return connectedMarks(state, overlay.location, seat)
    default:
      return noMarks
  }
}

/** Places from which the markets can be reached. */
function marketMarks(state: State): Marks {
  const places: Places = {}
  rulesOf(state).locations.forEach(({ kind }, location) => {
    // Merchants are where the markets are.
    if (kind !== 'merchant' && tradePointsFrom(state, location) !== 0)
      places[locationPlace(location)] = 'source'
  })
  return { ...noMarks, places, veil: true }
}

/** Everything that reaches a place, and the way it comes. */
function connectedMarks(state: State, location: LocationId, seat: Seat): Marks {
  const rules = rulesOf(state)
  const to = locationPlace(location)
  const places: Places = {}
  places[to] = 'chosen'
  const routes: Marks['routes'][number][] = []
  for (const { goods, ranks, market } of reachOf(state, seat, location)) {
    for (const slot of ranks.flat()) {
      places[slotPlace(slot)] = 'source'
      const start = setOf(at(rules.slots, slot).location)
      const lines = goods === 'iron' ? [] : (routeBetween(state, start, setOf(location)) ?? [])
      if (lines.length > 0) routes.push({ goods, from: slotPlace(slot), to, lines, price: null })
    }
    if (goods !== 'coal' || market === null) continue
    const lines = routeBetween(state, tradePointsFrom(state, location), setOf(location)) ?? []
    routes.push({ goods, from: 'market:coal', to, lines, price: money(market) })
  }
  return { ...noMarks, places, routes, veil: true }
}
