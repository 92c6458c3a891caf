// Reference: rounds, turns and cards.

import { msg } from '@lingui/core/macro'
import { everywhere, newer, original, type Section, withBeer, withPorts } from '../part.ts'
import { atTable, both, inBook, oneEra, twoEras } from '../reading.ts'

export const turn: readonly Section[] = [
  {
    id: 'turn',
    title: msg`Rounds, turns and cards`,
    parts: [
      {
        editions: everywhere,
        when: both(atTable, twoEras),
        text: ({ rounds, seats }) =>
          msg`With ${seats} players an era lasts ${rounds} rounds: until the deck and all hands are empty.`,
        statements: ['B-ROUND-01', 'L-ROUND-01', 'C-ROUND-01', 'L-CDECK-02', 'L-2P-01'],
      },
      {
        editions: newer,
        when: both(atTable, oneEra),
        text: ({ rounds, seats }) =>
          msg`With ${seats} players the game lasts ${rounds} rounds: until the deck and all hands are empty.`,
        statements: ['B-ROUND-01', 'L-ROUND-01', 'L-CDECK-02', 'L-2P-01'],
      },
      {
        editions: newer,
        when: inBook,
        text: ({ rounds4, rounds3, rounds2 }) =>
          msg`An era lasts ${rounds4} rounds with four players, ${rounds3} with three and ${rounds2} with two: until the deck and all hands are empty.`,
        statements: ['B-ROUND-01', 'L-ROUND-01'],
      },
      {
        editions: original,
        when: inBook,
        text: ({ rounds4, rounds3 }) =>
          msg`An era lasts ${rounds4} rounds with four players and ${rounds3} with three: until the deck and all hands are empty.`,
        statements: ['C-ROUND-01'],
      },
      {
        editions: original,
        text: msg`A round has four steps: income, turns, new turn order, drawing cards.`,
        statements: ['C-ROUND-02'],
      },
      {
        editions: everywhere,
        text: msg`In a round everybody has one turn, in turn order. A turn is two actions, and both may be the same. Only in the first round of the game a turn is one action.`,
        statements: ['B-ROUND-02', 'B-TURN-01', 'B-TURN-02', 'L-TURN-01', 'C-TURN-01'],
      },
      {
        editions: withBeer,
        text: msg`There are six actions: build, network, develop, sell, loan and scout. You may also pass.`,
        statements: ['B-PASS-02'],
      },
      {
        editions: withPorts,
        text: msg`There are five actions: build, network, develop, sell and loan. You may also pass, or merge both actions of a turn into one build anywhere.`,
        statements: ['L-PASS-01'],
      },
      {
        editions: everywhere,
        text: msg`Every action costs one card from your hand, laid open on your discard pile. Only building asks for a certain card; for everything else any card will do, whatever it shows.`,
        statements: ['B-TURN-03', 'B-TURN-04', 'L-TURN-02', 'C-TURN-01'],
      },
      {
        editions: withBeer,
        text: msg`A wild card may pay for any action too. It goes back to its pile, never to the discards or into the deck.`,
        statements: ['B-TURN-03', 'B-CARD-04'],
      },
      {
        editions: everywhere,
        text: msg`An action happens whole or not at all: if anything it needs is missing, nothing of it happens. Where an action has several steps – two developed tiles, several sales – this holds for each step, and you may stop after any of them.`,
        statements: ['B-TURN-07'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`Two railways of one action are two such steps.`,
        statements: ['B-TURN-07'],
      },
      {
        editions: newer,
        text: ({ hand }) =>
          msg`At the end of your turn you draw back up to ${hand} cards, once, as long as the deck lasts; nothing is drawn between your two actions. When the deck is empty, hands shrink until the era ends.`,
        statements: ['B-TURN-05', 'L-TURN-02'],
      },
      {
        editions: original,
        text: ({ hand }) =>
          msg`Hands are not filled up after your turn but for all at the end of the round, back to ${hand} cards as long as the deck lasts. When it is empty, hands shrink until the era ends.`,
        statements: ['C-ROUND-02'],
      },
      {
        editions: everywhere,
        text: msg`What you pay in your turn counts as money spent in this round. It decides the next turn order.`,
        statements: ['B-TURN-06'],
      },
    ],
  },
]
