// From text to a legal move: what the text leaves unsaid is filled in where only one legal move fits.

import { buyersOf } from '../actions/sell.ts'
import { situation } from '../board/situation.ts'
import { rulesOf } from '../editions/ruleset.ts'
import { barrelBeside } from '../ids.ts'
import { brokenRule, legalMoves } from '../legal.ts'
import type { Move } from '../move.ts'
import type { State } from '../state.ts'
import { parseMove, UNSAID } from './move.ts'
import type { Parsed } from './parsed.ts'

/** The move a text means in this position. It may still be illegal: ask `explain`. */
export function readMove(state: State, text: string): Parsed<Move> {
  const parsed = parseMove(rulesOf(state), text)
  return parsed.error ? parsed : { value: completeMove(state, parsed.value), error: null }
}

export function completeMove(state: State, said: Move): Move {
  if (brokenRule(state, said) === null) return canonicalMove(state, said)
  const fitting = legalMoves(state).filter((move) => fits(said, move))
  return fitting.length === 1 ? fitting[0] : said
}

/** One spelling for each outcome: without its barrel, one buyer is like another. */
function canonicalMove(state: State, move: Move): Move {
  if (move.type !== 'sell' || move.beer.includes(barrelBeside(move.buyer))) return move
  return { ...move, buyer: buyersOf(situation(state), move.slot)[0] }
}

/** Does a legal move agree with everything that was said? */
function fits(said: Move, move: Move): boolean {
  if (said.type !== move.type || said.card !== move.card) return false
  return Object.entries(said).every(([key, value]) => {
    if (value === UNSAID || value === null || (Array.isArray(value) && value.length === 0)) return true
    return JSON.stringify(value) === JSON.stringify(move[key as keyof Move])
  })
}
