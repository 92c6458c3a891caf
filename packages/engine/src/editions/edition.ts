// The type of an edition: every table and number that the rules may read.
// Rules ask for these and never for the edition's name.

import type { Era, Goods } from '../ids.ts'
import type { ActionType } from '../move.ts'

export interface Edition {
  readonly id: string
  readonly title: string
  /** One sentence to choose by. */
  readonly sentence: string
  /** The edition whose statements, variants, words and reference hold for it: the one it extends, or itself. */
  readonly family: string
  /** How its statements in RULES.md begin. */
  readonly statementPrefix: string
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
  readonly distantMarket: DistantMarketRow | null
  /** Income level of each space of the progress track. */
  readonly incomeTrack: readonly number[]
  readonly start: StartRow
  /** Actions a player may take, in the order in which legal moves are listed. */
  readonly actions: readonly ActionType[]
  readonly loans: readonly LoanRow[]
  /** Who buys: merchants with their beer, or ports and the distant market. */
  readonly selling: 'merchants' | 'cotton'
  readonly develop: { readonly tilesAtMost: number; readonly ironPerTile: number }
  readonly actionsPerTurn: { readonly first: number; readonly later: number }
  /** Rounds of each era, by number of players. */
  readonly rounds: Readonly<Record<number, number>>
  readonly firstOrder: 'random' | 'clockwise'
  /** When hands are filled up: after each turn, or for all at the end of a round. */
  readonly refill: 'turn' | 'round'
  readonly income: 'endOfRound' | 'startOfRound'
  /** With nothing on the board, a link may be laid anywhere. */
  readonly firstLinkAnywhere: boolean
  /** With nothing on the board, an industry card also opens slots that may be overbuilt. */
  readonly firstTileOverbuilds: boolean
  /** A network that holds the first place holds the second too, for industry cards only. */
  readonly virtualLinks: readonly (readonly [from: string, to: string])[]
  /** A merchant's bonus that removes a tile may be declined. */
  readonly developBonusOptional: boolean
  /** Income is also collected after the last round of the game. */
  readonly incomeAfterLastRound: boolean
  readonly tieBreak: 'space' | 'level'
  /** What decides when income and money are equal too. */
  readonly lastTieBreak: 'none' | 'turnOrder'
  /** What cannot be paid costs victory points, or is carried as negative money. */
  readonly unpaidDebt: 'vp' | 'carried'
  readonly finalScoring: FinalScoringRow | null
}

export interface EraRow {
  readonly id: Era
  readonly oneTilePerTown: boolean
  /** No loans in so many rounds at its end. */
  readonly roundsWithoutLoans: number
  /** Cards out of play in this era, by number of players. */
  readonly setAside: Readonly<Record<number, number>>
  /** Price of the first, second … link of one Network action. */
  readonly links: readonly LinkPrice[]
}

export interface LinkPrice {
  readonly money: number
  readonly coal: number
  readonly beer: number
}

export type Eras = Era | 'both' | 'never'

export interface IndustryRow {
  readonly id: string
  readonly name: string
  readonly makes: Goods | null
  /** When its tiles flip: sold; emptied of what they make; when another tile is sold through them; as soon as built. */
  readonly flips: 'sold' | 'emptied' | 'soldThrough' | 'built'
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
  /** Location cards reach towns only; merchants and edges open the markets; waypoints only carry links. */
  readonly kind: 'town' | 'farm' | 'merchant' | 'edge' | 'waypoint'
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

/** Demand for cotton: each sale turns a tile and moves the marker down. */
export interface DistantMarketRow {
  /** Income spaces gained at each space of the track, from the top; past the last one the market is closed. */
  readonly bonuses: readonly number[]
  /** Steps on the tiles, by number of players. */
  readonly tiles: Readonly<Record<number, readonly number[]>>
}

export interface StartRow {
  readonly money: number
  readonly incomeSpace: number
  readonly hand: number
  readonly links: number
}

export interface LoanRow {
  readonly amount: number
  readonly levels: number
}

/** Points after the last era's links and tiles. */
export interface FinalScoringRow {
  readonly moneyPerVp: number
  readonly moneyVpAtMost: number | null
  readonly incomeLevel: boolean
  /** Flipped tiles of this level and above score once more. */
  readonly tilesAgainFromLevel: number | null
}
