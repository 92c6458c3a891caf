// Ids: the compiler tells each kind from the others and from plain numbers, and tables give them out by name.

import {
  at,
  type BuyerId,
  barrelBeside,
  type CardId,
  firstOf,
  HIDDEN,
  type IdTable,
  type IndustryId,
  idNamed,
  type LineId,
  type LocationId,
  linkValue,
  MARKET,
  type MerchantId,
  newGame,
  rulesOf,
  type SlotId,
  type Source,
  type TileKindId,
} from '@ironbridge/engine'
import { describe, expect, expectTypeOf, it } from 'vitest'

interface Ids {
  location: LocationId
  slot: SlotId
  line: LineId
  card: CardId
  industry: IndustryId
  kind: TileKindId
  buyer: BuyerId
  merchant: MerchantId
  barrel: ReturnType<typeof barrelBeside>
  market: typeof MARKET
}

/** Every pair of which the one may be given where the other is wanted. */
type Passing = {
  [One in keyof Ids]: {
    [Other in Exclude<keyof Ids, One>]: Ids[One] extends Ids[Other] ? `${One} for ${Other}` : never
  }[Exclude<keyof Ids, One>]
}[keyof Ids]

const state = newGame({ edition: 'birmingham', seats: 2, variants: [] }, '1'.repeat(32))
const { slots, lines, cards } = rulesOf(state)

const unsure = lines.findIndex(({ id }) => id === 'belper-derby')

/** What `tsc -b` refuses; here it has only to be written. */
const refused = (): unknown[] => [
  // @ts-expect-error: a number that was only counted.
  linkValue(state, 3),
  // @ts-expect-error: one more than an id is no id yet.
  linkValue(state, firstOf(lines) + 1),
  // @ts-expect-error: a slot.
  linkValue(state, firstOf(slots)),
  // @ts-expect-error: a row that may not be there.
  linkValue(state, unsure),
  // @ts-expect-error: a slot in the table of lines.
  at(lines, firstOf(slots)),
  // @ts-expect-error: no barrel stands beside a slot.
  barrelBeside(firstOf(slots)),
]

describe('To the compiler', () => {
  it('an id is a number, and no number is an id', () => {
    expectTypeOf<Ids[keyof Ids]>().toExtend<number>()
    expectTypeOf<number>().not.toExtend<Ids[keyof Ids] | Source>()
    expectTypeOf(HIDDEN).toEqualTypeOf<CardId>()
    expect(refused).toBeTypeOf('function')
  })

  it('ids of two kinds are two things, but that every merchant is a buyer', () => {
    expectTypeOf<Passing>().toEqualTypeOf<'merchant for buyer'>()
  })

  it('no array of numbers is a table, and what is made of a table row by row is one by the same ids', () => {
    expectTypeOf<number[]>().not.toExtend<IdTable<SlotId, number>>()
    expectTypeOf<IdTable<LineId, number>>().not.toExtend<IdTable<SlotId, number>>()
    expectTypeOf(slots.map(() => 0)).toExtend<IdTable<SlotId, number>>()
    expectTypeOf(firstOf(slots.map(() => 0))).toExtend<SlotId>()
  })
})

it('a row is found by its name, and a name that no row has is an error', () => {
  expect(slots[idNamed(slots, 'dudley:1')].id).toBe('dudley:1')
  expect(cards[idNamed(cards, 'coal')].id).toBe('coal')
  expect(() => idNamed(slots, 'london:1')).toThrow('london:1')
})
