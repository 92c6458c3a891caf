// What follows a move: the next action, turn, round, era, or the end. "Rounds", "End of Round", "End of Canal Era".

import { rulesOf } from './editions/ruleset.ts'
import type { Tell } from './events.ts'
import { refillHand } from './hand.ts'
import { type CardId, HIDDEN, type Seat } from './ids.ts'
import { collectIncome } from './income.ts'
import { rolling, shuffle } from './rng.ts'
import { ranking, scoreEnd, scoreEra } from './scoring.ts'
import { drawCards } from './setup.ts'
import type { State } from './state.ts'

/** An action is over: take the next one, or end the turn. */
export function endAction(state: State, tell: Tell): void {
  state.actionsLeft--
  const seat = state.turnOrder[state.turn]
  if (state.actionsLeft > 0 && state.players[seat].hand.length > 0) return
  refillHand(state, seat, tell)
  nextTurn(state, tell)
}

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
  setTurnOrder(state, tell)
  state.turn = 0
  state.actionsLeft = 0
  if (takesIncome(state) && !collectIncome(state, 0, tell)) return
  afterIncome(state, tell)
}

/** Goes on where a shortfall interrupted the income. */
export function afterShortfall(state: State, seat: Seat, tell: Tell): void {
  const done = state.turnOrder.indexOf(seat) + 1
  if (collectIncome(state, done, tell)) afterIncome(state, tell)
}

/** Not after the last round of the game (B-INC-02). */
function takesIncome(state: State): boolean {
  return !isLastEra(state) || !cardsAreOut(state) || rulesOf(state).edition.incomeAfterLastRound
}

function afterIncome(state: State, tell: Tell): void {
  if (cardsAreOut(state)) {
    endEra(state, tell)
    return
  }
  state.round++
  tell?.({ type: 'round', era: state.era, round: state.round })
  startTurn(state, tell)
}

/** Least spent first; equal spenders keep their order (B-ORDER-01 to 04). */
function setTurnOrder(state: State, tell: Tell): void {
  const spent = state.players.map((player) => player.spent)
  state.turnOrder.sort((a, b) => spent[a] - spent[b])
  for (const player of state.players) player.spent = 0
  tell?.({ type: 'turn-order', order: [...state.turnOrder], spent })
}

/** An era ends when deck and hands are empty (B-ROUND-01). */
const cardsAreOut = (state: State): boolean =>
  state.deck.length === 0 && state.players.every(({ hand }) => hand.length === 0)

const isLastEra = (state: State): boolean => rulesOf(state).edition.eras.at(-1)?.id === state.era

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

/** Level 1 leaves the board, with anything on it; nothing flips (B-END-01). */
function clearLowTiles(state: State, tell: Tell): void {
  const { kinds } = rulesOf(state)
  state.slots.forEach((tile, slot) => {
    if (tile === null || kinds[tile.kind].level > 1) return
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

/** Every discard, those face down included, becomes the new deck (B-END-04). In a view its order is unknown. */
function shuffleAllCards(state: State, tell: Tell): void {
  const cards: CardId[] = [...state.faceDown, ...state.players.flatMap(({ discard }) => discard)]
  for (const player of state.players) player.discard = []
  state.faceDown = []
  if (state.rng === null) {
    state.deck = cards.map(() => HIDDEN)
  } else {
    const dice = rolling(state.rng)
    cards.sort((a, b) => a - b)
    shuffle(cards, dice)
    state.deck = cards
    state.rng = dice.rest()
  }
  tell?.({ type: 'shuffle', cards: cards.length })
}

/** B-END-04, 05: new hands, link tiles back; everything else carries over. */
function startEra(state: State, tell: Tell): void {
  const { edition } = rulesOf(state)
  const eras = edition.eras
  state.era = eras[eras.findIndex(({ id }) => id === state.era) + 1].id
  state.round = 1
  tell?.({ type: 'era', era: state.era })
  for (const player of state.players) player.linksLeft = edition.start.links
  for (const seat of state.turnOrder) {
    const cards = drawCards(state.deck, edition.start.hand)
    state.players[seat].hand = cards
    tell?.({ type: 'draw', seat, cards })
  }
  tell?.({ type: 'round', era: state.era, round: 1 })
  startTurn(state, tell)
}
