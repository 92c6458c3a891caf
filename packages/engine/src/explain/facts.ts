// The facts of a refusal: ids and amounts, gathered for the rule that was broken.

import { buildPrice } from '../actions/build.ts'
import { linkPrice } from '../actions/network.ts'
import { bonusChoices } from '../actions/sell.ts'
import { cottonBuyers } from '../actions/sellCotton.ts'
import {
  type BuyerId,
  type CardId,
  type Goods,
  type IndustryId,
  type LineId,
  type LocationSet,
  MARKET,
  merchantBuying,
  type Seat,
  type SlotId,
  type Source,
  setOf,
} from '../ids.ts'
import { incomeLevel, LOWEST_LEVEL } from '../income.ts'
import type { Situation } from '../map/situation.ts'
import { freeSingles, nextTile } from '../map/slots.ts'
import { beerSupply, coalSupply, goodsPrice, ironSupply } from '../map/sources.ts'
import { type Handful, inReach, type Supply, waysToTake } from '../map/supply.ts'
import type { MoveType, SaidMove, SteppedType } from '../move.ts'
import {
  type FactName,
  type FactsOf,
  type FactTypes,
  type Rule,
  refusalTable,
  type StandingTile,
} from '../refusals.ts'
import type { Tile } from '../state.ts'

export function factsOf<R extends Rule>(at: Situation, asked: SaidMove, rule: R): FactsOf<R> {
  const names: readonly FactName[] = refusalTable[rule].facts
  return Object.fromEntries(names.map((name) => [name, gather[name](at, asked, rule)])) as FactsOf<R>
}

type Gather<Name extends FactName> = (at: Situation, asked: SaidMove, rule: Rule) => FactTypes[Name]

const gather: { readonly [Name in FactName]: Gather<Name> } = {
  seat: ({ seat }) => seat,
  owner: (at, asked) =>
    asked.type === 'network' ? (at.state.links[asked.line] as Seat) : tileOn(at, asked).owner,
  action: (_, { type }) => type,
  open: ({ state }) => state.pending?.type as SteppedType,
  era: ({ state }) => state.era,
  card: (_, { card }) => card as CardId,
  industry: industryOf,
  level: (at, asked, rule) => nextTile(at, industryOf(at, asked, rule))?.level ?? 0,
  slot: (_, asked) => said(asked, 'slot'),
  town: ({ rules }, asked) => rules.slots[said(asked, 'slot')].location,
  line: (_, asked) => said(asked, 'line'),
  where: (_, asked) => (asked.type === 'network' ? { line: asked.line } : { slot: said(asked, 'slot') }),
  tile: (at, asked) => tileOn(at, asked).kind,
  tiles: ownTilesBeside,
  free: (at, asked, rule) => freeSingles(at, industryOf(at, asked, rule), said(asked, 'slot')),
  asked: askedInVain,
  closest: (at, asked, rule) => supplyFor(at, asked, goodsOf(rule)).ranks[0] ?? [],
  need: (at, asked, rule) => needOf(at, asked, goodsOf(rule)),
  named: (_, asked, rule) => sourcesIn(asked, goodsOf(rule)).length,
  reach: (at, asked, rule) => inReach(at.state, supplyFor(at, asked, goodsOf(rule))),
  ways: waysFor,
  goods: (at, asked, rule) => at.rules.industries[industryOf(at, asked, rule)].makes as 'coal' | 'iron',
  onTiles: (at, asked, rule) => cubesOn(at, gather.goods(at, asked, rule) === 'coal' ? at.mines : at.works),
  inMarket: (at, asked, rule) => at.state[gather.goods(at, asked, rule)],
  buyer: (_, asked) => said(asked, 'buyer'),
  buyers: (at, asked) => cottonBuyers(at, said(asked, 'slot')),
  bonuses: (at, asked) =>
    bonusChoices(at, merchantBuying(said(asked, 'buyer'))).filter((choice) => choice !== null),
  money: ({ player }) => player.money,
  owed: ({ state }) => (state.pending?.type === 'shortfall' ? state.pending.owed : 0),
  price: priceOf,
  missing: (at, asked) => priceOf(at, asked) - at.player.money,
  amount: (_, asked) => said(asked, 'amount'),
  offered: ({ rules }) => rules.edition.loans.map(({ amount }) => amount),
  incomeLevel: ({ rules, player }) => incomeLevel(rules, player.incomeSpace),
  levels: ({ rules }, asked) =>
    rules.edition.loans.find(({ amount }) => amount === said(asked, 'amount'))?.levels ?? 0,
  lowest: () => LOWEST_LEVEL,
  rounds: ({ era }) => era.roundsWithoutLoans,
  left: ({ state }) => state.actionsLeft,
  cards: ({ player }) => player.hand.length,
  hasPieces: ({ hasPieces }) => hasPieces,
}

