// From text to a legal move: what the text leaves unsaid is filled in where only one legal move fits.

import { bonusChoices, buyersOf } from '../actions/sell.ts'
import { rulesOf } from '../editions/ruleset.ts'
import { isBarrel, merchantOfBarrel } from '../ids.ts'
import { brokenRule, legalMoves } from '../legal.ts'
import { situation } from '../map/situation.ts'
import type { Move, SellMove } from '../move.ts'
import type { Rule } from '../refusals.ts'
import type { State } from '../state.ts'
import { parseMove, UNSAID } from './move.ts'
import type { Parsed } from './parsed.ts'

/** The move a text means in this position. It may still be illegal: ask `explain`. */
export function readMove(state: State, text: string): Parsed<Move> {
  const parsed = parseMove(rulesOf(state), text)
  return parsed.error ? parsed : { value: meantMove(state, parsed.value).move, error: null }
}

/** What was meant, and the rule that it breaks. */
export function meantMove(state: State, said: Move): { move: Move; broken: Rule | null } {
  const implied = impliedMove(state, said)
  const broken = brokenRule(state, implied)
  if (broken === null) return { move: implied, broken }
  const fitting = legalMoves(state).filter((move) => fits(said, move))
  return fitting.length === 1 ? { move: fitting[0], broken: null } : { move: implied, broken }
}

/** Whatever was not said and is no choice. */
function impliedMove(state: State, said: Move): Move {
  if (said.type !== 'sell' && said.type !== 'shortfall') return said
  const tile = state.slots[said.slot]
  if (tile === null) return said
  const industry = said.industry === UNSAID ? rulesOf(state).kinds[tile.kind].industry : said.industry
  return said.type === 'shortfall' ? { ...said, industry } : impliedSale(state, { ...said, industry })
}

/**
 * The buyer is the one whose barrel is used; without its barrel one merchant is like another, and the first that buys
 * the tile stands for all. A bonus is implied where there is nothing to choose.
 */
function impliedSale(state: State, said: SellMove): SellMove {
  if (rulesOf(state).edition.selling === 'cotton') return said
  const at = situation(state)
  const barrel = said.beer.find(isBarrel)
  if (barrel === undefined) {
    const buyers = buyersOf(at, said.slot)
    const isAlike = said.buyer === UNSAID || buyers.includes(said.buyer)
    return isAlike ? { ...said, buyer: buyers[0] ?? UNSAID } : said
  }
  const buyer = said.buyer === UNSAID ? merchantOfBarrel(barrel) : said.buyer
  const choices = bonusChoices(at, buyer)
  const isSaid = said.bonus !== null && said.bonus !== UNSAID
  return { ...said, buyer, bonus: isSaid || choices.length > 1 ? said.bonus : choices[0] }
}

/** Does a legal move agree with everything that was said? */
function fits(said: Move, move: Move): boolean {
  if (said.type !== move.type || said.card !== move.card) return false
  return Object.entries(said).every(([key, value]) => {
    if (value === UNSAID || value === null || (Array.isArray(value) && value.length === 0)) return true
    return JSON.stringify(value) === JSON.stringify(move[key as keyof Move])
  })
}
