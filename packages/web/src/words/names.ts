// Names of things on the table: places, lines, industries, tiles, cards, buyers, sources.

import {
  type BuyerId,
  type CardId,
  HIDDEN,
  type IndustryId,
  idNamed,
  isBarrel,
  type LineId,
  type LocationId,
  MARKET,
  type MerchantId,
  merchantBuying,
  merchantOfBarrel,
  type Ruleset,
  type SlotId,
  type Source,
  type TileKindId,
} from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { roman } from './numbers.ts'
import { allOf, oneOf, row } from './row.ts'

/** Towns keep their English names; only places that are described, not named, are translated. */
export function locationName(i18n: I18n, rules: Ruleset, location: LocationId): string {
  const { id, name } = row(rules.locations, location)
  const described = DESCRIBED_PLACES[id]
  return described ? i18n._(described) : name
}

const DESCRIBED_PLACES: Readonly<Record<string, MessageDescriptor>> = {
  'farm-brewery-north': msg`North farm brewery`,
  'farm-brewery-south': msg`South farm brewery`,
  scotland: msg`Scotland`,
  'the-midlands': msg`The Midlands`,
}

/** The place where a slot is. */
export const townName = (i18n: I18n, rules: Ruleset, slot: SlotId): string =>
  locationName(i18n, rules, row(rules.slots, slot).location)

/** A slot told apart from the others of its town, counted from 1 as in the notation. */
export function slotName(i18n: I18n, rules: Ruleset, slot: SlotId): string {
  const town = townName(i18n, rules, slot)
  const slots = row(rules.locations, row(rules.slots, slot).location).slots
  const number = slots.indexOf(slot) + 1
  return slots.length === 1 ? town : i18n._(msg`${town}, slot ${number}`)
}

/** What may be built on a slot: "Cotton mill or Manufacturer". */
export const slotIcons = (i18n: I18n, rules: Ruleset, slot: SlotId): string =>
  oneOf(
    i18n,
    rules.industries
      .filter((_, industry) => row(rules.slots, slot).industries & (1 << industry))
      .map(({ id }) => industryNamed(i18n, id)),
  )

/** The ends of a line, all three of them where it has three. */
export const lineName = (i18n: I18n, rules: Ruleset, line: LineId): string =>
  endsOf(i18n, rules, line).join('–')

export const endsOf = (i18n: I18n, rules: Ruleset, line: LineId): string[] =>
  row(rules.lines, line).ends.map((end) => locationName(i18n, rules, end))

export const industryName = (i18n: I18n, rules: Ruleset, industry: IndustryId): string =>
  industryNamed(i18n, row(rules.industries, industry).id)

/** By the industry's id in the tables, `coal`. */
export function industryNamed(i18n: I18n, id: string): string {
  const name = INDUSTRIES[id]
  return name ? i18n._(name) : id
}

const INDUSTRIES: Readonly<Record<string, MessageDescriptor>> = {
  cotton: msg`Cotton mill`,
  manufacturer: msg`Manufacturer`,
  pottery: msg`Pottery`,
  coal: msg`Coal mine`,
  iron: msg`Iron works`,
  brewery: msg`Brewery`,
  port: msg`Port`,
  shipyard: msg`Shipyard`,
}

/** An industry within a sentence, where English writes it small. */
export function industryWord(i18n: I18n, id: string): string {
  const word = INDUSTRY_WORDS[id]
  return word ? i18n._(word) : id
}

const INDUSTRY_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  cotton: msg`cotton mill`,
  manufacturer: msg`manufacturer`,
  pottery: msg`pottery`,
  coal: msg`coal mine`,
  iron: msg`iron works`,
  brewery: msg`brewery`,
  port: msg`port`,
  shipyard: msg`shipyard`,
}

/** "Cotton mill II". */
export function tileName(i18n: I18n, rules: Ruleset, kind: TileKindId): string {
  const { industry, level } = row(rules.kinds, kind)
  return `${industryName(i18n, rules, industry)} ${roman(level)}`
}

export function cardName(i18n: I18n, rules: Ruleset, card: CardId): string {
  if (card === HIDDEN) return i18n._(msg`unknown card`)
  const { wild, places } = row(rules.cards, card)
  if (wild) return i18n._(places === null ? msg`Wild industry` : msg`Wild location`)
  const { location, industries = [] } = row(rules.edition.cards, card)
  if (location === undefined)
    return oneOf(
      i18n,
      industries.map((id) => industryNamed(i18n, id)),
    )
  return locationName(i18n, rules, idNamed(rules.locations, location))
}

/** The place of a merchant, which is how players call it. */
export const merchantName = (i18n: I18n, rules: Ruleset, merchant: MerchantId): string =>
  locationName(i18n, rules, row(rules.merchantSpaces, merchant).location)

/** What a merchant tile buys, by its row in the table of merchant tiles. */
export function merchantGoods(i18n: I18n, rules: Ruleset, tile: number): string {
  const { buys } = row(rules.merchantTiles, tile)
  const bought = rules.industries.filter((_, industry) => buys & (1 << industry))
  if (bought.length === 0) return i18n._(msg`buys nothing`)
  const goods = allOf(
    i18n,
    bought.map(({ id }) => industryNamed(i18n, id)),
  )
  return i18n._(msg`buys ${goods}`)
}

/** Whoever buys: "Oxford", "Port in Liverpool", "Distant market". */
export function buyerName(i18n: I18n, rules: Ruleset, buyer: BuyerId): string {
  const { slot } = row(rules.buyers, buyer)
  if (slot !== null) {
    const town = townName(i18n, rules, slot)
    return i18n._(msg`Port in ${town}`)
  }
  return buyer < rules.merchantSpaces.length
    ? merchantName(i18n, rules, merchantBuying(buyer))
    : i18n._(msg`Distant market`)
}

/** A merchant space told apart from the other one of its place. */
export function exactMerchant(i18n: I18n, rules: Ruleset, merchant: MerchantId): string {
  const name = merchantName(i18n, rules, merchant)
  const { location } = row(rules.merchantSpaces, merchant)
  const first = rules.merchantSpaces.findIndex((space) => space.location === location)
  const number = merchant - first + 1
  return rules.merchantSpaces.filter((space) => space.location === location).length === 1
    ? name
    : i18n._(msg`${name}, merchant ${number}`)
}

/** Where a cube or barrel comes from: "from Dudley", "from the market", "from the barrel in Oxford". */
export function sourceFrom(i18n: I18n, rules: Ruleset, source: Source): string {
  if (source === MARKET) return i18n._(msg`from the market`)
  const place = isBarrel(source)
    ? merchantName(i18n, rules, merchantOfBarrel(source))
    : townName(i18n, rules, source)
  return i18n._(isBarrel(source) ? msg`from the barrel in ${place}` : msg`from ${place}`)
}
