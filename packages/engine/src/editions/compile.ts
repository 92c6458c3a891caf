// From an edition, its variants and a number of players to a ruleset: ids assigned, masks computed, names resolved.

import {
  type BuyerId,
  type CardId,
  type Era,
  type IdTable,
  type IndustryId,
  type IndustrySet,
  type LineId,
  type LocationId,
  type LocationSet,
  type MerchantId,
  type MutableIdTable,
  type SlotId,
  setOf,
  type TileKindId,
  tableOf,
} from '../ids.ts'
import type { Setup } from '../state.ts'
import type { Edition, EraRow, IndustryRow, LocationRow, TileRow } from './edition.ts'
import { editionNamed } from './index.ts'
import type {
  Buyer,
  Card,
  Industry,
  Line,
  Location,
  MerchantSpace,
  Ruleset,
  Slot,
  TileKind,
} from './ruleset.ts'
import { variants } from './variants/index.ts'

export function compile(setup: Setup): Ruleset {
  const edition = patchedEdition(setup)
  const { kinds, stacks } = tilesOf(edition)
  const { slots, locations } = placesOf(edition)
  const lines = linesOf(edition)
  const cards = cardsOf(edition)
  const merchantSpaces = merchantSpacesOf(edition, setup.seats)
  return {
    edition,
    seats: setup.seats,
    eras: Object.fromEntries(edition.eras.map((era) => [era.id, era])) as Record<Era, EraRow>,
    industries: industriesOf(edition, stacks, slots),
    kinds,
    locations,
    slots,
    lines,
    linesOf: { canal: linesIn(lines, 'canal'), rail: linesIn(lines, 'rail') },
    cards,
    wildCards: [...cards.keys()].filter((card) => cards[card].wild),
    deck: deckOf(edition, cards, setup.seats),
    merchantSpaces,
    merchantTiles: edition.merchantTiles.map((row) => ({
      id: row.id,
      buys: industrySet(edition, row.buys),
      copies: row.copies[setup.seats],
    })),
    buyers: buyersIn(edition, merchantSpaces, slots),
    tradePoints: locationsOf(edition, 'merchant') | locationsOf(edition, 'edge'),
    virtualLinks: edition.virtualLinks.map(([from, to]) => [
      setOf(locationNamed(edition, from)),
      setOf(locationNamed(edition, to)),
    ]),
  }
}

function patchedEdition(setup: Setup): Edition {
  let edition = editionNamed(setup.edition)
  if (!edition) throw new Error(`Unknown edition: ${setup.edition}`)
  for (const variant of variants) if (setup.variants.includes(variant.id)) edition = variant.patch(edition)
  return edition
}

/** The id of the row that has this name, `coventry:1`. */
export function idNamed<I extends number>(table: IdTable<I, { readonly id: string }>, name: string): I {
  const found = table.findIndex(({ id }) => id === name)
  if (found === -1) throw new Error(`No such id in this edition: ${name}`)
  return found
}

/** Rows of an edition keep their places in a ruleset. */
const locationNamed = ({ locations }: Edition, name: string): LocationId =>
  idNamed<LocationId>(tableOf(locations), name)

const industryNamed = ({ industries }: Edition, name: string): IndustryId =>
  idNamed<IndustryId>(tableOf(industries), name)

const industrySet = (edition: Edition, names: readonly string[]): IndustrySet =>
  names.reduce((set, name) => set | (1 << industryNamed(edition, name)), 0)

const locationsOf = (edition: Edition, kind: LocationRow['kind']): LocationSet =>
  edition.locations.reduce(
    (set, row) => (row.kind === kind ? set | setOf(locationNamed(edition, row.id)) : set),
    0,
  )

/** Puts a row at the end of a table: its place is its id. */
const add = <I extends number, Row>(table: MutableIdTable<I, Row>, row: Row): I => (table.push(row) - 1) as I

