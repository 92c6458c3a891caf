// A map's table and a ruleset become boxes and curves, by the engine's ids. What the ruleset lacks is not there.

import {
  type IdTable,
  type LineId,
  type LocationId,
  type MerchantId,
  type Ruleset,
  type SlotId,
  tableOf,
} from '@ironbridge/engine'
import { type Furniture, furnitureOf } from './furniture.ts'
import { type Box, type Curve, measured, type Point } from './geometry.ts'
import { mapOf } from './maps.ts'
import { type MerchantBoxes, type Plate, plateOf } from './plates.ts'
import type { MapTable } from './table.ts'

export interface Layout {
  readonly rules: Ruleset
  readonly map: MapTable
  readonly plates: IdTable<LocationId, Plate>
  readonly slots: IdTable<SlotId, Box>
  readonly merchants: IdTable<MerchantId, MerchantBoxes>
  readonly lines: IdTable<LineId, LineShape>
  readonly furniture: Furniture
}

export interface LineShape {
  /** One curve, or two where a line has three ends. */
  readonly curves: readonly Curve[]
  readonly token: Point
  readonly length: number
}

const layouts = new WeakMap<Ruleset, Layout>()

/** Rulesets never change, so the memo is invisible. */
export function layoutOf(rules: Ruleset): Layout {
  let layout = layouts.get(rules)
  if (!layout) {
    layout = compile(rules, mapOf(rules))
    layouts.set(rules, layout)
  }
  return layout
}

function compile(rules: Ruleset, map: MapTable): Layout {
  const plates = rules.locations.map((location, id) => {
    const row = map.places[location.id]
    if (!row) throw new Error(`No place for ${location.id}`)
    const merchants = rules.merchantSpaces.filter((space) => space.location === id).length
    return plateOf(row, location.kind, location.slots.length, merchants)
  })
  return {
    rules,
    map,
    plates,
    slots: tableOf(plates.flatMap(({ slots }) => slots)),
    merchants: merchantsInOrder(rules, plates),
    lines: rules.lines.map(({ id }) => {
      const row = map.lines[id]
      if (!row) throw new Error(`No line ${id}`)
      const { middle, length } = measured(row.curve)
      return { curves: row.spur ? [row.curve, row.spur] : [row.curve], token: middle, length }
    }),
    furniture: furnitureOf(rules, map),
  }
}

/** Merchant spaces are numbered across all places. */
function merchantsInOrder(rules: Ruleset, plates: Layout['plates']): Layout['merchants'] {
  const used = plates.map(() => 0)
  return rules.merchantSpaces.map(({ location }) => {
    const index = used[location] ?? 0
    used[location] = index + 1
    return plates[location]?.merchants[index] as MerchantBoxes
  })
}
