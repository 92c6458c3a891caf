// An advised turn in words: each action with what it takes and brings.

import {
  type GameEvent,
  linkValue,
  type Move,
  rulesOf,
  type State,
  seatToMove,
  turnsUpATile,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AdvisedAction, actionsOf } from '../../play/advice.ts'
import {
  actionName,
  allOf,
  buyerName,
  goodsCount,
  lineName,
  money,
  playerName,
  points,
  sourceFrom,
  tileName,
  townName,
} from '../../words/index.ts'

/** "Iron works I in Dudley", "Manufacturer I and Cotton mill I". */
export function actionTitle(i18n: I18n, { moves, before, events }: AdvisedAction): string {
  const rules = rulesOf(before)
  // Bonuses of merchants develop tiles too: they are what it brings.
  const isSale = moves.some(({ type }) => type === 'sell')
  const deeds = events
    .filter(({ type }) => !isSale || type === 'sell')
    .flatMap((event) => deedWords(i18n, before, event))
  const unseen = moves.at(-1)
  if (unseen?.type === 'sell' && turnsUpATile(before, unseen)) {
    const tile = standing(i18n, before, unseen.slot)
    const town = townName(i18n, rules, unseen.slot)
    deeds.push(i18n._(msg`${tile} in ${town}`))
  }
  if (deeds.length > 0) return allOf(i18n, counted(deeds))
  // Nothing more is added to an action that could go on.
  return moves[0]?.type === 'end'
    ? i18n._(msg`Done with this action`)
    : actionName(i18n, moves[0]?.type ?? 'pass')
}

/** Equal ones together: "2 × Manufacturer II". */
export const counted = (words: readonly string[]): string[] =>
  [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length
    return count === 1 ? word : `${count} × ${word}`
  })

function deedWords(i18n: I18n, state: State, event: GameEvent): string[] {
  const rules = rulesOf(state)
  switch (event.type) {
    case 'build':
    case 'sell': {
      const tile = tileName(i18n, rules, event.kind)
      const town = townName(i18n, rules, event.slot)
      return [i18n._(msg`${tile} in ${town}`)]
    }
    case 'link':
      return [lineName(i18n, rules, event.line)]
    case 'develop':
    case 'shortfall':
      return [tileName(i18n, rules, event.kind)]
    default:
      return []
  }
}

const standing = (i18n: I18n, state: State, slot: number): string => {
  const tile = state.slots[slot]
  return tile ? tileName(i18n, rulesOf(state), tile.kind) : ''
}

/** What an action takes and brings, shortly: "1 coal from the market £2 · £7 in all". */
export function actionNotes(i18n: I18n, action: AdvisedAction, names: readonly string[]): string {
  const { moves, before, after, events } = action
  const seat = seatToMove(before)
  const spent = (before.players[seat]?.money ?? 0) - (after.players[seat]?.money ?? 0)
  const sum = money(Math.abs(spent))
  const taken = goodsWords(i18n, before, events)
  const bought = events.reduce((cost, event) => cost + (event.type === 'use' ? event.cost : 0), 0)
  const buyers = moves.flatMap((move) =>
    move.type === 'sell' ? [buyerName(i18n, rulesOf(before), move.buyer)] : [],
  )
  const to = allOf(i18n, [...new Set(buyers)])
  return [
    ...(to === '' ? [] : [i18n._(msg`to ${to}`)]),
    ...taken,
    ...(spent > 0 && spent !== bought ? [taken.length > 0 ? i18n._(msg`${sum} in all`) : sum] : []),
    ...(spent < 0 ? [`+${sum}`] : []),
    ...flipWords(i18n, before, events, names),
    ...linkWords(i18n, after, events),
  ].join(' · ')
}

/** Cubes and barrels by their sources, with what the market wants for them. */
function goodsWords(i18n: I18n, state: State, events: readonly GameEvent[]): string[] {
  const sums = new Map<string, { words: (count: number) => string; count: number; cost: number }>()
  for (const event of events) {
    if (event.type !== 'use') continue
    const { goods, from, cost } = event
    const words = (count: number): string =>
      `${goodsCount(i18n, goods, count)} ${sourceFrom(i18n, rulesOf(state), from)}`
    // Two barrels of one place are told together.
    const sum = sums.get(words(0)) ?? { words, count: 0, cost: 0 }
    sums.set(words(0), { words, count: sum.count + 1, cost: sum.cost + cost })
  }
  return [...sums.values()].map(({ words, count, cost }) =>
    cost === 0 ? words(count) : `${words(count)} ${money(cost)}`,
  )
}

function flipWords(
  i18n: I18n,
  state: State,
  events: readonly GameEvent[],
  names: readonly string[],
): string[] {
  const rules = rulesOf(state)
  const byOwner = new Map<number, number>()
  for (const event of events)
    if (event.type === 'flip')
      byOwner.set(event.owner, (byOwner.get(event.owner) ?? 0) + (rules.kinds[event.kind]?.vp ?? 0))
  return [...byOwner].map(([seat, vp]) => {
    const gain = points(i18n, vp)
    if (seat === seatToMove(state)) return i18n._(msg`flips: ${gain}`)
    const owner = playerName(i18n, names, seat)
    return i18n._(msg`flips: ${gain} to ${owner}`)
  })
}

function linkWords(i18n: I18n, after: State, events: readonly GameEvent[]): string[] {
  const lines = events.flatMap((event) => (event.type === 'link' ? [event.line] : []))
  if (lines.length === 0) return []
  const worth = points(
    i18n,
    lines.reduce((sum, line) => sum + linkValue(after, line), 0),
  )
  return [i18n._(msg`worth ${worth} now`)]
}

/** "Loan, then Brewery II in Burton-on-Trent". */
export function turnTitle(i18n: I18n, state: State, moves: readonly Move[]): string {
  const [first = '', second] = actionsOf(state, moves).map((action) => actionTitle(i18n, action))
  return second === undefined ? first : i18n._(msg`${first}, then ${second}`)
}
