// Reference: coal, iron and beer, and flipping.

import { msg } from '@lingui/core/macro'
import { beerDrawing, coalDrawing, ironDrawing } from '../drawings.ts'
import { everywhere, type Section, withBeer, withPorts } from '../part.ts'
import { oneEra, twoEras } from '../reading.ts'

export const goods: readonly Section[] = [
  {
    id: 'coal',
    title: msg`Coal`,
    parts: [
      {
        editions: everywhere,
        text: msg`Many tiles need coal. Coal travels along links: what you build must be connected to a source once it lies there.`,
        statements: ['B-COAL-01', 'L-COAL-01', 'C-COAL-01'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`Every railway needs coal too. It may use coal that only it makes reachable, and the nearer of its ends counts.`,
        statements: ['B-COAL-01', 'B-COAL-11', 'C-COAL-03'],
      },
      {
        editions: everywhere,
        text: msg`Coal comes from the nearest connected mine that has any, whoever owns it, for nothing. Distance is counted in links: a mine in the same town is at distance 0. Among mines equally near you choose, cube by cube. When a mine is empty, the next nearest follows.`,
        example: {
          text: msg`You build in Alder and need 1 coal. It comes from Brock, one link away, although the mine is not yours and your own in Cray has coal too: Cray is two links away.`,
          drawing: coalDrawing,
        },
        statements: [
          'B-COAL-02',
          'B-COAL-03',
          'B-COAL-04',
          'B-COAL-05',
          'L-COAL-01',
          'C-COAL-01',
          'C-COAL-03',
        ],
      },
      {
        editions: withBeer,
        text: ({ coalEmpty }) =>
          msg`Only when no connected mine has coal left may you buy it, the cheapest cube first, and only if one of the five merchant places is connected, with or without merchants. From an empty market a cube costs £${coalEmpty}; the connection is still needed.`,
        elsewhere: ({ coalEmpty }) =>
          msg`Only when no connected mine has coal left may you buy it, the cheapest cube first, and only if a merchant place is connected, with or without merchants. From an empty market a cube costs £${coalEmpty}; the connection is still needed.`,
        statements: ['B-COAL-06', 'B-COAL-07', 'B-COAL-08'],
      },
      {
        editions: withPorts,
        text: ({ coalEmpty, edges, waypoints }) =>
          msg`Only when no connected mine has coal left may you buy it, the cheapest cube first, and only if a port of anybody, flipped or not, or a place at the edge (${edges}) is connected. Places that only carry links (${waypoints}) open no market. From an empty market a cube costs £${coalEmpty}; the connection is still needed.`,
        statements: ['L-COAL-02', 'L-COAL-03', 'L-COAL-04', 'C-COAL-02'],
      },
      {
        editions: everywhere,
        text: msg`Each cube is judged alone. Used coal leaves the board; it never goes back to the market.`,
        example: {
          text: msg`A tile needs 2 coal, and the only connected mine has 1 left. You take it for nothing, the mine flips for its owner, and you buy the second cube.`,
        },
        statements: ['B-COAL-06', 'B-COAL-09'],
      },
    ],
  },
  {
    id: 'iron',
    title: msg`Iron`,
    parts: [
      {
        editions: everywhere,
        text: msg`Developing and many tiles need iron. Iron needs no connection at all: it comes from any iron works that has some, whoever owns it, for nothing. You choose the works for each cube.`,
        example: {
          text: msg`You build in Alder and need 1 iron. No link leads to Cray, and still its works lend it.`,
          drawing: ironDrawing,
        },
        statements: ['B-IRON-01', 'B-IRON-02', 'L-IRON-01', 'C-IRON-01'],
      },
      {
        editions: everywhere,
        text: ({ ironEmpty }) =>
          msg`Only when no works on the board has iron left do you buy it, the cheapest cube first; from an empty market a cube costs £${ironEmpty}. Each cube is judged alone. Used iron leaves the board.`,
        statements: ['B-IRON-03', 'B-IRON-04', 'L-IRON-01', 'C-IRON-01'],
      },
    ],
  },
  {
    id: 'beer',
    title: msg`Beer`,
    parts: [
      {
        editions: withBeer,
        text: msg`Selling a tile takes as much beer as the tile shows, which may be none. Beer cannot be bought.`,
        statements: ['B-BEER-01'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`Laying a second railway in one action takes one beer too. Another player’s brewery must be connected to the second railway once it lies there, and no merchant’s barrel serves.`,
        statements: ['B-BEER-01', 'B-BEER-03', 'B-BEER-04'],
      },
      {
        editions: withBeer,
        text: msg`Your own breweries serve anywhere, without a connection. Breweries of others must be connected to the town of the tile you sell; their owners are not asked and not paid.`,
        example: {
          text: msg`You sell in Brock. Your own brewery in Alder serves without a link, the other player’s in Cray because a link joins it to Brock. The one in Dean is out of reach.`,
          drawing: beerDrawing,
        },
        statements: ['B-BEER-02', 'B-BEER-03'],
      },
      {
        editions: withBeer,
        text: msg`The barrel beside a merchant serves only a sale to that very merchant tile. So one sale uses one merchant barrel at most.`,
        statements: ['B-BEER-04', 'B-BEER-06'],
      },
      {
        editions: withBeer,
        text: msg`Where two beers are needed they may come from different sources, in any order you like. You may use another player’s beer although you have your own. A tile that needs no beer takes none, and so earns no merchant bonus.`,
        statements: ['B-BEER-05', 'B-BEER-07'],
      },
      {
        editions: withBeer,
        when: oneEra,
        text: msg`A new brewery gets 1 barrel, whatever its level, and no more later. Used barrels are gone, those of merchants too.`,
        statements: ['B-BEER-08', 'B-BEER-09'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`A new brewery gets 1 barrel in the canal era and 2 in the rail era, whatever its level, and no more later. Used barrels are gone; those of merchants come back only between the eras.`,
        statements: ['B-BEER-08', 'B-BEER-09'],
      },
    ],
  },
  {
    id: 'flip',
    title: msg`Flipping tiles`,
    parts: [
      {
        editions: withBeer,
        text: msg`Cotton mills, manufacturers and potteries flip when you sell them. Coal mines, iron works and breweries flip as soon as their last cube or barrel is gone, whoever took it, the market included.`,
        statements: ['B-FLIP-01'],
      },
      {
        editions: withPorts,
        text: msg`Cotton mills and ports flip when cotton is sold. Coal mines and iron works flip as soon as their last cube is gone, whoever took it, the market included. Shipyards flip at once when they are built.`,
        statements: ['L-FLIP-01', 'L-SHIP-02', 'C-FLIP-01'],
      },
      {
        editions: everywhere,
        text: ({ lastSpace, highest }) =>
          msg`When a tile flips, its owner’s income marker moves up at once by the number of spaces on the tile, also in another player’s turn. It stops on space ${lastSpace} (level ${highest}). A tile flips only once, and a flipped one holds nothing.`,
        statements: ['B-FLIP-02', 'B-FLIP-03', 'B-INC-05', 'B-INC-06', 'L-INC-02', 'C-FLIP-01', 'C-INC-02'],
      },
    ],
  },
]
