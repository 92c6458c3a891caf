// Brass: Birmingham (2018), 2 to 4 players.

import type { Edition } from '../edition.ts'
import { cards } from './cards.ts'
import { lines, locations } from './map.ts'
import { merchantSpaces, merchantTiles } from './merchants.ts'
import { industries } from './tiles.ts'
import { coalMarket, incomeTrack, ironMarket } from './tracks.ts'

export const birmingham: Edition = {
  id: 'birmingham',
  title: 'Brass: Birmingham',
  seats: [2, 3, 4],
  eras: [
    { id: 'canal', oneTilePerTown: true, links: [{ money: 3, coal: 0, beer: 0 }] },
    {
      id: 'rail',
      oneTilePerTown: false,
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
  incomeTrack,
  start: { money: 17, incomeSpace: 10, hand: 8, faceDown: 1, links: 14 },
  actions: ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass'],
  loans: [{ amount: 30, levels: 3 }],
  develop: { tilesAtMost: 2, ironPerTile: 1 },
  actionsPerTurn: { first: 1, later: 2 },
  firstLinkAnywhere: true,
  developBonusOptional: false,
  incomeAfterLastRound: false,
  tieBreak: 'space',
  finalScoring: null,
}
