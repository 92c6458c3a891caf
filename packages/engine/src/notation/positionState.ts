// Positions as a plain object of names: object → state, with a default for everything left out.

import { allowedIn, type Ruleset, ruleset } from '../editions/ruleset.ts'
import { type CardId, type Era, HIDDEN, type Seat } from '../ids.ts'
import { mustChoose } from '../income.ts'
import { type Rng, rngFromSeed, rolling, SEED_PATTERN, shuffle } from '../rng.ts'
import { drawCards, makeSetup, newGame } from '../setup.ts'
import type { Pending, Player, State, Tile } from '../state.ts'
import { entries, type Field, flag, given, items, keyOf, member, text, whole, wrong } from './fields.ts'
import { namesOf, type Spellings, seatName, seatNamed, UNKNOWN_CARD } from './names.ts'
import { type Parsed, reading } from './parsed.ts'

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
  'wilds',
  'deck',
  'faceDown',
  'rng',
  'seed',
  'seats',
]
const SEAT_FIELDS = [
  'money',
  'income',
  'vp',
  'spent',
  'linksLeft',
  'hand',
  'discard',
  'mat',
  'tiles',
  'links',
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
  readSeats(member(position, 'seats'), rules, state)
  readCards(position, rules, state, rngFromSeed(seed))
  readTurn(position, rules, state)
  readRng(member(position, 'rng'), state)
  return state
}

function readSetup(position: Field): State['setup'] {
  const variants = member(position, 'variants')
  const chosen = given(variants) ? items(variants).map((field) => text(field)) : []
  const setup = makeSetup(text(member(position, 'edition')), whole(member(position, 'players'), 0, 0), chosen)
  return 'error' in setup ? wrong(member(position, 'edition'), setup.error) : setup
}

function readWord(field: Field, words: readonly string[], byDefault: string): string {
  const word = text(field, byDefault)
  return words.includes(word) ? word : wrong(field, `"${word}" is unknown here.`, words)
}

function readNamed(field: Field, what: string, spellings: Spellings): number {
  return spellings.get(text(field)) ?? wrong(field, `"${String(field.value)}" is no ${what}.`)
}

function readSeat(field: Field, seats: number): Seat {
  const seat = seatNamed(text(field), seats)
  return seat >= 0 ? seat : wrong(field, 'expected the letter of a seat.', lettersOf(seats))
}

const lettersOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => seatName(seat))

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
  const wilds = member(position, 'wilds')
  entries(
    wilds,
    rules.wildCards.map((card) => rules.cards[card].id),
  )
  rules.wildCards.forEach((card, wild) => {
    state.wilds[wild] = whole(
      member(wilds, rules.cards[card].id),
      0,
      state.wilds[wild],
      rules.edition.wildCards[wild].copies,
    )
  })
}

