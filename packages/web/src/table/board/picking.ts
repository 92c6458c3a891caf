// A place on the board as an answer: which choice it stands for now, or what to ask about it.

import { merchantPlace, type Place, readPlace, slotPlace } from '@ironbridge/board'
import {
  barrelBeside,
  MARKET,
  type Move,
  type MoveType,
  type Ruleset,
  rulesOf,
  type State,
  type Wish,
} from '@ironbridge/engine'
import { type Aspect, type Choice, isOption } from '../../play/choose.ts'
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
  const buyer = rules.buyers.findIndex((_, id) => buyerPlace(rules, id) === place)
  switch (at.kind) {
    case 'slot':
      return [...all(['coal', 'iron', 'beer', 'slot'], at.id), ...all(['buyer'], buyer)]
    case 'line':
      return all(['line'], at.id)
    case 'merchant':
      return [...all(['beer'], barrelBeside(at.id)), ...all(['buyer'], buyer)]
    case 'market':
      return all([at.goods], MARKET)
    case 'distant':
      return all(['buyer'], buyer)
    default:
      return []
  }
}

/** Where a buyer is: a merchant space, the slot of a port, or the distant market. */
export function buyerPlace(rules: Ruleset, buyer: number): Place {
  if (rules.edition.distantMarket === null) return merchantPlace(buyer)
  const { slot = null } = rules.buyers[buyer] ?? {}
  return slot === null ? 'distant' : slotPlace(slot)
}

const all = (aspects: readonly Aspect[], value: number): Choice[] =>
  aspects.map((aspect) => ({ aspect, value }))

/** What somebody who picks a place that is not possible would have liked to do. */
export function wishAt(place: Place, state: State, choices: readonly Choice[]): Wish | null {
  const at = readPlace(place)
  const chosen = (aspect: Aspect): number | string | undefined =>
    choices.find((choice) => choice.aspect === aspect)?.value
  const type = chosen('action') as MoveType | undefined
  const card = chosen('card')
  const paid = typeof card === 'number' && state.pending === null ? { card } : {}
  if (at.kind === 'line') return { type: 'network', line: at.id, ...paid }
  if (at.kind === 'slot') return { type: slotAction(type, state, at.id), slot: at.id, ...paid }
  return null
}

/** Own tiles that are sold are for selling, everything else is for building, unless an action was chosen. */
function slotAction(type: MoveType | undefined, state: State, slot: number): MoveType {
  if (type === 'build' || type === 'sell' || type === 'shortfall') return type
  if (state.pending?.type === 'shortfall') return 'shortfall'
  const tile = state.slots[slot]
  const { kinds, industries } = rulesOf(state)
  const isSold = tile && !tile.flipped && industries[kinds[tile.kind]?.industry ?? -1]?.isSold
  return isSold ? 'sell' : 'build'
}

/** The choices that lead to a move, for a repair that is taken up: everything about it but how it is paid. */
export const choicesFor = (move: Move): Choice[] =>
  (['action', 'slot', 'line', 'industry', 'amount'] as const).flatMap((aspect): Choice[] => {
    if (aspect === 'action') return [{ aspect, value: move.type }]
    const value: unknown = (move as unknown as Record<string, unknown>)[aspect]
    return typeof value === 'number' ? [{ aspect, value }] : []
  })
