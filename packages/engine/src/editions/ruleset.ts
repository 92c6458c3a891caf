// Edition + variants + number of players, compiled once: ids assigned, masks computed, names resolved.

import type {
  CardId,
  Era,
  Goods,
  IndustryId,
  IndustrySet,
  LineId,
  LocationId,
  LocationSet,
  SlotId,
  TileKindId,
} from '../ids.ts'
import { setOf } from '../ids.ts'
import type { Setup, State } from '../state.ts'
import type { Edition, EraRow, Eras, IndustryRow, LocationRow, MerchantSpaceRow, TileRow } from './edition.ts'
import { editionNamed } from './index.ts'
import { variants } from './variants/index.ts'

export interface Ruleset {
  readonly edition: Edition
  /** Number of players. */
  readonly seats: number
  readonly eras: Readonly<Record<Era, EraRow>>
  readonly industries: readonly Industry[]
  readonly kinds: readonly TileKind[]
  readonly locations: readonly Location[]
  readonly slots: readonly Slot[]
  readonly lines: readonly Line[]
  readonly linesOf: Readonly<Record<Era, readonly LineId[]>>
  readonly cards: readonly Card[]
  readonly wildCards: readonly CardId[]
  /** Every card of the draw deck, ascending. */
  readonly deck: readonly CardId[]
  readonly merchantSpaces: readonly MerchantSpace[]
  readonly merchantTiles: readonly MerchantTile[]
  readonly buyers: readonly Buyer[]
  /** Places that open the markets by themselves. */
  readonly tradePoints: LocationSet
  readonly virtualLinks: readonly (readonly [from: LocationSet, to: LocationSet])[]
}

export interface Industry {
  readonly id: string
  readonly name: string
  readonly makes: Goods | null
  readonly isSold: boolean
  /** Kinds of the tiles on a full mat, the first to be taken first. */
  readonly stack: readonly TileKindId[]
  /** Slots that show it. */
  readonly slots: readonly SlotId[]
}

export interface TileKind extends Omit<TileRow, 'cubes' | 'lightbulb'> {
  readonly id: string
  readonly industry: IndustryId
  readonly makes: Goods | null
  readonly cubes: Readonly<Record<Era, number>>
  readonly lightbulb: boolean
  /** Flips as soon as it is built. */
  readonly flipsWhenBuilt: boolean
  /** Opens the markets where it stands. */
  readonly isTradePoint: boolean
}

export interface Location {
  readonly id: string
  readonly name: string
  readonly kind: LocationRow['kind']
  readonly slots: readonly SlotId[]
  readonly icons: number
}

export interface Slot {
  readonly id: string
  readonly location: LocationId
  readonly industries: IndustrySet
  /** Shows one industry only. */
  readonly single: boolean
}

export interface Line {
  readonly id: string
  readonly ends: readonly LocationId[]
  readonly touches: LocationSet
  readonly eras: Eras
}

export interface Card {
  readonly id: string
  readonly wild: boolean
  /** Industries it lets build. */
  readonly industries: IndustrySet
  /** Towns it lets build in; null: wherever the network is. */
  readonly places: LocationSet | null
}

export interface MerchantSpace {
  readonly id: string
  readonly location: LocationId
  readonly inUse: boolean
  readonly bonus: MerchantSpaceRow['bonus']
}

/** In the order in which they are named: merchant spaces; or slots for ports, then the distant market. */
export interface Buyer {
  readonly id: string
  /** Of a port. */
  readonly slot: SlotId | null
}

export interface MerchantTile {
  readonly id: string
  readonly buys: IndustrySet
  readonly copies: number
}

const compiled = new Map<string, Ruleset>()
const ofSetup = new WeakMap<Setup, Ruleset>()
let latestSetup: Setup | null = null
let latestRules: Ruleset | null = null

/** The ruleset of a game. Setups never change, so the memo is invisible. */
export function rulesOf(state: State): Ruleset {
  return latestRules !== null && latestSetup === state.setup ? latestRules : ruleset(state.setup)
}

export function ruleset(setup: Setup): Ruleset {
  let rules = ofSetup.get(setup)
  if (!rules) {
    const key = `${setup.edition}/${setup.seats}/${setup.variants.join('+')}`
    rules = compiled.get(key) ?? compile(setup)
    compiled.set(key, rules)
    ofSetup.set(setup, rules)
  }
  latestSetup = setup
  latestRules = rules
  return rules
}

function patchedEdition(setup: Setup): Edition {
  let edition = editionNamed(setup.edition)
  if (!edition) throw new Error(`Unknown edition: ${setup.edition}`)
  for (const variant of variants) if (setup.variants.includes(variant.id)) edition = variant.patch(edition)
  return edition
}

