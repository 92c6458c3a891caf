// The facts of a refusal with names instead of ids, ready to stand in a sentence.

import {
  type BuyerId,
  type CardId,
  type FactName,
  type FactsOf,
  type FactTypes,
  type Goods,
  type IndustryId,
  isBarrel,
  type LineId,
  type LocationId,
  MARKET,
  type MoveType,
  merchantBuying,
  merchantOfBarrel,
  type RefusalOf,
  type Rule,
  type Ruleset,
  type Seat,
  type SlotId,
  type Source,
  type TileKindId,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cardName, industryWord, lineName, locationName, merchantName, tileName, townName } from './names.ts'
import { allOf, oneOf, row } from './row.ts'
import { actionName, goodsName, playerName } from './terms.ts'

/** To whom it is told, and of which game. */
export interface Listener {
  readonly i18n: I18n
  readonly rules: Ruleset
  /** By seat. */
  readonly names: readonly string[]
}

/** Everything that a sentence about this rule may use: its facts as they are, and under the same names in words. */
export type ToldFacts<R extends Rule> = Listener & { readonly facts: FactsOf<R> } & {
  readonly [Name in keyof FactsOf<R>]: Name extends keyof typeof words ? string : FactsOf<R>[Name]
}

export function told<R extends Rule>(listener: Listener, { facts }: NoInfer<RefusalOf<R>>): ToldFacts<R> {
  const speak: Readonly<Record<string, (listener: Listener, fact: never) => string>> = words
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    speak[name]?.(listener, fact as never) ?? fact,
  ])
  return { ...listener, facts, ...Object.fromEntries(said) } as ToldFacts<R>
}

/** What is not here is an amount. A slot is told by its town, an industry by the word within a sentence. */
const words = {
  action: ({ i18n }: Listener, action: MoveType) => actionName(i18n, action),
  open: ({ i18n }: Listener, action: MoveType) => actionName(i18n, action),
  owner: ({ i18n, names }: Listener, owner: Seat) => playerName(i18n, names, owner),
  card: ({ i18n, rules }: Listener, card: CardId) => cardName(i18n, rules, card),
  industry: ({ i18n, rules }: Listener, industry: IndustryId) =>
    industryWord(i18n, row(rules.industries, industry).id),
  slot: town,
  town: ({ i18n, rules }: Listener, location: LocationId) => locationName(i18n, rules, location),
  line,
  where: (listener: Listener, where: FactTypes['where']) =>
    'slot' in where ? town(listener, where.slot) : line(listener, where.line),
  tile,
  tiles: (listener: Listener, tiles: FactTypes['tiles']) =>
    allOf(
      listener.i18n,
      tiles.map(({ kind }) => tile(listener, kind)),
    ),
  asked: source,
  closest: (listener: Listener, slots: readonly SlotId[]) =>
    oneOf(
      listener.i18n,
      slots.map((slot) => town(listener, slot)),
    ),
  goods: ({ i18n }: Listener, goods: Goods) => goodsName(i18n, goods),
  buyer,
} satisfies { readonly [Name in FactName]?: (listener: Listener, fact: FactTypes[Name]) => string }

function town({ i18n, rules }: Listener, slot: SlotId): string {
  return townName(i18n, rules, slot)
}

function line({ i18n, rules }: Listener, id: LineId): string {
  return lineName(i18n, rules, id)
}

function tile({ i18n, rules }: Listener, kind: TileKindId): string {
  return tileName(i18n, rules, kind)
}

/** The place of a slot or a merchant; the market by its name. */
function source({ i18n, rules }: Listener, from: Source): string {
  if (from === MARKET) return i18n._(msg`The market`)
  return isBarrel(from) ? merchantName(i18n, rules, merchantOfBarrel(from)) : townName(i18n, rules, from)
}

/** The place of a merchant or a port; the distant market by its name. */
function buyer({ i18n, rules }: Listener, id: BuyerId): string {
  const { slot } = row(rules.buyers, id)
  if (slot !== null) return townName(i18n, rules, slot)
  return id < rules.merchantSpaces.length
    ? merchantName(i18n, rules, merchantBuying(id))
    : i18n._(msg`The distant market`)
}

/** Places at the edge of the map that trade: "Scotland, Yorkshire or The Midlands". */
export const edgesOf = ({ i18n, rules }: Listener): string =>
  oneOf(
    i18n,
    rules.locations.flatMap(({ kind }, location) =>
      kind === 'edge' ? [locationName(i18n, rules, location)] : [],
    ),
  )
