// A position as the net reads it: what one seat has, could have, and meets, as a sparse list of numbers.

import { firstOf, includes, incomeLevel, type State } from '@ironbridge/engine'
import { INCOME_STEPS, type InputLayout, layoutOf, MONEY_STEPS, MOST_ROUNDS } from '../learned/layout.ts'
import type { Features } from '../learned/net.ts'
import type { Outlook } from './outlook.ts'
import { isAt, type Survey } from './survey.ts'

const MOST = 1024
const MOST_INDUSTRIES = 8
const places = new Uint16Array(MOST)
const values = new Float32Array(MOST)
let count = 0

function add(place: number, value: number): void {
  if (value === 0) return
  places[count] = place
  values[count] = value
  count++
}

/** Read anew for every position, after its terms; in the same arrays each time. Their order decides how sums are rounded. */
export function featuresOf(survey: Survey, actionsNow: number, terms: readonly number[]): Features {
  const { at, state, network } = survey
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

  const { own, others } = addTiles(survey, layout)
  for (let location = firstOf(rules.locations); location < rules.locations.length; location++)
    if (includes(network, location)) add(layout.network + location, 1)
  addFreeSlots(survey, layout)
  addOwnNumbers(survey, layout)
  addCubes(layout.cubes, others, own, survey.ownBeer)
  addMarkets(state, layout)
  addRivals(at, state, layout.rivals)
  return { count, places, values }
}

/** Answers how many cubes and barrels lie on them. */
function addTiles({ at, state: { slots } }: Survey, layout: InputLayout): { own: Cubes; others: Cubes } {
  const { seat, chance } = at
  const { kinds } = at.rules
  const own = { coal: 0, iron: 0, beer: 0 }
  const others = { coal: 0, iron: 0, beer: 0 }
  for (let slot = firstOf(slots); slot < slots.length; slot++) {
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

/** By industry: free slots in the own network, and outside. */
const near = new Float64Array(MOST_INDUSTRIES)
const away = new Float64Array(MOST_INDUSTRIES)

function addFreeSlots(survey: Survey, { industries, free, others }: InputLayout): void {
  const { slots } = survey.state
  near.fill(0)
  away.fill(0)
  for (let slot = firstOf(slots); slot < slots.length; slot++) {
    if (slots[slot] !== null) continue
    const counted = isAt(survey, slot, survey.network) ? near : away
    const taken = industries[slot]
    for (let i = 0; i < taken.length; i++) counted[taken[i]]++
  }
  for (let industry = 0; industry < MOST_INDUSTRIES; industry++) {
    add(free + industry, near[industry] * 0.25)
    add(others + industry * 3 + 2, away[industry] * 0.1)
  }
}

function addOwnNumbers({ at, state, links, othersLinks }: Survey, layout: InputLayout): void {
  const player = state.players[at.seat]
  for (let step = 0; step < MONEY_STEPS.length; step++)
    add(layout.money + step, Math.max(0, player.money - MONEY_STEPS[step]) / 20)
  const level = incomeLevel(at.rules, player.incomeSpace)
  for (let step = 0; step < INCOME_STEPS.length; step++)
    add(layout.income + step, Math.max(0, level + 10 - INCOME_STEPS[step]) / 10)
  add(layout.own, player.vp / 50)
  add(layout.own + 1, player.linksLeft / 10)
  add(layout.own + 2, player.spent / 20)
  add(layout.links, links / 8)
  add(layout.links + 1, othersLinks / 20)
}

function addCubes(place: number, others: Cubes, own: Cubes, spareBeer: number): void {
  add(place, others.coal / 10)
  add(place + 1, others.iron / 8)
  add(place + 2, others.beer / 5)
  add(place + 3, own.coal / 5)
  add(place + 4, own.iron / 5)
  add(place + 5, own.beer / 3)
  add(place + 6, spareBeer / 3)
}

function addMarkets({ coal, iron, merchants, distantMarket }: State, { markets, demand }: InputLayout): void {
  add(markets, coal / 10)
  add(markets + 1, iron / 10)
  add(markets + 2, coal === 0 ? 1 : 0)
  add(markets + 3, iron === 0 ? 1 : 0)
  let barrels = 0
  for (const merchant of merchants) if (merchant?.barrel) barrels++
  add(demand, barrels / 5)
  add(demand + 1, (distantMarket?.space ?? 0) / 5)
  add(demand + 2, (distantMarket?.tiles.length ?? 0) / 5)
}

function addRivals({ rules, seat }: Outlook, { players }: State, place: number): void {
  const { spent } = players[seat]
  let vp = 0
  let best = 0
  let money = 0
  let levels = 0
  let spentLess = 0
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const rival = players[other]
    vp += rival.vp
    best = Math.max(best, rival.vp)
    money += rival.money
    levels += incomeLevel(rules, rival.incomeSpace)
    if (rival.spent < spent) spentLess++
  }
  const rivals = players.length - 1
  add(place, vp / rivals / 50)
  add(place + 1, best / 50)
  add(place + 2, money / rivals / 20)
  add(place + 3, levels / rivals / 10)
  add(place + 4, spentLess / rivals)
}
