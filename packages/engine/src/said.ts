// From what is said to a move: what is left unsaid is filled in where it is no choice, or refused where it is one.

import { bonusChoices, buyersOf } from './actions/sell.ts'
import { cottonBuyers } from './actions/sellCotton.ts'
import { type Ruleset, rulesOf } from './editions/ruleset.ts'
import { firstOf, isBarrel, merchantBuying, merchantOfBarrel } from './ids.ts'
import { brokenRule, legalMoves } from './legal.ts'
import { situation } from './map/situation.ts'
import { isWhole, type Move, type SaidMove, type SaidSale, type SaidShortfall } from './move.ts'
import { parseMove } from './notation/move.ts'
import type { Parsed } from './notation/reading.ts'
import type { Rule } from './refusals.ts'
import type { State } from './state.ts'

/** A legal move, or one that is refused: see `refusalOf`. */
export type Meant = { readonly move: Move; readonly broken: null } | Refused

/** What was said, as far as it is clear, and the rule in its way. */
export interface Refused<R extends Rule = Rule> {
  readonly move: SaidMove
  readonly broken: R
}

/** What a text means in this position. */
export function readMove(state: State, text: string): Parsed<Meant> {
  const parsed = parseMove(rulesOf(state), text)
  return parsed.error ? parsed : { value: meantMove(state, parsed.value), error: null }
}

export function meantMove(state: State, said: SaidMove): Meant {
  const implied = impliedMove(state, said)
  const broken = brokenBySaid(state, implied)
  // Nothing but a whole move breaks no rule.
  if (broken === null) return { move: implied as Move, broken }
  const fitting = legalMoves(state).filter((move) => fits(said, move))
  return fitting.length === 1 ? { move: fitting[0], broken: null } : { move: implied, broken }
}

/** The first rule in the way: one that is broken whatever the missing words are, or else the one that asks for them. */
export function brokenBySaid(state: State, said: SaidMove): Rule | null {
  if (isWhole(said)) return brokenRule(state, said)
  const broken = brokenRule(state, withStandIns(rulesOf(state), said))
  if (said.type === 'sell' && said.buyer === undefined && (broken === null || ABOUT_BUYERS.has(broken)))
    return hasBuyers(state, said) ? 'sell.which-buyer' : 'sell.no-buyer'
  return broken ?? 'bonus.must-choose'
}

/**
 * Whatever stands in for the missing words, rules that come before them answer alike. No industry is unknown but where no
 * tile is, and that comes first; rules about one buyer are put aside above; a bonus comes last, and may be declined.
 */
function withStandIns({ industries, buyers }: Ruleset, said: SaidSale | SaidShortfall): Move {
  const industry = said.industry ?? firstOf(industries)
  if (said.type === 'shortfall') return { ...said, industry }
  return { ...said, industry, buyer: said.buyer ?? firstOf(buyers), bonus: said.bonus ?? null }
}

/** Broken by one buyer, and perhaps not by another. */
export const ABOUT_BUYERS: ReadonlySet<Rule> = new Set([
  'sell.buyer-blank',
  'sell.buyer-goods',
  'sell.no-port',
  'sell.port-flipped',
  'sell.market-closed',
  'sell.market-not-connected',
  'sell.buyer-not-connected',
])

function hasBuyers(state: State, { slot }: SaidSale): boolean {
  const at = situation(state)
  const buyers = at.rules.edition.selling === 'cotton' ? cottonBuyers(at, slot) : buyersOf(at, slot)
  return buyers.length > 0
}

/** Whatever was not said and is no choice. */
function impliedMove(state: State, said: SaidMove): SaidMove {
  if (said.type !== 'sell' && said.type !== 'shortfall') return said
  const tile = state.slots[said.slot]
  if (tile === null) return said
  const industry = said.industry ?? rulesOf(state).kinds[tile.kind].industry
  return said.type === 'shortfall' ? { ...said, industry } : impliedSale(state, { ...said, industry })
}

/**
 * The buyer is the one whose barrel is used; without its barrel one merchant is like another, and the first that buys
 * the tile stands for all. A bonus is implied where there is nothing to choose.
 */
function impliedSale(state: State, said: SaidSale): SaidSale {
  if (rulesOf(state).edition.selling === 'cotton') return said
  const at = situation(state)
  const barrel = said.beer.find(isBarrel)
  if (barrel === undefined) {
    const buyers = buyersOf(at, said.slot)
    const isAlike = said.buyer === undefined || buyers.includes(merchantBuying(said.buyer))
    return isAlike ? { ...said, buyer: buyers.at(0) } : said
  }
  const buyer = said.buyer === undefined ? merchantOfBarrel(barrel) : merchantBuying(said.buyer)
  const choices = bonusChoices(at, buyer)
  const isSaid = said.bonus !== null && said.bonus !== undefined
  return { ...said, buyer, bonus: isSaid || choices.length > 1 ? said.bonus : choices[0] }
}

/** Does a legal move agree with everything that was said? */
function fits(said: SaidMove, move: Move): boolean {
  if (said.type !== move.type || said.card !== move.card) return false
  return Object.entries(said).every(([key, value]) => {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return true
    return JSON.stringify(value) === JSON.stringify(move[key as keyof Move])
  })
}
