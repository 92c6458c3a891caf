// The closed list of rules that a move can break, each with its statements in RULES.md and the facts that it tells.
// A refusal is data: notation/refusal.ts says it in English, screens in the language of whoever reads it.

import type {
  BuyerId,
  CardId,
  Era,
  IndustryId,
  LineId,
  LocationId,
  Seat,
  SlotId,
  Source,
  TileKindId,
} from './ids.ts'
import type { MoveType, SteppedType } from './move.ts'

/** Everything that a refusal may tell: ids and amounts. */
export interface FactTypes {
  /** Who was refused, and whose tile or link is in the way. */
  readonly seat: Seat
  readonly owner: Seat
  readonly action: MoveType
  /** The action that may still go on. */
  readonly open: SteppedType
  readonly era: Era
  readonly card: CardId
  readonly industry: IndustryId
  /** Of the lowest tile of that industry on the mat. */
  readonly level: number
  readonly slot: SlotId
  readonly town: LocationId
  readonly line: LineId
  /** What coal or beer is wanted for. */
  readonly where: Where
  /** On the slot. */
  readonly tile: TileKindId
  /** Own ones in the town. */
  readonly tiles: readonly StandingTile[]
  /** Slots that come first. */
  readonly free: readonly SlotId[]
  /** The source asked in vain, and those of the first rank. */
  readonly asked: Source
  readonly closest: readonly SlotId[]
  /** How many are needed, were named, and are in reach; and every handful that would do. */
  readonly need: number
  readonly named: number
  readonly reach: number
  readonly ways: readonly (readonly Source[])[]
  /** What stands in the way of building over a tile of another. */
  readonly goods: 'coal' | 'iron'
  readonly onTiles: number
  readonly inMarket: number
  readonly buyer: BuyerId
  readonly buyers: readonly BuyerId[]
  /** Industries that a merchant's bonus may remove. */
  readonly bonuses: readonly IndustryId[]
  /** Pounds. */
  readonly money: number
  readonly owed: number
  readonly price: number
  readonly missing: number
  readonly amount: number
  readonly offered: readonly number[]
  readonly incomeLevel: number
  /** By how many levels a loan lowers income, and how low that may go. */
  readonly levels: number
  readonly lowest: number
  /** Rounds without loans; actions left; cards in hand. */
  readonly rounds: number
  readonly left: number
  readonly cards: number
  /** Has the player anything on the board? */
  readonly hasPieces: boolean
}

export type FactName = keyof FactTypes

export type Where = { readonly slot: SlotId } | { readonly line: LineId }

export interface StandingTile {
  readonly kind: TileKindId
  readonly slot: SlotId
}

interface RuleRow {
  readonly statements: readonly string[]
  readonly facts: readonly FactName[]
}

