// The move in the making, as far as it is settled: what stands over the next question.

import type { Move, State } from '@ironbridge/engine'
import { rulesOf } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { actionName, moveTitle, nextTile, townName } from '../../words/index.ts'

/** Null while even the action is open. */
export function titleSoFar(i18n: I18n, state: State, left: readonly Move[]): string | null {
  const [move] = left
  if (!move || left.some(({ type }) => type !== move.type)) return null
  if (isSettled(left, SETTLED)) return moveTitle(i18n, state, move)
  if (move.type === 'sell' && isSettled(left, ['slot']))
    return moveTitle(i18n, state, { ...move, buyer: undefined })
  if (move.type === 'build' && isSettled(left, ['slot'])) {
    const town = townName(i18n, rulesOf(state), move.slot)
    return i18n._(msg`Build in ${town}`)
  }
  if (move.type === 'build' && isSettled(left, ['industry'])) {
    const tile = nextTile(i18n, state, move.industry)
    return i18n._(msg`Build ${tile}`)
  }
  return actionName(i18n, move.type)
}

/** All that a title tells. */
const SETTLED = ['slot', 'line', 'industry', 'buyer', 'amount'] as const

const isSettled = (left: readonly Move[], aspects: readonly string[]): boolean =>
  aspects.every((aspect) => new Set(left.map((move) => Reflect.get(move, aspect) as unknown)).size === 1)
