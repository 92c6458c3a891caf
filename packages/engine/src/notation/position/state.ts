// Positions as a plain object of names: object → state, with a default for everything left out.

import { type Ruleset, ruleset } from '../../editions/ruleset.ts'
import type { Era, Seat } from '../../ids.ts'
import { mustChoose } from '../../income.ts'
import { legalMoves } from '../../legal.ts'
import type { SteppedType } from '../../move.ts'
import { dealing, keyFromSeed, SEED_PATTERN } from '../../rng.ts'
import { makeSetup, newGame } from '../../setup.ts'
import { type DistantMarket, type Merchant, type Pending, type State, UNKNOWN_STEPS } from '../../state.ts'
import {
  entries,
  type Field,
  flag,
  given,
  items,
  keyOf,
  member,
  readNamed,
  text,
  whole,
  wrong,
} from '../fields.ts'
import { lettersOf, namesOf, seatNamed, UNKNOWN_CARD } from '../names.ts'
import { type Parsed, reading } from '../reading.ts'
import { readCards } from './cards.ts'
import { readSeats } from './seats.ts'

const DEFAULT_SEED = '0'.repeat(32)

const FIELDS = [
  'edition',
  'players',
  'variants',
  'era',
  'round',
  'over',
  'order',
  'turn',
  'actions',
  'pending',
  'coal',
  'iron',
  'merchants',
  'demand',
  'cottonTiles',
  'cottonUsed',
  'wilds',
  'deck',
  'faceDown',
  'rng',
  'seed',
  'seats',
]
/** The state that an object of names describes (see PositionObject), or what is wrong with it. */
export function parsePositionObject(value: unknown): Parsed<State> {
  return reading(() => stateOf({ value, path: '', locate: () => 0 }))
}

export function stateOf(position: Field): State {
  entries(position, FIELDS)
  const setup = readSetup(position)
  const rules = ruleset(setup)
  const seed = text(member(position, 'seed'), DEFAULT_SEED)
  if (!SEED_PATTERN.test(seed)) wrong(member(position, 'seed'), 'expected 32 hex digits.')

  const state = newGame(setup, seed)
  state.era = readWord(
    member(position, 'era'),
    rules.edition.eras.map(({ id }) => id),
    state.era,
  ) as Era
  state.round = whole(member(position, 'round'), 1, 1)
  state.over = flag(member(position, 'over'), false)
  readOrder(position, state)
  readMarkets(position, rules, state)
  readMerchants(member(position, 'merchants'), rules, state)
  state.distantMarket = readDistantMarket(position, rules, state.distantMarket)
  readSeats(member(position, 'seats'), rules, state)
  readCards(position, rules, state, dealing(keyFromSeed(seed)))
  readTurn(position, rules, state)
  readRng(member(position, 'rng'), state)
  return state
}

function readSetup(position: Field): State['setup'] {
  const setup = makeSetup(
    text(member(position, 'edition')),
    whole(member(position, 'players'), 0, 0),
    readVariants(member(position, 'variants')),
  )
  return 'error' in setup ? wrong(member(position, 'edition'), setup.error) : setup
}

/** A list of names, or an object such as `{ "introductory": true }`. */
function readVariants(field: Field): string[] {
  if (!given(field)) return []
  if (Array.isArray(field.value)) return items(field).map((entry) => text(entry))
  return entries(field)
    .filter((entry) => flag(entry, false))
    .map(keyOf)
}

function readWord(field: Field, words: readonly string[], byDefault: string): string {
  const word = text(field, byDefault)
  return words.includes(word) ? word : wrong(field, `"${word}" is unknown here.`, words)
}

function readSeat(field: Field, seats: number): Seat {
  const seat = seatNamed(text(field), seats)
  return seat >= 0 ? seat : wrong(field, 'expected the letter of a seat.', lettersOf(seats))
}

/** Left out, the order is A, B, C, D. */
function readOrder(position: Field, state: State): void {
  const seats = state.players.map((_, seat) => seat)
  const order = member(position, 'order')
  state.turnOrder = given(order) ? items(order).map((field) => readSeat(field, seats.length)) : seats
  if (seats.some((seat) => state.turnOrder.filter((other) => other === seat).length !== 1))
    wrong(order, 'every seat must stand in the order once.')
}

function readMarkets(position: Field, rules: Ruleset, state: State): void {
  for (const goods of ['coal', 'iron'] as const)
    state[goods] = whole(member(position, goods), 0, state[goods], rules.edition.markets[goods].prices.length)
}

