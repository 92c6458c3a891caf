// Brass: Birmingham (2018), 2 to 4 players.

import { defineEdition } from '../define.ts'
import { incomeTrack } from '../incomeTrack.ts'
import { cards } from './cards.ts'
import { lines, locations } from './map.ts'
import { coalMarket, ironMarket } from './markets.ts'
import { merchantSpaces, merchantTiles } from './merchants.ts'
import { industries } from './tiles.ts'

export const birmingham = defineEdition({
  id: 'birmingham',
  title: 'Brass: Birmingham',
  sentence: 'Breweries, merchants and wild cards in the Midlands, for 2 to 4 players.',
  statementPrefix: 'B-',
  seats: [2, 3, 4],
  eras: [
    {
      id: 'canal',
      oneTilePerTown: true,
      roundsWithoutLoans: 0,
      // One face-down card begins each player's discard pile.
      setAside: { 2: 2, 3: 3, 4: 4 },
      links: [{ money: 3, coal: 0, beer: 0 }],
    },
    {
      id: 'rail',
      oneTilePerTown: false,
      roundsWithoutLoans: 0,
      setAside: { 2: 0, 3: 0, 4: 0 },
      // Two rails cost 15 in all: the second is the difference.
      links: [
        { money: 5, coal: 1, beer: 0 },
        { money: 10, coal: 1, beer: 1 },
      ],
    },
  ],
  industries,
  locations,
  lines,
  cards,
  wildCards: [
    { id: 'wild-location', stands: 'location', copies: 4 },
    { id: 'wild-industry', stands: 'industry', copies: 4 },
  ],
  merchantSpaces,
  merchantTiles,
  markets: { coal: coalMarket, iron: ironMarket },
  distantMarket: null,
  incomeTrack,
  start: { money: 17, incomeSpace: 10, hand: 8, links: 14 },
  actions: ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass'],
  loans: [{ amount: 30, levels: 3 }],
  selling: 'merchants',
  develop: { tilesAtMost: 2, ironPerTile: 1 },
  actionsPerTurn: { first: 1, later: 2 },
  rounds: { 2: 10, 3: 9, 4: 8 },
  firstOrder: 'random',
  refill: 'turn',
  income: 'endOfRound',
  firstLinkAnywhere: true,
  firstTileOverbuilds: false,
  virtualLinks: [],
  developBonusOptional: false,
  incomeAfterLastRound: false,
  tieBreak: 'space',
  lastTieBreak: 'none',
  unpaidDebt: 'vp',
  finalScoring: null,
})
