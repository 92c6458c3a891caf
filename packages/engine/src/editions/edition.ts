// The type of an edition: every table and number that the rules may read.
// Rules ask for these and never for the edition's name.

import type { Era, Goods } from '../ids.ts'
import type { ActionType } from '../move.ts'

export interface Edition {
  readonly id: string
  readonly title: string
  /** Numbers of players it can be played with. */
  readonly seats: readonly number[]
  readonly eras: readonly EraRow[]
  readonly industries: readonly IndustryRow[]
  readonly locations: readonly LocationRow[]
  readonly lines: readonly LineRow[]
  readonly cards: readonly CardRow[]
  readonly wildCards: readonly WildCardRow[]
  readonly merchantSpaces: readonly MerchantSpaceRow[]
  readonly merchantTiles: readonly MerchantTileRow[]
  readonly markets: { readonly coal: MarketRow; readonly iron: MarketRow }
  /** Income level of each space of the progress track. */
  readonly incomeTrack: readonly number[]
  readonly start: StartRow
  /** Actions a player may take, in the order in which legal moves are listed. */
  readonly actions: readonly ActionType[]
  readonly loans: readonly LoanRow[]
  readonly develop: { readonly tilesAtMost: number; readonly ironPerTile: number }
  readonly actionsPerTurn: { readonly first: number; readonly later: number }
  /** With nothing on the board, a link may be laid anywhere. */
  readonly firstLinkAnywhere: boolean
  /** A merchant's bonus that removes a tile may be declined. */
  readonly developBonusOptional: boolean
  /** Income is also collected after the last round of the game. */
  readonly incomeAfterLastRound: boolean
  readonly tieBreak: 'space' | 'level'
  readonly finalScoring: FinalScoringRow | null
}

export interface EraRow {
  readonly id: Era
  readonly oneTilePerTown: boolean
  /** Price of the first, second … link of one Network action. */
  readonly links: readonly LinkPrice[]
}

export interface LinkPrice {
  readonly money: number
  readonly coal: number
  readonly beer: number
}

export type Eras = Era | 'both'

export interface IndustryRow {
  readonly id: string
  readonly name: string
  readonly makes: Goods | null
  /** Flips in a Sell action. */
  readonly isSold: boolean
  /** From the lowest level up. */
  readonly tiles: readonly TileRow[]
}

export interface TileRow {
  readonly level: number
  /** Tiles of this kind on each mat. */
  readonly count: number
  readonly cost: number
  readonly coal: number
  readonly iron: number
  /** Beer used when it is sold. */
  readonly beer: number
  readonly vp: number
  /** Spaces that the owner's income marker advances when it flips. */
  readonly income: number
  /** Link icons it shows when flipped. */
  readonly icons: number
  /** Eras in which it may be built. */
  readonly eras: Eras
  /** Cubes or barrels placed on it when it is built in that era. */
  readonly cubes?: Readonly<Record<Era, number>>
  /** May not be developed. */
  readonly lightbulb?: true
}

export interface LocationRow {
  readonly id: string
  readonly name: string
  /** Location cards reach towns only; merchants open the coal market. */
  readonly kind: 'town' | 'farm' | 'merchant'
  /** Industries shown on each slot. */
  readonly slots?: readonly (readonly string[])[]
  /** Printed link icons. */
  readonly icons?: number
}

export interface LineRow {
  readonly ends: readonly string[]
  readonly eras: Eras
}

export interface CardRow {
  readonly id: string
  /** A location card names a town; an industry card shows one or more industries. */
  readonly location?: string
  readonly industries?: readonly string[]
  /** Copies by number of players. */
  readonly copies: Readonly<Record<number, number>>
}

export interface WildCardRow {
  readonly id: string
  readonly stands: 'location' | 'industry'
  readonly copies: number
}

export type Bonus = 'money' | 'vp' | 'income' | 'develop'

export interface MerchantSpaceRow {
  readonly location: string
  readonly spaces: number
  /** Used with this many players or more. */
  readonly fromSeats: number
  readonly bonus: { readonly gives: Bonus; readonly amount: number }
}

export interface MerchantTileRow {
  readonly id: string
  /** Industries it buys; none on a blank tile. */
  readonly buys: readonly string[]
  /** Copies by number of players. */
  readonly copies: Readonly<Record<number, number>>
}

export interface MarketRow {
  /** Price of each space, cheapest first. */
  readonly prices: readonly number[]
  readonly cubesAtStart: number
  readonly priceWhenEmpty: number
}

export interface StartRow {
  readonly money: number
  readonly incomeSpace: number
  readonly hand: number
  /** Cards laid face down for each player, out of play until the era ends. */
  readonly faceDown: number
  readonly links: number
}

export interface LoanRow {
  readonly amount: number
  readonly levels: number
}

/** Points after the last era's links and tiles. */
export interface FinalScoringRow {
  readonly moneyPerVp: number
  readonly moneyVpAtMost: number
  readonly incomeLevel: boolean
  /** Flipped tiles of this level and above score once more. */
  readonly tilesAgainFromLevel: number
}
