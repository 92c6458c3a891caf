// The ruleset: an edition with its variants, for a number of players, in the form that rules read.

import type {
  BuyerId,
  CardId,
  Era,
  Goods,
  IdTable,
  IndustryId,
  IndustrySet,
  LineId,
  LocationId,
  LocationSet,
  MerchantId,
  SlotId,
  TileKindId,
} from '../ids.ts'
import type { Setup, State } from '../state.ts'
import { compile } from './compile.ts'
import type { Edition, EraRow, Eras, LocationRow, MerchantSpaceRow, TileRow } from './edition.ts'

export interface Ruleset {
  readonly edition: Edition
  /** Number of players. */
  readonly seats: number
  readonly eras: Readonly<Record<Era, EraRow>>
  readonly industries: IdTable<IndustryId, Industry>
  readonly kinds: IdTable<TileKindId, TileKind>
  readonly locations: IdTable<LocationId, Location>
  readonly slots: IdTable<SlotId, Slot>
  readonly lines: IdTable<LineId, Line>
  readonly linesOf: Readonly<Record<Era, readonly LineId[]>>
  readonly cards: IdTable<CardId, Card>
  readonly wildCards: readonly CardId[]
  /** Every card of the draw deck, ascending. */
  readonly deck: readonly CardId[]
  readonly merchantSpaces: IdTable<MerchantId, MerchantSpace>
  readonly merchantTiles: readonly MerchantTile[]
  readonly buyers: IdTable<BuyerId, Buyer>
  /** Places that open the markets by themselves. */
  readonly tradePoints: LocationSet
  readonly virtualLinks: readonly (readonly [from: LocationSet, to: LocationSet])[]
}

export interface Industry {
  readonly id: string
  readonly name: string
  readonly makes: Goods | null
  readonly isSold: boolean
  /** Kinds of the tiles on a full mat, the first to be taken first. */
  readonly stack: readonly TileKindId[]
  /** Slots that show it. */
  readonly slots: readonly SlotId[]
}

export interface TileKind extends Omit<TileRow, 'cubes' | 'lightbulb'> {
  readonly id: string
  readonly industry: IndustryId
  readonly makes: Goods | null
  readonly cubes: Readonly<Record<Era, number>>
  readonly lightbulb: boolean
  /** Flips as soon as it is built. */
  readonly flipsWhenBuilt: boolean
  /** Opens the markets where it stands. */
  readonly isTradePoint: boolean
}

export interface Location {
  readonly id: string
  readonly name: string
  readonly kind: LocationRow['kind']
  readonly slots: readonly SlotId[]
  readonly icons: number
}

export interface Slot {
  readonly id: string
  readonly location: LocationId
  readonly industries: IndustrySet
  /** Shows one industry only. */
  readonly single: boolean
}

export interface Line {
  readonly id: string
  readonly ends: readonly LocationId[]
  readonly touches: LocationSet
  readonly eras: Eras
}

export interface Card {
  readonly id: string
  readonly wild: boolean
  /** Industries it lets build. */
  readonly industries: IndustrySet
  /** Towns it lets build in; null: wherever the network is. */
  readonly places: LocationSet | null
}

export interface MerchantSpace {
  readonly id: string
  readonly location: LocationId
  readonly inUse: boolean
  readonly bonus: MerchantSpaceRow['bonus']
}

/** In the order in which they are named: merchant spaces; or slots for ports, then the distant market. */
export interface Buyer {
  readonly id: string
  /** Of a port. */
  readonly slot: SlotId | null
}

export interface MerchantTile {
  readonly id: string
  readonly buys: IndustrySet
  readonly copies: number
}

const compiled = new Map<string, Ruleset>()
const ofSetup = new WeakMap<Setup, Ruleset>()
let latestSetup: Setup | null = null
let latestRules: Ruleset | null = null

/** The ruleset of a game. Setups never change, so the memo is invisible. */
export function rulesOf(state: State): Ruleset {
  return latestRules !== null && latestSetup === state.setup ? latestRules : ruleset(state.setup)
}

export function ruleset(setup: Setup): Ruleset {
  let rules = ofSetup.get(setup)
  if (!rules) {
    const key = `${setup.edition}/${setup.seats}/${setup.variants.join('+')}`
    rules = compiled.get(key) ?? compile(setup)
    compiled.set(key, rules)
    ofSetup.set(setup, rules)
  }
  latestSetup = setup
  latestRules = rules
  return rules
}

export const allowedIn = (eras: Eras, era: Era): boolean => eras === 'both' || eras === era
