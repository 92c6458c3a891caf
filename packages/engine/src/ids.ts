// The numbers that name things in a game, the tables that they index, and sets of locations as one integer.
// Text exists only in notation/.

declare const names: unique symbol
declare const places: unique symbol

/**
 * A number that indexes one table and no other: neither an id of another kind nor a number that was only counted passes
 * for it. Tables make ids: by their `keys()`, `entries()` and `map()`, and by `firstOf`. At run time there is but the number.
 */
type Id<Name extends string> = number & { readonly [names]: { readonly [One in Name]: true } }

/** A player's place at the table, from 0. Printed as a letter: A, B, C, D. Counted and rotated, so a plain number. */
export type Seat = number
export type LocationId = Id<'location'>
/** One printed industry space. */
export type SlotId = Id<'slot'>
export type LineId = Id<'line'>
/** A row of the card table. Equal cards share one id. */
export type CardId = Id<'card'>
export type IndustryId = Id<'industry'>
/** A row of the tile table: industry and level. */
export type TileKindId = Id<'kind'>
/** Whoever a tile is sold to: a merchant space, a slot that can hold a port, or the distant market. */
export type BuyerId = Id<'buyer'>
/** One space for a merchant tile. */
export type MerchantId = Id<'buyer' | 'merchant'>

export type Era = 'canal' | 'rail'

/** What tiles make and actions use up. */
export type Goods = 'coal' | 'iron' | 'beer'

/** Stands for a card that a view does not show. Fingerprints know it by this number; its type keeps it apart from others. */
export const HIDDEN = -1 as CardId

/** Where one coal, iron or beer is taken from: a tile (its slot), the market, or the barrel beside a merchant. */
export type Source = SlotId | Market | Barrel
export type Barrel = Id<'barrel'>
export const MARKET = -1
export type Market = typeof MARKET
export const barrelBeside = (merchant: MerchantId): Barrel => (-2 - merchant) as Barrel
export const isBarrel = (source: Source): source is Barrel => source <= -2
export const merchantOfBarrel = (barrel: Barrel): MerchantId => (-2 - barrel) as MerchantId
export const isSlot = (source: Source): source is SlotId => source >= 0

/** Where merchants buy, buyers are their spaces, in the same order. */
export const merchantBuying = (buyer: BuyerId): MerchantId => buyer as MerchantId

/** Rows by their ids: a plain array that knows what its places mean. */
export type IdTable<I extends number, Row> = ById<I, Row> & readonly Row[]
export type MutableIdTable<I extends number, Row> = ById<I, Row> & { slice(): MutableIdTable<I, Row> } & Row[]

/** Its ids are inferred from `places` alone: the array that a table also is would answer that they are numbers. */
interface ById<I extends number, Row> extends Rows<NoInfer<I>, Row> {
  /** Never there: it tells the compiler what the places mean. */
  readonly [places]?: I
}

interface Rows<I extends number, Row> {
  keys(): ArrayIterator<I>
  entries(): ArrayIterator<[I, Row]>
  forEach(each: (row: Row, id: I) => void): void
  /** A table of other rows by the same ids. */
  map<Value>(of: (row: Row, id: I) => Value): MutableIdTable<I, Value>
  flatMap<Value>(of: (row: Row, id: I) => Value | readonly Value[]): Value[]
  filter<Kept extends Row>(is: (row: Row, id: I) => row is Kept): Kept[]
  filter(is: (row: Row, id: I) => unknown): Row[]
  some(is: (row: Row, id: I) => unknown): boolean
  /** As of any array, -1 where there is none. */
  findIndex(is: (row: Row, id: I) => unknown): I | -1
  reduce<Value>(add: (sum: Value, row: Row, id: I) => Value, start: Value): Value
}

/** The one place where an array becomes a table. */
export const tableOf = <I extends number, Row>(rows: readonly Row[]): MutableIdTable<I, Row> =>
  rows as MutableIdTable<I, Row>

/** Where a loop over a table begins: `for (let slot = firstOf(slots); slot < slots.length; slot++)`. */
export const firstOf: <I extends number>(table: { readonly [places]?: I }) => I = () => 0 as never

/** Up to 31 locations, one bit each. */
export type LocationSet = number
export const setOf = (location: LocationId): LocationSet => 1 << location
export const includes = (set: LocationSet, location: LocationId): boolean => (set & (1 << location)) !== 0

/** One of a set that is not empty. */
export const anyOf = (set: LocationSet): LocationId => (31 - Math.clz32(set)) as LocationId

/** Industries as one integer, one bit each. */
export type IndustrySet = number

/** The row that an id names. Ids index tables, and seats lists of players, so that it is always there. */
export const at = <I extends number, Row>(
  table: { readonly [places]?: I } & readonly Row[],
  id: NoInfer<I>,
): Row => table[id]
