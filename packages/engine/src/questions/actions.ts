// Whole actions: what the player to move may do up to the end of an action, every step of it.

import { type Ruleset, rulesOf } from '../editions/ruleset.ts'
import { legalMoves } from '../legal.ts'
import { isSameButCards, type Move } from '../move.ts'
import { applyMove, isLastStep } from '../play.ts'
import { cloneState, type State, UNKNOWN_STEPS } from '../state.ts'
import { turnsUpATile } from './preview.ts'

/** One of `firsts`, and then `rest`: each choice of the first is an action of its own. */
export interface WholeAction {
  /** The first step; several differ in nothing but the cards that pay for it. */
  readonly firsts: readonly Move[]
  /** The steps after it, and the end where the player ends what could go on. */
  readonly rest: readonly Move[]
}

/**
 * Every whole action that may be taken now; of an open one, every way to go on. Sequences of legal moves that lead to the
 * same position (see `afterAction`), as the same sales do in any order, are one action: the first of them in the order of
 * the lists. A sale that turns up a tile which a view does not know is told as the last step: nobody can say what may
 * follow, nor what the position will be.
 */
export function wholeActions(state: State): WholeAction[] {
  const found: Found = { rules: rulesOf(state), actions: [], known: new Set() }
  for (const firsts of groupedByCards(legalMoves(state)))
    follow(found, state, NOTHING, firsts, NO_MOVES, firsts[0])
  return found.actions
}

/** The position after a whole action. The turn does not end here, even with no action left. */
export function afterAction(state: State, moves: readonly Move[]): State {
  const after = cloneState(state)
  for (const move of moves) applyMove(after, move)
  if (state.pending?.type === 'shortfall') return after
  after.pending = null
  after.actionsLeft--
  return after
}

interface Found {
  readonly rules: Ruleset
  readonly actions: WholeAction[]
  /** What they do, and what has been done where one is open: nothing is followed twice. */
  readonly known: Set<string>
}

const NO_MOVES: readonly Move[] = []

/** Finds all actions that go on with this step. What may follow it does not depend on the card that was paid. */
function follow(
  found: Found,
  before: State,
  done: Content,
  firsts: readonly Move[],
  rest: readonly Move[],
  step: Move,
): void {
  const isFirst = step === firsts[0]
  const action = { firsts, rest: isFirst ? rest : [...rest, step] }
  const isLast = isLastStep(before, step)
  if ((isFirst && isLast) || isUnforeseen(before, step)) {
    found.actions.push(action)
    return
  }
  const content = contentWith(found.rules, done, step)
  if (isLast) {
    if (isNew(found, content)) found.actions.push(action)
    return
  }
  const after = cloneState(before)
  applyMove(after, step)
  const isCutShort = after.pending === null
  if (!isNew(found, isCutShort ? cutShort(done) : content)) return
  const next = isCutShort ? NO_MOVES : legalMoves(after)
  if (next.every(({ type }) => type === 'end')) found.actions.push(action)
  else for (const move of next) follow(found, after, content, firsts, action.rest, move)
}

/** The distant market decides by a tile that this state does not know (L-SELL-03). */
const isUnforeseen = (state: State, step: Move): boolean =>
  turnsUpATile(state, step) && state.distantMarket?.tiles.at(-1) === UNKNOWN_STEPS

function isNew({ known }: Found, content: Content): boolean {
  const before = known.size
  known.add(String.fromCharCode(...content))
  return known.size > before
}

/**
 * What some steps of an action do and use, as numbers, ascending. Taken together it decides the position: the order of the
 * steps, and which of them used what, makes no difference.
 */
type Content = readonly number[]

const NOTHING: Content = []

/** What a number of a content stands for. */
const LINE = 0
const SLOT = 1
const INDUSTRY = 2
const COAL = 3
const IRON = 4
const BEER = 5
const ENDED = 6
const KINDS = 7

/** The market and barrels are numbers below 0. */
const SOURCES_BELOW_0 = 64

function contentWith({ buyers }: Ruleset, done: Content, step: Move): Content {
  const content = done.slice()
  switch (step.type) {
    case 'network':
      insert(content, LINE, step.line)
      insertAll(content, COAL, step.coal)
      insertAll(content, BEER, step.beer)
      break
    case 'develop':
      insert(content, INDUSTRY, step.industry)
      insertAll(content, IRON, step.iron)
      break
    case 'sell': {
      const port = buyers[step.buyer].slot
      insert(content, SLOT, step.slot)
      if (port !== null) insert(content, SLOT, port)
      insertAll(content, BEER, step.beer)
      if (step.bonus !== null) insert(content, INDUSTRY, step.bonus)
      break
    }
    case 'build':
      insert(content, INDUSTRY, step.industry)
      insert(content, SLOT, step.slot)
      insertAll(content, COAL, step.coal)
      insertAll(content, IRON, step.iron)
      break
    case 'end':
      insert(content, ENDED, 0)
  }
  return content
}

/** The distant market has closed: the last mill is not sold, whichever it was (L-SELL-04). */
function cutShort(done: Content): Content {
  const content = done.slice()
  insert(content, ENDED, 1)
  return content
}

function insertAll(content: number[], kind: number, values: readonly number[]): void {
  for (const value of values) insert(content, kind, value)
}

function insert(content: number[], kind: number, value: number): void {
  const code = (value + SOURCES_BELOW_0) * KINDS + kind
  let place = content.length
  content.push(code)
  for (; place > 0 && content[place - 1] > code; place--) content[place] = content[place - 1]
  content[place] = code
}

/** Equal moves but for the cards stand near each other in the list, and share their lists of sources. */
function groupedByCards(moves: readonly Move[]): Move[][] {
  const groups: Move[][] = []
  for (const move of moves) {
    const group = groupOf(groups, move)
    if (group === undefined) groups.push([move])
    else group.push(move)
  }
  return groups
}

/** Builds on a slot are listed card by card, with all sources for each; others the other way round. */
function groupOf(groups: readonly Move[][], move: Move): Move[] | undefined {
  for (let place = groups.length - 1; place >= 0; place--) {
    const [other] = groups[place]
    if (isSameButCards(other, move)) return groups[place]
    if (other.type !== 'build' || move.type !== 'build' || other.slot !== move.slot) break
  }
  return undefined
}
