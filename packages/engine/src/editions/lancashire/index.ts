// Brass: Lancashire (2018), 2 to 4 players.

import { defineEdition } from '../define.ts'
import { incomeTrack } from '../incomeTrack.ts'
import { cards } from './cards.ts'
import { lines, locations } from './map.ts'
import { coalMarket, distantMarket, ironMarket } from './markets.ts'
import { industries } from './tiles.ts'

export const lancashire = defineEdition({
  id: 'lancashire',
  title: 'Brass: Lancashire',
  sentence: 'Cotton, ports and shipyards in the north-west, for 2 to 4 players.',
  statementPrefix: 'L-',
  seats: [2, 3, 4],
  eras: [
    {
      id: 'canal',
      oneTilePerTown: true,
      roundsWithoutLoans: 0,
      // Beneath the banker tile.
      setAside: { 2: 2, 3: 3, 4: 4 },
      links: [{ money: 3, coal: 0, beer: 0 }],
    },
    {
      id: 'rail',
      oneTilePerTown: false,
      roundsWithoutLoans: 4,
      // The cards beneath the banker tile are drawn after all: it only announces the last loans.
      setAside: { 2: 0, 3: 0, 4: 0 },
      // Two rails cost 15 in all: the second is the difference.
      links: [
        { money: 5, coal: 1, beer: 0 },
        { money: 10, coal: 1, beer: 0 },
      ],
    },
  ],
  industries,
  locations,
  lines,
  cards,
  wildCards: [],
  merchantSpaces: [],
  merchantTiles: [],
  markets: { coal: coalMarket, iron: ironMarket },
  distantMarket,
  incomeTrack,
  start: { money: 30, incomeSpace: 10, hand: 8, links: 14 },
  actions: ['build', 'anywhere', 'network', 'develop', 'sell', 'loan', 'pass'],
  loans: [
    { amount: 10, levels: 1 },
    { amount: 20, levels: 2 },
    { amount: 30, levels: 3 },
  ],
  selling: 'cotton',
  develop: { tilesAtMost: 2, ironPerTile: 1 },
  actionsPerTurn: { first: 1, later: 2 },
  rounds: { 2: 10, 3: 9, 4: 8 },
  firstOrder: 'random',
  refill: 'turn',
  income: 'endOfRound',
  firstLinkAnywhere: false,
  firstTileOverbuilds: true,
  virtualLinks: [],
  developBonusOptional: false,
  incomeAfterLastRound: false,
  tieBreak: 'space',
  lastTieBreak: 'none',
  unpaidDebt: 'vp',
  finalScoring: { moneyPerVp: 10, moneyVpAtMost: null, incomeLevel: false, tilesAgainFromLevel: null },
})
