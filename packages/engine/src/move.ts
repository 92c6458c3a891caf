// A move: one decision of a player, with every choice in it and no consequence. No rules here.

import type { BuyerId, CardId, IndustryId, LineId, SlotId, Source } from './ids.ts'

/** A card pays for the first step of an action; later steps carry none. */
export type Payment = CardId | null

export interface BuildMove {
  readonly type: 'build'
  readonly industry: IndustryId
  readonly slot: SlotId
  readonly coal: readonly Source[]
  readonly iron: readonly Source[]
  readonly card: Payment
}

export interface NetworkMove {
  readonly type: 'network'
  readonly line: LineId
  readonly coal: readonly Source[]
  readonly beer: readonly Source[]
  readonly card: Payment
}

export interface DevelopMove {
  readonly type: 'develop'
  readonly industry: IndustryId
  readonly iron: readonly Source[]
  readonly card: Payment
}

export interface SellMove {
  readonly type: 'sell'
  /** Of the tile on the slot. */
  readonly industry: IndustryId
  readonly slot: SlotId
  readonly buyer: BuyerId
  readonly beer: readonly Source[]
  /** Industry removed from the mat by a merchant's bonus. */
  readonly bonus: IndustryId | null
  readonly card: Payment
}

export interface LoanMove {
  readonly type: 'loan'
  readonly amount: number
  readonly card: Payment
}

/** Three cards for one of each wild card. */
export interface ScoutMove {
  readonly type: 'scout'
  readonly extra: readonly [CardId, CardId]
  readonly card: Payment
}

export interface PassMove {
  readonly type: 'pass'
  readonly card: Payment
}

/** Two cards and both actions, for a build in any town; the build itself follows. */
export interface AnywhereMove {
  readonly type: 'anywhere'
  readonly extra: CardId
  readonly card: Payment
}

/** Finishes an action that could go on. */
export interface EndMove {
  readonly type: 'end'
  readonly card: null
}

/** Removes a tile to pay negative income. */
export interface ShortfallMove {
  readonly type: 'shortfall'
  /** Of the tile on the slot. */
  readonly industry: IndustryId
  readonly slot: SlotId
  readonly card: null
}

export type Move =
  | BuildMove
  | NetworkMove
  | DevelopMove
  | SellMove
  | LoanMove
  | ScoutMove
  | AnywhereMove
  | PassMove
  | EndMove
  | ShortfallMove

export type MoveType = Move['type']

/** What the rulebook calls an action, and passing. */
export type ActionType = Exclude<MoveType, 'end' | 'shortfall'>

/** Actions that may take several steps. */
export type SteppedType = 'network' | 'develop' | 'sell' | 'anywhere'

/** A move with these fields perhaps left unsaid. */
type Leaving<M extends Move, Field extends keyof M> = Omit<M, Field> & {
  readonly [Name in Field]?: M[Name] | undefined
}

export type SaidSale = Leaving<SellMove, 'industry' | 'buyer' | 'bonus'>
export type SaidShortfall = Leaving<ShortfallMove, 'industry'>

/** A move as somebody says it, where what is no choice may be left out. Rules never meet one: see `meantMove`. */
export type SaidMove = Exclude<Move, SellMove | ShortfallMove> | SaidSale | SaidShortfall

export function isWhole(said: SaidMove): said is Move {
  if (said.type === 'sell')
    return said.industry !== undefined && said.buyer !== undefined && said.bonus !== undefined
  return said.type !== 'shortfall' || said.industry !== undefined
}

/** Whether they do the same, paid by whatever cards: as `legalMoves` lists them, which shares the lists of sources among them. */
export function isSameButCards(a: Move, b: Move): boolean {
  switch (a.type) {
    case 'build':
      return (
        b.type === 'build' &&
        a.industry === b.industry &&
        a.slot === b.slot &&
        a.coal === b.coal &&
        a.iron === b.iron
      )
    case 'network':
      return b.type === 'network' && a.line === b.line && a.coal === b.coal && a.beer === b.beer
    case 'develop':
      return b.type === 'develop' && a.industry === b.industry && a.iron === b.iron
    case 'sell':
      return (
        b.type === 'sell' &&
        a.slot === b.slot &&
        a.buyer === b.buyer &&
        a.beer === b.beer &&
        a.bonus === b.bonus
      )
    case 'loan':
      return b.type === 'loan' && a.amount === b.amount
    case 'shortfall':
      return false
    default:
      return a.type === b.type
  }
}
