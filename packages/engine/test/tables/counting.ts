// Counting what tables say: sums, how often each value occurs, and maps and mats in numbers that a slip of the pen would change.

import type { Edition, Era, LineRow, Ruleset, TileKindId, TileRow } from '@ironbridge/engine'

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** How often each value occurs. */
export function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

export const nameOf = (ends: readonly string[]): string => ends.join('-')

export function mapIn({ locations, lines }: Edition) {
  const slots = locations.flatMap(({ id, slots: own = [] }) =>
    own.map((icons, index) => ({ town: id, number: index + 1, icons })),
  )
  /** Place of each location in the alphabet, from 1: for checksums that do not depend on the order of the table. */
  const rank = new Map(
    locations
      .map(({ id }) => id)
      .toSorted()
      .map((id, index) => [id, index + 1]),
  )
  const rankOf = (id: string): number => rank.get(id) ?? Number.NaN
  const linesIn = (era: Era) => lines.filter(({ eras }) => eras === era || eras === 'both')
  const endingAt = (location: string, era: Era): number =>
    linesIn(era).filter(({ ends }) => ends.includes(location)).length
  return {
    slots,
    rank,
    linesIn,
    /** Slots with this icon, the places of their towns in the alphabet, and the same times the number of the slot. */
    showing: (industry: string): { count: number; ranks: number; numbered: number } => {
      const found = slots.filter(({ icons }) => icons.includes(industry))
      return {
        count: found.length,
        ranks: sum(found.map(({ town }) => rankOf(town))),
        numbered: sum(found.map(({ town, number }) => rankOf(town) * number)),
      }
    },
    /** How many canals and how many rails. */
    linesAt: (location: string): [number, number] => [
      endingAt(location, 'canal'),
      endingAt(location, 'rail'),
    ],
    named: (kind: string): string[] => locations.filter((row) => row.kind === kind).map(({ id }) => id),
    linesOnlyIn: (era: Era): string[] =>
      lines.filter(({ eras }) => eras === era).map(({ ends }) => nameOf(ends)),
    rankProduct: ({ ends }: LineRow): number => ends.reduce((total, end) => total * rankOf(end), 1),
    /** Groups of locations that lines of this era join, largest first. */
    groups: (era: Era): string[][] => {
      const groupOf = new Map(locations.map(({ id }) => [id, new Set([id])]))
      for (const { ends } of linesIn(era)) {
        const joined = new Set(ends.flatMap((end) => [...(groupOf.get(end) ?? [])]))
        for (const id of joined) groupOf.set(id, joined)
      }
      return [...new Set(groupOf.values())].map((group) => [...group]).sort((a, b) => b.length - a.length)
    },
  }
}

/** A number printed on tiles. */
type Column = 'cost' | 'coal' | 'iron' | 'beer' | 'vp' | 'income' | 'icons'

/** These columns, and the cubes of either era. */
export function tilesIn({ industries }: Edition, ...printed: Column[]) {
  const columns: readonly ((tile: TileRow) => number)[] = [
    ...printed.map((column) => (tile: TileRow) => tile[column]),
    ({ cubes }) => cubes?.canal ?? 0,
    ({ cubes }) => cubes?.rail ?? 0,
  ]
  return {
    allTiles: industries.flatMap(({ tiles }) => tiles),
    tilesOf: (industry: string): readonly TileRow[] =>
      industries.find(({ id }) => id === industry)?.tiles ?? [],
    /** Each column, every tile counted as often as it lies on the mat. */
    columnSums: (tiles: readonly TileRow[]): number[] =>
      columns.map((column) => sum(tiles.map((tile) => tile.count * column(tile)))),
    /** Each column times the level: two numbers that changed places change this sum. */
    levelSums: (tiles: readonly TileRow[]): number[] =>
      columns.map((column) => sum(tiles.map((tile) => tile.level * column(tile)))),
    named: (choose: (tile: TileRow) => boolean): string[] =>
      industries.flatMap(({ id, tiles }) => tiles.filter(choose).map(({ level }) => `${id}-${level}`)),
  }
}

export const stackOf = (rules: Ruleset, industry: string): readonly TileKindId[] =>
  rules.industries.find(({ id }) => id === industry)?.stack ?? []
