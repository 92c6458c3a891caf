// The numbers that name things in a game, and sets of locations as one integer.
// All of them index tables of the ruleset; text exists only in notation/.

/** A player's place at the table, from 0. Printed as a letter: A, B, C, D. */
export type Seat = number
export type LocationId = number
/** One printed industry space. */
export type SlotId = number
export type LineId = number
/** A row of the card table. Equal cards share one id. */
export type CardId = number
export type IndustryId = number
/** A row of the tile table: industry and level. */
export type TileKindId = number
/** One space for a merchant tile. */
export type MerchantId = number
/** Whoever a tile is sold to: a merchant space, a slot that can hold a port, or the distant market. */
export type BuyerId = number

export type Era = 'canal' | 'rail'

/** What tiles make and actions use up. */
export type Goods = 'coal' | 'iron' | 'beer'

/** Stands for a card that a view does not show. */
export const HIDDEN: CardId = -1

/**
 * Where one coal, iron or beer is taken from: a tile (its slot), the market, or the barrel beside a merchant.
 */
export type Source = number
export const MARKET: Source = -1
export const barrelBeside = (merchant: MerchantId): Source => -2 - merchant
export const isBarrel = (source: Source): boolean => source <= -2
export const merchantOfBarrel = (barrel: Source): MerchantId => -2 - barrel
export const isSlot = (source: Source): boolean => source >= 0

/** Up to 31 locations, one bit each. */
export type LocationSet = number
export const setOf = (location: LocationId): LocationSet => 1 << location
export const includes = (set: LocationSet, location: LocationId): boolean => (set & (1 << location)) !== 0

/** Industries as one integer, one bit each. */
export type IndustrySet = number

/** The row that an id names. Ids index tables, and seats lists of players, so that it is always there. */
export const at = <Row>(table: readonly Row[], id: number): Row => table[id]
