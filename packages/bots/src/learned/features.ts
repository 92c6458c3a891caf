// A position as the net reads it: what one seat has, could have, and meets, as a sparse list of numbers.

import { includes, incomeLevel, type Ruleset } from '@ironbridge/engine'
import { type Board, isAt } from '../board.ts'

export interface Features {
  readonly count: number
  readonly places: Uint16Array
  readonly values: Float32Array
}

const MOST = 1024
const places = new Uint16Array(MOST)
const values = new Float32Array(MOST)
let count = 0

/** Where each group of inputs begins. */
interface Layout {
  readonly round: number
  readonly actions: number
  readonly order: number
  readonly numbers: number
  readonly terms: number
  readonly mat: readonly number[]
  readonly waiting: number
  readonly chance: number
  readonly flipped: number
  readonly others: number
  readonly network: number
  readonly hand: number
  readonly free: number
  readonly size: number
  /** By slot: the inputs that it counts for while it is empty, in the own network and outside. */
  readonly near: readonly (readonly number[])[]
  readonly away: readonly (readonly number[])[]
}

const MOST_ROUNDS = 10
const MOST_SEATS = 4
const NUMBERS = 40
const TERMS = 8

const layouts = new WeakMap<Ruleset, Layout>()

function layoutOf(rules: Ruleset): Layout {
  const known = layouts.get(rules)
  if (known !== undefined) return known
  let size = 0
  const take = (inputs: number): number => {
    size += inputs
    return size - inputs
  }
  const groups = {
    round: take(MOST_ROUNDS + 1),
    actions: take(3),
    order: take(MOST_SEATS),
    numbers: take(NUMBERS),
    terms: take(TERMS),
    mat: rules.industries.map(({ stack }) => take(stack.length + 1)),
    waiting: take(rules.kinds.length),
    chance: take(rules.kinds.length),
    flipped: take(rules.kinds.length),
    others: take(rules.industries.length * 3),
    network: take(rules.locations.length),
    hand: take(rules.cards.length),
    free: take(rules.industries.length),
  }
  const bySlot = (inputOf: (industry: number) => number): number[][] =>
    rules.slots.map(({ industries }) =>
      [...rules.industries.keys()].filter((industry) => industries & (1 << industry)).map(inputOf),
    )
  const layout = {
    ...groups,
    size,
    near: bySlot((industry) => groups.free + industry),
    away: bySlot((industry) => groups.others + industry * 3 + 2),
  }
  layouts.set(rules, layout)
  return layout
}

export const inputsOf = (rules: Ruleset): number => layoutOf(rules).size

function add(place: number, value: number): void {
  if (value === 0) return
  places[count] = place
  values[count] = value
  count++
}

/** Read anew for every position, after its terms; in the same arrays each time. */
export function featuresOf(board: Board, actionsNow: number, terms: readonly number[]): Features {
  const { at, state, network } = board
  const { rules, seat } = at
  const layout = layoutOf(rules)
  const player = state.players[seat]
  count = 0
  add(layout.round + Math.min(state.round, MOST_ROUNDS), 1)
  add(layout.actions + Math.max(0, Math.min(actionsNow, 2)), 1)
  add(layout.order + state.turnOrder.indexOf(seat), 1)
  for (let term = 0; term < terms.length; term++) add(layout.terms + term, terms[term] / 20)
  for (let industry = 0; industry < player.mat.length; industry++)
    add(layout.mat[industry] + player.mat[industry], 1)
  for (const card of player.hand) if (card >= 0) add(layout.hand + card, 1)

  const { own, others } = addTiles(board, layout)
  for (let location = 0; location < rules.locations.length; location++)
    if (includes(network, location)) add(layout.network + location, 1)
  addFreeSlots(board, layout)

  let place = layout.numbers
  for (let i = 0; i < MONEY_STEPS.length; i++) add(place++, Math.max(0, player.money - MONEY_STEPS[i]) / 20)
  const level = incomeLevel(rules, player.incomeSpace)
  for (let i = 0; i < LEVEL_STEPS.length; i++) add(place++, Math.max(0, level + 10 - LEVEL_STEPS[i]) / 10)
  add(place++, player.vp / 50)
  add(place++, player.linksLeft / 10)
  add(place++, player.spent / 20)
  add(place++, board.links / 8)
  add(place++, board.othersLinks / 20)
  add(place++, others.coal / 10)
  add(place++, others.iron / 8)
  add(place++, others.beer / 5)
  add(place++, own.coal / 5)
  add(place++, own.iron / 5)
  add(place++, own.beer / 3)
  add(place++, board.ownBeer / 3)
  add(place++, state.coal / 10)
  add(place++, state.iron / 10)
  add(place++, state.coal === 0 ? 1 : 0)
  add(place++, state.iron === 0 ? 1 : 0)
  let barrels = 0
  for (const merchant of state.merchants) if (merchant?.barrel) barrels++
  add(place++, barrels / 5)
  add(place++, (state.distantMarket?.space ?? 0) / 5)
  add(place++, (state.distantMarket?.tiles.length ?? 0) / 5)
  let vp = 0
  let money = 0
  let levels = 0
  let spentLess = 0
  let best = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const rival = state.players[other]
    vp += rival.vp
    best = Math.max(best, rival.vp)
    money += rival.money
    levels += incomeLevel(rules, rival.incomeSpace)
    if (rival.spent < player.spent) spentLess++
  }
  const rivals = state.players.length - 1
  add(place++, vp / rivals / 50)
  add(place++, best / 50)
  add(place++, money / rivals / 20)
  add(place++, levels / rivals / 10)
  add(place++, spentLess / rivals)
  return { count, places, values }
}

/** Answers how many cubes and barrels lie on them. */
function addTiles({ at, state: { slots } }: Board, layout: Layout): { own: Cubes; others: Cubes } {
  const { seat, chance } = at
  const { kinds } = at.rules
  const own = { coal: 0, iron: 0, beer: 0 }
  const others = { coal: 0, iron: 0, beer: 0 }
  for (let slot = 0; slot < slots.length; slot++) {
    const tile = slots[slot]
    if (tile === null) continue
    const { industry, makes } = kinds[tile.kind]
    const isOwn = tile.owner === seat
    if (makes !== null) (isOwn ? own : others)[makes] += tile.cubes
    if (!isOwn) add(layout.others + industry * 3 + (tile.flipped ? 0 : 1), 0.25)
    else if (tile.flipped) add(layout.flipped + tile.kind, 1)
    else {
      add(layout.waiting + tile.kind, 1)
      add(layout.chance + tile.kind, chance[slot])
    }
  }
  return { own, others }
}

interface Cubes {
  readonly coal: number
  readonly iron: number
  readonly beer: number
}

function addFreeSlots(board: Board, { near, away }: Layout): void {
  const { slots } = board.state
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] !== null) continue
    const isNear = isAt(board, slot, board.network)
    const inputs = isNear ? near[slot] : away[slot]
    for (let i = 0; i < inputs.length; i++) add(inputs[i], isNear ? 0.25 : 0.1)
  }
}

const MONEY_STEPS = [0, 5, 10, 17, 25, 40, 60]
const LEVEL_STEPS = [0, 8, 10, 13, 17, 22, 28]
