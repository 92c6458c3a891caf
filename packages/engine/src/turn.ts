// What follows a move: the next action, turn, round, era, or the end. "Rounds", "End of Round", "End of Canal Era".

import { rulesOf, type TileKind } from './editions/ruleset.ts'
import type { Tell } from './events.ts'
import { refillHand } from './hand.ts'
import { type CardId, HIDDEN, type Seat } from './ids.ts'
import { collectIncome } from './income.ts'
import { dealing, nextKey, shuffle } from './rng.ts'
import { ranking, scoreEnd, scoreEra } from './scoring.ts'
import { drawCards, openMarket } from './setup.ts'
import { type State, UNKNOWN_STEPS } from './state.ts'

/** An action is over: take the next one, or end the turn. */
export function endAction(state: State, tell: Tell): void {
  state.actionsLeft--
  if (!isTurnDone(state)) return
  const seat = state.turnOrder[state.turn]
  if (rulesOf(state).edition.refill === 'turn') refillHand(state, seat, tell)
  nextTurn(state, tell)
}

/** Nothing can be done any more in this turn. */
export const isTurnDone = ({ actionsLeft, pending, players, turnOrder, turn }: State): boolean =>
  pending === null && (actionsLeft === 0 || players[turnOrder[turn]].hand.length === 0)

function nextTurn(state: State, tell: Tell): void {
  state.turn++
  if (state.turn < state.turnOrder.length) startTurn(state, tell)
  else endRound(state, tell)
}

/** Whoever holds no card cannot act; only positions made by hand come to that before an era ends. */
function startTurn(state: State, tell: Tell): void {
  const seat = state.turnOrder[state.turn]
  if (state.players[seat].hand.length === 0) {
    nextTurn(state, tell)
    return
  }
  const { first, later } = rulesOf(state).edition.actionsPerTurn
  const isFirst = state.round === 1 && state.era === rulesOf(state).edition.eras[0].id
  state.actionsLeft = isFirst ? first : later
  tell?.({ type: 'turn', seat })
}

function endRound(state: State, tell: Tell): void {
  const { edition } = rulesOf(state)
  setTurnOrder(state, tell)
  state.turn = 0
  state.actionsLeft = 0
  if (edition.refill === 'round') for (const seat of state.turnOrder) refillHand(state, seat, tell)
  if (edition.income === 'endOfRound' && takesIncome(state)) takeIncome(state, 0, tell)
  else nextRound(state, tell)
}

/** Not after the last round of the game (B-INC-02). */
function takesIncome(state: State): boolean {
  return !isLastEra(state) || !cardsAreOut(state) || rulesOf(state).edition.incomeAfterLastRound
}

/** Serves everyone after the first `done` of the order, and goes on unless somebody has to choose. */
function takeIncome(state: State, done: number, tell: Tell): void {
  if (!collectIncome(state, done, tell)) return
  if (rulesOf(state).edition.income === 'endOfRound') nextRound(state, tell)
  else startTurn(state, tell)
}

/** Goes on where a shortfall interrupted the income. */
export function afterShortfall(state: State, seat: Seat, tell: Tell): void {
  takeIncome(state, state.turnOrder.indexOf(seat) + 1, tell)
}

function nextRound(state: State, tell: Tell): void {
  if (cardsAreOut(state)) endEra(state, tell)
  else startRound(state, state.round + 1, tell)
}

function startRound(state: State, round: number, tell: Tell): void {
  state.round = round
  tell?.({ type: 'round', era: state.era, round })
  if (rulesOf(state).edition.income === 'startOfRound') takeIncome(state, 0, tell)
  else startTurn(state, tell)
}

/** Least spent first; equal spenders keep their order (B-ORDER-01 to 04). */
export const orderBySpent = ({ players, turnOrder }: State): Seat[] =>
  turnOrder.toSorted((a, b) => players[a].spent - players[b].spent)

function setTurnOrder(state: State, tell: Tell): void {
  const spent = state.players.map((player) => player.spent)
  state.turnOrder = orderBySpent(state)
  for (const player of state.players) player.spent = 0
  tell?.({ type: 'turn-order', order: [...state.turnOrder], spent })
}

/** An era ends when deck and hands are empty (B-ROUND-01). */
const cardsAreOut = (state: State): boolean =>
  state.deck.length === 0 && state.players.every(({ hand }) => hand.length === 0)

/** No era follows this one. */
export const isLastEra = (state: State): boolean => rulesOf(state).edition.eras.at(-1)?.id === state.era

function endEra(state: State, tell: Tell): void {
  scoreEra(state, tell)
  if (isLastEra(state)) {
    scoreEnd(state, tell)
    state.over = true
    tell?.({ type: 'over', ranking: ranking(state) })
    return
  }
  clearLowTiles(state, tell)
  returnBarrels(state, tell)
  shuffleAllCards(state, tell)
  startEra(state, tell)
}

/** When the canal era ends (B-END-01). */
export const leavesWithEra = ({ level }: TileKind): boolean => level <= 1

/** They leave with anything on them; nothing flips (B-END-01). */
function clearLowTiles(state: State, tell: Tell): void {
  const { kinds } = rulesOf(state)
  state.slots.forEach((tile, slot) => {
    if (tile === null || !leavesWithEra(kinds[tile.kind])) return
    state.slots[slot] = null
    tell?.({ type: 'tile-removed', slot, kind: tile.kind, owner: tile.owner })
  })
}

/** B-END-03. */
function returnBarrels(state: State, tell: Tell): void {
  const { merchantTiles } = rulesOf(state)
  state.merchants.forEach((merchant, id) => {
    if (!merchant || merchant.barrel || merchantTiles[merchant.tile].buys === 0) return
    state.merchants[id] = { tile: merchant.tile, barrel: true }
    tell?.({ type: 'barrel-returned', merchant: id })
  })
}

/**
 * Every discard, those face down included, becomes the new deck (B-END-04); the distant market opens again (L-END-01).
 * In a view the order is unknown.
 */
function shuffleAllCards(state: State, tell: Tell): void {
  const cards: CardId[] = [...state.faceDown, ...state.players.flatMap(({ discard }) => discard)]
  for (const player of state.players) player.discard = []
  state.faceDown = []
  if (state.rng === null) {
    state.deck = cards.map(() => HIDDEN)
    if (state.distantMarket) {
      const { tiles, used } = state.distantMarket
      state.distantMarket = { space: 0, tiles: [...tiles, ...used].map(() => UNKNOWN_STEPS), used: [] }
    }
  } else {
    const dice = dealing(state.rng)
    cards.sort((a, b) => a - b)
    shuffle(cards, dice)
    state.deck = cards
    state.distantMarket = openMarket(rulesOf(state), dice)
    state.rng = nextKey(state.rng)
  }
  tell?.({ type: 'shuffle', cards: cards.length })
}

/** B-END-04, 05: new hands, link tiles back; everything else carries over. */
function startEra(state: State, tell: Tell): void {
  const { edition, seats } = rulesOf(state)
  const era = edition.eras[edition.eras.findIndex(({ id }) => id === state.era) + 1]
  state.era = era.id
  tell?.({ type: 'era', era: state.era })
  for (const player of state.players) player.linksLeft = edition.start.links
  for (const seat of state.turnOrder) {
    const cards = drawCards(state.deck, edition.start.hand)
    state.players[seat].hand = cards
    tell?.({ type: 'draw', seat, cards })
  }
  state.faceDown = drawCards(state.deck, era.setAside[seats])
  startRound(state, 1, tell)
}
