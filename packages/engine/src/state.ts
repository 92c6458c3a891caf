// The whole game at one moment, as plain JSON. No rules here.

import type {
  CardId,
  Era,
  IndustryId,
  LineId,
  MerchantId,
  MutableIdTable,
  Seat,
  SlotId,
  TileKindId,
} from './ids.ts'
import type { SteppedType } from './move.ts'
import type { Rng } from './rng.ts'

/** What is chosen before a game. */
export interface Setup {
  readonly edition: string
  /** Number of players. */
  readonly seats: number
  /** Variant ids, in the order of the variant table. */
  readonly variants: readonly string[]
}

export interface State {
  /** Edition, variants, number of seats: never changes. */
  readonly setup: Setup
  era: Era
  /** From 1, within the era. */
  round: number
  over: boolean
  /** Seats in the order of this round. */
  turnOrder: Seat[]
  /** Index into turnOrder. */
  turn: number
  actionsLeft: number
  /** An action that may go on, or a debt to settle. */
  pending: Pending | null
  slots: MutableIdTable<SlotId, Tile | null>
  links: MutableIdTable<LineId, Seat | null>
  merchants: MutableIdTable<MerchantId, Merchant | null>
  /** Cubes in the markets. */
  coal: number
  iron: number
  /** Null in editions without one. */
  distantMarket: DistantMarket | null
  /** Wild cards on their piles, by row of the wild card table. */
  wilds: number[]
  /** Top card last. */
  deck: CardId[]
  /** Out of play until the era ends, seen by nobody. */
  faceDown: CardId[]
  players: PlayerState[]
  /** Null in a view. */
  rng: Rng | null
}

/** Tiles and merchants are replaced, never changed, so that copies of a state may share them. */
export interface Tile {
  readonly kind: TileKindId
  readonly owner: Seat
  readonly flipped: boolean
  /** Cubes or barrels on it. */
  readonly cubes: number
}

export interface Merchant {
  /** Row of the merchant tile table. */
  readonly tile: number
  readonly barrel: boolean
}

/** On a tile that a view does not show. */
export const UNKNOWN_STEPS = -1

/** Demand for cotton. Replaced, never changed. */
export interface DistantMarket {
  /** Index into the track of bonuses; its length when the market is closed. */
  readonly space: number
  /** Steps on the tiles face down, the next one last; UNKNOWN_STEPS in a view. */
  readonly tiles: readonly number[]
  /** Steps on the tiles turned up in this era. */
  readonly used: readonly number[]
}

export interface PlayerState {
  money: number
  spent: number
  vp: number
  incomeSpace: number
  /** Ascending. */
  hand: CardId[]
  /** Face up, newest last. */
  discard: CardId[]
  /** By industry: how many tiles are gone from the stack. */
  mat: MutableIdTable<IndustryId, number>
  linksLeft: number
}

export type Pending =
  /** Steps already taken in this action. */
  | { readonly type: SteppedType; readonly steps: number }
  /** A player who cannot pay negative income chooses a tile to remove. */
  | { readonly type: 'shortfall'; readonly seat: Seat; readonly owed: number }

export function cloneState(state: State): State {
  return {
    setup: state.setup,
    era: state.era,
    round: state.round,
    over: state.over,
    turnOrder: state.turnOrder.slice(),
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    pending: state.pending,
    slots: state.slots.slice(),
    links: state.links.slice(),
    merchants: state.merchants.slice(),
    coal: state.coal,
    iron: state.iron,
    distantMarket: state.distantMarket,
    wilds: state.wilds.slice(),
    deck: state.deck.slice(),
    faceDown: state.faceDown.slice(),
    players: state.players.map(clonePlayer),
    rng: state.rng,
  }
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    money: player.money,
    spent: player.spent,
    vp: player.vp,
    incomeSpace: player.incomeSpace,
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    mat: player.mat.slice(),
    linksLeft: player.linksLeft,
  }
}

/** In the action that is open. */
export const stepsTaken = ({ pending }: State): number =>
  pending === null || pending.type === 'shortfall' ? 0 : pending.steps

/** Who decides now: the seat in turn, or the one that must raise money. */
export const seatToMove = (state: State): Seat =>
  state.pending?.type === 'shortfall' ? state.pending.seat : state.turnOrder[state.turn]
