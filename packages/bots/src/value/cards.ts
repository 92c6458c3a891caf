// What a card in hand is worth keeping for.

import { type CardId, HIDDEN, type Move, type State, setOf } from '@ironbridge/engine'
import type { Outlook } from './outlook.ts'

export type KeepValues = ReadonlyMap<CardId, number>

/** By card in hand: the best tile it could place, on the board as it is. */
export function keepValues(at: Outlook, state: State): KeepValues {
  const values = new Map<CardId, number>()
  for (const card of state.players[at.seat].hand)
    if (card !== HIDDEN && !values.has(card)) values.set(card, keepValue(at, state, card))
  for (const card of at.rules.wildCards) values.set(card, keepValue(at, state, card))
  return values
}

function keepValue(at: Outlook, state: State, id: CardId): number {
  const time = Math.min(1, at.turnsLeft / 3)
  const card = at.rules.cards[id]
  if (card.wild) return at.weights.wild * time
  const { mat } = state.players[at.seat]
  let best = 0
  let places = 0
  for (let slot = 0; slot < state.slots.length; slot++) {
    const { location, industries } = at.rules.slots[slot]
    if (state.slots[slot] !== null || (industries & card.industries) === 0) continue
    if (card.places !== null && (card.places & setOf(location)) === 0) continue
    places++
    for (let industry = 0; industry < mat.length; industry++) {
      if ((industries & card.industries & (1 << industry)) === 0) continue
      const kind = at.rules.industries[industry].stack[mat[industry]]
      if (kind !== undefined) best = Math.max(best, at.worth[kind])
    }
  }
  return (best * at.weights.card + Math.min(places, 3) * at.weights.cardPlace) * time
}

/** What the cards that a move takes from the hand were worth, less what it brings. */
export function cardCost(at: Outlook, keep: KeepValues, move: Move): number {
  let cost = move.card === null ? 0 : (keep.get(move.card) ?? 0)
  if (move.type === 'anywhere') cost += keep.get(move.extra) ?? 0
  if (move.type !== 'scout') return cost
  for (const card of move.extra) cost += keep.get(card) ?? 0
  for (const card of at.rules.wildCards) cost -= keep.get(card) ?? 0
  return cost
}
