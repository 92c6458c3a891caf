// Scoring: links, then flipped tiles, then what the edition adds at the end; and the ranking.
// "End of Canal & Rail Era", "Winning", "Introductory Game".

import { type Ruleset, rulesOf } from './editions/ruleset.ts'
import type { Tell } from './events.ts'
import { firstOf, type LineId, type LocationId, type Seat } from './ids.ts'
import { incomeLevel } from './income.ts'
import type { State } from './state.ts'

/** Icons of every flipped tile of anyone at a location, and those printed there (B-SCORE-01). */
function linkIcons(state: State, location: LocationId): number {
  const rules = rulesOf(state)
  const { icons, slots } = rules.locations[location]
  let sum = icons
  for (const slot of slots) {
    const tile = state.slots[slot]
    if (tile?.flipped) sum += rules.kinds[tile.kind].icons
  }
  return sum
}

/** Victory points of a link on this line if the era ended now. */
export function linkValue(state: State, line: LineId): number {
  let vp = 0
  for (const end of rulesOf(state).lines[line].ends) vp += linkIcons(state, end)
  return vp
}

/** Links first, removed as they are scored; then flipped tiles (B-SCORE-01, 02). */
export function scoreEra(state: State, tell: Tell): void {
  const rules = rulesOf(state)
  for (let line = firstOf(state.links); line < state.links.length; line++) {
    const seat = state.links[line]
    if (seat === null) continue
    const vp = linkValue(state, line)
    state.players[seat].vp += vp
    state.links[line] = null
    tell?.({
      type: 'score-link',
      seat,
      line,
      vp,
      icons: rules.lines[line].ends.map((location) => ({ location, icons: linkIcons(state, location) })),
    })
  }
  for (let slot = firstOf(state.slots); slot < state.slots.length; slot++) {
    const tile = state.slots[slot]
    if (!tile?.flipped) continue
    const { vp } = rules.kinds[tile.kind]
    state.players[tile.owner].vp += vp
    tell?.({ type: 'score-tile', seat: tile.owner, slot, kind: tile.kind, vp })
  }
}

/** Money, income and the better tiles, in this order, never below 0 (B-INTRO-01, 02). */
export function scoreEnd(state: State, tell: Tell): void {
  const rules = rulesOf(state)
  const row = rules.edition.finalScoring
  if (row === null) return
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat]
    const add = (reason: 'money' | 'income' | 'tiles', points: number): void => {
      const vp = Math.max(points, -player.vp)
      player.vp += vp
      tell?.({ type: 'score-final', seat, reason, vp })
    }
    const forMoney = Math.floor(Math.max(0, player.money) / row.moneyPerVp)
    add('money', Math.min(forMoney, row.moneyVpAtMost ?? forMoney))
    if (row.incomeLevel) add('income', incomeLevel(rules, player.incomeSpace))
    if (row.tilesAgainFromLevel !== null) add('tiles', tilesAgain(state, seat, row.tilesAgainFromLevel))
  }
}

function tilesAgain(state: State, seat: Seat, fromLevel: number): number {
  const { kinds } = rulesOf(state)
  let vp = 0
  for (const tile of state.slots)
    if (tile?.flipped && tile.owner === seat && kinds[tile.kind].level >= fromLevel) vp += kinds[tile.kind].vp
  return vp
}

/** Seats from first to last; those still equal after every tie-break share a place (B-WIN-01 to 03). */
export function ranking(state: State): Seat[][] {
  const rules = rulesOf(state)
  const seats = state.players.map((_, seat) => seat).sort((a, b) => compare(rules, state, a, b))
  const places: Seat[][] = []
  for (const seat of seats) {
    const place = places.at(-1)
    if (place && compare(rules, state, place[0], seat) === 0) place.push(seat)
    else places.push([seat])
  }
  return places
}

/** What the ranking looks at, first to last. */
export type Criterion = 'vp' | 'income' | 'money' | 'turnOrder'

/** B-WIN-02, 03, C-WIN-01. After the last round the order is that of the round that would follow. */
function compare(rules: Ruleset, state: State, a: Seat, b: Seat): number {
  const [one, other] = [state.players[a], state.players[b]]
  return (
    other.vp - one.vp ||
    tieIncome(rules, other.incomeSpace) - tieIncome(rules, one.incomeSpace) ||
    other.money - one.money ||
    (rules.edition.lastTieBreak === 'turnOrder' ? state.turnOrder.indexOf(a) - state.turnOrder.indexOf(b) : 0)
  )
}

const tieIncome = (rules: Ruleset, space: number): number =>
  rules.edition.tieBreak === 'level' ? incomeLevel(rules, space) : space

/** By what two seats are told apart in the ranking; null if they share a place. */
export function decidedBy(state: State, a: Seat, b: Seat): Criterion | null {
  const rules = rulesOf(state)
  const [one, other] = [state.players[a], state.players[b]]
  if (one.vp !== other.vp) return 'vp'
  if (tieIncome(rules, one.incomeSpace) !== tieIncome(rules, other.incomeSpace)) return 'income'
  if (one.money !== other.money) return 'money'
  return compare(rules, state, a, b) === 0 ? null : 'turnOrder'
}