function compile(setup: Setup): Ruleset {
  const edition = patchedEdition(setup)
  const locationIds = edition.locations.map(({ id }) => id)
  const industryIds = edition.industries.map(({ id }) => id)
  const industrySet = (ids: readonly string[]): IndustrySet =>
    ids.reduce((set, id) => set | (1 << find(industryIds, id)), 0)

  const kinds: TileKind[] = []
  const stacks = edition.industries.map((row, industry) =>
    row.tiles.flatMap((tile) => {
      kinds.push(tileKind(row, industry, tile))
      return new Array<TileKindId>(tile.count).fill(kinds.length - 1)
    }),
  )

  const slots: Slot[] = []
  const locations = edition.locations.map((row, location): Location => {
    const own = (row.slots ?? []).map((icons, index) => {
      slots.push({
        id: `${row.id}:${index + 1}`,
        location,
        industries: industrySet(icons),
        single: icons.length === 1,
      })
      return slots.length - 1
    })
    return { id: row.id, name: row.name, kind: row.kind, slots: own, icons: row.icons ?? 0 }
  })

  const lines = edition.lines.map((row): Line => {
    const ends = row.ends.map((end) => find(locationIds, end))
    return {
      id: row.ends.join('-'),
      ends,
      touches: ends.reduce((set, end) => set | setOf(end), 0),
      eras: row.eras,
    }
  })
  const linesIn = (era: Era): LineId[] => [...lines.keys()].filter((line) => allowedIn(lines[line].eras, era))

  const locationsOf = (kind: LocationRow['kind']): LocationSet =>
    locations.reduce((set, location, id) => (location.kind === kind ? set | setOf(id) : set), 0)
  const everyIndustry = (1 << industryIds.length) - 1

  const cards = [
    ...edition.cards.map(
      (row): Card => ({
        id: row.id,
        wild: false,
        industries: row.industries ? industrySet(row.industries) : everyIndustry,
        places: row.location === undefined ? null : setOf(find(locationIds, row.location)),
      }),
    ),
    ...edition.wildCards.map(
      (row): Card => ({
        id: row.id,
        wild: true,
        industries: everyIndustry,
        places: row.stands === 'location' ? locationsOf('town') : null,
      }),
    ),
  ]

  const merchantSpaces = edition.merchantSpaces.flatMap((row) =>
    Array.from(
      { length: row.spaces },
      (_, index): MerchantSpace => ({
        id: `${row.location}:${index + 1}`,
        location: find(locationIds, row.location),
        inUse: setup.seats >= row.fromSeats,
        bonus: row.bonus,
      }),
    ),
  )

  return {
    edition,
    seats: setup.seats,
    eras: Object.fromEntries(edition.eras.map((era) => [era.id, era])) as Record<Era, EraRow>,
    industries: edition.industries.map(
      ({ id, name, makes, flips }, industry): Industry => ({
        id,
        name,
        makes,
        isSold: flips === 'sold',
        stack: stacks[industry],
        slots: [...slots.keys()].filter((slot) => slots[slot].industries & (1 << industry)),
      }),
    ),
    kinds,
    locations,
    slots,
    lines,
    linesOf: { canal: linesIn('canal'), rail: linesIn('rail') },
    cards,
    wildCards: edition.wildCards.map((_, index) => edition.cards.length + index),
    deck: edition.cards.flatMap((row, card) => new Array<CardId>(row.copies[setup.seats]).fill(card)),
    merchantSpaces,
    merchantTiles: edition.merchantTiles.map((row) => ({
      id: row.id,
      buys: industrySet(row.buys),
      copies: row.copies[setup.seats],
    })),
    buyers: buyersIn(edition, merchantSpaces, slots, industryIds),
    tradePoints: locationsOf('merchant') | locationsOf('edge'),
    virtualLinks: edition.virtualLinks.map(([from, to]) => [
      setOf(find(locationIds, from)),
      setOf(find(locationIds, to)),
    ]),
  }
}

function buyersIn(
  edition: Edition,
  merchantSpaces: readonly MerchantSpace[],
  slots: readonly Slot[],
  industryIds: readonly string[],
): Buyer[] {
  const merchants = merchantSpaces.map(({ id }): Buyer => ({ id, slot: null }))
  const ports = edition.industries.flatMap(({ id, flips }) =>
    flips === 'soldThrough' ? [1 << industryIds.indexOf(id)] : [],
  )
  const portSlots = slots.flatMap(({ id, industries }, slot): Buyer[] =>
    ports.some((port) => (industries & port) !== 0) ? [{ id, slot }] : [],
  )
  const distant: Buyer[] = edition.distantMarket ? [{ id: 'distant-market', slot: null }] : []
  return [...merchants, ...portSlots, ...distant]
}

/** Written out, not spread: the rules read these in their innermost loops, and like shapes are read fastest. */
function tileKind(row: IndustryRow, industry: IndustryId, tile: TileRow): TileKind {
  return {
    id: `${row.id}-${tile.level}`,
    industry,
    makes: row.makes,
    level: tile.level,
    count: tile.count,
    cost: tile.cost,
    coal: tile.coal,
    iron: tile.iron,
    beer: tile.beer,
    vp: tile.vp,
    income: tile.income,
    icons: tile.icons,
    eras: tile.eras,
    cubes: tile.cubes ?? NO_CUBES,
    lightbulb: tile.lightbulb ?? false,
    flipsWhenBuilt: row.flips === 'built',
    isTradePoint: row.flips === 'soldThrough',
  }
}

const NO_CUBES: Readonly<Record<Era, number>> = { canal: 0, rail: 0 }

export const allowedIn = (eras: Eras, era: Era): boolean => eras === 'both' || eras === era

function find(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`No such id in this edition: ${id}`)
  return index
}
