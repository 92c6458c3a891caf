// Reference: the end of a round, of an era and of the game.

import { msg } from '@lingui/core/macro'
import { canalEndDrawing, orderDrawing, scoringDrawing } from '../drawings.ts'
import { everywhere, lancashire, newer, original, type Section, withBeer, withPorts } from '../part.ts'
import { both, not, oneEra, twoEras } from '../reading.ts'
import { debtIsCarried, hasLastIncome } from '../switches.ts'

export const rounds: readonly Section[] = [
  {
    id: 'order',
    title: msg`Turn order`,
    parts: [
      {
        editions: everywhere,
        text: msg`After all turns a new order is set: whoever spent least in this round goes first in the next, whoever spent most goes last. Equal spenders keep their order among themselves. Then everyone counts from 0 again.`,
        example: {
          text: msg`Red spent £12, blue £5 and yellow £5. Blue and yellow spent least and stay in their order; red goes last.`,
          drawing: orderDrawing,
        },
        statements: ['B-ORDER-01', 'B-ORDER-02', 'B-ORDER-04', 'L-ORDER-01', 'C-ORDER-01'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`This also happens after the last round of an era.`,
        statements: ['B-ORDER-04'],
      },
      {
        editions: everywhere,
        text: msg`Spent is what you paid for tiles, links, coal and iron. Money you receive does not lower it, and negative income does not raise it.`,
        statements: ['B-ORDER-03', 'L-ORDER-01', 'C-ORDER-02'],
      },
    ],
  },
  {
    id: 'income',
    title: msg`Income`,
    parts: [
      {
        editions: newer,
        text: msg`After the new turn order everyone takes money equal to the income level (the level, not the space). At a negative level you pay that amount.`,
        statements: ['B-INC-01', 'B-INC-04', 'L-INC-01', 'L-INC-03'],
      },
      {
        editions: newer,
        when: twoEras,
        text: msg`This also happens after the last round of the canal era, before it is scored, but not after the last round of the game.`,
        statements: ['B-INC-02', 'B-INC-03', 'L-INC-01'],
      },
      {
        editions: newer,
        when: both(oneEra, not(hasLastIncome)),
        text: msg`There is no income after the last round.`,
        statements: ['B-INC-02', 'B-INTRO-03', 'L-INTRO-01'],
      },
      {
        editions: newer,
        when: both(oneEra, hasLastIncome),
        text: msg`This also happens after the last round, before scoring.`,
        statements: ['B-INC-02', 'B-INTRO-03', 'L-INTRO-01'],
      },
      {
        editions: original,
        text: msg`At the start of each round everyone takes money equal to the income level (the level, not the space). At a negative level you pay that amount. So the canal era is scored before the first income of the rail era, and nothing comes after the last round.`,
        statements: ['C-INC-01', 'C-INC-03'],
      },
      {
        editions: everywhere,
        text: msg`Your marker never moves down because a tile leaves the board. Only loans lower it.`,
        statements: ['B-INC-07', 'L-OVER-01', 'C-OVER-01'],
      },
    ],
  },
  {
    id: 'shortfall',
    title: msg`Shortfall`,
    parts: [
      {
        editions: everywhere,
        text: msg`If you cannot pay negative income in full, you must give up tiles of yours on the board, flipped or not, but no links. Each raises half its price in money, rounded down; coal and iron count nothing. You choose the tiles one by one and stop as soon as the debt is covered; a surplus is yours. They leave the game with everything on them, without flipping.`,
        example: {
          text: msg`You owe £4 and have £1. Giving up a tile that cost £7 raises £3: you can pay.`,
        },
        statements: ['B-SHORT-01', 'B-SHORT-02', 'B-SHORT-03', 'B-SHORT-06', 'L-SHORT-01', 'C-SHORT-01'],
      },
      {
        editions: original,
        when: debtIsCarried,
        text: msg`When no tile can help any more, what you cannot pay becomes negative money and costs no VP. Later income is added to it, actions that cost nothing stay possible, and it scores nothing.`,
        statements: ['C-SHORT-02'],
      },
      {
        editions: everywhere,
        when: not(debtIsCarried),
        text: msg`When no tile can help any more, each £1 still missing costs you 1 VP, but never below 0; the rest is forgiven.`,
        statements: ['B-SHORT-04', 'B-SHORT-06', 'L-SHORT-01', 'C-SHORT-02'],
      },
      {
        editions: everywhere,
        text: msg`For no other reason are tiles turned into money. What you pay here does not count as spent. If several players are short, they decide in turn order.`,
        statements: ['B-SHORT-05', 'B-SHORT-07', 'L-SHORT-01', 'L-SHORT-02', 'C-SHORT-01'],
      },
    ],
  },
  {
    id: 'scoring',
    title: msg`Scoring an era`,
    parts: [
      {
        editions: withBeer,
        text: ({ icons }) =>
          msg`First the links: each scores 1 VP for every link icon in the places it touches, on flipped tiles of anybody and ${icons} at each merchant place, with or without merchants. A flipped tile shows 0, 1 or 2 icons; manufacturer III and VII show none. Unflipped tiles count nothing. Scored links are taken off.`,
        statements: ['B-SCORE-01', 'B-SCORE-02', 'B-SCORE-04', 'B-FARM-04'],
      },
      {
        editions: withPorts,
        text: ({ icons, edges, waypoints }) =>
          msg`First the links: each scores 1 VP for every link icon at its ends, one on each flipped tile of anybody and ${icons} each at the places without slots (${edges}, ${waypoints}). Unflipped tiles count nothing. Scored links are taken off.`,
        statements: ['L-SCORE-01', 'C-SCORE-01'],
      },
      {
        editions: everywhere,
        text: msg`Then everybody’s flipped tiles score their VP; unflipped ones score nothing. VP go on beyond 100.`,
        example: {
          text: msg`Your link between Alder and Brock scores the link icons of the flipped tiles at both ends, also those of other players. The unflipped tile in Brock adds nothing.`,
          drawing: scoringDrawing,
        },
        statements: ['B-SCORE-02', 'B-SCORE-03', 'L-SCORE-01', 'L-SCORE-04', 'C-SCORE-01'],
      },
      {
        editions: withPorts,
        text: ({ cottonVp }) => msg`Cotton mill I is worth ${cottonVp} VP.`,
        statements: ['L-SCORE-03', 'C-SCORE-01'],
      },
    ],
  },
  {
    id: 'canal-end',
    title: msg`End of the canal era`,
    parts: [
      {
        editions: newer,
        when: twoEras,
        text: msg`After the last round come the new turn order, income and shortfalls, then the scoring of links and tiles.`,
        statements: ['B-END-06', 'B-INC-03', 'L-INC-01'],
      },
      {
        editions: original,
        text: msg`After the last round come the new turn order and the scoring of links and tiles. Income follows at the start of the rail era.`,
        statements: ['C-INC-03', 'C-END-01'],
      },
      {
        editions: everywhere,
        when: twoEras,
        example: {
          text: msg`The tile of level I in Alder leaves the board, and so do all links. The tile of level II in Brock stays, flipped or not.`,
          drawing: canalEndDrawing,
        },
        text: msg`After scoring, all tiles of level I leave the board with everything on them; nothing flips and nothing is sold. Higher levels stay as they are and may score again at the end of the rail era. Mats keep what they hold, also level I.`,
        statements: ['B-END-01', 'B-END-02', 'L-END-01', 'C-END-01'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: ({ hand }) =>
          msg`Pottery I goes too. Every merchant that lost its barrel gets a new one; merchant tiles and both markets stay as they are. All discards and the cards lying face down make the new deck, and everyone draws ${hand}; this time no card is laid face down.`,
        statements: ['B-END-01', 'B-END-03', 'B-END-04', 'B-END-06'],
      },
      {
        editions: withPorts,
        when: twoEras,
        text: ({ hand }) =>
          msg`The distant market opens again: its marker goes to the top, and all cotton tiles are shuffled. The coal and iron markets stay as they are. All cards, those set aside too, make the new deck, and everyone gets ${hand}.`,
        statements: ['L-END-01', 'C-END-01'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`All links go back to their owners. Turn order, money, income and VP stay.`,
        statements: ['B-END-05', 'L-END-01', 'C-END-01'],
      },
    ],
  },
  {
    id: 'end',
    title: msg`End of the game`,
    parts: [
      {
        editions: newer,
        when: oneEra,
        text: msg`The game ends after the canal era. Links and tiles are scored, then money, income and better tiles; the ranking follows.`,
        statements: ['B-ROUND-01', 'B-WIN-01', 'B-INTRO-01', 'L-INTRO-01', 'L-WIN-01'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`The game ends after the rail era. There is no income after its last round. Links and tiles are scored as before; the ranking follows.`,
        statements: ['B-ROUND-01', 'B-INC-02', 'B-WIN-01'],
      },
      {
        editions: lancashire,
        when: twoEras,
        text: ({ moneyPerVp }) =>
          msg`The game ends after the rail era. There is no income after its last round. Links and tiles are scored as before, then 1 VP for every full £${moneyPerVp}; the ranking follows.`,
        statements: ['L-INC-01', 'L-SCORE-02', 'L-WIN-01'],
      },
      {
        editions: original,
        text: ({ moneyPerVp }) =>
          msg`The game ends after the rail era. Links and tiles are scored as before, then 1 VP for every full £${moneyPerVp}. The turn order is set once more, since it may break a tie; the ranking follows.`,
        statements: ['C-SCORE-01', 'C-WIN-01', 'C-INC-01'],
      },
    ],
  },
]