/** Fields that some moves have. */
interface Fields {
  readonly type: MoveType
  readonly slot: SlotId
  readonly line: LineId
  readonly industry: IndustryId
  readonly buyer: BuyerId
  readonly bonus: IndustryId | null
  readonly amount: number
  readonly coal: Handful
  readonly iron: Handful
  readonly beer: Handful
}

/** What the move says: no rule tells of a thing that the moves which break it do not name. */
function said<Field extends keyof Fields>(asked: SaidMove, field: Field): Fields[Field] {
  const fields: { readonly [name in keyof Fields]?: Fields[name] | undefined } = asked
  const value: Fields[Field] | undefined = fields[field]
  if (value === undefined) throw new Error(`${asked.type} says nothing of ${field}.`)
  return value
}

/** Of the tile that is built, developed or sold; or of the one that a merchant's bonus should remove. */
function industryOf(_: Situation, asked: SaidMove, rule: Rule): IndustryId {
  const isBonus = asked.type === 'sell' && (rule === 'develop.mat-empty' || rule === 'develop.lightbulb')
  return said(asked, isBonus ? 'bonus' : 'industry') as IndustryId
}

const tileOn = ({ state }: Situation, asked: SaidMove): Tile => state.slots[said(asked, 'slot')] as Tile

function ownTilesBeside({ rules, state, seat }: Situation, asked: SaidMove): StandingTile[] {
  const { location } = rules.slots[said(asked, 'slot')]
  return rules.locations[location].slots.flatMap((slot) => {
    const tile = state.slots[slot]
    return tile?.owner === seat ? [{ kind: tile.kind, slot }] : []
  })
}

/** Rules about goods are named after them: `coal.count`. */
const goodsOf = (rule: Rule): Goods => rule.slice(0, rule.indexOf('.')) as Goods

export const sourcesIn = (asked: SaidMove, goods: Goods): Handful =>
  goods in asked ? said(asked, goods) : []

/** The first source that is out of reach, or that holds less than was asked of it. */
function askedInVain(at: Situation, asked: SaidMove, rule: Rule): Source {
  const goods = goodsOf(rule)
  const sources = sourcesIn(asked, goods)
  const reachable: readonly Source[] = supplyFor(at, asked, goods).ranks.flat()
  const tooOften = (source: Source): boolean =>
    sources.filter((other) => other === source).length > (at.state.slots[source]?.cubes ?? 0)
  return sources.find(
    (source) => source !== MARKET && (!reachable.includes(source) || tooOften(source)),
  ) as Source
}

function waysFor(at: Situation, asked: SaidMove, rule: Rule): readonly Handful[] {
  const goods = goodsOf(rule)
  const need = needOf(at, asked, goods)
  return need === 0 ? [] : waysToTake(at.state, supplyFor(at, asked, goods), need)
}

function needOf(at: Situation, asked: SaidMove, goods: Goods): number {
  switch (asked.type) {
    case 'build':
      return goods === 'beer' ? 0 : (nextTile(at, asked.industry)?.[goods] ?? 0)
    case 'network':
      return goods === 'iron' ? 0 : (linkPrice(at)?.[goods] ?? 0)
    case 'develop':
      return at.rules.edition.develop.ironPerTile
    case 'sell':
      return at.rules.kinds[tileOn(at, asked).kind].beer
    default:
      return 0
  }
}

function supplyFor(at: Situation, asked: SaidMove, goods: Goods): Supply {
  if (goods === 'iron') return ironSupply(at)
  return goods === 'coal' ? coalSupply(at, placesOf(at, asked)) : beerSupply(at, placesOf(at, asked))
}

const placesOf = ({ rules }: Situation, asked: SaidMove): LocationSet =>
  asked.type === 'network'
    ? rules.lines[asked.line].touches
    : setOf(rules.slots[said(asked, 'slot')].location)

function priceOf(at: Situation, asked: SaidMove): number {
  if (asked.type === 'develop') return goodsPrice(at, 'iron', asked.iron)
  if (asked.type === 'network') return (linkPrice(at)?.money ?? 0) + goodsPrice(at, 'coal', asked.coal)
  const kind = asked.type === 'build' ? nextTile(at, asked.industry) : null
  return asked.type === 'build' && kind ? buildPrice(at, kind, asked) : 0
}

const cubesOn = ({ state }: Situation, slots: readonly SlotId[]): number =>
  slots.reduce((cubes, slot) => cubes + (state.slots[slot]?.cubes ?? 0), 0)
