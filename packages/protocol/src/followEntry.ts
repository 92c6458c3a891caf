// A move of the log, followed on one viewer's own view.

import { follow, type Move, parseMove, rulesOf, type State, type Tell } from '@ironbridge/engine'
import type { Entry } from './messages.ts'

/** What was played, and what the viewer sees then. Throws where the line does not fit the view. */
export function followEntry(
  seen: State,
  seat: number | null,
  { move, drew = [], demand = [] }: Extract<Entry, { type: 'move' }>,
  tell?: Tell,
): { readonly move: Move; readonly seen: State } {
  const rules = rulesOf(seen)
  const { value, error } = parseMove(rules, move.slice('A '.length))
  if (error) throw new Error(error.message)
  const cards = drew.map((name) => rules.cards.findIndex(({ id }) => id === name))
  return { move: value, seen: follow(seen, seat, value, { drew: cards, demand }, tell) }
}
