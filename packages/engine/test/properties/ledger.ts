// A second set of books: money, markers, tiles, links, cubes and barrels kept from the events alone.

import {
  type GameEvent,
  isBarrel,
  MARKET,
  merchantOfBarrel,
  type Ruleset,
  rulesOf,
  type Seat,
  type SlotId,
  type State,
  type Tile,
  type TileKindId,
} from '@ironbridge/engine'
import type { Decision } from '../playout.ts'
import { type Facts, factsOf, priceAt } from './facts.ts'
import { holds, same } from './laws.ts'

export interface Account {
  money: number
  spent: number
  vp: number
  income: number
  linksLeft: number
  /** Tiles by kind: taken from the mat and put on the board, or taken and put away. */
  readonly built: number[]
  readonly developed: number[]
  /** Tiles that left the board. */
  readonly lost: number[]
}

export interface Ledger {
  readonly rules: Ruleset
  readonly facts: Facts
  readonly seats: Account[]
  readonly tiles: (Tile | null)[]
  readonly links: (Seat | null)[]
  readonly barrels: boolean[]
  readonly market: { coal: number; iron: number }
  /** Tiles turned up in this era; the marker stands as many steps down as they show. */
  readonly demand: number[]
  /** Negative income that is not settled yet. */
  debt: { seat: Seat; owed: number } | null
}

export function openLedger(first: State): Ledger {
  const rules = rulesOf(first)
  const facts = factsOf(first.setup)
  const zeros = (): number[] => rules.kinds.map(() => 0)
  return {
    rules,
    facts,
    seats: first.players.map(() => ({
      money: facts.money,
      spent: 0,
      vp: 0,
      income: 10,
      linksLeft: 14,
      built: zeros(),
      developed: zeros(),
      lost: zeros(),
    })),
    tiles: rules.slots.map(() => null),
    links: rules.lines.map(() => null),
    barrels: first.merchants.map(
      (merchant) => merchant !== null && rules.merchantTiles[merchant.tile].id !== 'blank',
    ),
    market: { coal: facts.coal.start, iron: facts.iron.start },
    demand: [],
    debt: null,
  }
}

const kept = new WeakMap<State, { books: Ledger; ply: number }>()

/** One set of books for each game, however many laws look at it: those after the decision that is asked about. */
export function bookkeeper(first: State): (decision: Decision) => Ledger {
  const entry = kept.get(first) ?? { books: openLedger(first), ply: -1 }
  kept.set(first, entry)
  return ({ ply, events, next }) => {
    if (entry.ply === ply) return entry.books
    for (const event of events) enter(entry.books, event)
    if (next.pending?.type !== 'shortfall') settle(entry.books)
    entry.ply = ply
    return entry.books
  }
}

/** The level of a space of the income track, by the runs of the rulings. */
export function levelOf(space: number): number {
  if (space <= 10) return space - 10
  if (space <= 30) return Math.ceil((space - 10) / 2)
  if (space <= 60) return 10 + Math.ceil((space - 30) / 3)
  return Math.min(30, 20 + Math.ceil((space - 60) / 4))
}

