// The moves worth weighing: of all that do the same to the board, the one that costs the least valuable card.

import { isSameButCards, type Move, type SlotId, type State } from '@ironbridge/engine'
import { cardCost, type KeepValues } from '../value/cards.ts'
import type { Outlook } from '../value/outlook.ts'

export interface Candidate {
  readonly move: Move
  /** What the cards it takes from the hand were worth. */
  readonly cost: number
  /** Equal for moves that differ only in the cards. */
  readonly effect: string
}

export function candidatesOf(
  at: Outlook,
  keep: KeepValues,
  state: State,
  legal: readonly Move[],
): Candidate[] {
  const cheapest = new Map<string, Candidate>()
  let effect = ''
  let known: Candidate | undefined
  for (const move of legal) {
    if (known === undefined || !isSameButCards(known.move, move)) {
      effect = effectOf(at, state, move)
      known = cheapest.get(effect)
    }
    const cost = cardCost(at, keep, move)
    if (known !== undefined && cost >= known.cost) continue
    known = { move, cost, effect }
    cheapest.set(effect, known)
  }
  return [...cheapest.values()]
}

/** Builds of another tile of the same industry differ, builds on equal free slots of a town do not. */
function effectOf(at: Outlook, state: State, move: Move): string {
  switch (move.type) {
    case 'build': {
      const tile = state.players[at.seat].mat[move.industry]
      const slot = firstLike(at, state, move.slot)
      return `build ${move.industry} ${tile} ${slot} ${move.coal.join()} ${move.iron.join()}`
    }
    case 'network':
      return `network ${move.line} ${move.coal.join()} ${move.beer.join()}`
    case 'develop':
      return `develop ${move.industry} ${move.iron.join()}`
    case 'sell':
      return `sell ${move.slot} ${move.buyer} ${move.beer.join()} ${move.bonus}`
    case 'loan':
      return `loan ${move.amount}`
    case 'shortfall':
      return `shortfall ${move.slot}`
    default:
      return move.type
  }
}

/** Of the free slots of a town that take the same industries, the first. */
function firstLike({ twin }: Outlook, { slots }: State, slot: SlotId): SlotId {
  let first = slot
  if (slots[slot] === null)
    for (let other = twin[slot]; other !== -1; other = twin[other]) if (slots[other] === null) first = other
  return first
}