export const refusalTable = {
  'game.over': { statements: ['B-ROUND-01', 'L-ROUND-01', 'C-ROUND-01'], facts: [] },
  'turn.finish-action': { statements: ['B-TURN-07', 'L-TURN-02', 'C-TURN-01'], facts: ['open'] },
  'turn.no-open-action': {
    statements: ['B-TURN-03', 'B-LINK-02', 'B-DEV-01', 'L-TURN-02', 'L-LINK-01', 'C-TURN-01', 'C-LINK-01'],
    facts: ['action'],
  },
  'turn.nothing-to-end': { statements: ['B-PASS-01', 'L-PASS-01', 'C-TURN-01'], facts: [] },
  'turn.shortfall-first': {
    statements: ['B-SHORT-01', 'B-SHORT-02', 'L-SHORT-01', 'C-SHORT-01'],
    facts: ['seat', 'owed', 'money'],
  },
  'turn.no-such-action': { statements: ['B-PASS-02', 'L-PASS-01', 'C-TURN-01'], facts: ['action'] },
  'card.missing': { statements: ['B-TURN-03', 'L-TURN-02', 'C-TURN-01'], facts: [] },
  'card.not-needed': { statements: ['B-TURN-03', 'L-TURN-02', 'C-TURN-01'], facts: [] },
  'card.not-in-hand': { statements: ['B-TURN-03', 'L-TURN-02', 'C-TURN-01'], facts: ['seat', 'card'] },

  'build.mat-empty': { statements: ['B-BUILD-01', 'L-BUILD-02', 'C-BUILD-03'], facts: ['industry'] },
  'build.era': {
    statements: ['B-BUILD-01', 'B-BUILD-08', 'L-ERA-01', 'L-SHIP-01', 'C-BUILD-04', 'C-SHIP-01'],
    facts: ['industry', 'level', 'era'],
  },
  'build.icon': {
    statements: ['B-BUILD-02', 'B-BUILD-03', 'L-BUILD-02', 'C-BUILD-03'],
    facts: ['slot', 'industry'],
  },
  'build.single-icon-first': {
    statements: ['B-BUILD-02', 'L-BUILD-02', 'C-BUILD-03'],
    facts: ['slot', 'free', 'industry'],
  },
  'build.one-per-town': {
    statements: ['B-BUILD-06', 'B-OVER-07', 'L-ERA-01', 'L-OVER-02', 'C-BUILD-04'],
    facts: ['seat', 'town', 'tiles'],
  },
  'build.slot-taken': {
    statements: ['B-BUILD-11', 'B-OVER-01', 'L-OVER-01', 'C-OVER-01'],
    facts: ['slot', 'tile'],
  },
  'overbuild.level': {
    statements: ['B-OVER-01', 'L-OVER-01', 'C-OVER-01'],
    facts: ['slot', 'tile', 'level'],
  },
  'overbuild.opponent': {
    statements: ['B-OVER-04', 'L-OVER-01', 'C-OVER-01'],
    facts: ['slot', 'tile', 'owner'],
  },
  'overbuild.cubes-left': {
    statements: ['B-OVER-04', 'L-OVER-01', 'C-OVER-01'],
    facts: ['slot', 'tile', 'owner', 'goods', 'onTiles', 'inMarket'],
  },
  'build.card-industry': {
    statements: ['B-CARD-02', 'L-BUILD-01', 'C-BUILD-01'],
    facts: ['card', 'industry'],
  },
  'build.card-location': { statements: ['B-CARD-01', 'L-BUILD-01', 'C-BUILD-01'], facts: ['card', 'town'] },
  'build.farm-card': { statements: ['B-FARM-01', 'B-CARD-03', 'B-BUILD-10'], facts: [] },
  'build.network': {
    statements: ['B-CARD-02', 'B-NET-01', 'B-NET-03', 'L-BUILD-01', 'L-NET-01', 'C-BUILD-01'],
    facts: ['town'],
  },
  'build.no-tiles-overbuild': { statements: ['B-NOTILE-01', 'L-NOTILE-01', 'C-BUILD-02'], facts: ['slot'] },

  'coal.count': {
    statements: ['B-COAL-01', 'B-TURN-07', 'L-BUILD-03', 'C-COAL-01'],
    facts: ['need', 'named', 'ways', 'closest'],
  },
  'coal.none-there': {
    statements: ['B-FLIP-03', 'B-COAL-02', 'L-COAL-01', 'C-COAL-01'],
    facts: ['asked', 'closest'],
  },
  'coal.not-connected': {
    statements: ['B-COAL-01', 'B-CONN-01', 'L-COAL-01', 'L-CONN-01', 'C-COAL-01'],
    facts: ['asked', 'where', 'closest'],
  },
  'coal.not-closest': {
    statements: ['B-COAL-02', 'B-COAL-05', 'L-COAL-01', 'C-COAL-01'],
    facts: ['closest'],
  },
  'coal.mine-first': { statements: ['B-COAL-06', 'L-COAL-02', 'C-COAL-01'], facts: ['closest'] },
  'coal.market-not-connected': {
    statements: ['B-COAL-06', 'B-COAL-07', 'B-COAL-08', 'L-COAL-02', 'L-COAL-03', 'C-COAL-02'],
    facts: ['where', 'closest'],
  },
  'coal.no-source': {
    statements: ['B-COAL-01', 'B-COAL-06', 'L-COAL-01', 'L-COAL-02', 'C-COAL-01', 'C-COAL-02'],
    facts: ['need', 'reach', 'where', 'closest'],
  },
  'iron.count': {
    statements: ['B-IRON-01', 'B-DEV-02', 'L-IRON-01', 'C-IRON-01'],
    facts: ['need', 'named', 'ways', 'closest'],
  },
  'iron.none-there': {
    statements: ['B-FLIP-03', 'B-IRON-02', 'L-IRON-01', 'C-IRON-01'],
    facts: ['asked', 'closest'],
  },
  'iron.works-first': {
    statements: ['B-IRON-02', 'B-IRON-03', 'L-IRON-01', 'C-IRON-01'],
    facts: ['closest'],
  },
  'beer.count': {
    statements: ['B-BEER-01', 'B-BEER-07', 'B-LINK-03', 'L-LINK-01', 'C-LINK-01'],
    facts: ['need', 'named', 'ways', 'closest'],
  },
  'beer.no-source': { statements: ['B-SELL-04', 'B-LINK-03'], facts: ['need', 'reach', 'where', 'closest'] },
  'beer.none-there': { statements: ['B-FLIP-03', 'B-BEER-02'], facts: ['asked', 'closest'] },
  'beer.not-connected': { statements: ['B-BEER-03', 'B-LINK-05', 'B-SELL-07'], facts: ['asked', 'closest'] },
  'beer.no-market': { statements: ['B-BEER-01'], facts: ['closest'] },
  'beer.merchant-for-rail': { statements: ['B-BEER-04', 'B-LINK-03'], facts: ['closest'] },
  'beer.other-merchant': { statements: ['B-BEER-04'], facts: ['buyer', 'closest'] },
  'beer.barrel-gone': { statements: ['B-BEER-04', 'B-BEER-06'], facts: ['buyer', 'closest'] },
  'money.short': {
    statements: ['B-BUILD-04', 'B-TURN-07', 'L-BUILD-03', 'C-PAY-01'],
    facts: ['seat', 'missing', 'price', 'money'],
  },

  'network.links-per-action': {
    statements: ['B-LINK-02', 'B-LINK-03', 'L-LINK-01', 'C-LINK-01'],
    facts: ['era'],
  },
  'network.no-links-left': { statements: ['B-LINK-06', 'L-LINK-02', 'C-LINK-01'], facts: ['seat'] },
  'network.line-taken': {
    statements: ['B-LINK-06', 'B-LINK-07', 'L-LINK-02', 'C-LINK-01'],
    facts: ['line', 'owner', 'seat'],
  },
  'network.era': { statements: ['B-LINK-02', 'B-LINK-03', 'L-LINK-01', 'C-LINK-01'], facts: ['line', 'era'] },
  'network.apart': {
    statements: [
      'B-LINK-01',
      'B-NET-03',
      'B-NOTILE-03',
      'L-LINK-02',
      'L-NOTILE-02',
      'C-LINK-01',
      'C-BUILD-02',
    ],
    facts: ['line', 'seat', 'hasPieces'],
  },

  'develop.tiles-per-action': { statements: ['B-DEV-01', 'L-DEV-01', 'C-DEV-01'], facts: [] },
  'develop.mat-empty': { statements: ['B-DEV-01', 'L-DEV-01', 'C-DEV-01'], facts: ['industry'] },
  'develop.lightbulb': { statements: ['B-DEV-03', 'B-MERCH-03'], facts: ['industry', 'level'] },

  'sell.no-tile': { statements: ['B-SELL-01', 'L-SELL-01', 'C-SELL-01'], facts: ['slot'] },
  'sell.not-yours': { statements: ['B-SELL-01', 'L-SELL-01', 'C-SELL-01'], facts: ['slot', 'tile', 'owner'] },
  'sell.industry': {
    statements: ['B-SELL-01', 'B-FLIP-01', 'L-SELL-01', 'L-FLIP-01', 'C-FLIP-01'],
    facts: ['slot', 'tile'],
  },
  'sell.other-tile': {
    statements: ['B-SELL-01', 'L-SELL-01', 'C-SELL-01'],
    facts: ['slot', 'tile', 'industry'],
  },
  'sell.flipped': { statements: ['B-FLIP-03', 'L-SELL-01', 'C-FLIP-01'], facts: ['slot', 'tile'] },
  'sell.no-buyer': {
    statements: ['B-SELL-01', 'B-SELL-04', 'L-SELL-02', 'L-SELL-03', 'L-SELL-08', 'C-SELL-01', 'C-SELL-03'],
    facts: ['industry', 'slot'],
  },
  'sell.which-buyer': { statements: ['L-SELL-01', 'C-SELL-01'], facts: ['buyers'] },
  'sell.buyer-blank': { statements: ['B-SELL-06'], facts: ['buyer'] },
  'sell.buyer-goods': { statements: ['B-SELL-01'], facts: ['buyer', 'industry'] },
  'sell.no-port': { statements: ['L-SELL-02', 'C-SELL-01'], facts: ['buyer'] },
  'sell.port-flipped': { statements: ['L-SELL-02', 'L-SELL-05', 'C-SELL-01'], facts: ['buyer'] },
  'sell.market-closed': { statements: ['L-SELL-03', 'L-SELL-06', 'C-SELL-02'], facts: [] },
  'sell.market-not-connected': { statements: ['L-SELL-03', 'C-SELL-01'], facts: ['slot'] },
  'sell.buyer-not-connected': {
    statements: ['B-SELL-01', 'L-SELL-02', 'C-SELL-01'],
    facts: ['buyer', 'slot'],
  },
  'bonus.must-choose': { statements: ['B-MERCH-03'], facts: ['buyer', 'bonuses'] },
  'bonus.none': { statements: ['B-MERCH-01', 'B-MERCH-03', 'L-SELL-02', 'C-SELL-01'], facts: [] },

  'loan.amount': { statements: ['B-LOAN-01', 'L-LOAN-01', 'C-LOAN-01'], facts: ['offered', 'amount'] },
  'loan.too-late': { statements: ['L-LOAN-02', 'C-LOAN-01'], facts: ['rounds'] },
  'loan.too-low': {
    statements: ['B-LOAN-02', 'L-LOAN-01', 'C-LOAN-01'],
    facts: ['incomeLevel', 'levels', 'lowest'],
  },

  'anywhere.both-actions': { statements: ['L-DBL-01', 'L-DBL-02', 'C-DBL-01'], facts: ['left'] },
  'anywhere.must-build': { statements: ['L-DBL-01', 'C-DBL-01'], facts: [] },
  'anywhere.two-cards': { statements: ['L-DBL-01', 'C-DBL-01'], facts: [] },
  'anywhere.nothing-to-build': { statements: ['L-DBL-02', 'C-DBL-01'], facts: [] },

  'scout.wild-in-hand': { statements: ['B-SCOUT-02'], facts: ['seat'] },
  'scout.too-few-cards': { statements: ['B-SCOUT-03'], facts: ['seat', 'cards'] },
  'scout.no-wild-left': { statements: ['B-SETUP-02'], facts: [] },

  'shortfall.no-debt': { statements: ['B-SHORT-05', 'L-SHORT-01', 'C-SHORT-01'], facts: [] },
  'shortfall.not-yours': { statements: ['B-SHORT-03', 'L-SHORT-01', 'C-SHORT-01'], facts: ['seat', 'slot'] },
  'shortfall.other-tile': {
    statements: ['B-SHORT-02', 'L-SHORT-01', 'C-SHORT-01'],
    facts: ['slot', 'tile', 'industry'],
  },
  'shortfall.worthless': { statements: ['B-SHORT-06', 'L-SHORT-01', 'C-SHORT-01'], facts: ['slot', 'tile'] },
} as const satisfies Record<string, RuleRow>

export type Rule = keyof typeof refusalTable

/** What a refusal by this rule tells, no more and no less. */
export type FactsOf<R extends Rule> = Pick<FactTypes, (typeof refusalTable)[R]['facts'][number]>
