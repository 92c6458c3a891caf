// What was done, as a line of a list: the deed, what it took, what came of it, and the one figure that counts.

import type { GameEvent, Move, MoveType, Ruleset, Seat } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { eventBrief, goodsBriefs } from './brief.ts'
import { buyerName, lineName, tileName, townName } from './names.ts'
import { money } from './numbers.ts'
import { row } from './row.ts'
import { actionName, goodsCount, playerName, points } from './terms.ts'

/** One action with all its steps, or a tile that had to be given up. */
export interface Deed {
  readonly type: MoveType
  readonly text: string
  /** Where goods came from, and who bought. */
  readonly used: readonly string[]
  /** What came of it beside what the deed says. */
  readonly notes: readonly string[]
  /** Price or gain. */
  readonly figure: string | null
}

/** A move as it was heard. */
interface Heard {
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
}

/** Moves of one seat in the order in which they were made; the steps of an action are one group. */
export function actionsIn<One extends Heard>(moves: readonly One[]): One[][] {
  const actions: One[][] = []
  for (const heard of moves) {
    const { type, card } = heard.move
    const last = actions.at(-1)
    if (last && card === null && type !== 'shortfall') last.push(heard)
    else actions.push([heard])
  }
  return actions
}

/** Null where there is nothing to tell: the end of an action that could have gone on. */
export function deedOf(
  i18n: I18n,
  rules: Ruleset,
  action: readonly Heard[],
  names: readonly string[],
): Deed | null {
  const [first] = action
  const events = action.flatMap((heard) => heard.events)
  const main = action.find(({ move }) => move.type !== 'end' && move.type !== 'anywhere') ?? first
  if (first === undefined || main === undefined || main.move.type === 'end') return null
  const { type } = main.move
  const text = events.flatMap((event) => deedText(i18n, rules, type, event) ?? [])
  return {
    type: first.move.type === 'anywhere' ? 'anywhere' : type,
    text: text.length === 0 ? actionName(i18n, type) : text.join(SEPARATORS[type] ?? ' · '),
    used: usedIn(i18n, rules, events),
    notes: notesOf(i18n, rules, events, first.seat, names),
    figure: figureOf(i18n, rules, type, events, first.seat),
  }
}

const SEPARATORS: Partial<Record<MoveType, string>> = { network: ', ', develop: ', ' }

/** The words of the action itself; other events of the same move are told elsewhere. */
function deedText(i18n: I18n, rules: Ruleset, type: MoveType, event: GameEvent): string | null {
  if (event.type === 'link') return lineName(i18n, rules, event.line)
  if (event.type === 'develop') return type === 'develop' ? tileName(i18n, rules, event.kind) : null
  if (event.type !== 'build' && event.type !== 'sell' && event.type !== 'shortfall') return null
  const tile = tileName(i18n, rules, event.kind)
  const town = townName(i18n, rules, event.slot)
  return event.type === 'shortfall' ? i18n._(msg`${tile} in ${town} given up`) : `${tile}, ${town}`
}

const usedIn = (i18n: I18n, rules: Ruleset, events: readonly GameEvent[]): string[] => [
  ...goodsBriefs(
    i18n,
    rules,
    events.filter(({ type }) => type === 'use'),
  ),
  ...new Set(
    events.flatMap((event) => (event.type === 'sell' ? [`→ ${buyerName(i18n, rules, event.buyer)}`] : [])),
  ),
]

/** What it built over, sold and turned; whose tile flips is said where it is not the one just built or sold. */
function notesOf(
  i18n: I18n,
  rules: Ruleset,
  events: readonly GameEvent[],
  seat: Seat,
  names: readonly string[],
): string[] {
  const handled = events.flatMap((event) =>
    event.type === 'build' || event.type === 'sell' ? [event.slot] : [],
  )
  const flipNote = (event: Extract<GameEvent, { type: 'flip' }>): string[] => {
    if (handled.includes(event.slot))
      return events.some(({ type }) => type === 'build') ? [i18n._(msg`flips at once`)] : []
    const tile = tileName(i18n, rules, event.kind)
    const owner = playerName(i18n, names, event.owner)
    return [event.owner === seat ? i18n._(msg`${tile} flips`) : i18n._(msg`${tile} of ${owner} flips`)]
  }
  return [
    ...goodsBriefs(
      i18n,
      rules,
      events.filter(({ type }) => type === 'market-sale'),
    ),
    ...events.flatMap((event) => {
      if (event.type === 'flip') return flipNote(event)
      const isTold = event.type === 'overbuild' || event.type === 'bonus' || event.type === 'demand'
      return isTold ? (eventBrief(i18n, rules, event, names) ?? []) : []
    }),
  ]
}

function figureOf(
  i18n: I18n,
  rules: Ruleset,
  type: MoveType,
  events: readonly GameEvent[],
  seat: Seat,
): string | null {
  const spent = spentIn(events)
  switch (type) {
    case 'build':
    case 'network':
      return money(spent)
    case 'develop': {
      const iron = events.filter((event) => event.type === 'use').length
      return spent > 0 || iron === 0 ? money(spent) : goodsCount(i18n, 'iron', iron)
    }
    case 'sell': {
      const vp = sum(events, (event) =>
        event.type === 'flip' && event.owner === seat ? row(rules.kinds, event.kind).vp : 0,
      )
      return vp > 0 ? `+${points(i18n, vp)}` : null
    }
    case 'loan':
      return `+${money(sum(events, (event) => (event.type === 'loan' ? event.amount : 0)))}`
    case 'shortfall':
      return `+${money(sum(events, (event) => (event.type === 'shortfall' ? event.raised : 0)))}`
    default:
      return null
  }
}

/** Pounds paid in all. */
export const spentIn = (events: readonly GameEvent[]): number =>
  sum(events, (event) =>
    event.type === 'build' || event.type === 'link' || event.type === 'use' ? event.cost : 0,
  )

const sum = (events: readonly GameEvent[], of: (event: GameEvent) => number): number =>
  events.reduce((all, event) => all + of(event), 0)
