// Reference: building.

import { msg } from '@lingui/core/macro'
import { cardDrawing, overbuildDrawing } from '../drawings.ts'
import { everywhere, lancashire, newer, original, type Section, withBeer, withPorts } from '../part.ts'
import { not, oneEra, twoEras } from '../reading.ts'
import { firstTileOverbuilds } from '../switches.ts'

export const build: readonly Section[] = [
  {
    id: 'build',
    title: msg`Build`,
    parts: [
      {
        editions: everywhere,
        text: msg`Building puts one of your tiles on the board. The card decides where. A location card builds any industry that its town has a slot for, network or not. An industry card builds what it shows, in a place of your network.`,
        example: {
          text: msg`Alder and Brock are in your network: an industry card builds in both. Cray is not, so only the card that names it builds there.`,
          drawing: cardDrawing,
        },
        statements: ['B-CARD-01', 'B-CARD-02', 'L-BUILD-01', 'C-BUILD-01'],
      },
      {
        editions: withBeer,
        text: msg`A card that shows two industries builds one of them. A wild location stands for any town, also one whose cards are not in the deck, but not for a farm brewery or a merchant place. A wild industry stands for any industry.`,
        statements: ['B-CARD-02', 'B-CARD-03', 'B-BUILD-12'],
      },
      {
        editions: everywhere,
        text: msg`The tile is always the lowest level of its industry left on your mat; levels cannot be skipped, only built or developed away.`,
        statements: ['B-BUILD-01', 'L-BUILD-02', 'C-BUILD-03'],
      },
      {
        editions: newer,
        text: msg`It goes on an empty slot that shows its industry. If the town has an empty slot for this industry alone, that one comes before a shared one; among like slots you choose. Without an empty slot you can only overbuild.`,
        statements: ['B-BUILD-02', 'B-BUILD-03', 'B-BUILD-11', 'L-BUILD-02'],
      },
      {
        editions: original,
        text: msg`It goes on an empty slot that shows its industry. Only in Lancaster and Preston a port must take the slot for ports alone before the shared one. Without an empty slot you can only overbuild.`,
        statements: ['C-BUILD-03'],
      },
      {
        editions: everywhere,
        text: msg`You pay the price of the tile and use the coal and iron it asks for. The money, bought cubes included, must be in your hand beforehand; what the new tile earns comes afterwards.`,
        statements: ['B-BUILD-04', 'L-BUILD-03', 'C-PAY-01'],
      },
      {
        editions: withBeer,
        text: msg`A coal mine or iron works gets the cubes printed on it, a brewery its barrels.`,
        statements: ['B-BUILD-05'],
      },
      {
        editions: withPorts,
        text: msg`A coal mine or iron works gets the cubes printed on it. A shipyard flips at once.`,
        statements: ['L-SHIP-02'],
      },
    ],
  },
  {
    id: 'eras',
    title: msg`What may be built when`,
    parts: [
      {
        editions: everywhere,
        text: msg`In the canal era you may have one tile in a town; tiles of others do not matter.`,
        statements: ['B-BUILD-06', 'L-ERA-01', 'C-BUILD-04'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`In the rail era you may have as many as you like.`,
        statements: ['B-BUILD-07', 'L-ERA-01', 'C-BUILD-04'],
      },
      {
        editions: withBeer,
        when: oneEra,
        text: msg`Brewery IV and pottery V are for the longer game and cannot be built. If your lowest tile is barred, its industry is blocked until you develop it away.`,
        statements: ['B-BUILD-08', 'B-BUILD-09'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`Tiles of level I are for the canal era only; pottery I alone is for both. Brewery IV and pottery V are for the rail era only. If your lowest tile is barred, its industry is blocked until you develop it away.`,
        statements: ['B-BUILD-08', 'B-BUILD-09'],
      },
      {
        editions: withPorts,
        when: oneEra,
        text: ({ locked }) =>
          msg`Shipyard II is for the longer game. The ${locked} shipyards of level 0 on your mat can never be built; develop them away. If your lowest tile is barred, its industry is blocked until you do.`,
        statements: ['L-ERA-01', 'L-SHIP-01'],
      },
      {
        editions: withPorts,
        when: twoEras,
        text: ({ locked }) =>
          msg`Tiles of level I are for the canal era only, shipyard II for the rail era only. The ${locked} shipyards of level 0 on your mat can never be built; develop them away. If your lowest tile is barred, its industry is blocked until you do.`,
        statements: ['L-ERA-01', 'L-SHIP-01', 'C-BUILD-04', 'C-SHIP-01'],
      },
      {
        editions: withPorts,
        when: twoEras,
        text: ({ withoutCanal }) =>
          msg`Some towns have no canal, and everything built there needs coal: they wait for the rail era and for a railway (${withoutCanal}). So shipyard I can only stand in Liverpool.`,
        statements: ['L-ERA-02', 'C-BUILD-05', 'C-SHIP-01'],
      },
      {
        editions: withPorts,
        when: oneEra,
        text: ({ withoutCanal }) =>
          msg`Some towns have no canal, and everything built there needs coal: nothing can be built there in this game (${withoutCanal}). So shipyard I can only stand in Liverpool.`,
        statements: ['L-ERA-02'],
      },
    ],
  },
  {
    id: 'market',
    title: msg`New mines and works sell to the market`,
    parts: [
      {
        editions: withBeer,
        text: msg`A new coal mine that is connected to a merchant place, with or without merchants, sells as many cubes to the coal market as there is room for. A new iron works does the same with the iron market, connected or not. You have no choice.`,
        statements: ['B-MKT-01', 'B-MKT-02'],
      },
      {
        editions: withPorts,
        text: ({ edges }) =>
          msg`A new coal mine that is connected to a port of anybody, flipped or not, or to a place at the edge (${edges}), sells as many cubes to the coal market as there is room for. A new iron works does the same with the iron market, connected or not. You have no choice.`,
        statements: ['L-MKT-01', 'C-MKT-01'],
      },
      {
        editions: everywhere,
        text: msg`The dearest empty space is filled first, and each pays its price. If the last cube leaves, the tile flips at once. All this happens only while the tile is built, never later.`,
        example: {
          text: msg`Of the iron market the two spaces at one price are empty. You build an iron works with 4 iron: two cubes go to the market and bring that price each, two stay on the tile.`,
        },
        statements: ['B-MKT-03', 'B-MKT-04', 'B-MKT-05', 'L-MKT-01', 'C-MKT-01'],
      },
    ],
  },
  {
    id: 'nothing',
    title: msg`With nothing on the board`,
    parts: [
      {
        editions: withBeer,
        text: msg`As long as you have no tile and no link on the board, an industry card builds on any suitable empty slot, farm breweries included, but not over other tiles. You may also lay a link on any free line. This holds at any time of the game, and ends with your first tile or link.`,
        statements: ['B-NOTILE-01', 'B-NOTILE-02', 'B-NOTILE-03'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`A first railway still needs its coal. Of two railways in one action, only the first profits from this; the second must touch your network as it is by then.`,
        statements: ['B-NOTILE-02'],
      },
      {
        editions: withPorts,
        when: not(firstTileOverbuilds),
        text: msg`As long as you have no tile and no link on the board, an industry card builds on any suitable empty slot, but not over other tiles. This holds at any time of the game. There is no such exception for links: even the first one needs your network.`,
        statements: ['L-NOTILE-01', 'L-NOTILE-02', 'C-BUILD-02'],
      },
      {
        editions: withPorts,
        when: firstTileOverbuilds,
        text: msg`As long as you have no tile and no link on the board, an industry card builds on any suitable slot, also over a tile where that is allowed. This holds at any time of the game. There is no such exception for links: even the first one needs your network.`,
        statements: ['L-NOTILE-01', 'L-NOTILE-02', 'C-BUILD-02'],
      },
    ],
  },
  {
    id: 'farms',
    title: msg`Farm breweries`,
    parts: [
      {
        editions: withBeer,
        text: msg`Two places without a name have one slot for a brewery each. No location card and no wild location reaches them: they take a brewery card or a wild industry, and must be in your network.`,
        elsewhere: msg`Places without a name have one slot for a brewery each. No location card and no wild location reaches them: they take a brewery card or a wild industry, and must be in your network.`,
        statements: ['B-FARM-01', 'B-BUILD-10'],
      },
      {
        editions: withBeer,
        text: msg`The northern one has a line of its own to Cannock, which scores like any other. The southern one lies on the line between Kidderminster and Worcester and has no other; a link there scores the icons of all three places.`,
        elsewhere: msg`A line of their own scores like any other. Where one lies on the line between two towns, a link there scores the icons of all three places.`,
        statements: ['B-FARM-02', 'B-FARM-03', 'B-FARM-04'],
      },
    ],
  },
  {
    id: 'overbuild',
    title: msg`Overbuilding`,
    parts: [
      {
        editions: everywhere,
        text: msg`A tile may take the place of another of the same industry and a lower level. Card, network, era and price are as for any tile.`,
        example: {
          text: msg`Your coal mine I in Alder gives way to your coal mine II. You pay for the new one in full; the old one leaves the game.`,
          drawing: overbuildDrawing,
        },
        statements: ['B-OVER-01', 'L-OVER-01', 'C-OVER-01'],
      },
      {
        editions: everywhere,
        text: msg`Your own tiles you may always replace, whatever the industry, flipped or not. Of others, only coal mines and iron works, and only when no cube of that kind is left at all: on no tile of anybody, yours included, and not in the market.`,
        statements: ['B-OVER-02', 'B-OVER-04', 'L-OVER-01', 'C-OVER-01'],
      },
      {
        editions: everywhere,
        text: msg`The replaced tile leaves the game with everything on it and will not score. What it brought stays. A new mine or works sells to the market as usual.`,
        statements: ['B-OVER-03', 'B-OVER-05', 'B-OVER-08', 'B-INC-07', 'L-OVER-01', 'C-OVER-01'],
      },
      {
        editions: everywhere,
        text: msg`An empty slot in the same town does not stand in the way. In the canal era you may replace your own tile, but one of another player only in a town where you have no tile.`,
        statements: ['B-OVER-06', 'B-OVER-07', 'L-OVER-02', 'C-BUILD-04'],
      },
    ],
  },
  {
    id: 'anywhere',
    title: msg`Build anywhere`,
    parts: [
      {
        editions: withPorts,
        text: msg`Instead of two actions you may play any two cards as one location card of your choice and build in any town. It takes your whole turn, so it is not possible in the first round and not as a second action. All other rules of building hold.`,
        statements: ['L-DBL-01', 'L-DBL-02', 'C-DBL-01'],
      },
      {
        editions: lancashire,
        text: msg`At the end of the turn you draw two cards as usual.`,
        statements: ['L-DBL-01'],
      },
    ],
  },
]