/** Where some merchants are given, the other spaces in use hold blank tiles. */
function readMerchants(field: Field, rules: Ruleset, state: State): void {
  if (!given(field)) return
  const names = namesOf(rules)
  const blank = rules.merchantTiles.findIndex(({ buys }) => buys === 0)
  state.merchants = rules.merchantSpaces.map(({ inUse }): Merchant | null =>
    inUse ? { tile: blank, barrel: false } : null,
  )
  for (const entry of entries(field)) {
    const id =
      names.merchants.get(keyOf(entry)) ??
      wrong(entry, 'no such merchant space.', [...names.merchants.keys()])
    entries(entry, ['tile', 'barrel'])
    const tile = readNamed(member(entry, 'tile'), 'merchant tile', names.merchantTiles)
    const buys = rules.merchantTiles[tile].buys !== 0
    const barrel = flag(member(entry, 'barrel'), buys)
    if (barrel && !buys) wrong(entry, 'no barrel stands beside a blank tile.')
    state.merchants[id] = { tile, barrel }
  }
}

/** Left out, the marker stands on top and the tiles not yet used are shuffled by the seed. */
function readDistantMarket(
  position: Field,
  rules: Ruleset,
  fresh: DistantMarket | null,
): DistantMarket | null {
  const [demand, tiles, used] = ['demand', 'cottonTiles', 'cottonUsed'].map((key) => member(position, key))
  const track = rules.edition.distantMarket
  if (track === null || fresh === null) {
    for (const field of [demand, tiles, used])
      if (given(field)) wrong(field, 'this edition has no distant market.')
    return null
  }
  const turned = given(used) ? items(used).map((field) => whole(field, 0, 0, MOST_STEPS)) : []
  const rest = [...fresh.tiles]
  for (const steps of turned) if (rest.includes(steps)) rest.splice(rest.indexOf(steps), 1)
  const closed = track.bonuses.length
  return {
    space: demand.value === 'closed' ? closed : whole(demand, 1, 1, closed) - 1,
    tiles: given(tiles)
      ? items(tiles)
          .map((field) => (field.value === UNKNOWN_CARD ? UNKNOWN_STEPS : whole(field, 0, 0, MOST_STEPS)))
          .toReversed()
      : rest,
    used: turned,
  }
}

const MOST_STEPS = 9

/** Somebody must be able to decide something. */
function readTurn(position: Field, rules: Ruleset, state: State): void {
  const turn = member(position, 'turn')
  state.turn = given(turn) ? state.turnOrder.indexOf(readSeat(turn, rules.seats)) : 0
  state.pending = readPending(member(position, 'pending'), rules)
  if (state.over || state.pending?.type === 'shortfall') {
    state.actionsLeft = whole(member(position, 'actions'), 0, 0, 0)
    if (!state.over && !mustChoose(state)) wrong(member(position, 'pending'), 'there is no tile to choose.')
    return
  }
  const { first, later } = rules.edition.actionsPerTurn
  const isFirst = state.round === 1 && state.era === rules.edition.eras[0].id
  state.actionsLeft = whole(member(position, 'actions'), 1, isFirst ? first : later, later)
  if (state.pending === null && state.players[state.turnOrder[state.turn]].hand.length === 0)
    wrong(turn, 'the seat in turn holds no card.')
  if (state.pending?.type === 'anywhere' && legalMoves(state).length === 0)
    wrong(member(position, 'pending'), 'nothing can be built anywhere.')
}

const STEPPED: readonly SteppedType[] = ['network', 'develop', 'sell', 'anywhere']

function readPending(field: Field, rules: Ruleset): Pending | null {
  if (!given(field) || field.value === null) return null
  entries(field, ['action', 'steps', 'shortfall', 'owed'])
  const shortfall = member(field, 'shortfall')
  if (given(shortfall))
    return {
      type: 'shortfall',
      seat: readSeat(shortfall, rules.seats),
      owed: whole(member(field, 'owed'), 1, 1),
    }
  const action = readWord(member(field, 'action'), STEPPED, '')
  return { type: action as SteppedType, steps: whole(member(field, 'steps'), 1, 1) }
}

function readRng(field: Field, state: State): void {
  if (!given(field)) return
  if (field.value === null) {
    state.rng = null
    return
  }
  const words = text(field)
  if (!SEED_PATTERN.test(words)) wrong(field, 'expected 32 hex digits.')
  state.rng = keyFromSeed(words)
}
