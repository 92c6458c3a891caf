// The community's map for two: a smaller Lancashire with its own deck, markets and cotton tiles.

import type { Edition, MarketRow } from '../edition.ts'
import { withDeck } from '../lancashire/patches.ts'
import type { Variant } from './variant.ts'

export const twoPlayerMap: Variant = {
  id: 'two-player-map',
  title: 'Two-player map',
  sentence: 'A reduced map for two with 40 cards, 8 cotton tiles, markets of six spaces and £25 each.',
  source: 'L-2P-01',
  editions: ['lancashire'],
  ofMap: true,
  seats: [2],
  patch: (edition) => ({
    ...withDeck(withoutPlaces(edition), deck),
    markets: { coal: market, iron: market },
    distantMarket: edition.distantMarket && {
      ...edition.distantMarket,
      tiles: { 2: [1, 2, 2, 2, 2, 3, 3, 4] },
    },
    start: { ...edition.start, money: 25 },
    // Birkenhead is not on this map.
    virtualLinks: [],
  }),
}

const missing = [
  'birkenhead',
  'ellesmere-port',
  'macclesfield',
  'northwich',
  'oldham',
  'rochdale',
  'stockport',
  'the-midlands',
]

const isMissing = (id: string): boolean => missing.includes(id)

/** The line from Lancaster to Scotland is a canal too on this map. */
function withoutPlaces(edition: Edition): Edition {
  return {
    ...edition,
    locations: edition.locations.filter(({ id }) => !isMissing(id)),
    cards: edition.cards.filter(({ location }) => location === undefined || !isMissing(location)),
    lines: edition.lines
      .filter(({ ends }) => !ends.some(isMissing))
      .map((line) => (line.ends.includes('scotland') ? { ...line, eras: 'both' } : line)),
  }
}

const market: MarketRow = { prices: [2, 2, 3, 3, 4, 4], cubesAtStart: 6, priceWhenEmpty: 5 }

const deck: Readonly<Record<string, number>> = {
  'barrow-in-furness': 2,
  blackburn: 2,
  bolton: 2,
  burnley: 2,
  bury: 1,
  colne: 2,
  fleetwood: 1,
  lancaster: 2,
  liverpool: 3,
  manchester: 3,
  preston: 2,
  'warrington-runcorn': 2,
  wigan: 1,
  cotton: 5,
  coal: 4,
  iron: 2,
  port: 3,
  shipyard: 1,
}