/** Where some merchants are given, the other spaces in use hold blank tiles. */
function readMerchants(field: Field, rules: Ruleset, state: State): void {
  if (!given(field)) return
  const names = namesOf(rules)
  const blank = rules.merchantTiles.findIndex(({ buys }) => buys === 0)
  state.merchants = rules.merchantSpaces.map(({ inUse }) => (inUse ? { tile: blank, barrel: false } : null))
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

function readSeats(field: Field, rules: Ruleset, state: State): void {
  entries(field, lettersOf(rules.seats))
  state.players.forEach((player, seat) => {
    const own = member(field, seatName(seat))
    entries(own, SEAT_FIELDS)
    player.money = whole(member(own, 'money'), 0, player.money)
    player.spent = whole(member(own, 'spent'), 0, 0)
    player.vp = whole(member(own, 'vp'), 0, 0)
    player.incomeSpace = whole(
      member(own, 'income'),
      0,
      player.incomeSpace,
      rules.edition.incomeTrack.length - 1,
    )
    readTiles(member(own, 'tiles'), rules, state, seat)
    readLinks(member(own, 'links'), rules, state, seat)
    player.linksLeft = whole(
      member(own, 'linksLeft'),
      0,
      Math.max(0, player.linksLeft),
      rules.edition.start.links,
    )
    readMat(member(own, 'mat'), rules, state, seat)
  })
}

function readTiles(field: Field, rules: Ruleset, state: State, owner: Seat): void {
  if (!given(field)) return
  const names = namesOf(rules)
  for (const entry of items(field)) {
    entries(entry, ['tile', 'slot', 'flipped', 'cubes'])
    const kind = readNamed(member(entry, 'tile'), 'tile (such as coal-2)', names.kinds)
    const slot = readNamed(member(entry, 'slot'), 'slot', names.slots)
    const { industry, cubes: printed, makes } = rules.kinds[kind]
    if ((rules.slots[slot].industries & (1 << industry)) === 0)
      wrong(entry, `${rules.slots[slot].id} does not show ${rules.industries[industry].id}.`)
    if (state.slots[slot] !== null) wrong(entry, `two tiles on ${rules.slots[slot].id}.`)
    const flipped = flag(member(entry, 'flipped'), false)
    const most = Math.max(printed.canal, printed.rail)
    const cubes = whole(member(entry, 'cubes'), 0, flipped ? 0 : printed[state.era] || most, most)
    if (makes !== null && flipped !== (cubes === 0))
      wrong(entry, 'a tile is flipped when it holds nothing, and only then.')
    state.slots[slot] = { kind, owner, flipped, cubes }
  }
}

function readLinks(field: Field, rules: Ruleset, state: State, seat: Seat): void {
  if (!given(field)) return
  for (const entry of items(field)) {
    const line = readNamed(entry, 'line', namesOf(rules).lines)
    if (state.links[line] !== null) wrong(entry, 'this line already carries a link.')
    if (!allowedIn(rules.lines[line].eras, state.era)) wrong(entry, `no ${state.era} line.`)
    state.links[line] = seat
    state.players[seat].linksLeft--
  }
}

/** Left out, a stack lacks what stands on the board and every lower level. */
function readMat(field: Field, rules: Ruleset, state: State, seat: Seat): void {
  entries(
    field,
    rules.industries.map(({ id }) => id),
  )
  const player = state.players[seat]
  rules.industries.forEach(({ id, stack }, industry) => {
    const own = member(field, id)
    if (given(own)) {
      player.mat[industry] = goneFrom(own, rules, stack)
      return
    }
    const built = state.slots.filter(
      (tile): tile is Tile => tile?.owner === seat && stack.includes(tile.kind),
    )
    const highest = Math.max(-1, ...built.map(({ kind }) => kind))
    const lower = stack.filter((kind) => kind < highest).length
    const same = built.filter(({ kind }) => kind === highest).length
    player.mat[industry] = Math.min(stack.length, lower + same)
  })
}

/** `none`, `2` or `2*1`. */
function goneFrom(field: Field, rules: Ruleset, stack: readonly number[]): number {
  const said = typeof field.value === 'number' ? `${field.value}` : text(field)
  if (said === 'none') return stack.length
  const match = /^(\d)(?:\*(\d))?$/.exec(said)
  const first = match ? stack.findIndex((kind) => rules.kinds[kind].level === Number(match[1])) : -1
  if (!match || first < 0)
    return wrong(field, 'expected none, a level such as 2, or level*tiles such as 2*1.')
  const { count } = rules.kinds[stack[first]]
  const left = match[2] === undefined ? count : Number(match[2])
  return left >= 1 && left <= count
    ? first + count - left
    : wrong(field, `there are 1 to ${count} tiles of that level.`)
}

/**
 * Cards named are where they are said to be. Hands left out are dealt from the other cards of the deck, shuffled
 * by the seed; so are the face-down cards of the first era; what is then left is the deck.
 */
function readCards(position: Field, rules: Ruleset, state: State, rng: Rng): void {
  const seats = member(position, 'seats')
  const cardsOf = (field: Field): CardId[] | null => (given(field) ? readPile(field, rules) : null)
  const hands = state.players.map((_, seat) => cardsOf(member(member(seats, seatName(seat)), 'hand')))
  const discards = state.players.map(
    (_, seat) => cardsOf(member(member(seats, seatName(seat)), 'discard')) ?? [],
  )
  const faceDown = cardsOf(member(position, 'faceDown'))
  const deck = cardsOf(member(position, 'deck'))?.toReversed()

  const rest = [...rules.deck]
  for (const card of [...hands, ...discards, faceDown, deck ?? null].flatMap((pile) => pile ?? [])) {
    const place = rest.indexOf(card)
    if (place >= 0) rest.splice(place, 1)
  }
  shuffle(rest, rolling(rng))
  const { hand, faceDown: perSeat } = rules.edition.start
  state.players.forEach((player: Player, seat) => {
    player.hand = (hands[seat] ?? drawCards(rest, hand)).sort((a, b) => a - b)
    player.discard = discards[seat]
  })
  const isFirstEra = state.era === rules.edition.eras[0].id
  state.faceDown = faceDown ?? drawCards(rest, isFirstEra ? perSeat * rules.seats : 0)
  state.deck = deck ?? rest
}

function readPile(field: Field, rules: Ruleset): CardId[] {
  return items(field).map((entry) =>
    entry.value === UNKNOWN_CARD ? HIDDEN : readNamed(entry, 'card', namesOf(rules).cards),
  )
}

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
}

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
  const action = readWord(member(field, 'action'), ['network', 'develop', 'sell'], '')
  return { type: action as 'network' | 'develop' | 'sell', steps: whole(member(field, 'steps'), 1, 1) }
}

function readRng(field: Field, state: State): void {
  if (!given(field)) return
  if (field.value === null) {
    state.rng = null
    return
  }
  const words = text(field)
  if (!SEED_PATTERN.test(words)) wrong(field, 'expected 32 hex digits.')
  const word = (index: number): number => Number.parseInt(words.slice(index * 8, index * 8 + 8), 16)
  state.rng = [word(0), word(1), word(2), word(3)]
}
