// What is said about a mat: what can be done on it, and why a stack cannot be taken from.

import { allowedIn, type IndustryId, rulesOf, type Seat, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { industryName, money, tileName } from '../../words/index.ts'
import { stepsToLevel } from './glance.ts'
import type { Taking } from './useMatChoice.ts'

/** One line under the title of the own mat. */
export function matTask(i18n: I18n, taking: Taking | null): string {
  switch (taking) {
    case 'build':
      return i18n._(msg`Choose a ringed tile: its places are then lit on the board.`)
    case 'develop':
      return i18n._(msg`Choose a ringed tile: it leaves the mat.`)
    case null:
      return i18n._(msg`Build and Develop take the next tile of a stack.`)
  }
}

/** The same of somebody else's. */
export function matFacts(i18n: I18n, state: State, seat: Seat): string {
  const { incomeSpace = 0, linksLeft = 0 } = state.players[seat] ?? {}
  const steps = stepsToLevel(state, seat)
  return i18n._(msg`Income space ${incomeSpace}, ${steps} to the next level · ${linksLeft} link tiles left`)
}

/** Why the next tile of a stack is not to be had; null if nothing on the mat is in its way. */
export function stackNote(
  i18n: I18n,
  state: State,
  seat: Seat,
  industry: IndustryId,
  taking: Taking | null,
): string | null {
  const rules = rulesOf(state)
  const kind = rules.industries[industry]?.stack[state.players[seat]?.mat[industry] ?? 0]
  const next = kind === undefined ? undefined : rules.kinds[kind]
  if (!next) return i18n._(msg`none left`)
  if (next.eras === 'never') return i18n._(msg`can only be developed`)
  if (taking !== 'build' && next.lightbulb) return i18n._(msg`bulb: not to develop`)
  if (taking !== 'develop' && !allowedIn(next.eras, state.era)) return i18n._(msg`not in this era`)
  return null
}

/** "Cotton mill I £12", or that there is none. */
export function nextOnMat(i18n: I18n, state: State, seat: Seat, industry: IndustryId): string {
  const rules = rulesOf(state)
  const kind = rules.industries[industry]?.stack[state.players[seat]?.mat[industry] ?? 0]
  if (kind !== undefined) return `${tileName(i18n, rules, kind)} ${money(rules.kinds[kind]?.cost ?? 0)}`
  const tile = industryName(i18n, rules, industry)
  return i18n._(msg`${tile} used up`)
}
