// Cards: what one is good for, and which were not seen yet.

import { brokenByCard } from '../actions/build.ts'
import { type CardId, firstOf, type Seat, type SlotId } from '../ids.ts'
import { situation } from '../map/situation.ts'
import { brokenBySlot, brokenByTile, nextTile } from '../map/slots.ts'
import type { State } from '../state.ts'
import { cardsOutOfSight, view } from '../view.ts'

/**
 * Every card that may still be in the deck, in another hand or face down, ascending: all cards of this table without those that a seat
 * holds and those discarded. With no seat, as a spectator counts.
 */
export const unseenCards = (state: State, seat: Seat | null): CardId[] =>
  cardsOutOfSight(view(state, seat)).sort((a, b) => a - b)

/** Slots where a seat may build with a card, now or when its turn comes: goods and money are left aside (B-CARD-01 to 03). */
export function slotsOfCard(state: State, seat: Seat, card: CardId): readonly SlotId[] {
  const at = situation(state, seat)
  const { industries } = at.rules
  const found = new Set<SlotId>()
  for (let industry = firstOf(industries); industry < industries.length; industry++) {
    const kind = nextTile(at, industry)
    if (kind === null || brokenByTile(at, kind) !== null) continue
    for (const slot of industries[industry].slots)
      if ((brokenBySlot(at, kind, slot) ?? brokenByCard(at, kind, slot, card)) === null) found.add(slot)
  }
  return [...found].sort((a, b) => a - b)
}
