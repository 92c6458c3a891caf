// The moves worth weighing: of all that do the same to the board, the one that costs the least valuable card.

import type { Move } from '@ironbridge/engine'
import { cardCost, type KeepValues } from './cards.ts'
import type { Outlook } from './outlook.ts'

export interface Candidate {
  readonly move: Move
  /** What the cards it takes from the hand were worth. */
  readonly cost: number
}

export function candidatesOf(at: Outlook, keep: KeepValues, legal: readonly Move[]): Candidate[] {
  const cheapest = new Map<string, Candidate>()
  for (const move of legal) {
    const cost = cardCost(at, keep, move)
    const effect = effectOf(move)
    const known = cheapest.get(effect)
    if (known === undefined || cost < known.cost) cheapest.set(effect, { move, cost })
  }
  return [...cheapest.values()]
}

/** Equal for moves that differ only in the cards. */
function effectOf(move: Move): string {
  switch (move.type) {
    case 'build':
      return `build ${move.industry} ${move.slot} ${move.coal.join()} ${move.iron.join()}`
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
