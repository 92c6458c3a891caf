// Cards in hand: taking, paying, refilling. "Player Turns".

import { rulesOf } from './editions/ruleset.ts'
import type { Tell } from './events.ts'
import { type CardId, HIDDEN, type Seat } from './ids.ts'
import { drawCards } from './setup.ts'
import type { State } from './state.ts'

/** Hands are kept ascending. */
export function addToHand(hand: CardId[], card: CardId): void {
  let place = hand.length
  while (place > 0 && hand[place - 1] > card) place--
  hand.splice(place, 0, card)
}

/** In a view of another seat, the card played was one of those not seen. */
function takeCard(hand: CardId[], card: CardId): void {
  hand.splice(hand.indexOf(hand.includes(card) ? card : HIDDEN), 1)
}

/** A card pays for an action: to the own discard pile, or a wild card back to its own pile (B-TURN-03, B-CARD-04). */
export function payCard(state: State, seat: Seat, card: CardId, tell: Tell): void {
  const { hand, discard } = state.players[seat]
  const { wildCards } = rulesOf(state)
  takeCard(hand, card)
  const wild = wildCards.indexOf(card)
  if (wild >= 0) state.wilds[wild]++
  else discard.push(card)
  tell?.({ type: 'discard', seat, cards: [card] })
}

/** More cards for the same action. With the one already paid they lie in one order, however they were named. */
export function payMore(state: State, seat: Seat, cards: readonly CardId[], tell: Tell): void {
  const { hand, discard } = state.players[seat]
  for (const card of cards) takeCard(hand, card)
  discard.push(...[discard.pop() as CardId, ...cards].sort((a, b) => a - b))
  tell?.({ type: 'discard', seat, cards: [...cards] })
}

/** Is every one of these cards there, as often as it is asked for? */
export const holds = (hand: readonly CardId[], cards: readonly CardId[]): boolean =>
  cards.every((card) => copies(cards, card) <= copies(hand, card))

const copies = (pile: readonly CardId[], card: CardId): number =>
  pile.filter((other) => other === card).length

/** Once, after the last action of a turn, while the deck lasts (B-TURN-05). */
export function refillHand(state: State, seat: Seat, tell: Tell): void {
  const { hand } = state.players[seat]
  const missing = rulesOf(state).edition.start.hand - hand.length
  if (missing <= 0 || state.deck.length === 0) return
  const cards = drawCards(state.deck, missing)
  for (const card of cards) addToHand(hand, card)
  tell?.({ type: 'draw', seat, cards })
}
