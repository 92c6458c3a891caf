// Positions as a plain object of names: hands, discards, deck and face-down cards.

import type { Ruleset } from '../../editions/ruleset.ts'
import { type CardId, HIDDEN } from '../../ids.ts'
import { type Dice, shuffle } from '../../rng.ts'
import { drawCards } from '../../setup.ts'
import type { PlayerState, State } from '../../state.ts'
import { entries, type Field, given, items, member, readNamed, whole } from '../fields.ts'
import { namesOf, seatName, UNKNOWN_CARD } from '../names.ts'

/**
 * Cards named are where they are said to be. Hands left out are dealt from the other cards of the deck, shuffled
 * by the seed; so are the cards face down in this era; what is then left is the deck.
 */
export function readCards(position: Field, rules: Ruleset, state: State, dice: Dice): void {
  const seats = member(position, 'seats')
  const cardsOf = (field: Field): CardId[] | null => (given(field) ? readPile(field, rules) : null)
  const hands = state.players.map((_, seat) => cardsOf(member(member(seats, seatName(seat)), 'hand')))
  const discards = state.players.map(
    (_, seat) => cardsOf(member(member(seats, seatName(seat)), 'discard')) ?? [],
  )
  const faceDown = cardsOf(member(position, 'faceDown'))
  const deck = cardsOf(member(position, 'deck'))?.toReversed()

  const rest = [...rules.deck]
  for (const card of [...hands, ...discards, faceDown, deck ?? null].flatMap((pile) => pile ?? [])) {
    const place = rest.indexOf(card)
    if (place >= 0) rest.splice(place, 1)
  }
  shuffle(rest, dice)
  const { hand } = rules.edition.start
  state.players.forEach((player: PlayerState, seat) => {
    player.hand = (hands[seat] ?? drawCards(rest, hand)).sort((a, b) => a - b)
    player.discard = discards[seat]
  })
  state.faceDown = faceDown ?? drawCards(rest, rules.eras[state.era].setAside[rules.seats])
  state.deck = deck ?? rest
  readWilds(member(position, 'wilds'), rules, state)
}

/** Left out, a pile lacks the cards in hands. */
function readWilds(field: Field, rules: Ruleset, state: State): void {
  entries(
    field,
    rules.wildCards.map((card) => rules.cards[card].id),
  )
  rules.wildCards.forEach((card, wild) => {
    const { copies } = rules.edition.wildCards[wild]
    const held = state.players.flatMap(({ hand }) => hand).filter((other) => other === card).length
    state.wilds[wild] = whole(member(field, rules.cards[card].id), 0, Math.max(0, copies - held), copies)
  })
}

function readPile(field: Field, rules: Ruleset): CardId[] {
  return items(field).map((entry) =>
    entry.value === UNKNOWN_CARD ? HIDDEN : readNamed(entry, 'card', namesOf(rules).cards),
  )
}
