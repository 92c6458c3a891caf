// What the board says to a player, mostly to the one who decides now: read once for each question and passed along.

import type { EraRow } from '../editions/edition.ts'
import { type Ruleset, rulesOf } from '../editions/ruleset.ts'
import { type CardId, firstOf, HIDDEN, type LocationSet, type Seat, type SlotId } from '../ids.ts'
import type { Payment } from '../move.ts'
import { type PlayerState, type State, seatToMove, stepsTaken } from '../state.ts'
import { type Neighbours, neighboursOf } from './network.ts'

export interface Situation {
  readonly rules: Ruleset
  readonly state: State
  readonly seat: Seat
  readonly player: PlayerState
  readonly era: EraRow
  /** Steps already taken in the current action. */
  readonly steps: number
  /** Locations with a tile of the player, or touched by a link of the player (B-NET-01). */
  readonly network: LocationSet
  /** Locations with a tile of the player. */
  readonly tileTowns: LocationSet
  /** Anything of the player on the board? */
  readonly hasPieces: boolean
  /** Locations that open the markets: printed ones, and ports of anyone (B-COAL-07, L-COAL-02). */
  readonly tradePoints: LocationSet
  /** Unflipped tiles that hold something, ascending. */
  readonly mines: readonly SlotId[]
  readonly works: readonly SlotId[]
  readonly breweries: readonly SlotId[]
  /** Different cards in hand, or null alone where no card is to be paid. */
  readonly payments: readonly Payment[]
  /** Read through `neighbours`, and only if somebody asks. */
  links: Neighbours | null
}

const NO_CARD: readonly Payment[] = [null]

export function situation(state: State, seat: Seat = seatToMove(state)): Situation {
  const rules = rulesOf(state)
  const player = state.players[seat]
  const mines: SlotId[] = []
  const works: SlotId[] = []
  const breweries: SlotId[] = []
  let tileTowns = 0
  let touched = 0
  let { tradePoints } = rules

  const { slots, links } = state
  for (let slot = firstOf(slots); slot < slots.length; slot++) {
    const tile = slots[slot]
    if (tile === null) continue
    if (tile.owner === seat) tileTowns |= 1 << rules.slots[slot].location
    const { makes, isTradePoint } = rules.kinds[tile.kind]
    if (isTradePoint) tradePoints |= 1 << rules.slots[slot].location
    if (tile.cubes === 0) continue
    if (makes === 'coal') mines.push(slot)
    else if (makes === 'iron') works.push(slot)
    else if (makes === 'beer') breweries.push(slot)
  }
  for (let line = firstOf(links); line < links.length; line++)
    if (links[line] === seat) touched |= rules.lines[line].touches

  const steps = stepsTaken(state)
  return {
    rules,
    state,
    seat,
    player,
    era: rules.eras[state.era],
    steps,
    network: tileTowns | touched,
    tileTowns,
    hasPieces: tileTowns !== 0 || touched !== 0,
    tradePoints,
    mines,
    works,
    breweries,
    payments: steps > 0 ? NO_CARD : differentCards(player.hand),
    links: null,
  }
}

export function neighbours(at: Situation): Neighbours {
  at.links ??= neighboursOf(at.rules, at.state)
  return at.links
}

/** Hands are kept ascending, so equal cards lie side by side. */
function differentCards(hand: readonly CardId[]): CardId[] {
  const cards: CardId[] = []
  for (let i = 0; i < hand.length; i++)
    if (hand[i] !== HIDDEN && (i === 0 || hand[i] !== hand[i - 1])) cards.push(hand[i])
  return cards
}
