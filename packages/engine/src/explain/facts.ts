// The facts of a refusal: amounts and names that its sentence and any other display may use.

import { buildPrice } from '../actions/build.ts'
import { linkPrice } from '../actions/network.ts'
import { bonusChoices } from '../actions/sell.ts'
import { cottonBuyers } from '../actions/sellCotton.ts'
import { HIDDEN, type LocationSet, type SlotId, type Source, setOf } from '../ids.ts'
import { incomeLevel, LOWEST_LEVEL } from '../income.ts'
import type { Situation } from '../map/situation.ts'
import { freeSingles, nextTile } from '../map/slots.ts'
import { beerSupply, coalSupply, goodsPrice, ironSupply } from '../map/sources.ts'
import { inReach, type Supply, waysToTake } from '../map/supply.ts'
import type { Move } from '../move.ts'
import { cardName, seatName, sourceName } from '../notation/names.ts'
import type { Rule } from '../refusals.ts'
import type { Tile } from '../state.ts'

export type Facts = Readonly<Record<string, string | number>>

export function factsOf(at: Situation, move: Move, rule: Rule): Facts {
  return { ...commonFacts(at, move), ...ruleFacts(at, move, rule) }
}

/** Who, what and where. */
function commonFacts(at: Situation, move: Move): Facts {
  const { rules, state } = at
  const facts: Record<string, string | number> = {
    seat: seatName(at.seat),
    action: move.type,
    era: state.era,
    money: at.player.money,
  }
  if (move.card !== null && move.card !== HIDDEN) facts.card = cardName(rules, move.card)
  if ('industry' in move && move.industry >= 0) {
    facts.industry = rules.industries[move.industry].id
    const kind = nextTile(at, move.industry)
    if (kind && move.type !== 'sell') facts.level = kind.level
  }
  if ('slot' in move) Object.assign(facts, slotFacts(at, move.slot))
  if (move.type === 'network') {
    facts.line = rules.lines[move.line].id
    const owner = state.links[move.line]
    if (owner !== null) facts.owner = seatName(owner)
  }
  if (move.type === 'sell' && move.buyer >= 0) facts.buyer = rules.buyers[move.buyer].id
  return facts
}

function slotFacts({ rules, state }: Situation, slot: SlotId): Facts {
  const { id, location } = rules.slots[slot]
  const tile = state.slots[slot]
  const place = { slot: id, town: rules.locations[location].id }
  return tile ? { ...place, tile: rules.kinds[tile.kind].id, owner: seatName(tile.owner) } : place
}

function ruleFacts(at: Situation, move: Move, rule: Rule): Facts {
  const { rules, state, player } = at
  const goods = rule.split('.')[0]
  if (goods === 'coal' || goods === 'iron' || goods === 'beer') return goodsFacts(at, move, goods)
  switch (rule) {
    case 'turn.finish-action':
      return { action: state.pending?.type ?? '' }
    case 'turn.shortfall-first':
      return { owed: state.pending?.type === 'shortfall' ? state.pending.owed : 0 }
    case 'build.single-icon-first':
      return move.type === 'build' ? { free: slotNames(at, freeSingles(at, move.industry, move.slot)) } : {}
    case 'build.one-per-town':
      return move.type === 'build' ? { tiles: ownTilesBeside(at, move.slot) } : {}
    case 'overbuild.cubes-left':
      return cubesLeft(at, move)
    case 'money.short': {
      const price = priceOfMove(at, move)
      return { price, missing: price - player.money }
    }
    case 'network.apart':
      return { pieces: at.hasPieces ? 1 : 0 }
    case 'sell.which-buyer':
      return move.type === 'sell' ? { choices: choicesText(buyerNames(at, move.slot)) } : {}
    case 'bonus.must-choose':
      return move.type === 'sell' ? { choices: choicesText(bonusNames(at, move.buyer)) } : {}
    case 'loan.amount':
      return {
        offered: rules.edition.loans.map(({ amount }) => `£${amount}`).join(' or '),
        amount: move.type === 'loan' ? move.amount : 0,
      }
    case 'loan.too-late':
      return { rounds: at.era.roundsWithoutLoans }
    case 'anywhere.both-actions':
      return { left: state.actionsLeft }
    case 'loan.too-low': {
      const levels =
        rules.edition.loans.find((row) => move.type === 'loan' && row.amount === move.amount)?.levels ?? 0
      return { level: incomeLevel(rules, player.incomeSpace), levels, lowest: LOWEST_LEVEL }
    }
    case 'scout.too-few-cards':
      return { cards: player.hand.length }
    default:
      return {}
  }
}

