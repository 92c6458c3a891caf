// What happened, in a few lines: a move, what followed from it, and the end of a round.

import { formatEvent, type GameEvent, type Ruleset, type Seat, viewEvent } from '@ironbridge/engine'
import { filled } from '../drawing/list.ts'
import type { Screen } from '../drawing/screen.ts'
import { bold, dim, seatStyle } from '../drawing/style.ts'

/** Said by the move itself, by the board, or by the score sheet. */
const untold = new Set<GameEvent['type']>([
  'discard',
  'turn',
  'income-space',
  'score-link',
  'score-tile',
  'tile-removed',
  'barrel-returned',
  'shuffle',
  'over',
])

export interface TableNews {
  readonly seat: Seat
  /** As in the record. */
  readonly move: string
  readonly events: readonly GameEvent[]
  /** Who reads it; null for nobody in particular. */
  readonly reader: Seat | null
}

export function newsLines(
  rules: Ruleset,
  { seat, move, events, reader }: TableNews,
  { columns, paint }: Screen,
): string[] {
  const told = events.filter(
    (event) => !untold.has(event.type) && (event.type !== 'draw' || event.seat === reader),
  )
  const afterwards = told.findIndex(({ type }) => type === 'turn-order')
  const own = afterwards < 0 ? told : told.slice(0, afterwards)
  const rest = afterwards < 0 ? [] : told.slice(afterwards)
  const sentences = (some: readonly GameEvent[]): string[] =>
    filled(
      some.map((event) => formatEvent(rules, viewEvent(rules, event, reader))),
      columns - 2,
      '; ',
    ).map((line) => paint(`  ${line}`, dim))
  return [
    paint(move, seatStyle(seat)),
    ...sentences(own),
    ...sentences(rest.filter((event) => !isHeading(event))),
    ...rest.filter(isHeading).map((event) => paint(formatEvent(rules, event), bold)),
  ]
}

const isHeading = ({ type }: GameEvent): boolean => type === 'round' || type === 'era'
