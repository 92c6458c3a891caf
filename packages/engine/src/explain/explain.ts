// Why a move is refused, in full: rule, statements, facts, things on the board, and the nearest legal change.

import type { LineId } from '../ids.ts'
import { brokenRule } from '../legal.ts'
import { situation } from '../map/situation.ts'
import { isWhole, type Move, type SaidMove } from '../move.ts'
import { type FactsOf, type Rule, refusalTable } from '../refusals.ts'
import { meantMove, type Refused } from '../said.ts'
import type { State } from '../state.ts'
import { type Elements, elementsOf } from './elements.ts'
import { factsOf } from './facts.ts'
import { linesThatWouldDo, moveBefore, moveInstead } from './remedy.ts'

/** A refusal by one of these rules. */
export type RefusalOf<R extends Rule> = {
  [Name in R]: {
    readonly rule: Name
    readonly facts: FactsOf<Name>
    /** Of RULES.md. */
    readonly statements: readonly string[]
    /** What to point at. */
    readonly elements: Elements
    /** The nearest legal move in its place. */
    readonly instead: Move | null
    /** A legal move after which this one would be legal. */
    readonly first: Move | null
    /** Lines any of which would connect what is not connected. */
    readonly connectedBy: readonly LineId[]
  }
}[R]

export type Refusal = RefusalOf<Rule>

/** The reason why what is said may not be done now, or null if it may. */
export function explain(state: State, said: SaidMove): Refusal | null {
  const { move, broken } = isWhole(said)
    ? { move: said, broken: brokenRule(state, said) }
    : meantMove(state, said)
  return broken === null ? null : refusalOf(state, { move, broken })
}

/** All there is to say about a move that is known to break a rule. */
export function refusalOf<R extends Rule>(state: State, { move, broken }: Refused<R>): RefusalOf<R> {
  const at = situation(state)
  const facts = factsOf(at, move, broken)
  const { statementPrefix } = at.rules.edition
  return {
    rule: broken,
    facts,
    statements: refusalTable[broken].statements.filter((id) => id.startsWith(statementPrefix)),
    elements: elementsOf(at, move, facts),
    instead: moveInstead(state, move),
    first: moveBefore(state, move),
    connectedBy: linesThatWouldDo(state, move, broken),
  }
}