/** Kinds of tiles, and by industry those on a full mat, the first to be taken first. */
function tilesOf(edition: Edition): {
  kinds: IdTable<TileKindId, TileKind>
  stacks: readonly (readonly TileKindId[])[]
} {
  const kinds = tableOf<TileKindId, TileKind>([])
  const stacks = edition.industries.map((row) =>
    row.tiles.flatMap((tile) =>
      new Array<TileKindId>(tile.count).fill(add(kinds, tileKind(row, industryNamed(edition, row.id), tile))),
    ),
  )
  return { kinds, stacks }
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

function placesOf(edition: Edition): {
  slots: IdTable<SlotId, Slot>
  locations: IdTable<LocationId, Location>
} {
  const slots = tableOf<SlotId, Slot>([])
  const locations = edition.locations.map((row): Location => {
    const location = locationNamed(edition, row.id)
    const own = (row.slots ?? []).map((icons, index) =>
      add(slots, {
        id: `${row.id}:${index + 1}`,
        location,
        industries: industrySet(edition, icons),
        single: icons.length === 1,
      }),
    )
    return { id: row.id, name: row.name, kind: row.kind, slots: own, icons: row.icons ?? 0 }
  })
  return { slots, locations: tableOf<LocationId, Location>(locations) }
}

function linesOf(edition: Edition): IdTable<LineId, Line> {
  const lines = edition.lines.map((row): Line => {
    const ends = row.ends.map((end) => locationNamed(edition, end))
    return {
      id: row.ends.join('-'),
      ends,
      touches: ends.reduce((set, end) => set | setOf(end), 0),
      eras: row.eras,
    }
  })
  return tableOf<LineId, Line>(lines)
}

const linesIn = (lines: IdTable<LineId, Line>, era: Era): LineId[] =>
  [...lines.keys()].filter((line) => lines[line].eras === 'both' || lines[line].eras === era)

/** Those of the deck first, then the wild ones. */
function cardsOf(edition: Edition): IdTable<CardId, Card> {
  const everyIndustry = (1 << edition.industries.length) - 1
  const drawn = edition.cards.map(
    (row): Card => ({
      id: row.id,
      wild: false,
      industries: row.industries ? industrySet(edition, row.industries) : everyIndustry,
      places: row.location === undefined ? null : setOf(locationNamed(edition, row.location)),
    }),
  )
  const wild = edition.wildCards.map(
    (row): Card => ({
      id: row.id,
      wild: true,
      industries: everyIndustry,
      places: row.stands === 'location' ? locationsOf(edition, 'town') : null,
    }),
  )
  return tableOf<CardId, Card>([...drawn, ...wild])
}

const deckOf = (edition: Edition, cards: IdTable<CardId, Card>, seats: number): CardId[] =>
  cards.flatMap(({ wild }, card) =>
    wild ? [] : new Array<CardId>(edition.cards[card].copies[seats]).fill(card),
  )

function industriesOf(
  edition: Edition,
  stacks: readonly (readonly TileKindId[])[],
  slots: IdTable<SlotId, Slot>,
): IdTable<IndustryId, Industry> {
  const industries = edition.industries.map(
    ({ id, name, makes, flips }, industry): Industry => ({
      id,
      name,
      makes,
      isSold: flips === 'sold',
      stack: stacks[industry],
      slots: [...slots.keys()].filter((slot) => slots[slot].industries & (1 << industry)),
    }),
  )
  return tableOf<IndustryId, Industry>(industries)
}

function merchantSpacesOf(edition: Edition, seats: number): IdTable<MerchantId, MerchantSpace> {
  const spaces = edition.merchantSpaces.flatMap((row) =>
    Array.from(
      { length: row.spaces },
      (_, index): MerchantSpace => ({
        id: `${row.location}:${index + 1}`,
        location: locationNamed(edition, row.location),
        inUse: seats >= row.fromSeats,
        bonus: row.bonus,
      }),
    ),
  )
  return tableOf<MerchantId, MerchantSpace>(spaces)
}

function buyersIn(
  edition: Edition,
  merchantSpaces: IdTable<MerchantId, MerchantSpace>,
  slots: IdTable<SlotId, Slot>,
): IdTable<BuyerId, Buyer> {
  const merchants = merchantSpaces.map(({ id }): Buyer => ({ id, slot: null }))
  const ports = industrySet(
    edition,
    edition.industries.filter(({ flips }) => flips === 'soldThrough').map(({ id }) => id),
  )
  const portSlots = slots.flatMap(({ id, industries }, slot): Buyer[] =>
    (industries & ports) === 0 ? [] : [{ id, slot }],
  )
  const distant: Buyer[] = edition.distantMarket ? [{ id: 'distant-market', slot: null }] : []
  return tableOf<BuyerId, Buyer>([...merchants, ...portSlots, ...distant])
}
