// What happened: small records for logs, animation and score sheets. Told as the rules apply a move.

import type {
  BuyerId,
  CardId,
  Era,
  LineId,
  LocationId,
  MerchantId,
  Seat,
  SlotId,
  Source,
  TileKindId,
} from './ids.ts'

export type GameEvent =
  | { type: 'discard'; seat: Seat; cards: CardId[] }
  | { type: 'build'; seat: Seat; kind: TileKindId; slot: SlotId; cost: number; cubes: number }
  | { type: 'overbuild'; seat: Seat; slot: SlotId; kind: TileKindId; owner: Seat; cubes: number }
  | { type: 'link'; seat: Seat; line: LineId; cost: number }
  | { type: 'develop'; seat: Seat; kind: TileKindId }
  | { type: 'sell'; seat: Seat; slot: SlotId; kind: TileKindId; buyer: BuyerId }
  /** A tile of the distant market was turned up; `bonus` is null where it closed the market and the sale failed. */
  | { type: 'demand'; seat: Seat; steps: number; space: number; bonus: number | null }
  | { type: 'loan'; seat: Seat; amount: number; levels: number }
  | { type: 'scout'; seat: Seat; cards: CardId[] }
  | { type: 'anywhere'; seat: Seat }
  | { type: 'pass'; seat: Seat }
  /** One cube or barrel used, and what it cost. */
  | { type: 'use'; seat: Seat; goods: 'coal' | 'iron' | 'beer'; from: Source; cost: number }
  /** One cube moved from a new tile to its market. */
  | { type: 'market-sale'; seat: Seat; goods: 'coal' | 'iron'; slot: SlotId; price: number }
  | { type: 'flip'; slot: SlotId; kind: TileKindId; owner: Seat; income: number }
  | {
      type: 'bonus'
      seat: Seat
      merchant: MerchantId
      gives: 'money' | 'vp' | 'income' | 'develop'
      amount: number
    }
  /** The income marker moved. */
  | { type: 'income-space'; seat: Seat; from: number; to: number }
  | { type: 'draw'; seat: Seat; cards: CardId[] }
  | { type: 'turn-order'; order: Seat[]; spent: number[] }
  /** Money taken (or, if negative, owed) at the end of a round. */
  | { type: 'income'; seat: Seat; amount: number }
  | { type: 'shortfall'; seat: Seat; slot: SlotId; kind: TileKindId; raised: number }
  | { type: 'debt'; seat: Seat; unpaid: number; vpLost: number }
  | {
      type: 'score-link'
      seat: Seat
      line: LineId
      vp: number
      icons: { location: LocationId; icons: number }[]
    }
  | { type: 'score-tile'; seat: Seat; slot: SlotId; kind: TileKindId; vp: number }
  | { type: 'score-final'; seat: Seat; reason: 'money' | 'income' | 'tiles'; vp: number }
  | { type: 'tile-removed'; slot: SlotId; kind: TileKindId; owner: Seat }
  | { type: 'barrel-returned'; merchant: MerchantId }
  | { type: 'shuffle'; cards: number }
  | { type: 'era'; era: Era }
  | { type: 'round'; era: Era; round: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'over'; ranking: Seat[][] }

/** Absent when nobody listens; then no event is even made. */
export type Tell = ((event: GameEvent) => void) | undefined
