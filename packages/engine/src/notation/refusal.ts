// Refusals as English sentences, and as plain objects of names: the one place where their ids become text.

import type { Ruleset } from '../editions/ruleset.ts'
import type { Refusal } from '../explain/explain.ts'
import type { BuyerId, IndustryId, LineId, LocationId, Seat, SlotId, Source, TileKindId } from '../ids.ts'
import { type ReplayError, RULES_REVISION } from '../record.ts'
import type { FactName, FactsOf, FactTypes, Rule, StandingTile, Where } from '../refusals.ts'
import { formatMove } from './move.ts'
import { cardName, seatName, sourceName } from './names.ts'

/** The sentence, for whoever reads and writes moves as text. */
export const formatRefusal = (rules: Ruleset, { rule, facts }: Refusal): string =>
  sentenceOf(rule, namesIn(rules, facts) as Named<typeof rule>)

/** Why a recorded game does not go on, in the same words. */
export function formatReplayError(rules: Ruleset, { why }: ReplayError): string {
  switch (why.is) {
    case 'revision':
      return `It follows revision ${why.rules} of the rules, and this is revision ${RULES_REVISION}: it cannot be replayed here.`
    case 'turn':
      return `It is the turn of ${seatName(why.seat)}, not of ${why.letter}.`
    case 'unreadable':
      return why.error.message
    case 'refused':
      return formatRefusal(rules, why.refusal)
  }
}

const sentenceOf = <R extends Rule>(rule: R, facts: Named<R>): string => sentences[rule](facts)

export interface RefusalObject {
  readonly rule: Rule
  readonly statements: readonly string[]
  readonly sentence: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly elements: Readonly<Record<string, readonly string[]>>
  readonly instead: string | null
  readonly first: string | null
  readonly connectedBy: readonly string[]
}

/** For other programs: everything there is to say, with names instead of ids. */
export function refusalObject(rules: Ruleset, refusal: Refusal): RefusalObject {
  const { rule, statements, facts, elements, instead, first, connectedBy } = refusal
  return {
    rule,
    statements,
    sentence: formatRefusal(rules, refusal),
    facts: namesIn(rules, facts),
    elements: {
      slots: slotNames(rules, elements.slots),
      lines: elements.lines.map((line) => lineName(rules, line)),
      locations: elements.locations.map((location) => rules.locations[location].id),
      merchants: elements.buyers.map((buyer) => buyerName(rules, buyer)),
      cards: elements.cards.map((card) => cardName(rules, card)),
      seats: elements.seats.map(seatName),
    },
    instead: instead && formatMove(rules, instead),
    first: first && formatMove(rules, first),
    connectedBy: connectedBy.map((line) => lineName(rules, line)),
  }
}

const slotName = (rules: Ruleset, slot: SlotId): string => rules.slots[slot].id
const slotNames = (rules: Ruleset, slots: readonly SlotId[]): string[] =>
  slots.map((slot) => slotName(rules, slot))
const lineName = (rules: Ruleset, line: LineId): string => rules.lines[line].id
const tileName = (rules: Ruleset, kind: TileKindId): string => rules.kinds[kind].id
const buyerName = (rules: Ruleset, buyer: BuyerId): string => rules.buyers[buyer].id
const industryName = (rules: Ruleset, industry: IndustryId): string => rules.industries[industry].id

/** Facts that are ids, by name. All others are words and amounts already. */
const names = {
  seat: (_: Ruleset, seat: Seat) => seatName(seat),
  owner: (_: Ruleset, owner: Seat) => seatName(owner),
  card: cardName,
  industry: industryName,
  slot: slotName,
  town: (rules: Ruleset, town: LocationId) => rules.locations[town].id,
  line: lineName,
  where: (rules: Ruleset, where: Where) =>
    'slot' in where ? slotName(rules, where.slot) : lineName(rules, where.line),
  tile: tileName,
  tiles: (rules: Ruleset, tiles: readonly StandingTile[]) =>
    tiles.map(({ kind, slot }) => `${tileName(rules, kind)}@${slotName(rules, slot)}`),
  free: slotNames,
  asked: sourceName,
  closest: slotNames,
  ways: (rules: Ruleset, ways: readonly (readonly Source[])[]) =>
    ways.map((way) => way.map((source) => sourceName(rules, source))),
  buyer: buyerName,
  buyers: (rules: Ruleset, buyers: readonly BuyerId[]) => buyers.map((buyer) => buyerName(rules, buyer)),
  bonuses: (rules: Ruleset, bonuses: readonly IndustryId[]) =>
    bonuses.map((industry) => industryName(rules, industry)),
} satisfies { readonly [Name in FactName]?: (rules: Ruleset, fact: FactTypes[Name]) => unknown }

type Named<R extends Rule> = {
  readonly [Name in keyof FactsOf<R>]: Name extends keyof typeof names
    ? ReturnType<(typeof names)[Name]>
    : FactsOf<R>[Name]
}

