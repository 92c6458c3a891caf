// Names of things in text: one spelling to write, a few to read.

import type { Ruleset } from '../editions/ruleset.ts'
import {
  type BuyerId,
  barrelBeside,
  type CardId,
  HIDDEN,
  type IndustryId,
  isBarrel,
  type LineId,
  MARKET,
  type MerchantId,
  merchantOfBarrel,
  type Seat,
  type SlotId,
  type Source,
  type TileKindId,
} from '../ids.ts'
import { fault } from './reading.ts'

/** Every spelling understood, and what it stands for. */
export type Spellings<Id extends number = number> = ReadonlyMap<string, Id>

export interface Names {
  readonly industries: Spellings<IndustryId>
  readonly slots: Spellings<SlotId>
  readonly lines: Spellings<LineId>
  readonly cards: Spellings<CardId>
  readonly kinds: Spellings<TileKindId>
  readonly merchants: Spellings<MerchantId>
  readonly buyers: Spellings<BuyerId>
  readonly merchantTiles: Spellings
}

const known = new WeakMap<Ruleset, Names>()

export function namesOf(rules: Ruleset): Names {
  let names = known.get(rules)
  if (!names) {
    names = spell(rules)
    known.set(rules, names)
  }
  return names
}

function spell(rules: Ruleset): Names {
  const industries = new Map<string, IndustryId>()
  rules.industries.forEach(({ id, name }, industry) =>
    industries.set(id, industry).set(kebab(name), industry),
  )

  const slots = new Map<string, SlotId>()
  for (const { id, name, slots: own } of rules.locations)
    own.forEach((slot, index) => {
      slots.set(`${id}:${index + 1}`, slot).set(`${kebab(name)}:${index + 1}`, slot)
      if (own.length === 1) slots.set(id, slot).set(kebab(name), slot)
    })

  // Either end first; a line with three ends also by any two of them.
  const lines = new Map<string, LineId>()
  rules.lines.forEach(({ id, ends }, line) => {
    lines.set(id, line)
    for (const one of ends)
      for (const other of ends)
        if (one !== other) lines.set(`${rules.locations[one].id}-${rules.locations[other].id}`, line)
  })

  const cards = new Map<string, CardId>()
  rules.cards.forEach(({ id }, card) => {
    cards.set(id, card)
    const names = id.split('-or-').map((part) => rules.industries.find((row) => row.id === part)?.name)
    if (names.every((name) => name !== undefined)) cards.set(names.map(kebab).join('-or-'), card)
  })

  const merchants = new Map<string, MerchantId>()
  rules.merchantSpaces.forEach(({ id, location }, merchant) => {
    merchants.set(id, merchant)
    if (rules.merchantSpaces.filter((other) => other.location === location).length === 1)
      merchants.set(rules.locations[location].id, merchant)
  })

  return {
    industries,
    slots,
    lines,
    cards,
    merchants,
    buyers: new Map([...rules.buyers.map(({ id }, buyer): [string, BuyerId] => [id, buyer]), ...merchants]),
    kinds: new Map(rules.kinds.map(({ id }, kind) => [id, kind])),
    merchantTiles: new Map(rules.merchantTiles.map(({ id }, tile) => [id, tile])),
  }
}

const kebab = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const LETTERS = 'ABCD'

export const seatName = (seat: Seat): string => LETTERS[seat]

/** The seat of a letter, or -1. */
export const seatNamed = (letter: string, seats: number): Seat =>
  letter.length === 1 ? LETTERS.slice(0, seats).indexOf(letter.toUpperCase()) : -1

export const lettersOf = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => seatName(seat))

export const UNKNOWN_CARD = '?'

export const cardName = (rules: Ruleset, card: CardId): string =>
  card === HIDDEN ? UNKNOWN_CARD : rules.cards[card].id

export function sourceName(rules: Ruleset, source: Source): string {
  if (source === MARKET) return 'market'
  return isBarrel(source) ? rules.merchantSpaces[merchantOfBarrel(source)].id : rules.slots[source].id
}

export function sourceNamed(names: Names, text: string, at: number): Source {
  if (text === 'market') return MARKET
  const slot = names.slots.get(text)
  if (slot !== undefined) return slot
  const merchant = names.merchants.get(text)
  if (merchant !== undefined) return barrelBeside(merchant)
  return fault(`"${text}" is no slot, merchant or market.`, at, [
    ...nearest(text, [...names.slots.keys(), ...names.merchants.keys(), 'market']),
  ])
}

export function lookUp<Id extends number>(
  what: string,
  spellings: Spellings<Id>,
  text: string,
  at: number,
): Id {
  const found = spellings.get(text)
  if (found !== undefined) return found
  const likely = nearest(text, [...spellings.keys()])
  return fault(`"${text}" is no ${what}. Perhaps ${likely.join(' or ')}?`, at, likely)
}

const SUGGESTIONS = 3

/** The known words most like a misspelt one. */
function nearest(text: string, words: readonly string[]): string[] {
  return words
    .map((word) => ({ word, distance: editDistance(text.slice(0, 60), word) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS)
    .map(({ word }) => word)
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}
