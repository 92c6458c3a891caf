// Things on the table that a refusal concerns, by name, so that a display can point at them.

import { isBarrel, isSlot, merchantOfBarrel, type Source } from '../ids.ts'
import type { Situation } from '../map/situation.ts'
import type { Move } from '../move.ts'
import { cardName } from '../notation/names.ts'
import type { Facts } from './facts.ts'

export interface Elements {
  readonly slots: readonly string[]
  readonly lines: readonly string[]
  readonly locations: readonly string[]
  readonly merchants: readonly string[]
  readonly cards: readonly string[]
  readonly seats: readonly string[]
}

/** What the move names, and what its facts add: the nearer mine, the slot that comes first, the owner. */
export function elementsOf(at: Situation, move: Move, facts: Facts): Elements {
  const { rules } = at
  const sources: Source[] = (['coal', 'iron', 'beer'] as const).flatMap((goods) =>
    goods in move ? (move as unknown as Record<string, Source[]>)[goods] : [],
  )
  const named = (key: string): string[] => `${facts[key] ?? ''}`.split(' or ').filter((name) => name !== '')
  const slots = [
    ...('slot' in move ? [rules.slots[move.slot].id] : []),
    ...sources.filter(isSlot).map((slot) => rules.slots[slot].id),
    ...named('closest'),
    ...named('free'),
  ]
  const merchants = [
    ...(move.type === 'sell' && move.buyer >= 0 ? [rules.buyers[move.buyer].id] : []),
    ...sources.filter(isBarrel).map((barrel) => rules.merchantSpaces[merchantOfBarrel(barrel)].id),
  ]
  return {
    slots: unique(slots),
    lines: move.type === 'network' ? [rules.lines[move.line].id] : [],
    locations: named('town'),
    merchants: unique(merchants),
    cards: move.card === null || move.card < 0 ? [] : [cardName(rules, move.card)],
    seats: unique([...named('seat'), ...named('owner')]),
  }
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
