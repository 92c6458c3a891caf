// Things on the table that a refusal concerns, so that a display can point at them.

import {
  type BuyerId,
  type CardId,
  HIDDEN,
  isBarrel,
  isSlot,
  type LineId,
  type LocationId,
  merchantOfBarrel,
  type Seat,
  type SlotId,
} from '../ids.ts'
import type { Situation } from '../map/situation.ts'
import type { SaidMove } from '../move.ts'
import type { FactTypes } from '../refusals.ts'
import { sourcesIn } from './facts.ts'

export interface Elements {
  readonly slots: readonly SlotId[]
  readonly lines: readonly LineId[]
  readonly locations: readonly LocationId[]
  readonly buyers: readonly BuyerId[]
  readonly cards: readonly CardId[]
  readonly seats: readonly Seat[]
}

/** What the move names with whoever owns it, and what its facts add: the nearer mine, the slot that comes first. */
export function elementsOf(at: Situation, asked: SaidMove, facts: Partial<FactTypes>): Elements {
  const { rules, state, seat } = at
  const sources = [...sourcesIn(asked, 'coal'), ...sourcesIn(asked, 'iron'), ...sourcesIn(asked, 'beer')]
  const { closest = [], free = [] } = facts
  const slots = 'slot' in asked ? [asked.slot] : []
  const lines = asked.type === 'network' ? [asked.line] : []
  const owners = [...slots.map((slot) => state.slots[slot]?.owner), ...lines.map((line) => state.links[line])]
  const buyers = asked.type === 'sell' && asked.buyer !== undefined ? [asked.buyer] : []
  return {
    slots: unique([...slots, ...sources.filter(isSlot), ...closest, ...free]),
    lines,
    locations: slots.map((slot) => rules.slots[slot].location),
    buyers: unique([...buyers, ...sources.filter(isBarrel).map(merchantOfBarrel)]),
    cards: asked.card === null || asked.card === HIDDEN ? [] : [asked.card],
    seats: unique([seat, ...owners.filter((owner) => owner !== undefined && owner !== null)]),
  }
}

const unique = <Id>(ids: readonly Id[]): Id[] => [...new Set(ids)]
