// A position laid out by names, for the second opinion: tiles, links, distances, prices.

import type { Edition, positionObject } from '@ironbridge/engine'
import { type Facts, factsOf, priceAt } from './facts.ts'

type Position = ReturnType<typeof positionObject>
type TileRow = Edition['industries'][number]['tiles'][number]

interface BoardTile {
  readonly owner: string
  readonly industry: string
  readonly level: number
  readonly slot: string
  readonly town: string
  readonly flipped: boolean
  readonly cubes: number
  readonly row: TileRow
}

export interface Board {
  readonly edition: Edition
  readonly facts: Facts
  readonly position: Position
  /** Who decides, and what that seat has. */
  readonly letter: string
  readonly me: {
    readonly money: number
    readonly income: number
    readonly linksLeft: number
    readonly hand: readonly string[]
  }
  readonly slots: readonly { readonly id: string; readonly town: string; readonly icons: readonly string[] }[]
  readonly lines: readonly { readonly id: string; readonly ends: readonly string[]; readonly eras: string }[]
  readonly tiles: readonly BoardTile[]
  /** Lines that carry a link. */
  readonly laid: ReadonlySet<string>
  readonly network: ReadonlySet<string>
  readonly hasPieces: boolean
  /** Places that open the markets: those printed, and ports of anyone on either side. */
  readonly tradePlaces: readonly string[]
  readonly merchants: readonly {
    readonly id: string
    readonly place: string
    readonly buys: readonly string[]
    readonly barrel: boolean
    readonly gives: string
  }[]
  tileOn(slot: string): BoardTile | null
  /** The lowest tile of an industry left on the own mat. */
  lowest(industry: string): TileRow | null
  /** Links between these places and every place that is connected to them. */
  distances(from: readonly string[]): ReadonlyMap<string, number>
  /** What so many cubes of a market cost. */
  priceOf(goods: 'coal' | 'iron', count: number): number
  /** For sorting sources: slots as they are printed, then the market. */
  placeOf(source: string): number
}

export function openBoard(edition: Edition, position: Position): Board {
  const { pending, seats } = position
  const letter = pending !== null && 'shortfall' in pending ? pending.shortfall : position.turn
  const own = seats[letter]
  const facts = factsOf({ edition: position.edition, seats: position.players, variants: position.variants })
  const slots = edition.locations.flatMap(({ id, slots: printed = [] }) =>
    printed.map((icons, index) => ({ id: `${id}:${index + 1}`, town: id, icons })),
  )
  const lines = edition.lines.map(({ ends, eras }) => ({ id: ends.join('-'), ends, eras }))
  const tiles = tilesOf(edition, position)
  const laid = new Set(Object.values(seats).flatMap(({ links = [] }) => links))
  const ownEnds = lines.filter(({ id }) => own.links?.includes(id)).flatMap(({ ends }) => ends)
  const network = new Set([
    ...ownEnds,
    ...tiles.filter(({ owner }) => owner === letter).map(({ town }) => town),
  ])

  return {
    edition,
    facts,
    position,
    letter,
    me: {
      money: own.money ?? 0,
      income: own.income ?? 0,
      linksLeft: own.linksLeft ?? 0,
      hand: own.hand ?? [],
    },
    slots,
    lines,
    tiles,
    laid,
    network,
    hasPieces: network.size > 0,
    tradePlaces: [
      ...edition.locations.filter(({ id }) => TRADE.includes(id)).map(({ id }) => id),
      ...tiles.filter(({ industry }) => industry === 'port').map(({ town }) => town),
    ],
    merchants: merchantsOf(edition, position),
    tileOn: (slot) => tiles.find((tile) => tile.slot === slot) ?? null,
    lowest: (industry) => rowOf(edition, industry, own.mat?.[industry] ?? 'none'),
    distances(from) {
      const found = new Map(from.map((place) => [place, 0]))
      for (let distance = 1, grown = true; grown; distance++) {
        grown = false
        for (const { id, ends } of lines) {
          if (!laid.has(id) || !ends.some((end) => (found.get(end) ?? distance) < distance)) continue
          for (const end of ends)
            if (!found.has(end)) {
              found.set(end, distance)
              grown = true
            }
        }
      }
      return found
    },
    priceOf(goods, count) {
      let price = 0
      for (let cubes = position[goods]; count > 0; count--, cubes--)
        price += priceAt(facts[goods], Math.max(0, cubes))
      return price
    },
    placeOf: (source) => (source === 'market' ? slots.length : slots.findIndex(({ id }) => id === source)),
  }
}

/** Blackpool, Southport and Northwich carry links and nothing else. */
const TRADE = 'warrington nottingham shrewsbury gloucester oxford scotland yorkshire the-midlands'.split(' ')

function tilesOf(edition: Edition, { seats }: Position): BoardTile[] {
  const places = edition.locations.map(({ id }) => id)
  const placed = Object.entries(seats).flatMap(([owner, { tiles = [] }]) =>
    tiles.map(({ tile, slot, flipped = false, cubes = 0 }): BoardTile => {
      const [industry, level] = tile.split('-')
      const row = rowOf(edition, industry, level)
      if (row === null) throw new Error(`No such tile: ${tile}`)
      return { owner, industry, level: Number(level), slot, town: slot.split(':')[0], flipped, cubes, row }
    }),
  )
  return placed.toSorted(
    (a, b) => places.indexOf(a.town) - places.indexOf(b.town) || (a.slot < b.slot ? -1 : 1),
  )
}

/** `2` and `2*1` are both a tile of level 2. */
function rowOf(edition: Edition, industry: string, level: string): TileRow | null {
  const rows = edition.industries.find(({ id }) => id === industry)?.tiles ?? []
  return rows.find((row) => `${row.level}` === level.split('*')[0]) ?? null
}

function merchantsOf(edition: Edition, position: Position): Board['merchants'] {
  return edition.merchantSpaces.flatMap(({ location, spaces, bonus }) =>
    Array.from({ length: spaces }, (_, index) => `${location}:${index + 1}`).flatMap((id) => {
      const there = position.merchants[id]
      if (there === undefined) return []
      const buys = edition.merchantTiles.find((row) => row.id === there.tile)?.buys ?? []
      return [{ id, place: location, buys, barrel: there.barrel ?? false, gives: bonus.gives }]
    }),
  )
}
