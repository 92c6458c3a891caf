// A place on the board as an answer: which choice it stands for now, or what to ask about it.

import { merchantPlace, type Place, readPlace, slotPlace } from '@ironbridge/board'
import {
  type BuyerId,
  barrelBeside,
  MARKET,
  type Move,
  type MoveType,
  merchantBuying,
  type Ruleset,
  rulesOf,
  type SlotId,
  type State,
  type Wish,
} from '@ironbridge/engine'
import { type Choice, choicesOf, chosenOf, isOption } from '../../play/choose.ts'
import type { Narrowing } from '../../play/sitting.ts'

/** The choices that a place may stand for, the one that is asked for first. */
export function choicesAt(
  place: Place,
  rules: Ruleset,
  { left, question }: Narrowing,
  choices: readonly Choice[],
): readonly Choice[] {
  const possible = valuesAt(place, rules).filter((choice) => isOption(left, choices, choice))
  return possible.sort((a, b) => Number(b.aspect === question) - Number(a.aspect === question))
}

function valuesAt(place: Place, rules: Ruleset): Choice[] {
  const at = readPlace(place)
  const value = rules.buyers.findIndex((_, id) => buyerPlace(rules, id) === place)
  const buyers: Choice[] = value === -1 ? [] : [{ aspect: 'buyer', value }]
  switch (at.kind) {
    case 'slot':
      return [
        { aspect: 'coal', value: at.id },
        { aspect: 'iron', value: at.id },
        { aspect: 'beer', value: at.id },
        { aspect: 'slot', value: at.id },
        ...buyers,
      ]
    case 'line':
      return [{ aspect: 'line', value: at.id }]
    case 'merchant':
      return [{ aspect: 'beer', value: barrelBeside(at.id) }, ...buyers]
    case 'market':
      return [{ aspect: at.goods, value: MARKET }]
    case 'distant':
      return buyers
    default:
      return []
  }
}

/** Where a buyer is: a merchant space, the slot of a port, or the distant market. */
export function buyerPlace(rules: Ruleset, buyer: BuyerId): Place {
  if (rules.edition.distantMarket === null) return merchantPlace(merchantBuying(buyer))
  const { slot = null } = rules.buyers[buyer] ?? {}
  return slot === null ? 'distant' : slotPlace(slot)
}

/** What somebody who picks a place that is not possible would have liked to do. */
export function wishAt(place: Place, state: State, choices: readonly Choice[]): Wish | null {
  const at = readPlace(place)
  const [type] = chosenOf(choices, 'action')
  const [card] = chosenOf(choices, 'card')
  const paid = card !== undefined && state.pending === null ? { card } : {}
  if (at.kind === 'line') return { type: 'network', line: at.id, ...paid }
  if (at.kind === 'slot') return { type: slotAction(type, state, at.id), slot: at.id, ...paid }
  return null
}

/** Own tiles that are sold are for selling, everything else is for building, unless an action was chosen. */
function slotAction(type: MoveType | undefined, state: State, slot: SlotId): MoveType {
  if (type === 'build' || type === 'sell' || type === 'shortfall') return type
  if (state.pending?.type === 'shortfall') return 'shortfall'
  const tile = state.slots[slot]
  const { kinds, industries } = rulesOf(state)
  const isSold = tile && !tile.flipped && industries[kinds[tile.kind]?.industry ?? -1]?.isSold
  return isSold ? 'sell' : 'build'
}

/** The choices that lead to a move, for a repair that is taken up: everything about it but how it is paid. */
export const choicesFor = (move: Move): Choice[] =>
  (['action', 'slot', 'line', 'industry', 'amount'] as const).flatMap((aspect) => choicesOf(move, aspect))
