// The numbers of the greedy player, in victory points unless said otherwise. Found by playing it against itself.

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

  /** Chance that own goods are sold: with merchant and beer; without beer; one link away; farther away. */
  readonly ready: number
  readonly noBeer: number
  readonly oneLinkAway: number
  readonly far: number
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
  /** A point of an opponent, to be taken off. */
  readonly opponent: number
}

export const weights: Weights = {
  firstPound: 0.629,
  nextPound: 0.316,
  sparePound: 0.124,
  turnMoneyCanal: 14.5,
  turnMoneyRail: 19.3,
  laterPoundPerRound: 0.047,
  laterPound: 0.266,
  debt: 2.07,
  belowZero: 0.695,
  ready: 0.941,
  noBeer: 0.615,
  oneLinkAway: 0.957,
  far: 0.207,
  othersGoods: 0.52,
  carried: 0.348,
  delayed: 0.563,
  delayedCarried: 0.4,
  coalUsedCanal: 0.15,
  coalUsedRail: 1.28,
  ironUsed: 0.6,
  unlinkedMine: 0.5,
  beerUsed: 0.44,
  spareBeerCanal: 0.579,
  spareBeerRail: 1.99,
  emptySlot: 0.119,
  emptySlotMost: 0.6,
  reach: 0.247,
  mat: 0.129,
  matBehind: 1,
  cubePrice: 2.5,
  beerPrice: 0.707,
  card: 0.143,
  cardPlace: 0.07,
  wild: 1.98,
  opponent: 0.1,
}
