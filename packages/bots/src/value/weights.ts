// The numbers of the hand-written value, in victory points unless said otherwise. Found by playing it against itself
// with goods sold to merchants for beer; where cotton is sold by way of ports, those that differ there.

import type { Edition } from '@ironbridge/engine'

export interface Weights {
  /** A pound of what the next turn can use, of the turn and a half after it, and of all further money. */
  readonly firstPound: number
  readonly nextPound: number
  readonly sparePound: number
  /** Pounds that one turn can use. */
  readonly turnMoneyCanal: number
  readonly turnMoneyRail: number
  /** A pound of later income: so much for each round left to spend it in, up to a most. */
  readonly laterPoundPerRound: number
  readonly laterPound: number
  /** A pound of negative income that cannot be paid, and a level below zero beyond its money. */
  readonly debt: number
  readonly belowZero: number

  /** Chance that own goods are sold: with all that it takes; without beer; one link away; farther away. */
  readonly ready: number
  readonly noBeer: number
  readonly oneLinkAway: number
  readonly far: number
  /** Part of that by way of a port of another player, or to the distant market while it is open. */
  readonly othersPort: number
  readonly distant: number
  /** Sales through a port in a round, and more of them for each connected mill of another player. */
  readonly portUsed: number
  readonly portMill: number
  /** Chance that opponents' goods are sold. */
  readonly othersGoods: number
  /** Chance that a tile left over from the canal era flips in the rail era. */
  readonly carried: number
  /** Part of its income that a tile still to flip counts: in this era, and when carried over. */
  readonly delayed: number
  readonly delayedCarried: number

  /** Cubes used by each player in a round. */
  readonly coalUsedCanal: number
  readonly coalUsedRail: number
  readonly ironUsed: number
  /** Part of that for a mine that no link touches. */
  readonly unlinkedMine: number
  /** Barrels of one brewery used in a round. */
  readonly beerUsed: number
  /** An own barrel that no goods are waiting for. */
  readonly spareBeerCanal: number
  readonly spareBeerRail: number

  /** Link icons that an empty slot will show, for each round left, up to a most. */
  readonly emptySlot: number
  readonly emptySlotMost: number
  /** A free slot in the own network. */
  readonly reach: number
  /** Part of its worth that the next tile of a stack counts, and how much of that each one behind it. */
  readonly mat: number
  readonly matBehind: number
  /** The price of a cube in pounds, and of a barrel, when tiles on the mat are weighed. */
  readonly cubePrice: number
  readonly beerPrice: number
  /** Part of the worth of the best tile a card could place, and of each place for it; and a wild card. */
  readonly card: number
  readonly cardPlace: number
  readonly wild: number
}

const merchants: Weights = {
  firstPound: 0.68,
  nextPound: 0.31,
  sparePound: 0.11,
  turnMoneyCanal: 18,
  turnMoneyRail: 15,
  laterPoundPerRound: 0.053,
  laterPound: 0.28,
  debt: 1.8,
  belowZero: 0.85,
  ready: 1,
  noBeer: 0.56,
  oneLinkAway: 0.79,
  far: 0.23,
  othersPort: 0,
  distant: 0,
  portUsed: 0,
  portMill: 0,
  othersGoods: 0.55,
  carried: 0.34,
  delayed: 0.65,
  delayedCarried: 0.39,
  coalUsedCanal: 0.11,
  coalUsedRail: 1.2,
  ironUsed: 0.61,
  unlinkedMine: 0.57,
  beerUsed: 0.34,
  spareBeerCanal: 0.63,
  spareBeerRail: 1.7,
  emptySlot: 0.1,
  emptySlotMost: 0.68,
  reach: 0.34,
  mat: 0.18,
  matBehind: 0.73,
  cubePrice: 2.3,
  beerPrice: 0.58,
  card: 0.19,
  cardPlace: 0.074,
  wild: 2.1,
}

const cotton: Weights = {
  ...merchants,
  othersPort: 0.9,
  distant: 0.8,
  portUsed: 0.1,
  portMill: 0.2,
}

export const weights: Readonly<Record<Edition['selling'], Weights>> = { merchants, cotton }
