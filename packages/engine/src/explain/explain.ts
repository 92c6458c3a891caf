// Why a move is refused, in full: rule, statements, facts, things on the board, and the nearest legal change.

import {
  type BuyerId,
  type CardId,
  HIDDEN,
  isBarrel,
  isSlot,
  type LineId,
  type LocationId,
  merchantOfBarrel,
  type Seat,
  type SlotId,
} from '../ids.ts'
import { brokenRule } from '../legal.ts'
import { type Situation, situation } from '../map/situation.ts'
import { isWhole, type Move, type SaidMove } from '../move.ts'
import { type FactsOf, type FactTypes, type Rule, refusalTable } from '../refusals.ts'
import { meantMove, type Refused } from '../said.ts'
import type { State } from '../state.ts'
import { factsOf, sourcesIn } from './facts.ts'
import { linesThatWouldDo, moveBefore, moveInstead } from './remedy.ts'

/** Things on the table that a refusal concerns, so that a display can point at them. */
export interface Elements {
  readonly slots: readonly SlotId[]
  readonly lines: readonly LineId[]
  readonly locations: readonly LocationId[]
  readonly buyers: readonly BuyerId[]
  readonly cards: readonly CardId[]
  readonly seats: readonly Seat[]
}

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

/** What the move names with whoever owns it, and what its facts add: the nearer mine, the slot that comes first. */
function elementsOf(at: Situation, asked: SaidMove, facts: Partial<FactTypes>): Elements {
  const { rules, state, seat } = at
  const sources = [...sourcesIn(asked, 'coal'), ...sourcesIn(asked, 'iron'), ...sourcesIn(asked, 'beer')]
  const { closest = [], free = [] } = facts
  const slots = 'slot' in asked ? [asked.slot] : []
  const lines = asked.type === 'network' ? [asked.line] : []
  const owners = [...slots.map((slot) => state.slots[slot]?.owner), ...lines.map((line) => state.links[line])]
  const buyers = asked.type === 'sell' && asked.buyer !== undefined ? [asked.buyer] : []
  return {
    slots: unique([...slots, ...sources.filter(isSlot), ...closest, ...free]),
    lines,
    locations: slots.map((slot) => rules.slots[slot].location),
    buyers: unique([...buyers, ...sources.filter(isBarrel).map(merchantOfBarrel)]),
    cards: asked.card === null || asked.card === HIDDEN ? [] : [asked.card],
    seats: unique([seat, ...owners.filter((owner) => owner !== undefined && owner !== null)]),
  }
}

const unique = <Id>(ids: readonly Id[]): Id[] => [...new Set(ids)]