/** How much is needed, what was named, where it could come from. */
function goodsFacts(at: Situation, move: Move, goods: 'coal' | 'iron' | 'beer'): Facts {
  const need = needOf(at, move, goods)
  const named: readonly Source[] =
    goods in move ? (move as Move & Record<typeof goods, readonly Source[]>)[goods] : []
  const supply = supplyFor(at, move, goods)
  const ways = waysToTake(at.state, supply, need).map((way) => sourceNames(at, way))
  const reachable = supply.ranks.flat()
  const asked = named.find((source) => !reachable.includes(source)) ?? named.find((source) => source >= 0)
  return {
    need,
    named: named.length,
    choices: need === 0 ? '' : choicesText(ways),
    asked: asked === undefined ? '' : sourceName(at.rules, asked),
    closest: slotNames(at, supply.ranks[0] ?? []),
    reach: inReach(at.state, supply),
  }
}

function needOf(at: Situation, move: Move, goods: 'coal' | 'iron' | 'beer'): number {
  switch (move.type) {
    case 'build':
      return goods === 'beer' ? 0 : (nextTile(at, move.industry)?.[goods] ?? 0)
    case 'network':
      return goods === 'iron' ? 0 : (linkPrice(at)?.[goods] ?? 0)
    case 'develop':
      return at.rules.edition.develop.ironPerTile
    case 'sell':
      return at.rules.kinds[(at.state.slots[move.slot] as Tile).kind].beer
    default:
      return 0
  }
}

function supplyFor(at: Situation, move: Move, goods: 'coal' | 'iron' | 'beer'): Supply {
  if (goods === 'iron') return ironSupply(at)
  return goods === 'coal' ? coalSupply(at, placesOf(at, move)) : beerSupply(at, placesOf(at, move))
}

function placesOf({ rules }: Situation, move: Move): LocationSet {
  if (move.type === 'network') return rules.lines[move.line].touches
  return 'slot' in move ? setOf(rules.slots[move.slot].location) : 0
}

function priceOfMove(at: Situation, move: Move): number {
  if (move.type === 'develop') return goodsPrice(at, 'iron', move.iron)
  if (move.type === 'network') return (linkPrice(at)?.money ?? 0) + goodsPrice(at, 'coal', move.coal)
  const kind = move.type === 'build' ? nextTile(at, move.industry) : null
  return move.type === 'build' && kind ? buildPrice(at, kind, move) : 0
}

function cubesLeft(at: Situation, move: Move): Facts {
  const makes = move.type === 'build' ? at.rules.industries[move.industry].makes : null
  if (makes !== 'coal' && makes !== 'iron') return {}
  const holders = makes === 'coal' ? at.mines : at.works
  const onTiles = holders.reduce((cubes, slot) => cubes + (at.state.slots[slot]?.cubes ?? 0), 0)
  return { goods: makes, onTiles, inMarket: at.state[makes] }
}

function ownTilesBeside(at: Situation, slot: SlotId): string {
  const { rules, state } = at
  const own = rules.locations[rules.slots[slot].location].slots.filter(
    (other) => state.slots[other]?.owner === at.seat,
  )
  return own
    .map((other) => `${rules.kinds[(state.slots[other] as Tile).kind].id}@${rules.slots[other].id}`)
    .join(', ')
}

const bonusNames = (at: Situation, buyer: number): string[] =>
  bonusChoices(at, buyer).flatMap((industry) => (industry === null ? [] : [at.rules.industries[industry].id]))

const buyerNames = (at: Situation, slot: SlotId): string[] =>
  cottonBuyers(at, slot).map((buyer) => at.rules.buyers[buyer].id)

const MOST_CHOICES = 6

function choicesText(choices: readonly string[]): string {
  if (choices.length === 0) return ''
  const more = choices.length > MOST_CHOICES ? ' …' : ''
  return ` Choices: ${choices.slice(0, MOST_CHOICES).join(' or ')}${more}.`
}

const slotNames = (at: Situation, slots: readonly SlotId[]): string =>
  slots.map((slot) => at.rules.slots[slot].id).join(' or ')

const sourceNames = (at: Situation, sources: readonly Source[]): string =>
  sources.map((source) => sourceName(at.rules, source)).join(',')
