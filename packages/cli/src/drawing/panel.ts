// What lies beside the map: players in turn order, both markets, a player's mat and hand.

import {
  allowedIn,
  at,
  type Era,
  incomeLevel,
  rulesOf,
  type Seat,
  type State,
  seatName,
  seatToMove,
  type TileKind,
} from '@ironbridge/engine'
import { table } from '@ironbridge/lab'
import { cardName } from '../names.ts'
import { industryCode } from './labels.ts'
import { filled } from './list.ts'
import { bold, dim, type Paint, seatStyle } from './style.ts'

/** `Canal era, round 3 · A has 2 actions left · deck 20` */
export function headline(state: State): string {
  const era = state.era.charAt(0).toUpperCase() + state.era.slice(1)
  if (state.over) return 'The game is over'
  const { pending, actionsLeft } = state
  const seat = seatName(seatToMove(state))
  const doing =
    pending === null
      ? `${seat} has ${actionsLeft === 1 ? '1 action' : `${actionsLeft} actions`} left`
      : pending.type === 'shortfall'
        ? `${seat} owes £${pending.owed}`
        : pending.type === 'anywhere'
          ? `${seat} builds anywhere`
          : `${seat} may go on: ${pending.type}`
  return `${era} era, round ${state.round} · ${doing} · deck ${state.deck.length}`
}

const LONGEST_NAME = 9

/** One row for each player, in turn order. */
export function playerLines(state: State, names: readonly string[], paint: Paint): string[] {
  const rules = rulesOf(state)
  const [head = '', ...rows] = table(
    [
      ['   in turn', '£', 'inc', 'VP', 'spent', 'cards', 'links'],
      ...state.turnOrder.map((seat) => {
        const { money, incomeSpace, vp, spent, hand, linksLeft } = at(state.players, seat)
        const mark = !state.over && seat === seatToMove(state) ? '>' : ' '
        const name = at(names, seat).slice(0, LONGEST_NAME)
        const level = incomeLevel(rules, incomeSpace)
        return [
          `${mark} ${seatName(seat)} ${name === seatName(seat) ? '' : name}`,
          money,
          level,
          vp,
          spent,
          hand.length,
          linksLeft,
        ]
      }),
    ],
    ' ',
  ).split('\n')
  return [paint(head, dim), ...rows.map((row, index) => paint(row, seatStyle(at(state.turnOrder, index))))]
}

/** Prices with the cubes that lie on them, cheapest first; cubes fill the dear end. */
export function marketLines(state: State, paint: Paint): string[] {
  const { markets } = rulesOf(state).edition
  return (['coal', 'iron'] as const).flatMap((goods) => {
    const { prices, priceWhenEmpty } = markets[goods]
    const firstCube = prices.length - state[goods]
    const next = prices[firstCube] ?? priceWhenEmpty
    const groups = [...new Set(prices)].map((price) => ({
      price: `£${price}`,
      cubes: prices.map((one, space) => (one === price ? (space < firstCube ? '·' : '■') : '')).join(''),
    }))
    const width = Math.max(...groups.map(({ price, cubes }) => Math.max(price.length, cubes.length)))
    const title = goods === 'coal' ? 'Coal' : 'Iron'
    return [
      paint(`${title} ${groups.map(({ price }) => price.padEnd(width)).join(' ')} next £${next}`, dim),
      `     ${groups.map(({ cubes }) => cubes.padEnd(width)).join(' ')}`,
    ]
  })
}

/** Demand of the distant market: its bonuses, where the marker stands, and the tiles turned up. */
export function demandLines(state: State, paint: Paint): string[] {
  const track = rulesOf(state).edition.distantMarket
  const market = state.distantMarket
  if (track === null || market === null) return []
  const { space, tiles, used } = market
  const spaces = [...track.bonuses.map((bonus) => (bonus === 0 ? '0' : `+${bonus}`)), 'X']
  return [
    paint(`Demand${spaces.map((text) => text.padStart(3)).join('')}`, dim),
    `      ${spaces.map((_, index) => (index === space ? ' ■' : '').padStart(3)).join('')}`,
    `tiles used: ${used.join(' ') || 'none'} · ${tiles.length} face down`,
  ]
}

/** `coal £5 (6)`: the price of the next cube, and how many there are. */
export function marketSummary(state: State): string {
  const { markets } = rulesOf(state).edition
  const goods = (['coal', 'iron'] as const).map((one) => {
    const { prices, priceWhenEmpty } = markets[one]
    return `${one} £${prices[prices.length - state[one]] ?? priceWhenEmpty} (${state[one]})`
  })
  return goods.join(' · ')
}

/** The lowest tile of each industry: what it costs and gives. */
export function matLines(state: State, seat: Seat, paint: Paint): string[] {
  const rules = rulesOf(state)
  const { mat } = at(state.players, seat)
  const drinks = rules.kinds.some(({ beer }) => beer > 0)
  const withBeer = <T>(cells: readonly T[]): readonly T[] => (drinks ? cells : [])
  const rows = rules.industries.map(({ stack }, industry) => {
    const next = stack[at(mat, industry)]
    const code = industryCode(rules, industry)
    if (next === undefined) return [code, 'none left']
    const kind = at(rules.kinds, next)
    const { level, cost, coal, iron, beer, vp, income, icons } = kind
    const goods = [coal && `${coal}cl`, iron && `${iron}ir`].filter(Boolean).join(' ')
    const left = stack.filter((other, place) => other === next && place >= at(mat, industry)).length
    return [
      `${code}${level}`,
      left,
      `£${cost}`,
      goods,
      ...withBeer([beer || '']),
      vp,
      income,
      icons,
      barOf(kind, state.era),
    ]
  })
  const [head = '', ...lines] = table(
    [['mat', 'left', 'cost', '', ...withBeer(['beer']), 'VP', 'inc', 'link', ''], ...rows],
    ' ',
  ).split('\n')
  return [paint(head, dim), ...lines]
}

/** What stands in the way of a tile on the mat: it may not be built, now or ever, or not be developed. */
function barOf({ eras, lightbulb }: TileKind, era: Era): string {
  if (eras === 'never') return 'locked'
  return allowedIn(eras, era) ? (lightbulb ? 'bulb' : '') : `${eras} only`
}

/** Equal cards are counted. */
export function handLines(state: State, seat: Seat, width: number, paint: Paint): string[] {
  const rules = rulesOf(state)
  const { hand } = at(state.players, seat)
  const names = [...new Set(hand)].map((card) => {
    const copies = hand.filter((other) => other === card).length
    return `${cardName(rules, card)}${copies > 1 ? ` ×${copies}` : ''}`
  })
  const title = `Hand of ${seatName(seat)}: `
  const lines = filled(names.length === 0 ? ['empty'] : names, width - title.length, ', ')
  return lines.map((line, index) => (index === 0 ? paint(title, bold) : ' '.repeat(title.length)) + line)
}
