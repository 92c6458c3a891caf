// Why a move is refused: the closed list of rules, each with its statements in RULES.md and its English sentence.
// Words in braces are filled from the refusal's facts.

interface RuleRow {
  readonly statements: readonly string[]
  readonly sentence: string
}

export const refusalTable = {
  'game.over': { statements: ['B-ROUND-01', 'L-ROUND-01', 'C-ROUND-01'], sentence: 'The game is over.' },
  'turn.finish-action': {
    statements: ['B-TURN-07', 'L-TURN-02', 'C-TURN-01'],
    sentence: 'The current action is not finished: continue it with "+{action}" or say "end".',
  },
  'turn.no-open-action': {
    statements: ['B-TURN-03', 'B-LINK-02', 'B-DEV-01', 'L-TURN-02', 'L-LINK-01', 'C-TURN-01', 'C-LINK-01'],
    sentence: 'No {action} action is open that could go on, and a new one costs a card: name it after "/".',
  },
  'turn.nothing-to-end': {
    statements: ['B-PASS-01', 'L-PASS-01', 'C-TURN-01'],
    sentence: 'No action is open. Pass, with a card, to do nothing.',
  },
  'turn.shortfall-first': {
    statements: ['B-SHORT-01', 'B-SHORT-02', 'L-SHORT-01', 'C-SHORT-01'],
    sentence: '{seat} owes £{owed} and has £{money}: choose a tile to remove first.',
  },
  'turn.no-such-action': {
    statements: ['B-PASS-02', 'L-PASS-01', 'C-TURN-01'],
    sentence: 'This edition has no {action} action.',
  },
  'card.missing': {
    statements: ['B-TURN-03', 'L-TURN-02', 'C-TURN-01'],
    sentence: 'Every action costs a card: name it after "/".',
  },
  'card.not-needed': {
    statements: ['B-TURN-03', 'L-TURN-02', 'C-TURN-01'],
    sentence: 'This step belongs to an action already paid for: no card.',
  },
  'card.not-in-hand': {
    statements: ['B-TURN-03', 'L-TURN-02', 'C-TURN-01'],
    sentence: '{seat} does not hold {card}.',
  },

  'build.mat-empty': {
    statements: ['B-BUILD-01', 'L-BUILD-02', 'C-BUILD-03'],
    sentence: 'No {industry} tile is left on the mat.',
  },
  'build.era': {
    statements: ['B-BUILD-01', 'B-BUILD-08', 'L-ERA-01', 'L-SHIP-01', 'C-BUILD-04', 'C-SHIP-01'],
    sentence:
      'The lowest {industry} tile is level {level}, which may not be built in the {era} era. Develop it away.',
  },
  'build.icon': {
    statements: ['B-BUILD-02', 'B-BUILD-03', 'L-BUILD-02', 'C-BUILD-03'],
    sentence: '{slot} does not show {industry}.',
  },
  'build.single-icon-first': {
    statements: ['B-BUILD-02', 'L-BUILD-02', 'C-BUILD-03'],
    sentence: '{free} shows only {industry} and is free: it must be used first.',
  },
  'build.one-per-town': {
    statements: ['B-BUILD-06', 'B-OVER-07', 'L-ERA-01', 'L-OVER-02', 'C-BUILD-04'],
    sentence: 'In the canal era a player may have one tile in a town: {seat} has {tiles}.',
  },
  'build.slot-taken': {
    statements: ['B-BUILD-11', 'B-OVER-01', 'L-OVER-01', 'C-OVER-01'],
    sentence: '{slot} is taken by {tile}; only the same industry may be built over it.',
  },
  'overbuild.level': {
    statements: ['B-OVER-01', 'L-OVER-01', 'C-OVER-01'],
    sentence:
      '{slot} holds {tile}; only a higher level may replace it, and the lowest left is level {level}.',
  },
  'overbuild.opponent': {
    statements: ['B-OVER-04', 'L-OVER-01', 'C-OVER-01'],
    sentence: '{slot} holds {tile} of {owner}; of others, only coal mines and iron works may be built over.',
  },
  'overbuild.cubes-left': {
    statements: ['B-OVER-04', 'L-OVER-01', 'C-OVER-01'],
    sentence:
      "Another player's tile may be replaced only when no {goods} is left: {onTiles} on tiles, {inMarket} in the market.",
  },
  'build.card-industry': {
    statements: ['B-CARD-02', 'L-BUILD-01', 'C-BUILD-01'],
    sentence: 'The card {card} does not show {industry}.',
  },
  'build.card-location': {
    statements: ['B-CARD-01', 'L-BUILD-01', 'C-BUILD-01'],
    sentence: 'The card {card} does not name {town}.',
  },
  'build.farm-card': {
    statements: ['B-FARM-01', 'B-CARD-03', 'B-BUILD-10'],
    sentence: 'No location card reaches a farm brewery: it takes a brewery or wild industry card.',
  },
  'build.network': {
    statements: ['B-CARD-02', 'B-NET-01', 'B-NET-03', 'L-BUILD-01', 'L-NET-01', 'C-BUILD-01'],
    sentence: "An industry card builds within one's network, and {town} is not in it.",
  },
  'build.no-tiles-overbuild': {
    statements: ['B-NOTILE-01', 'L-NOTILE-01', 'C-BUILD-02'],
    sentence: 'With nothing on the board an industry card opens empty slots only; {slot} is taken.',
  },

  'coal.count': {
    statements: ['B-COAL-01', 'B-TURN-07', 'L-BUILD-03', 'C-COAL-01'],
    sentence: 'This takes {need} coal; {named} named.{choices}',
  },
  'coal.none-there': {
    statements: ['B-FLIP-03', 'B-COAL-02', 'L-COAL-01', 'C-COAL-01'],
    sentence: '{asked} has not that much coal.',
  },
  'coal.not-connected': {
    statements: ['B-COAL-01', 'B-CONN-01', 'L-COAL-01', 'L-CONN-01', 'C-COAL-01'],
    sentence: '{asked} is not connected.',
  },
  'coal.not-closest': {
    statements: ['B-COAL-02', 'B-COAL-05', 'L-COAL-01', 'C-COAL-01'],
    sentence: 'Coal comes from the nearest mine: {closest}.',
  },
  'coal.mine-first': {
    statements: ['B-COAL-06', 'L-COAL-02', 'C-COAL-01'],
    sentence: 'A connected mine still has coal ({closest}); the market is barred until it is empty.',
  },
  'coal.market-not-connected': {
    statements: ['B-COAL-06', 'B-COAL-07', 'B-COAL-08', 'L-COAL-02', 'L-COAL-03', 'C-COAL-02'],
    sentence: 'No place that trades coal is connected, so none can be bought.',
  },
  'coal.no-source': {
    statements: ['B-COAL-01', 'B-COAL-06', 'L-COAL-01', 'L-COAL-02', 'C-COAL-01', 'C-COAL-02'],
    sentence:
      'Not enough coal: {need} needed, and neither a mine with coal nor a place that trades it is connected.',
  },
  'iron.count': {
    statements: ['B-IRON-01', 'B-DEV-02', 'L-IRON-01', 'C-IRON-01'],
    sentence: 'This takes {need} iron; {named} named.{choices}',
  },
  'iron.none-there': {
    statements: ['B-FLIP-03', 'B-IRON-02', 'L-IRON-01', 'C-IRON-01'],
    sentence: '{asked} has not that much iron.',
  },
  'iron.works-first': {
    statements: ['B-IRON-02', 'B-IRON-03', 'L-IRON-01', 'C-IRON-01'],
    sentence: 'Iron works still have iron ({closest}); the market is barred until they are empty.',
  },
  'beer.count': {
    statements: ['B-BEER-01', 'B-BEER-07', 'B-LINK-03', 'L-LINK-01', 'C-LINK-01'],
    sentence: 'This takes {need} beer; {named} named.{choices}',
  },
  'beer.no-source': {
    statements: ['B-SELL-04', 'B-LINK-03'],
    sentence: 'Not enough beer: {need} needed, {reach} in reach.',
  },
  'beer.none-there': { statements: ['B-FLIP-03', 'B-BEER-02'], sentence: '{asked} has not that much beer.' },
  'beer.not-connected': {
    statements: ['B-BEER-03', 'B-LINK-05', 'B-SELL-07'],
    sentence: "{asked} is another player's brewery and not connected.",
  },
  'beer.no-market': { statements: ['B-BEER-01'], sentence: 'Beer cannot be bought.' },
  'beer.merchant-for-rail': {
    statements: ['B-BEER-04', 'B-LINK-03'],
    sentence: "A merchant's barrel is for selling, never for rails.",
  },
  'beer.other-merchant': {
    statements: ['B-BEER-04'],
    sentence: 'Only the barrel beside {buyer}, the merchant sold to, may be used.',
  },
  'beer.barrel-gone': {
    statements: ['B-BEER-04', 'B-BEER-06'],
    sentence: 'No more beer stands beside {buyer}.',
  },
  'money.short': {
    statements: ['B-BUILD-04', 'B-TURN-07', 'L-BUILD-03', 'C-PAY-01'],
    sentence: '£{missing} short: it costs £{price} and {seat} has £{money}.',
  },

  'network.links-per-action': {
    statements: ['B-LINK-02', 'B-LINK-03', 'L-LINK-01', 'C-LINK-01'],
    sentence: 'No more links may be laid in this action.',
  },
  'network.no-links-left': {
    statements: ['B-LINK-06', 'L-LINK-02', 'C-LINK-01'],
    sentence: '{seat} has no link tile left in this era.',
  },
  'network.line-taken': {
    statements: ['B-LINK-06', 'B-LINK-07', 'L-LINK-02', 'C-LINK-01'],
    sentence: '{line} already carries a link of {owner}.',
  },
  'network.era': {
    statements: ['B-LINK-02', 'B-LINK-03', 'L-LINK-01', 'C-LINK-01'],
    sentence: '{line} is no {era} line.',
  },
  'network.apart': {
    statements: [
      'B-LINK-01',
      'B-NET-03',
      'B-NOTILE-03',
      'L-LINK-02',
      'L-NOTILE-02',
      'C-LINK-01',
      'C-BUILD-02',
    ],
    sentence: 'Neither end of {line} is in the network of {seat}.',
  },

  'develop.tiles-per-action': {
    statements: ['B-DEV-01', 'L-DEV-01', 'C-DEV-01'],
    sentence: 'No more tiles may be developed in this action.',
  },
  'develop.mat-empty': {
    statements: ['B-DEV-01', 'L-DEV-01', 'C-DEV-01'],
    sentence: 'No {industry} tile is left on the mat.',
  },
  'develop.lightbulb': {
    statements: ['B-DEV-03', 'B-MERCH-03'],
    sentence: 'The lowest {industry} tile shows a lightbulb: it can only be built.',
  },

  'sell.no-tile': {
    statements: ['B-SELL-01', 'L-SELL-01', 'C-SELL-01'],
    sentence: 'There is no tile on {slot}.',
  },
  'sell.not-yours': {
    statements: ['B-SELL-01', 'L-SELL-01', 'C-SELL-01'],
    sentence: '{tile} belongs to {owner}.',
  },
  'sell.industry': {
    statements: ['B-SELL-01', 'B-FLIP-01', 'L-SELL-01', 'L-FLIP-01', 'C-FLIP-01'],
    sentence: '{tile} is not sold: it flips when it is empty.',
  },
  'sell.other-tile': {
    statements: ['B-SELL-01', 'L-SELL-01', 'C-SELL-01'],
    sentence: '{slot} holds {tile}, not {industry}.',
  },
  'sell.flipped': {
    statements: ['B-FLIP-03', 'L-SELL-01', 'C-FLIP-01'],
    sentence: '{tile} is flipped already.',
  },
  'sell.no-buyer': {
    statements: ['B-SELL-01', 'B-SELL-04', 'L-SELL-02', 'L-SELL-03', 'L-SELL-08', 'C-SELL-01', 'C-SELL-03'],
    sentence: 'Nobody who buys {industry} is connected to {slot}.',
  },
  'sell.which-buyer': {
    statements: ['L-SELL-01', 'C-SELL-01'],
    sentence: 'Say who buys, after ">".{choices}',
  },
  'sell.buyer-blank': { statements: ['B-SELL-06'], sentence: '{buyer} buys nothing.' },
  'sell.buyer-goods': { statements: ['B-SELL-01'], sentence: '{buyer} does not buy {industry}.' },
  'sell.no-port': { statements: ['L-SELL-02', 'C-SELL-01'], sentence: 'There is no port on {buyer}.' },
  'sell.port-flipped': {
    statements: ['L-SELL-02', 'L-SELL-05', 'C-SELL-01'],
    sentence: 'The port on {buyer} is flipped: nothing can be sold to it.',
  },
  'sell.market-closed': {
    statements: ['L-SELL-03', 'L-SELL-06', 'C-SELL-02'],
    sentence: 'The distant market is closed until the era ends.',
  },
  'sell.market-not-connected': {
    statements: ['L-SELL-03', 'C-SELL-01'],
    sentence: 'No port and no place of trade is connected to {slot}.',
  },
  'sell.buyer-not-connected': {
    statements: ['B-SELL-01', 'L-SELL-02', 'C-SELL-01'],
    sentence: '{buyer} is not connected to {slot}.',
  },
  'bonus.must-choose': {
    statements: ['B-MERCH-03'],
    sentence: 'The barrel of {buyer} removes a tile from the mat: say which, as bonus:INDUSTRY.{choices}',
  },
  'bonus.none': {
    statements: ['B-MERCH-01', 'B-MERCH-03', 'L-SELL-02', 'C-SELL-01'],
    sentence: 'This sale gives no bonus to choose.',
  },

  'loan.amount': {
    statements: ['B-LOAN-01', 'L-LOAN-01', 'C-LOAN-01'],
    sentence: 'A loan is {offered}, not £{amount}.',
  },
  'loan.too-late': {
    statements: ['L-LOAN-02', 'C-LOAN-01'],
    sentence: 'No loans in the last {rounds} rounds of this era.',
  },
  'loan.too-low': {
    statements: ['B-LOAN-02', 'L-LOAN-01', 'C-LOAN-01'],
    sentence: 'Income would fall from {level} by {levels}, and may not go below {lowest}.',
  },

  'anywhere.both-actions': {
    statements: ['L-DBL-01', 'L-DBL-02', 'C-DBL-01'],
    sentence: 'Building anywhere takes both actions of a turn, and only {left} is left.',
  },
  'anywhere.must-build': {
    statements: ['L-DBL-01', 'C-DBL-01'],
    sentence: 'Two cards are paid to build anywhere: go on with "+build".',
  },
  'anywhere.two-cards': {
    statements: ['L-DBL-01', 'C-DBL-01'],
    sentence: 'Building anywhere takes two cards.',
  },
  'anywhere.nothing-to-build': {
    statements: ['L-DBL-02', 'C-DBL-01'],
    sentence: 'Nothing can be built anywhere now.',
  },

  'scout.wild-in-hand': { statements: ['B-SCOUT-02'], sentence: '{seat} still holds a wild card.' },
  'scout.too-few-cards': {
    statements: ['B-SCOUT-03'],
    sentence: 'Scouting takes three cards; {seat} has {cards}.',
  },
  'scout.no-wild-left': { statements: ['B-SETUP-02'], sentence: 'A pile of wild cards is empty.' },

  'shortfall.no-debt': {
    statements: ['B-SHORT-05', 'L-SHORT-01', 'C-SHORT-01'],
    sentence: 'Tiles are removed only to pay negative income, and nothing is owed.',
  },
  'shortfall.not-yours': {
    statements: ['B-SHORT-03', 'L-SHORT-01', 'C-SHORT-01'],
    sentence: '{seat} has no tile on {slot}.',
  },
  'shortfall.other-tile': {
    statements: ['B-SHORT-02', 'L-SHORT-01', 'C-SHORT-01'],
    sentence: '{slot} holds {tile}, not {industry}.',
  },
  'shortfall.worthless': {
    statements: ['B-SHORT-06', 'L-SHORT-01', 'C-SHORT-01'],
    sentence: '{tile} would raise nothing.',
  },
} satisfies Record<string, RuleRow>

export type Rule = keyof typeof refusalTable