function namesIn(rules: Ruleset, facts: Partial<FactTypes>): Readonly<Record<string, unknown>> {
  const writers: Readonly<Record<string, (rules: Ruleset, fact: never) => unknown>> = names
  const entries = Object.entries(facts).map(([name, fact]) => [
    name,
    name in writers ? writers[name](rules, fact as never) : fact,
  ])
  return Object.fromEntries(entries)
}

const orOf = (words: readonly string[]): string => words.join(' or ')

const MOST_CHOICES = 6

function choicesOf(choices: readonly string[]): string {
  if (choices.length === 0) return ''
  const more = choices.length > MOST_CHOICES ? ' …' : ''
  return ` Choices: ${orOf(choices.slice(0, MOST_CHOICES))}${more}.`
}

/** Every rule; the compiler finds a missing one, and a fact that its rule does not tell. */
const sentences: { readonly [R in Rule]: (facts: Named<R>) => string } = {
  'game.over': () => 'The game is over.',
  'turn.finish-action': ({ open }) =>
    `The current action is not finished: continue it with "+${open}" or say "end".`,
  'turn.no-open-action': ({ action }) =>
    `No ${action} action is open that could go on, and a new one costs a card: name it after "/".`,
  'turn.nothing-to-end': () => 'No action is open. Pass, with a card, to do nothing.',
  'turn.shortfall-first': ({ seat, owed, money }) =>
    `${seat} owes £${owed} and has £${money}: choose a tile to remove first.`,
  'turn.no-such-action': ({ action }) => `This edition has no ${action} action.`,
  'card.missing': () => 'Every action costs a card: name it after "/".',
  'card.not-needed': () => 'This step belongs to an action already paid for: no card.',
  'card.not-in-hand': ({ seat, card }) => `${seat} does not hold ${card}.`,

  'build.mat-empty': ({ industry }) => `No ${industry} tile is left on the mat.`,
  'build.era': ({ industry, level, era }) =>
    `The lowest ${industry} tile is level ${level}, which may not be built in the ${era} era. Develop it away.`,
  'build.icon': ({ slot, industry }) => `${slot} does not show ${industry}.`,
  'build.single-icon-first': ({ free, industry }) =>
    `${orOf(free)} shows only ${industry} and is free: it must be used first.`,
  'build.one-per-town': ({ seat, tiles }) =>
    `In the canal era a player may have one tile in a town: ${seat} has ${tiles.join(', ')}.`,
  'build.slot-taken': ({ slot, tile }) =>
    `${slot} is taken by ${tile}; only the same industry may be built over it.`,
  'overbuild.level': ({ slot, tile, level }) =>
    `${slot} holds ${tile}; only a higher level may replace it, and the lowest left is level ${level}.`,
  'overbuild.opponent': ({ slot, tile, owner }) =>
    `${slot} holds ${tile} of ${owner}; of others, only coal mines and iron works may be built over.`,
  'overbuild.cubes-left': ({ goods, onTiles, inMarket }) =>
    `Another player's tile may be replaced only when no ${goods} is left: ${onTiles} on tiles, ${inMarket} in the market.`,
  'build.card-industry': ({ card, industry }) => `The card ${card} does not show ${industry}.`,
  'build.card-location': ({ card, town }) => `The card ${card} does not name ${town}.`,
  'build.farm-card': () =>
    'No location card reaches a farm brewery: it takes a brewery or wild industry card.',
  'build.network': ({ town }) => `An industry card builds within one's network, and ${town} is not in it.`,
  'build.no-tiles-overbuild': ({ slot }) =>
    `With nothing on the board an industry card opens empty slots only; ${slot} is taken.`,

  'coal.count': ({ need, named, ways }) =>
    `This takes ${need} coal; ${named} named.${choicesOf(ways.map((way) => way.join(',')))}`,
  'coal.none-there': ({ asked }) => `${asked} has not that much coal.`,
  'coal.not-connected': ({ asked }) => `${asked} is not connected.`,
  'coal.not-closest': ({ closest }) => `Coal comes from the nearest mine: ${orOf(closest)}.`,
  'coal.mine-first': ({ closest }) =>
    `A connected mine still has coal (${orOf(closest)}); the market is barred until it is empty.`,
  'coal.market-not-connected': () => 'No place that trades coal is connected, so none can be bought.',
  'coal.no-source': ({ need }) =>
    `Not enough coal: ${need} needed, and neither a mine with coal nor a place that trades it is connected.`,
  'iron.count': ({ need, named, ways }) =>
    `This takes ${need} iron; ${named} named.${choicesOf(ways.map((way) => way.join(',')))}`,
  'iron.none-there': ({ asked }) => `${asked} has not that much iron.`,
  'iron.works-first': ({ closest }) =>
    `Iron works still have iron (${orOf(closest)}); the market is barred until they are empty.`,
  'beer.count': ({ need, named, ways }) =>
    `This takes ${need} beer; ${named} named.${choicesOf(ways.map((way) => way.join(',')))}`,
  'beer.no-source': ({ need, reach }) => `Not enough beer: ${need} needed, ${reach} in reach.`,
  'beer.none-there': ({ asked }) => `${asked} has not that much beer.`,
  'beer.not-connected': ({ asked }) => `${asked} is another player's brewery and not connected.`,
  'beer.no-market': () => 'Beer cannot be bought.',
  'beer.merchant-for-rail': () => "A merchant's barrel is for selling, never for rails.",
  'beer.other-merchant': ({ buyer }) => `Only the barrel beside ${buyer}, the merchant sold to, may be used.`,
  'beer.barrel-gone': ({ buyer }) => `No more beer stands beside ${buyer}.`,
  'money.short': ({ missing, price, seat, money }) =>
    `£${missing} short: it costs £${price} and ${seat} has £${money}.`,

  'network.links-per-action': () => 'No more links may be laid in this action.',
  'network.no-links-left': ({ seat }) => `${seat} has no link tile left in this era.`,
  'network.line-taken': ({ line, owner }) => `${line} already carries a link of ${owner}.`,
  'network.era': ({ line, era }) => `${line} is no ${era} line.`,
  'network.apart': ({ line, seat }) => `Neither end of ${line} is in the network of ${seat}.`,

  'develop.tiles-per-action': () => 'No more tiles may be developed in this action.',
  'develop.mat-empty': ({ industry }) => `No ${industry} tile is left on the mat.`,
  'develop.lightbulb': ({ industry }) =>
    `The lowest ${industry} tile shows a lightbulb: it can only be built.`,

  'sell.no-tile': ({ slot }) => `There is no tile on ${slot}.`,
  'sell.not-yours': ({ tile, owner }) => `${tile} belongs to ${owner}.`,
  'sell.industry': ({ tile }) => `${tile} is not sold: it flips when it is empty.`,
  'sell.other-tile': ({ slot, tile, industry }) => `${slot} holds ${tile}, not ${industry}.`,
  'sell.flipped': ({ tile }) => `${tile} is flipped already.`,
  'sell.no-buyer': ({ industry, slot }) => `Nobody who buys ${industry} is connected to ${slot}.`,
  'sell.which-buyer': ({ buyers }) => `Say who buys, after ">".${choicesOf(buyers)}`,
  'sell.buyer-blank': ({ buyer }) => `${buyer} buys nothing.`,
  'sell.buyer-goods': ({ buyer, industry }) => `${buyer} does not buy ${industry}.`,
  'sell.no-port': ({ buyer }) => `There is no port on ${buyer}.`,
  'sell.port-flipped': ({ buyer }) => `The port on ${buyer} is flipped: nothing can be sold to it.`,
  'sell.market-closed': () => 'The distant market is closed until the era ends.',
  'sell.market-not-connected': ({ slot }) => `No port and no place of trade is connected to ${slot}.`,
  'sell.buyer-not-connected': ({ buyer, slot }) => `${buyer} is not connected to ${slot}.`,
  'bonus.must-choose': ({ buyer, bonuses }) =>
    `The barrel of ${buyer} removes a tile from the mat: say which, as bonus:INDUSTRY.${choicesOf(bonuses)}`,
  'bonus.none': () => 'This sale gives no bonus to choose.',

  'loan.amount': ({ offered, amount }) =>
    `A loan is ${orOf(offered.map((pounds) => `£${pounds}`))}, not £${amount}.`,
  'loan.too-late': ({ rounds }) => `No loans in the last ${rounds} rounds of this era.`,
  'loan.too-low': ({ incomeLevel, levels, lowest }) =>
    `Income would fall from ${incomeLevel} by ${levels}, and may not go below ${lowest}.`,

  'anywhere.both-actions': ({ left }) =>
    `Building anywhere takes both actions of a turn, and only ${left} is left.`,
  'anywhere.must-build': () => 'Two cards are paid to build anywhere: go on with "+build".',
  'anywhere.two-cards': () => 'Building anywhere takes two cards.',
  'anywhere.nothing-to-build': () => 'Nothing can be built anywhere now.',

  'scout.wild-in-hand': ({ seat }) => `${seat} still holds a wild card.`,
  'scout.too-few-cards': ({ seat, cards }) => `Scouting takes three cards; ${seat} has ${cards}.`,
  'scout.no-wild-left': () => 'A pile of wild cards is empty.',

  'shortfall.no-debt': () => 'Tiles are removed only to pay negative income, and nothing is owed.',
  'shortfall.not-yours': ({ seat, slot }) => `${seat} has no tile on ${slot}.`,
  'shortfall.other-tile': ({ slot, tile, industry }) => `${slot} holds ${tile}, not ${industry}.`,
  'shortfall.worthless': ({ tile }) => `${tile} would raise nothing.`,
}
