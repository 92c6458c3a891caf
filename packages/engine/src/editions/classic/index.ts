// Brass (2007), the original game, 3 or 4 players: Lancashire with its differences.

import { defineEdition } from '../define.ts'
import { fullDeck } from '../lancashire/cards.ts'
import { lancashire } from '../lancashire/index.ts'
import { allTiles } from '../lancashire/markets.ts'
import { virtualLinks, withCotton1Vp, withDeck, withSetAside } from '../lancashire/patches.ts'

export const classic = defineEdition({
  ...withSetAside(withDeck(withCotton1Vp(lancashire, 3), fullDeck), {
    canal: { 3: 9, 4: 6 },
    rail: { 3: 6, 4: 2 },
  }),
  id: 'classic',
  title: 'Brass (2007)',
  sentence: 'The original game on the map of Lancashire, for 3 or 4 players.',
  statementPrefix: 'C-',
  seats: [3, 4],
  rounds: { 3: 10, 4: 8 },
  distantMarket: { bonuses: lancashire.distantMarket?.bonuses ?? [], tiles: { 3: allTiles, 4: allTiles } },
  firstOrder: 'clockwise',
  refill: 'round',
  income: 'startOfRound',
  virtualLinks,
  tieBreak: 'level',
  lastTieBreak: 'turnOrder',
})
