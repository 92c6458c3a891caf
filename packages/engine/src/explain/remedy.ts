// The nearest legal change to a refused move: another move in its place, or a move that makes it legal.

import { brokenByLine } from '../actions/network.ts'
import type { LineId } from '../ids.ts'
import { brokenRule, legalMoves } from '../legal.ts'
import { situation } from '../map/situation.ts'
import { isWhole, type Move, type SaidMove } from '../move.ts'
import { makeMove } from '../play.ts'
import { turnsUpATile } from '../questions/preview.ts'
import type { Rule } from '../refusals.ts'
import { brokenBySaid } from '../said.ts'
import { cloneState, type State, seatToMove } from '../state.ts'

/** The legal move of the same kind that differs in the fewest choices, if it keeps what the move is about. */
export function moveInstead(state: State, asked: SaidMove): Move | null {
  let best: Move | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (const move of legalMoves(state)) {
    if (move.type !== asked.type) continue
    const changes = changesBetween(asked, move)
    if (changes < fewest) {
      best = move
      fewest = changes
    }
  }
  return fewest <= MOST_CHANGES ? best : null
}

/** What a move is about weighs more than how it is paid. */
const WEIGHTS: Readonly<Record<string, number>> = { industry: 8, line: 8, slot: 3, amount: 1 }
const MOST_CHANGES = 6

/** What was not said is one more thing that the move decides. */
function changesBetween(asked: SaidMove, move: Move): number {
  let changes = 0
  for (const [key, value] of Object.entries(move)) {
    if (JSON.stringify(value) !== JSON.stringify(asked[key as keyof SaidMove])) changes += WEIGHTS[key] ?? 1
  }
  return changes
}

/** A legal first action of the same turn that leaves the card in hand and makes the move legal. */
export function moveBefore(state: State, asked: SaidMove): Move | null {
  if (state.actionsLeft < 2 || state.pending !== null || asked.card === null || !isWhole(asked)) return null
  const seat = seatToMove(state)
  const tried = new Set<string>()
  for (const first of legalMoves(state).toSorted((a, b) => effort(a) - effort(b))) {
    // Advice must not depend on what nobody has seen.
    if (!EFFORT.includes(first.type) || turnsUpATile(state, first) || first.card === asked.card) continue
    const key = deedOf(first)
    if (tried.has(key)) continue
    if (tried.size === MOST_TRIED) break
    tried.add(key)
    const next = cloneState(state)
    makeMove(next, first)
    if (next.pending !== null) makeMove(next, { type: 'end', card: null })
    if (!next.over && seatToMove(next) === seat && brokenRule(next, asked) === null) return first
  }
  return null
}

/** What a move does, however it is paid and supplied: of moves that do the same, one is tried. */
function deedOf(move: Move): string {
  const { type, slot, line, industry, amount, buyer } = move as unknown as Record<string, unknown>
  return [type, slot, line, industry, amount, buyer].join(' ')
}

/** Who asks wants an answer at once, also where a turn can begin in very many ways. */
const MOST_TRIED = 150

/** Lines that would lift a refusal for want of a connection, if the player laid a link there. */
export function linesThatWouldDo(state: State, asked: SaidMove, rule: Rule): LineId[] {
  if (!LACKS_CONNECTION.has(rule) || state.over) return []
  const seat = seatToMove(state)
  const at = situation(state)
  return [...at.rules.lines.keys()].filter((line) => {
    if (brokenByLine(at, line) !== null) return false
    const next = cloneState(state)
    next.links[line] = seat
    const still = brokenBySaid(next, asked)
    return still === null || !LACKS_CONNECTION.has(still)
  })
}

const LACKS_CONNECTION: ReadonlySet<Rule> = new Set([
  'build.network',
  'network.apart',
  'coal.not-connected',
  'coal.no-source',
  'coal.market-not-connected',
  'beer.not-connected',
  'sell.no-buyer',
  'sell.buyer-not-connected',
  'sell.market-not-connected',
])

/** The simplest help first: a loan, a link, a development, then a build. */
const EFFORT: readonly string[] = ['loan', 'network', 'develop', 'sell', 'build', 'scout']
const effort = (move: Move): number => EFFORT.indexOf(move.type)
