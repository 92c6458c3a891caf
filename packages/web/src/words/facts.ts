// The facts of a refusal with names instead of ids, ready to stand in a sentence.

import {
  type Era,
  type Goods,
  type MoveType,
  type Refusal,
  type Ruleset,
  seatName,
  seatNamed,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  cardName,
  industryNamed,
  industryWord,
  lineName,
  locationName,
  merchantName,
  townName,
} from './names.ts'
import { roman } from './numbers.ts'
import { allOf, oneOf } from './row.ts'
import { actionName, goodsName, playerName } from './terms.ts'

/** Everything a sentence may use. What a refusal does not tell is an empty word, or 0. */
export interface NamedFacts {
  readonly i18n: I18n
  readonly rules: Ruleset
  /** Numbers as they are told: need, price, owed and the like. */
  readonly number: (key: string) => number
  readonly action: string
  readonly era: Era
  readonly town: string
  /** The town, or else the line: where coal, iron or beer is wanted. */
  readonly place: string
  readonly line: string
  readonly card: string
  /** The industry, as a word within a sentence. */
  readonly word: string
  /** The tile on the slot, the lowest one on the mat, and own tiles in the same town. */
  readonly tile: string
  readonly lowest: string
  readonly tiles: string
  readonly owner: string
  readonly isOwn: boolean
  readonly buyer: string
  readonly asked: string
  readonly closest: string
  readonly goods: string
  /** Places at the edge of the map that trade: "Scotland, Yorkshire or The Midlands". */
  readonly edges: string
}

export function namedFacts(
  i18n: I18n,
  rules: Ruleset,
  { facts }: Refusal,
  names: readonly string[],
): NamedFacts {
  const text = (key: string): string => `${facts[key] ?? ''}`
  const number = (key: string): number => Number(facts[key] ?? 0)
  const seat = seatNamed(text('owner'), rules.seats)
  const industry = text('industry')
  const town = placeNamed(i18n, rules, text('town'))
  const line = lineNamed(i18n, rules, text('line'))
  return {
    i18n,
    rules,
    number,
    action: actionName(i18n, text('action') as MoveType),
    era: text('era') as Era,
    town,
    place: town || line,
    line,
    card: cardNamed(i18n, rules, text('card')),
    word: industryWord(i18n, industry),
    tile: tileNamed(i18n, text('tile')),
    lowest: `${industryNamed(i18n, industry)} ${roman(number('level'))}`,
    tiles: allOf(
      i18n,
      parts(text('tiles'), ', ').map((tile) => tileNamed(i18n, tile.split('@')[0] ?? '')),
    ),
    owner: seat < 0 ? '' : playerName(i18n, names, seat),
    isOwn: seat >= 0 && seatName(seat) === text('seat'),
    buyer: sourceNamed(i18n, rules, text('buyer')),
    asked: sourceNamed(i18n, rules, text('asked')) || i18n._(msg`This source`),
    closest: oneOf(
      i18n,
      parts(text('closest'), ' or ').map((slot) => sourceNamed(i18n, rules, slot)),
    ),
    edges: oneOf(
      i18n,
      rules.locations.flatMap(({ kind }, location) =>
        kind === 'edge' ? [locationName(i18n, rules, location)] : [],
      ),
    ),
    goods: facts.goods === undefined ? '' : goodsName(i18n, text('goods') as Goods),
  }
}

/** The place of a slot, a merchant space or a port; the markets by their names. */
function sourceNamed(i18n: I18n, rules: Ruleset, id: string): string {
  if (id === 'market') return i18n._(msg`The market`)
  if (id === 'distant-market') return i18n._(msg`The distant market`)
  const slot = rules.slots.findIndex((row) => row.id === id)
  if (slot >= 0) return townName(i18n, rules, slot)
  const merchant = rules.merchantSpaces.findIndex((row) => row.id === id)
  return merchant < 0 ? '' : merchantName(i18n, rules, merchant)
}

function placeNamed(i18n: I18n, rules: Ruleset, id: string): string {
  const location = rules.locations.findIndex((row) => row.id === id)
  return location < 0 ? '' : locationName(i18n, rules, location)
}

function lineNamed(i18n: I18n, rules: Ruleset, id: string): string {
  const line = rules.lines.findIndex((row) => row.id === id)
  return line < 0 ? '' : lineName(i18n, rules, line)
}

function cardNamed(i18n: I18n, rules: Ruleset, id: string): string {
  const card = rules.cards.findIndex((row) => row.id === id)
  return card < 0 ? '' : cardName(i18n, rules, card)
}

/** `coal-2` as "Coal mine II". */
function tileNamed(i18n: I18n, id: string): string {
  const cut = id.lastIndexOf('-')
  return cut < 0 ? '' : `${industryNamed(i18n, id.slice(0, cut))} ${roman(Number(id.slice(cut + 1)))}`
}

const parts = (text: string, separator: string): string[] => text.split(separator).filter((one) => one !== '')