/** Enters one event; throws where it does not fit the books. */
export function enter(books: Ledger, event: GameEvent): void {
  const { seats, tiles, links, barrels, market, facts } = books
  const pay = (seat: Seat, amount: number): void => {
    seats[seat].money -= amount
    seats[seat].spent += amount
  }
  switch (event.type) {
    case 'build': {
      pay(event.seat, event.cost)
      seats[event.seat].built[event.kind]++
      const { kind, seat: owner, cubes } = event
      holds(tiles[event.slot] === null, 'a tile is built on an empty slot')
      tiles[event.slot] = { kind, owner, flipped: false, cubes }
      break
    }
    case 'overbuild':
    case 'tile-removed':
      removeTile(books, event.slot, event.kind, event.owner)
      break
    case 'shortfall':
      removeTile(books, event.slot, event.kind, event.seat)
      same(event.raised, Math.floor(books.rules.kinds[event.kind].cost / 2), 'half the cost is raised')
      seats[event.seat].money += event.raised
      break
    case 'develop':
      seats[event.seat].developed[event.kind]++
      break
    case 'link':
      pay(event.seat, event.cost)
      holds(links[event.line] === null, 'a link is laid on a free line')
      links[event.line] = event.seat
      seats[event.seat].linksLeft--
      break
    case 'use':
      useOne(books, event)
      pay(event.seat, event.cost)
      break
    case 'market-sale': {
      takeCube(books, event.slot)
      market[event.goods]++
      holds(market[event.goods] <= facts[event.goods].spaces, 'the market has room')
      same(event.price, priceAt(facts[event.goods], market[event.goods]), 'price of the space filled')
      seats[event.seat].money += event.price
      break
    }
    case 'flip': {
      const tile = tiles[event.slot]
      holds(tile !== null && !tile.flipped && tile.cubes === 0, 'a flipping tile is empty and not flipped')
      same([tile.kind, tile.owner], [event.kind, event.owner], 'the tile that flips')
      tiles[event.slot] = { ...tile, flipped: true }
      same(event.income, books.rules.kinds[event.kind].income, 'income of the tile')
      break
    }
    case 'demand': {
      const bonuses = facts.demand?.bonuses ?? []
      holds(markerOf(books) < bonuses.length, 'nobody turns up a tile while the market is closed')
      books.demand.push(event.steps)
      same(event.space, markerOf(books), 'the marker moves down by the steps shown')
      same(event.bonus, bonuses[event.space] ?? null, 'bonus beside the marker')
      break
    }
    case 'income-space':
      same(event.from, seats[event.seat].income, 'the marker moves from where it stands')
      seats[event.seat].income = event.to
      break
    case 'loan':
      seats[event.seat].money += event.amount
      break
    case 'bonus':
      if (event.gives === 'money') seats[event.seat].money += event.amount
      if (event.gives === 'vp') seats[event.seat].vp += event.amount
      break
    case 'income':
      settle(books)
      if (event.amount >= 0) seats[event.seat].money += event.amount
      else books.debt = { seat: event.seat, owed: -event.amount }
      break
    case 'debt': {
      const { money, vp } = seats[event.seat]
      const owed = books.debt?.owed ?? 0
      same(event.unpaid, owed - money, 'what money does not cover')
      same(event.vpLost, Math.min(event.unpaid, vp), 'points lost')
      seats[event.seat].vp -= event.vpLost
      seats[event.seat].money = 0
      books.debt = null
      break
    }
    case 'turn-order':
      for (const account of seats) account.spent = 0
      break
    case 'score-link':
      same(links[event.line], event.seat, 'owner of the link scored')
      links[event.line] = null
      seats[event.seat].vp += event.vp
      break
    case 'score-tile':
    case 'score-final':
      seats[event.seat].vp += event.vp
      break
    case 'barrel-returned':
      holds(!barrels[event.merchant], 'a barrel returns where none stands')
      barrels[event.merchant] = true
      break
    case 'era':
      for (const account of seats) account.linksLeft = 14
      books.demand.length = 0
      break
    default:
  }
}

/** A debt is paid in full unless a `debt` event says otherwise or debts are carried; call it when the income of a round is done. */
export function settle(books: Ledger): void {
  if (books.debt === null) return
  const { seat, owed } = books.debt
  const account = books.seats[seat]
  if (account.money < owed) {
    holds(books.facts.debtCarried, 'a debt that nobody forgave is paid')
    same(valuesOf(books, seat), [], 'debts are carried when no tile is left that raises money')
  }
  account.money -= owed
  books.debt = null
}

/** What each tile of a seat would raise, those that raise nothing left out. */
export const valuesOf = ({ tiles, rules }: Ledger, seat: Seat): number[] =>
  tiles
    .flatMap((tile) => (tile?.owner === seat ? [Math.floor(rules.kinds[tile.kind].cost / 2)] : []))
    .filter((value) => value > 0)

/** Where demand stands: it stops at the end of the track. */
export const markerOf = ({ demand, facts }: Ledger): number =>
  Math.min(
    facts.demand?.bonuses.length ?? 0,
    demand.reduce((sum, steps) => sum + steps, 0),
  )

function removeTile(books: Ledger, slot: SlotId, kind: TileKindId, owner: Seat): void {
  const tile = books.tiles[slot]
  same([tile?.kind, tile?.owner], [kind, owner], 'the tile that leaves the board')
  books.tiles[slot] = null
  books.seats[owner].lost[kind]++
}

function useOne(books: Ledger, { goods, from, cost }: Extract<GameEvent, { type: 'use' }>): void {
  const { market, barrels } = books
  if (from === MARKET) {
    holds(goods !== 'beer', 'beer is not bought')
    same(cost, priceAt(books.facts[goods], market[goods]), `price of ${goods}`)
    market[goods] = Math.max(0, market[goods] - 1)
    return
  }
  same(cost, 0, 'goods from tiles and merchants are free')
  if (isBarrel(from)) {
    holds(barrels[merchantOfBarrel(from)] && goods === 'beer', 'the barrel stands there')
    barrels[merchantOfBarrel(from)] = false
  } else {
    holds(books.rules.kinds[books.tiles[from]?.kind ?? -1]?.makes === goods, `the tile makes ${goods}`)
    takeCube(books, from)
  }
}

function takeCube(books: Ledger, slot: SlotId): void {
  const tile = books.tiles[slot]
  holds(tile !== null && tile.cubes > 0, 'a cube is taken from a tile that holds one')
  books.tiles[slot] = { ...tile, cubes: tile.cubes - 1 }
}
