// Repairs of a refused move, as short phrases for buttons: another move instead, a move first, a link that would connect.

import {
  type LineId,
  legalMoves,
  type Move,
  type Refusal,
  rulesOf,
  type SaidMove,
  type State,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { moveSources, moveTitle } from './moves.ts'
import { buyerName, cardName, lineName, townName } from './names.ts'
import { money } from './numbers.ts'
import { allOf, row } from './row.ts'

export interface Repair {
  readonly text: string
  /** A legal move: in place of the refused one, or before it. Null where only a line is named. */
  readonly move: Move | null
  /** A line to point at: a link of anybody there would connect. */
  readonly line: LineId | null
}

/** The nearest first, and no more than a prompt has room for. */
export function repairs(i18n: I18n, state: State, asked: SaidMove, refusal: Refusal): Repair[] {
  const { instead, first } = refusal
  const known = first?.type === 'network' ? first.line : null
  const lines = refusal.connectedBy.filter(
    (line) => line !== known && !(asked.type === 'network' && asked.line === line),
  )
  return [
    ...(instead
      ? [{ text: insteadText(i18n, state, asked, instead, refusal), move: instead, line: null }]
      : []),
    ...(first ? [{ text: firstText(i18n, state, first), move: first, line: known }] : []),
    ...lines.slice(0, MOST_LINES).map((line) => lineRepair(i18n, state, line)),
  ]
}

const MOST_LINES = 2

/** What would have to be different, from what matters most to what matters least. */
function insteadText(i18n: I18n, state: State, asked: SaidMove, move: Move, { rule }: Refusal): string {
  const rules = rulesOf(state)
  if (move.type === 'loan' && asked.type === 'loan' && move.amount !== asked.amount) {
    const amount = money(move.amount)
    return i18n._(msg`Take ${amount} instead`)
  }
  if ('slot' in move && 'slot' in asked && move.slot !== asked.slot) {
    const town = townName(i18n, rules, move.slot)
    if (move.type !== 'build') {
      const title = moveTitle(i18n, state, move)
      return i18n._(msg`Instead: ${title}`)
    }
    return row(rules.slots, move.slot).location === row(rules.slots, asked.slot).location
      ? i18n._(msg`Use the other slot in ${town}`)
      : i18n._(msg`Build it in ${town} instead`)
  }
  if (move.type === 'sell' && asked.type === 'sell' && move.buyer !== asked.buyer) {
    const buyer = buyerName(i18n, rules, move.buyer)
    return i18n._(msg`Choose another buyer: ${buyer}`)
  }
  const sources = moveSources(i18n, state, move)
  const aboutGoods = /^(coal|iron|beer)/.test(rule)
  if (sources.length > 0 && (aboutGoods || move.card === asked.card)) {
    const taken = allOf(i18n, sources)
    return i18n._(msg`Take ${taken}`)
  }
  if (move.card !== null && move.card !== asked.card) {
    const card = cardName(i18n, rules, move.card)
    return i18n._(msg`Pay with the card ${card}`)
  }
  const title = moveTitle(i18n, state, move)
  return i18n._(msg`Instead: ${title}`)
}

function firstText(i18n: I18n, state: State, move: Move): string {
  const rules = rulesOf(state)
  switch (move.type) {
    case 'loan': {
      const amount = money(move.amount)
      return i18n._(msg`Take a loan of ${amount} first`)
    }
    case 'network': {
      const line = lineName(i18n, rules, move.line)
      return i18n._(msg`Lay ${line} first`)
    }
    default: {
      const title = moveTitle(i18n, state, move)
      return i18n._(msg`First: ${title}`)
    }
  }
}

/** Laid at once where that is possible; otherwise it is only named. */
function lineRepair(i18n: I18n, state: State, line: LineId): Repair {
  const laid = legalMoves(state).find((move) => move.type === 'network' && move.line === line)
  if (laid) return { text: firstText(i18n, state, laid), move: laid, line }
  const name = lineName(i18n, rulesOf(state), line)
  return { text: i18n._(msg`A link ${name} would connect it`), move: null, line }
}
