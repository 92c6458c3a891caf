// Reference: the aim of the game, the table and its words, and setting up.

import { msg } from '@lingui/core/macro'
import { everywhere, lancashire, newer, original, type Section, withBeer, withPorts } from '../part.ts'
import { atTable, both, inBook, oneEra, twoEras } from '../reading.ts'
import {
  isTieByLevel,
  isTieBySpace,
  isTieByTurnOrder,
  isTieShared,
  lacksCardsOf,
  moneyScores,
  moneyScoresAlone,
  moneyScoresNothing,
  someLackMerchants,
  someSetAside,
  someTownsLackCards,
} from '../switches.ts'

export const basics: readonly Section[] = [
  {
    id: 'aim',
    title: msg`Aim and ranking`,
    parts: [
      {
        editions: everywhere,
        when: twoEras,
        text: msg`You are entrepreneurs of the industrial revolution. The game has two eras: first canals, then railways. At the end of each era you score victory points (VP) for your links and for your flipped tiles. Whoever has the most VP after the rail era wins.`,
        statements: ['B-WIN-01', 'L-WIN-01', 'C-WIN-01'],
      },
      {
        editions: newer,
        when: oneEra,
        text: msg`You are entrepreneurs of the industrial revolution. In this shorter game only the canal era is played. At its end you score victory points (VP) for your links and for your flipped tiles, then for money, income and your better tiles. Whoever has the most VP wins.`,
        statements: ['B-WIN-01', 'L-WIN-01', 'B-INTRO-01', 'L-INTRO-01'],
      },
      {
        editions: everywhere,
        when: moneyScoresNothing,
        text: msg`Money and income are worth nothing at the end. Turn them into tiles and links in time.`,
        statements: ['B-WIN-01'],
      },
      {
        editions: everywhere,
        when: moneyScoresAlone,
        text: ({ moneyPerVp }) =>
          msg`At the very end every full £${moneyPerVp} you own are worth 1 VP as well.`,
        statements: [],
      },
      {
        editions: everywhere,
        when: moneyScores,
        text: ({ moneyPerVp, moneyVpAtMost, againFrom }) =>
          msg`Keep some money: at the end every full £${moneyPerVp} you own are worth 1 VP, up to ${moneyVpAtMost} VP. Your income level counts as VP too, and your flipped tiles of level ${againFrom} or above score once more.`,
        statements: ['B-INTRO-01', 'L-INTRO-01', 'L-INTRO-02'],
      },
      {
        editions: everywhere,
        when: isTieBySpace,
        text: msg`At equal VP whoever has the income marker on the higher space is ahead, then whoever has more money.`,
        statements: ['B-WIN-02', 'B-WIN-03', 'L-WIN-01', 'C-WIN-02'],
      },
      {
        editions: everywhere,
        when: isTieByLevel,
        text: msg`At equal VP whoever has the higher income level is ahead, then whoever has more money.`,
        statements: ['C-WIN-01', 'C-WIN-02', 'B-WIN-02', 'B-WIN-03', 'L-WIN-01'],
      },
      {
        editions: everywhere,
        when: isTieShared,
        text: msg`If that is equal too, you share the place.`,
        statements: ['B-WIN-02', 'L-WIN-01'],
      },
      {
        editions: everywhere,
        when: isTieByTurnOrder,
        text: msg`If that is equal too, whoever would come first in the turn order of a next round is ahead.`,
        statements: ['C-WIN-01'],
      },
    ],
  },
  {
    id: 'words',
    title: msg`The table and its words`,
    parts: [
      {
        editions: everywhere,
        text: msg`The board shows places and the lines between them. A town has slots for tiles; the icons on a slot say which industries may stand there, one tile to a slot. A line may carry one link.`,
        statements: [],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`Links are canals in the first era and railways in the second. Some lines exist in one era only.`,
        statements: [],
      },
      {
        editions: everywhere,
        when: oneEra,
        text: msg`Links are canals. Some lines are not for canals and stay empty.`,
        statements: [],
      },
      {
        editions: withBeer,
        text: ({ towns, lines }) =>
          msg`The map has ${towns} towns, two farm breweries, ${lines} lines, and five merchant places at its edge: Warrington, Nottingham, Shrewsbury, Gloucester and Oxford. Its day and night sides play alike.`,
        elsewhere: ({ towns, farms, lines, merchantPlaces }) =>
          msg`The map has ${towns} towns, ${farms} farm breweries, ${lines} lines, and ${merchantPlaces} merchant places at its edge. Its day and night sides play alike.`,
        statements: ['B-SETUP-10'],
      },
      {
        editions: withPorts,
        text: ({ towns, lines, edges, waypoints }) =>
          msg`The map has ${towns} towns and ${lines} lines. Places at its edge trade with the wide world: ${edges}. Others have no slots and no trade; they only carry links: ${waypoints}.`,
        statements: [],
      },
      {
        editions: everywhere,
        text: msg`Your mat holds your tiles, a stack for each industry with the lowest level on top. You build them onto the board. Later they flip: a flipped tile raises your income and scores at the end of an era, an unflipped one does not. The mat shows for each tile what it costs in money, coal and iron, and what it brings once flipped: VP, income spaces and link icons.`,
        statements: [],
      },
      {
        editions: everywhere,
        text: msg`Two words matter most and are easily mixed up. Your network is where you have something yourself: it says where you may build and lay links. Connected is whatever links of anybody join together: it says what coal and goods can reach.`,
        statements: [],
      },
      {
        editions: everywhere,
        text: msg`Income has two measures. The marker stands on a space of the track; several spaces share one income level, and the level is the money you get. Flips move the marker by spaces, loans by levels. Up to level 0 every space is a level of its own; levels 1 to 10 take two spaces each, 11 to 20 three, 21 to 29 four.`,
        statements: [],
      },
      {
        editions: everywhere,
        text: msg`The supply never runs out. Your hand is seen by you alone, and nobody knows the deck or the cards set aside. Everything else lies open: money, mats, income, VP, money spent, and all discards.`,
        statements: ['B-SETUP-06', 'B-SETUP-11', 'L-SETUP-07', 'C-SETUP-03'],
      },
    ],
  },
  {
    id: 'setup',
    title: msg`Setup`,
    parts: [
      {
        editions: everywhere,
        text: ({ money, space, hand, links }) =>
          msg`Everyone starts with £${money}, no VP, the income marker on space ${space} (income level 0), a hand of ${hand} cards, a full mat and ${links} link tiles.`,
        statements: ['B-SETUP-07', 'L-SETUP-05', 'C-SETUP-01', 'C-SETUP-02'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`One more card lies face down in front of everybody, seen by nobody. It comes back when the cards are shuffled for the rail era.`,
        statements: ['B-SETUP-07', 'B-SETUP-11'],
      },
      {
        editions: withBeer,
        when: oneEra,
        text: msg`One more card lies face down in front of everybody, seen by nobody. It stays out of this game.`,
        statements: ['B-SETUP-07', 'B-SETUP-11'],
      },
      {
        editions: everywhere,
        when: atTable,
        text: ({ cards, seats }) => msg`With ${seats} players the deck has ${cards} cards.`,
        statements: ['B-SETUP-01', 'L-SETUP-01', 'L-2P-01', 'L-CDECK-01', 'C-SETUP-01'],
      },
      {
        editions: everywhere,
        when: both(atTable, someTownsLackCards),
        text: ({ withoutCard }) =>
          msg`Towns without a card of their own may be built in like all others: ${withoutCard}.`,
        statements: ['B-SETUP-09', 'B-BUILD-12', 'L-SETUP-06'],
      },
      {
        editions: withBeer,
        when: both(atTable, lacksCardsOf('cotton')),
        text: msg`No card shows cotton mills or manufacturers: they are built with location and wild cards.`,
        statements: ['B-BUILD-12'],
      },
      {
        editions: withPorts,
        when: both(atTable, lacksCardsOf('cotton')),
        text: msg`No card shows cotton mills: they are built with location cards.`,
        statements: ['L-SETUP-06'],
      },
      {
        editions: withPorts,
        when: both(atTable, someSetAside),
        text: ({ aside }) => msg`In the canal era ${aside} cards are set aside unseen.`,
        statements: ['L-SETUP-02', 'L-CDECK-01', 'C-SETUP-02'],
      },
      {
        editions: withPorts,
        when: both(atTable, twoEras, someSetAside),
        text: ({ railAside }) => msg`In the rail era it is ${railAside} cards.`,
        statements: ['L-CDECK-01', 'C-SETUP-02'],
      },
      {
        editions: withBeer,
        when: inBook,
        text: ({ cards4, cards3, cards2 }) =>
          msg`The deck has ${cards4} cards with four players, ${cards3} with three and ${cards2} with two. With three, there are no cards for Belper and Derby; with two, none for Leek, Stoke-on-Trent, Stone and Uttoxeter either, and no card shows cotton mills or manufacturers. All towns may still be built in.`,
        elsewhere: ({ cards4, cards3, cards2 }) =>
          msg`The deck has ${cards4} cards with four players, ${cards3} with three and ${cards2} with two. All towns may be built in, with or without a card of theirs.`,
        statements: ['B-SETUP-01', 'B-SETUP-09', 'B-BUILD-12'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: ({ cards4, cards3, cards2 }) =>
          msg`The deck has ${cards4} cards with four players, ${cards3} with three and ${cards2} with two. With three, there are no cards for Burnley and Colne; with two, none for Barrow-in-Furness, Blackburn, Fleetwood and Lancaster either. All towns may still be built in. In the canal era one card for each player is set aside unseen, beneath the banker tile.`,
        statements: ['L-SETUP-01', 'L-SETUP-02', 'L-SETUP-06'],
      },
      {
        editions: original,
        when: inBook,
        text: ({ cards4, aside4, aside3, railAside4, railAside3 }) =>
          msg`For three or four players. All ${cards4} cards are used. After the deal some are set aside unseen: ${aside4} with four players and ${aside3} with three; in the rail era ${railAside4} and ${railAside3}.`,
        statements: ['C-SETUP-01', 'C-SETUP-02'],
      },
      {
        editions: withBeer,
        text: ({ wilds }) =>
          msg`${wilds} wild location cards and ${wilds} wild industry cards lie open in two piles beside the deck.`,
        statements: ['B-SETUP-02'],
      },
      {
        editions: withBeer,
        when: atTable,
        text: ({ merchants, barrels }) =>
          msg`Merchant tiles are dealt at random onto the merchant spaces, ${merchants} in all. A tile says what its merchant buys: cotton, manufactured goods, pottery, all of it, or nothing. Beside each one that buys something stands a barrel of beer: ${barrels} in all.`,
        statements: ['B-SETUP-03', 'B-SETUP-04'],
      },
      {
        editions: withBeer,
        when: both(atTable, someLackMerchants),
        text: ({ withoutMerchants }) =>
          msg`Places without merchants in this game, which still trade coal: ${withoutMerchants}.`,
        statements: ['B-SETUP-03', 'B-COAL-07'],
      },
      {
        editions: withBeer,
        when: atTable,
        text: ({ blanks, forCotton, forManufacturers, forPotteries, forAll }) =>
          msg`The merchant tiles: buying nothing ${blanks}, cotton ${forCotton}, manufactured goods ${forManufacturers}, pottery ${forPotteries}, everything ${forAll}.`,
        statements: ['B-SETUP-03'],
      },
      {
        editions: withBeer,
        when: inBook,
        text: ({ merchants4, merchants3, merchants2, barrels4, barrels3, barrels2 }) =>
          msg`Merchant tiles are dealt at random onto the merchant spaces: ${merchants4} with four players, ${merchants3} with three (none in Nottingham), ${merchants2} with two (none in Warrington either). A tile says what its merchant buys: cotton, manufactured goods, pottery, all of it, or nothing. Beside each one that buys something stands a barrel of beer: ${barrels4}, ${barrels3} or ${barrels2} in all.`,
        elsewhere: ({ merchants4, merchants3, merchants2, barrels4, barrels3, barrels2 }) =>
          msg`Merchant tiles are dealt at random onto the merchant spaces: ${merchants4} with four players, ${merchants3} with three, ${merchants2} with two; with fewer players some places have none. A tile says what its merchant buys: cotton, manufactured goods, pottery, all of it, or nothing. Beside each one that buys something stands a barrel of beer: ${barrels4}, ${barrels3} or ${barrels2} in all.`,
        statements: ['B-SETUP-03', 'B-SETUP-04'],
      },
      {
        editions: withBeer,
        when: inBook,
        text: msg`The merchant tiles with two players: two that buy nothing, one for cotton, one for manufactured goods, one for everything. With three, one more that buys nothing and one for pottery. With four, one more for cotton and one more for manufactured goods.`,
        elsewhere: null,
        statements: ['B-SETUP-03'],
      },
      {
        editions: withBeer,
        text: ({ coalCubes, coalSpaces, coalDearest, ironCubes, ironSpaces, ironDearest }) =>
          msg`The coal market has ${coalSpaces} spaces, two for each price from £1 to £${coalDearest}, and starts with ${coalCubes} cubes. The iron market has ${ironSpaces}, from £1 to £${ironDearest}, and starts with ${ironCubes}. The cheapest spaces are the empty ones.`,
        statements: ['B-SETUP-05'],
      },
      {
        editions: withPorts,
        text: ({ coalSpaces, coalCheapest, coalDearest }) =>
          msg`The coal market and the iron market have ${coalSpaces} spaces each, two for each price from £${coalCheapest} to £${coalDearest}, and start full.`,
        statements: ['L-SETUP-04', 'C-SETUP-01'],
      },
      {
        editions: withPorts,
        when: atTable,
        text: ({ tiles }) =>
          msg`The cotton tiles lie shuffled face down; the marker of the distant market is on the top space. Their numbers: ${tiles}.`,
        statements: ['L-SETUP-03', 'L-CDECK-02', 'L-2P-01', 'C-SETUP-01'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: ({ tiles4, tiles3, tiles2 }) =>
          msg`The cotton tiles lie shuffled face down; the marker of the distant market is on the top space. Their numbers with four players: ${tiles4}; with three: ${tiles3}; with two: ${tiles2}.`,
        statements: ['L-SETUP-03'],
      },
      {
        editions: original,
        when: inBook,
        text: ({ tileCount, tiles4 }) =>
          msg`The ${tileCount} cotton tiles lie shuffled face down; the marker of the distant market is on the top space. Their numbers: ${tiles4}.`,
        statements: ['C-SETUP-01'],
      },
      {
        editions: newer,
        text: msg`The first turn order is random.`,
        statements: ['B-SETUP-08', 'L-SETUP-06'],
      },
      {
        editions: original,
        text: msg`A random player begins; the others follow clockwise.`,
        statements: ['C-SETUP-01'],
      },
    ],
  },
]
