// The numbers of the greedy player, in victory points unless said otherwise.

export interface Weights {
  /** A pound of the first, the next and all further money in hand, while there is time to spend it. */
  firstPound: number
  nextPound: number
  sparePound: number
  /** How much money the next turn can use, in each era. */
  turnMoneyCanal: number
  turnMoneyRail: number
  /** A pound of later income, by rounds left to spend it, up to a most. */
  laterPoundPerRound: number
  laterPound: number
  /** Chances that goods flip. */
  ready: number
  noBeer: number
  oneLinkAway: number
  far: number
  /** Chance that a tile left over from the canal era flips in the rail era. */
  carried: number
  /** Cubes used up at the whole table in a round. */
  coalPerRoundCanal: number
  coalPerRoundRail: number
  ironPerRound: number
  beerPerRound: number
  /** A barrel of one's own, not needed for goods at hand. */
  spareBeerCanal: number
  spareBeerRail: number
  /** Link icons that an empty slot may show at the end, for each round left. */
  iconPerEmptySlot: number
  /** How far tiles on the mat count, and how much less each one behind counts. */
  mat: number
  matBehind: number
  /** Worth of an action when tiles on the mat are priced. */
  card: number
  wild: number
  /** A point of an opponent. */
  opponent: number
  /** A place in the network where one could build. */
  reach: number
  /** A pound of negative income that cannot be paid. */
  debt: number
  /** A level of income below zero, beyond its money. */
  belowZero: number
  /** Part of the income that counts while a tile still has to flip. */
  delayed: number
  /** Chance that an opponent's goods flip. */
  othersGoods: number
  beerWorth: number
}

export const weights: Weights = {
  firstPound: 0.55,
  nextPound: 0.35,
  sparePound: 0.15,
  turnMoneyCanal: 18,
  turnMoneyRail: 26,
  laterPoundPerRound: 0.06,
  laterPound: 0.3,
  ready: 0.75,
  noBeer: 0.5,
  oneLinkAway: 0.45,
  far: 0.12,
  carried: 0.5,
  coalPerRoundCanal: 1,
  coalPerRoundRail: 4,
  ironPerRound: 2,
  beerPerRound: 1,
  spareBeerCanal: 0.5,
  spareBeerRail: 2,
  iconPerEmptySlot: 0.08,
  mat: 0.15,
  matBehind: 0.6,
  card: 0.1,
  wild: 1.5,
  opponent: 0.1,
  reach: 0.1,
  debt: 2,
  belowZero: 0.5,
  delayed: 0.8,
  othersGoods: 0.6,
  beerWorth: 1.5,
}
