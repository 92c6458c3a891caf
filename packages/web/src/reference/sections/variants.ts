// Reference: two players, variants and the introductory game.

import { msg } from '@lingui/core/macro'
import { lancashire, newer, original, type Section, withBeer, withPorts } from '../part.ts'
import { inBook, oneEra } from '../reading.ts'

export const variants: readonly Section[] = [
  {
    id: 'two-players',
    title: msg`Two players`,
    parts: [
      {
        editions: withBeer,
        when: inBook,
        text: ({ rounds2, cards2, merchants2 }) =>
          msg`Two players use the same map and rules: ${rounds2} rounds an era, ${cards2} cards, ${merchants2} merchant tiles. Warrington and Nottingham have no merchants but still trade coal. Cotton mills and manufacturers are built with location and wild cards, since no industry card shows them.`,
        elsewhere: ({ rounds2, cards2, merchants2 }) =>
          msg`Two players use the same map and rules: ${rounds2} rounds an era, ${cards2} cards, ${merchants2} merchant tiles. Merchant places without a tile still trade coal.`,
        statements: ['B-SETUP-01', 'B-SETUP-03', 'B-ROUND-01', 'B-COAL-07', 'B-BUILD-12'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: ({ rounds2, cards2 }) =>
          msg`Two players use the same map and rules: ${rounds2} rounds an era and ${cards2} cards, none of which shows cotton mills.`,
        statements: ['L-SETUP-01', 'L-SETUP-06', 'L-ROUND-01'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: msg`As a variant there is the community’s map for two: 13 towns, 32 slots, 14 canals and 24 railways, £25 each, 40 cards, 10 rounds an era, cotton tiles 1, 2, 2, 2, 2, 3, 3, 4. Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, Northwich and The Midlands are missing, and nothing is built there; there is no virtual link either. Lancaster–Scotland is a canal too. Both markets have six spaces, £2 to £4, and ask £5 when empty.`,
        statements: ['L-2P-01', 'L-2P-02'],
      },
      {
        editions: original,
        when: inBook,
        text: msg`The original game is for three or four players.`,
        statements: ['C-SETUP-01'],
      },
    ],
  },
  {
    id: 'variants',
    title: msg`Variants`,
    parts: [
      {
        editions: lancashire,
        when: inBook,
        text: msg`Virtual link: with Liverpool or Birkenhead in your network, an industry card also builds in the other. It carries no coal and gives nothing else.`,
        statements: ['L-VIRT-01', 'L-VIRT-02'],
      },
      {
        editions: withPorts,
        when: inBook,
        text: msg`Virtual link one way: it leads from Liverpool to Birkenhead, and not back.`,
        statements: ['L-VIRT-01', 'C-VIRT-01'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: msg`Classic deck, for three or four players: all 66 cards and all 12 cotton tiles are used. In the canal era 9 cards are set aside with three players and 6 with four, in the rail era 6 and 2. An era with three players then lasts 10 rounds, with four still 8; with three the last loans are taken in round 6.`,
        statements: ['L-CDECK-01', 'L-CDECK-02', 'L-LOAN-02'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: msg`Cotton mill I for 3 VP, as in the original game.`,
        statements: ['L-SCORE-03'],
      },
      {
        editions: original,
        when: inBook,
        text: msg`Cotton mill I for 5 VP, as in the newer game.`,
        statements: ['L-SCORE-03'],
      },
      {
        editions: withPorts,
        when: inBook,
        text: msg`First build on empty slots: with nothing on the board, an industry card opens empty slots only.`,
        statements: ['L-NOTILE-01', 'C-BUILD-02'],
      },
      {
        editions: original,
        when: inBook,
        text: msg`Debts are carried: what you cannot pay becomes negative money and costs no VP. Later income is added to it, actions that cost nothing stay possible, and it scores nothing.`,
        statements: ['C-SHORT-02'],
      },
      {
        editions: newer,
        when: inBook,
        text: msg`Ties by income level: at equal VP the level is compared, not the space.`,
        statements: ['B-WIN-03', 'L-WIN-01'],
      },
      {
        editions: original,
        when: inBook,
        text: msg`Ties by income space: at equal VP the space is compared, not the level.`,
        statements: ['C-WIN-02'],
      },
      {
        editions: withBeer,
        when: inBook,
        text: msg`Optional development bonus: you may decline to remove a tile.`,
        statements: ['B-MERCH-03'],
      },
    ],
  },
  {
    id: 'introductory',
    title: msg`Introductory game`,
    parts: [
      {
        editions: newer,
        when: (reading) => inBook(reading) || oneEra(reading),
        text: msg`A shorter game to learn by: only the canal era is played and scored as usual. Then everyone scores 1 VP for every full £4, but 15 at most; then the income level, as a loss if it is negative; then the VP of each own flipped tile of level II or above once more. VP never fall below 0 on the way.`,
        statements: ['B-INTRO-01', 'B-INTRO-02', 'L-INTRO-01', 'L-INTRO-02'],
      },
      {
        editions: lancashire,
        when: (reading) => inBook(reading) || oneEra(reading),
        text: msg`The point for every £10 is not scored in this game.`,
        statements: ['L-INTRO-02'],
      },
      {
        editions: newer,
        when: inBook,
        text: msg`There is no income after its last round, unless you choose the variant that gives it.`,
        statements: ['B-INTRO-03', 'L-INTRO-01'],
      },
    ],
  },
]
