// Why a move is refused, in full: rule, statements, facts, things on the board, and the nearest legal change.

import { brokenRule } from '../legal.ts'
import { situation } from '../map/situation.ts'
import type { Move } from '../move.ts'
import { type Rule, refusalTable } from '../refusals.ts'
import type { State } from '../state.ts'
import { type Elements, elementsOf } from './elements.ts'
import { type Facts, factsOf } from './facts.ts'
import { linesThatWouldDo, moveBefore, moveInstead } from './remedy.ts'

export interface Refusal {
  readonly rule: Rule
  /** Statements of RULES.md. */
  readonly statements: readonly string[]
  readonly sentence: string
  readonly facts: Facts
  /** What to point at. */
  readonly elements: Elements
  /** The nearest legal move in its place. */
  readonly instead: string | null
  /** A legal move after which this one would be legal. */
  readonly first: string | null
  /** Lines any of which would connect what is not connected. */
  readonly connectedBy: readonly string[]
}

/** The reason why a move may not be made now, or null if it may. */
export function explain(state: State, move: Move): Refusal | null {
  const rule = brokenRule(state, move)
  if (rule === null) return null
  const at = situation(state)
  const { statements, sentence } = refusalTable[rule]
  const { statementPrefix } = at.rules.edition
  const facts = factsOf(at, move, rule)
  return {
    rule,
    statements: statements.filter((id) => id.startsWith(statementPrefix)),
    sentence: filledIn(sentence, facts),
    facts,
    elements: elementsOf(at, move, facts),
    instead: moveInstead(state, move),
    first: moveBefore(state, move),
    connectedBy: linesThatWouldDo(state, move, rule),
  }
}

const filledIn = (sentence: string, facts: Facts): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, key: string) => `${facts[key] ?? ''}`)
