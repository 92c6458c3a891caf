// How a kept game stands: whose turn it is, or who has won.

import { ranking, replay, type State, seatToMove } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptGame } from '../sources/kept.ts'
import { allOf, eraName } from '../words/index.ts'

export type KeptStatus = { readonly state: State } | 'unreadable'

/** Every move is made again, which takes some milliseconds. What an older page kept may not even be set up. */
export function statusOf({ record }: KeptGame): KeptStatus {
  if (record.seed === null) return 'unreadable'
  try {
    const { state, error } = replay(record)
    return error === null ? { state } : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

export function statusSentence(i18n: I18n, { sitters }: KeptGame, status: KeptStatus): string {
  if (status === 'unreadable') return i18n._(msg`Played under other rules`)
  const { state } = status
  const { round } = state
  if (state.over) {
    const first = ranking(state)[0] ?? []
    const names = allOf(
      i18n,
      first.map((seat) => sitters[seat]?.name ?? ''),
    )
    const vp = state.players[first[0] ?? 0]?.vp ?? 0
    return first.length === 1
      ? i18n._(msg`${names} won with ${vp} VP`)
      : i18n._(msg`${names} share the win with ${vp} VP`)
  }
  const era = eraName(i18n, state.era)
  const name = sitters[seatToMove(state)]?.name ?? ''
  return i18n._(msg`${era}, round ${round} · ${name} to move`)
}
