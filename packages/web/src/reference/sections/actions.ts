// Reference: the other actions.

import { msg } from '@lingui/core/macro'
import { distantDrawing, portDrawing, sellDrawing } from '../drawings.ts'
import { everywhere, lancashire, original, type Section, withBeer, withPorts } from '../part.ts'
import { atTable, both, inBook, not, oneEra, twoEras } from '../reading.ts'
import { hasLateRounds, hasMerchantsAt, mayDeclineDevelopment } from '../switches.ts'

export const actions: readonly Section[] = [
  {
    id: 'links',
    title: msg`Network: laying links`,
    parts: [
      {
        editions: everywhere,
        text: ({ links }) =>
          msg`With any card you lay a link on a free line of this era that has at least one end in your network. One link to a line; you have ${links} link tiles in each era. Links lie until the era ends.`,
        statements: ['B-LINK-01', 'B-LINK-06', 'B-LINK-07', 'L-LINK-02', 'C-LINK-01'],
      },
      {
        editions: everywhere,
        text: ({ canalPrice }) => msg`Canal era: one canal in an action, for £${canalPrice}.`,
        statements: ['B-LINK-02', 'L-LINK-01', 'C-LINK-01'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: ({ railPrice, railsPrice }) =>
          msg`Rail era: one railway for £${railPrice}, or two for £${railsPrice} in all and 1 beer. Each railway takes 1 coal. The beer comes from a brewery, never from a merchant.`,
        statements: ['B-LINK-03', 'B-LINK-04'],
      },
      {
        editions: withPorts,
        when: twoEras,
        text: ({ railPrice, railsPrice }) =>
          msg`Rail era: one railway for £${railPrice}, or two for £${railsPrice} in all. Each railway takes 1 coal.`,
        statements: ['L-LINK-01', 'C-LINK-01'],
      },
      {
        editions: everywhere,
        when: twoEras,
        text: msg`Two railways are laid one after the other: the first must find its coal by itself, the second may use what the first has opened. They need not touch.`,
        statements: ['B-LINK-04', 'L-LINK-01', 'C-LINK-01'],
      },
      {
        editions: withBeer,
        when: twoEras,
        text: msg`If the beer comes from another player’s brewery, it must be connected to the second railway once both lie there. A connection to the first alone is not enough.`,
        statements: ['B-LINK-05'],
      },
    ],
  },
  {
    id: 'develop',
    title: msg`Develop`,
    parts: [
      {
        editions: everywhere,
        text: ({ ironPerTile }) =>
          msg`With any card you remove one or two tiles from your mat, each the lowest of its industry at that moment, of the same industry or of two. Each costs ${ironPerTile} iron, one after the other. They leave the game, and better tiles come into reach.`,
        statements: ['B-DEV-01', 'B-DEV-02', 'B-DEV-04', 'L-DEV-01', 'C-DEV-01'],
      },
      {
        editions: withBeer,
        text: msg`Pottery I and III show a lightbulb and cannot be developed: they have to be built. Tiles that may not be built in this era may be developed.`,
        statements: ['B-DEV-03'],
      },
      {
        editions: withPorts,
        text: msg`Locked shipyards and tiles that may not be built in this era may be developed too.`,
        statements: ['L-DEV-01', 'C-DEV-01'],
      },
    ],
  },
  {
    id: 'sell',
    title: msg`Sell`,
    parts: [
      {
        editions: withBeer,
        text: msg`With any card you sell one of your unflipped cotton mills, manufacturers or potteries that is connected to a merchant tile buying it. You use exactly the beer shown on the tile, it flips, and your income moves up. Without the beer there is no sale.`,
        example: {
          text: msg`Your cotton mill in Alder is connected to the merchant in Market, who buys cotton. The merchant’s own barrel pays, and brings its bonus.`,
          drawing: sellDrawing,
        },
        statements: ['B-SELL-01', 'B-SELL-02', 'B-SELL-04'],
      },
      {
        editions: withBeer,
        text: msg`In the same action you may sell as many of your tiles as you like, one by one, in any order and mixture, each with its own merchant and beer. At least one must be sold.`,
        statements: ['B-SELL-03', 'B-SELL-04'],
      },
      {
        editions: withBeer,
        text: msg`A merchant buys as often as you like, with its barrel or without. A blank merchant tile buys nothing. Whether another player’s brewery is connected is judged from the town of the tile you sell.`,
        statements: ['B-SELL-05', 'B-SELL-06', 'B-SELL-07'],
      },
      {
        editions: withPorts,
        text: msg`With any card you sell your unflipped cotton mills, one by one and as many as you like. For each you choose a port or the distant market. A Sell action is at least one attempt.`,
        statements: ['L-SELL-01', 'L-SELL-08', 'C-SELL-01', 'C-SELL-03'],
      },
    ],
  },
  {
    id: 'merchants',
    title: msg`Merchant bonuses`,
    parts: [
      {
        editions: withBeer,
        text: msg`Using a merchant’s barrel gives you the bonus of its place, at once and once for each barrel.`,
        elsewhere: msg`Using a merchant’s barrel gives you the bonus that its place shows, at once and once for each barrel: income spaces, money, VP, or a tile off your mat. The money does not lower what you have spent.`,
        statements: ['B-MERCH-01', 'B-MERCH-02', 'B-MERCH-05'],
      },
      {
        editions: withBeer,
        when: hasMerchantsAt('oxford'),
        text: ({ oxford }) => msg`Oxford: ${oxford} income spaces.`,
        elsewhere: null,
        statements: ['B-MERCH-02'],
      },
      {
        editions: withBeer,
        when: hasMerchantsAt('warrington'),
        text: ({ warrington }) =>
          msg`Warrington: £${warrington}. The money does not lower what you have spent.`,
        elsewhere: null,
        statements: ['B-MERCH-02', 'B-MERCH-05'],
      },
      {
        editions: withBeer,
        when: hasMerchantsAt('nottingham'),
        text: ({ nottingham }) => msg`Nottingham: ${nottingham} VP.`,
        elsewhere: null,
        statements: ['B-MERCH-02'],
      },
      {
        editions: withBeer,
        when: hasMerchantsAt('shrewsbury'),
        text: ({ shrewsbury }) => msg`Shrewsbury: ${shrewsbury} VP.`,
        elsewhere: null,
        statements: ['B-MERCH-02'],
      },
      {
        editions: withBeer,
        text: msg`Gloucester: the lowest tile of an industry of your choice leaves your mat, without iron. It may not show a lightbulb.`,
        elsewhere: msg`A tile off your mat is the lowest of an industry of your choice, and costs no iron. It may not show a lightbulb.`,
        statements: ['B-MERCH-03'],
      },
      {
        editions: withBeer,
        when: not(mayDeclineDevelopment),
        text: msg`If you can remove a tile, you must.`,
        statements: ['B-MERCH-03'],
      },
      {
        editions: withBeer,
        when: mayDeclineDevelopment,
        text: msg`You may decline to remove a tile.`,
        statements: ['B-MERCH-03'],
      },
      {
        editions: withBeer,
        text: msg`If you have other beer, you need not use the merchant’s.`,
        statements: ['B-MERCH-04'],
      },
    ],
  },
  {
    id: 'ports',
    title: msg`Ports and the distant market`,
    parts: [
      {
        editions: withPorts,
        text: msg`A port: any unflipped one that is connected to the mill, whoever owns it and however far away. Mill and port both flip, each for its owner.`,
        example: {
          text: msg`Your mill in Alder is connected to another player’s port in Brock. You sell: your mill flips, and so does the port, for its owner.`,
          drawing: portDrawing,
        },
        statements: ['L-SELL-02', 'C-SELL-01'],
      },
      {
        editions: withPorts,
        text: ({ bonuses, edges }) =>
          msg`The distant market: the mill must be connected to any port, flipped or not, or to a place at the edge (${edges}). Turn up a cotton tile and move the marker down so many spaces. You gain the bonus beside its new space, then the mill flips. The bonuses from the top: ${bonuses} income spaces.`,
        example: {
          text: msg`The port in Brock is flipped and buys no more, but your mill in Alder still reaches the distant market through it. So it would by a link to the edge of the map.`,
          drawing: distantDrawing,
        },
        statements: ['L-SELL-03', 'C-SELL-01', 'C-SELL-02'],
      },
      {
        editions: withPorts,
        text: msg`If the marker reaches the end of the track, the distant market closes: this mill stays unsold, there is no bonus, and the whole action is over. The card and the action are spent; what you sold before stays sold.`,
        example: {
          text: msg`Two spaces are left, and you turn up a 3: the market closes. You can sell to ports again in your next action, but not in this one.`,
        },
        statements: ['L-SELL-04', 'L-SELL-08', 'C-SELL-02', 'C-SELL-03'],
      },
      {
        editions: withPorts,
        text: msg`A port that only leads to the distant market does not flip. A flipped port still leads there but buys nothing itself.`,
        statements: ['L-SELL-05', 'C-SELL-01'],
      },
      {
        editions: withPorts,
        text: msg`A closed market stays closed for everybody until the era ends. Ports go on buying cotton, and ports and edges go on trading coal. The tiles cannot run out before the market closes.`,
        statements: ['L-SELL-06', 'L-SELL-07', 'L-SELL-09', 'C-SELL-02'],
      },
    ],
  },
  {
    id: 'loan',
    title: msg`Loan`,
    parts: [
      {
        editions: withBeer,
        text: ({ loan, levels, lowest }) =>
          msg`With any card you take £${loan}. Your income falls by ${levels} levels, and the marker goes to the highest space of the new level. It may not fall below level ${lowest}. A loan is never paid back, and you may take one until the very end.`,
        statements: ['B-LOAN-01', 'B-LOAN-02', 'B-LOAN-03'],
      },
      {
        editions: withPorts,
        text: ({ lowest }) =>
          msg`With any card you take £10, £20 or £30. Your income falls by 1, 2 or 3 levels, and the marker goes to the highest space of the new level. It may not fall below level ${lowest}. A loan is never paid back.`,
        statements: ['L-LOAN-01', 'C-LOAN-01'],
      },
      {
        editions: withPorts,
        when: both(atTable, twoEras, hasLateRounds),
        text: ({ lateRounds, lastLoan }) =>
          msg`There are no loans in the last ${lateRounds} rounds of the rail era, when the deck is empty: the last are taken in round ${lastLoan}. In the canal era loans are always possible.`,
        statements: ['L-LOAN-02', 'L-LOAN-03', 'C-LOAN-01', 'L-CDECK-02'],
      },
      {
        editions: lancashire,
        when: oneEra,
        text: msg`In this game loans are always possible.`,
        statements: ['L-LOAN-02', 'L-LOAN-03'],
      },
      {
        editions: lancashire,
        when: inBook,
        text: ({ lateRounds, lastLoan4, lastLoan3, lastLoan2 }) =>
          msg`There are no loans in the last ${lateRounds} rounds of the rail era, when the deck is empty. The last are taken in round ${lastLoan4} with four players, ${lastLoan3} with three and ${lastLoan2} with two. In the canal era loans are always possible.`,
        statements: ['L-LOAN-02', 'L-LOAN-03'],
      },
      {
        editions: original,
        when: inBook,
        text: ({ lateRounds, lastLoan4, lastLoan3 }) =>
          msg`There are no loans in the last ${lateRounds} rounds of the rail era, when the deck is empty. The last are taken in round ${lastLoan4} with four players and ${lastLoan3} with three. In the canal era loans are always possible.`,
        statements: ['C-LOAN-01'],
      },
    ],
  },
  {
    id: 'scout',
    title: msg`Scout`,
    parts: [
      {
        editions: withBeer,
        text: msg`You discard three cards in all, the one for the action and two more, and take one wild location and one wild industry. The three go face up on your discard pile. You may not scout with a wild card in hand, nor with fewer than three cards.`,
        statements: ['B-SCOUT-01', 'B-SCOUT-02', 'B-SCOUT-03', 'B-TURN-08'],
      },
    ],
  },
  {
    id: 'pass',
    title: msg`Pass`,
    parts: [
      {
        editions: everywhere,
        text: msg`Instead of any action you may pass. It costs a card all the same.`,
        statements: ['B-PASS-01', 'L-PASS-01', 'C-TURN-01'],
      },
    ],
  },
]
