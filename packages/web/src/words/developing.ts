// What can be developed, industry by industry, and why the others cannot: in a few words each.

import {
  type Hindrance,
  type IndustryId,
  legalMoves,
  rulesOf,
  type State,
  seatToMove,
  whyNot,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { industryName, tileName } from './names.ts'
import { money, roman } from './numbers.ts'
import { hindranceWords } from './refusals.ts'
import { row } from './row.ts'

export interface DevelopWords {
  readonly industry: IndustryId
  /** "Pottery". */
  readonly name: string
  /** The tile that would leave the mat, "Pottery I"; null if none is left. */
  readonly tile: string | null
  /** Its level and the one that follows, "I → II"; null if there is none to leave. */
  readonly step: string | null
  /** Why it cannot: "has a lightbulb"; null if it can. */
  readonly reason: string | null
}

/** For the seat that is to move, every industry in the order of the mat. */
export function developWords(i18n: I18n, state: State, names: readonly string[]): DevelopWords[] {
  const rules = rulesOf(state)
  const possible = new Set(
    legalMoves(state).flatMap((move) => (move.type === 'develop' ? [move.industry] : [])),
  )
  const { mat } = row(state.players, seatToMove(state))
  return rules.industries.map(({ stack }, industry) => {
    const gone = mat[industry] ?? 0
    const [kind, next] = [stack[gone], stack[gone + 1]]
    const level = (id: number | undefined): string =>
      id === undefined
        ? i18n._(msg({ context: 'level', message: 'none' }))
        : roman(row(rules.kinds, id).level)
    return {
      industry,
      name: industryName(i18n, rules, industry),
      tile: kind === undefined ? null : tileName(i18n, rules, kind),
      step: kind === undefined ? null : `${level(kind)} → ${level(next)}`,
      reason: possible.has(industry) ? null : reasonFor(i18n, state, names, industry),
    }
  })
}

function reasonFor(i18n: I18n, state: State, names: readonly string[], industry: IndustryId): string | null {
  const hindrance = whyNot(state, { type: 'develop', industry })
  return hindrance && inBrief(i18n, state, names, hindrance)
}

/** As short as a choice has room for; whatever else hinders is said as everywhere. */
function inBrief(i18n: I18n, state: State, names: readonly string[], hindrance: Hindrance): string {
  const { refusal } = hindrance
  switch (refusal.rule) {
    case 'develop.lightbulb':
      return i18n._(msg`has a lightbulb`)
    case 'develop.mat-empty':
      return i18n._(msg`none left`)
    case 'money.short': {
      const missing = money(refusal.facts.missing)
      return i18n._(msg`iron: ${missing} short`)
    }
    default:
      return hindranceWords(i18n, rulesOf(state), hindrance, names).what
  }
}
