// What lies on the table, told in full: for screen readers, and for the board in words.

import {
  type MerchantId,
  nextPrices,
  type Ruleset,
  rulesOf,
  type SlotId,
  type State,
  type Tile,
  type TileKindId,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { exactMerchant, merchantGoods, slotIcons, tileName } from './names.ts'
import { money, signed } from './numbers.ts'
import { row } from './row.ts'
import { bonusName, goodsCount, goodsName, playerName, points } from './terms.ts'

/** "Brewery I, Constance, 1 beer left", "Cotton mill II, Ada, flipped". */
function tileInFull(i18n: I18n, rules: Ruleset, tile: Tile, names: readonly string[]): string {
  const name = tileName(i18n, rules, tile.kind)
  const owner = playerName(i18n, names, tile.owner)
  const { makes } = row(rules.kinds, tile.kind)
  if (tile.flipped) return i18n._(msg`${name}, ${owner}, flipped`)
  if (makes === null) return i18n._(msg`${name}, ${owner}, not flipped`)
  const goods = goodsCount(i18n, makes, tile.cubes)
  return i18n._(msg`${name}, ${owner}, ${goods} left`)
}

/** The tile on a slot, or what may be built there. */
export function slotInFull(i18n: I18n, state: State, slot: SlotId, names: readonly string[]): string {
  const rules = rulesOf(state)
  const tile = state.slots[slot]
  if (tile) return tileInFull(i18n, rules, tile, names)
  const icons = slotIcons(i18n, rules, slot)
  return i18n._(msg`free for ${icons}`)
}

/** "Oxford, merchant 1: buys Cotton mill; its barrel brings income +2". */
export function merchantInFull(i18n: I18n, state: State, merchant: MerchantId): string {
  const rules = rulesOf(state)
  const name = exactMerchant(i18n, rules, merchant)
  const standing = state.merchants[merchant]
  if (!standing) return i18n._(msg`${name}: not in this game`)
  const goods = merchantGoods(i18n, rules, standing.tile)
  const bonus = bonusName(i18n, row(rules.merchantSpaces, merchant).bonus)
  // A blank tile has nothing to sell for a barrel.
  if (row(rules.merchantTiles, standing.tile).buys === 0) return `${name}: ${goods}`
  return standing.barrel
    ? i18n._(msg`${name}: ${goods}; its barrel brings ${bonus}`)
    : i18n._(msg`${name}: ${goods}; the barrel is used`)
}

/** "Market for coal: 5 cubes; the next cost £2, £3, £3". */
export function marketInFull(i18n: I18n, state: State, goods: 'coal' | 'iron'): string {
  const name = goodsName(i18n, goods)
  const cubes = state[goods]
  const prices = nextPrices(state, goods, PRICES_TOLD)
  if (cubes === 0) {
    const price = money(prices[0] ?? 0)
    return i18n._(msg`Market for ${name}: empty; each costs ${price}`)
  }
  const next = prices.map(money).join(', ')
  return i18n._(
    msg`Market for ${name}: ${plural(cubes, { one: '# cube', other: '# cubes' })}; the next cost ${next}`,
  )
}

/** As many as a turn may need. */
const PRICES_TOLD = 4

/** The bonus of demand now, and the tiles that have told how far it falls. */
export function distantInFull(i18n: I18n, state: State): string {
  const { bonuses = [] } = rulesOf(state).edition.distantMarket ?? {}
  const { space, tiles, used } = state.distantMarket ?? { space: 0, tiles: [], used: [] }
  const bonus = bonuses[space]
  if (bonus === undefined) return i18n._(msg`Distant market: closed until the era ends`)
  const income = signed(bonus)
  const left = tiles.length
  const demand = i18n._(
    msg`Distant market: income ${income} where demand stands now; ${plural(left, { one: '# tile', other: '# tiles' })} face down`,
  )
  const turned = used.join(', ')
  return used.length === 0 ? demand : i18n._(msg`${demand}, turned up ${turned}`)
}

/** A kind of tile on a mat: what it costs, what it brings, and how many are left. */
export function kindInFull(i18n: I18n, rules: Ruleset, kind: TileKindId, left: number): string {
  const name = tileName(i18n, rules, kind)
  const { cost, coal, iron, beer, eras, lightbulb } = row(rules.kinds, kind)
  const count = left === 0 ? i18n._(msg`none left`) : i18n._(msg`${left} left`)
  if (eras === 'never') return `${name}: ${[count, i18n._(msg`can only be developed`)].join(', ')}`
  const gains = kindGains(i18n, rules, kind)
  const price = money(cost)
  const sale = goodsCount(i18n, 'beer', beer)
  const parts = [
    count,
    i18n._(msg`costs ${price}`),
    ...(coal > 0 ? [goodsCount(i18n, 'coal', coal)] : []),
    ...(iron > 0 ? [goodsCount(i18n, 'iron', iron)] : []),
    i18n._(msg`flipped ${gains}`),
    ...(beer > 0 ? [i18n._(msg`sold with ${sale}`)] : []),
    ...(eras === 'canal' ? [i18n._(msg`only in the canal era`)] : []),
    ...(eras === 'rail' ? [i18n._(msg`only in the rail era`)] : []),
    ...(lightbulb ? [i18n._(msg`may not be developed`)] : []),
  ]
  return `${name}: ${parts.join(', ')}`
}

/** What a flipped tile counts: "4 VP, income +4, 2 link icons". */
export function kindGains(i18n: I18n, rules: Ruleset, kind: TileKindId): string {
  const { vp, income, icons } = row(rules.kinds, kind)
  const gain = signed(income)
  const brings = [points(i18n, vp), i18n._(msg`income ${gain}`)]
  if (icons > 0) brings.push(i18n._(msg`${plural(icons, { one: '# link icon', other: '# link icons' })}`))
  return brings.join(', ')
}
