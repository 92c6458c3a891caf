// Everything a ruleset has stands on its map, nothing else does, and nothing is in the way of anything.

import { at, type Ruleset } from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { incomeCell } from '../src/maps/furniture.ts'
import type { Box } from '../src/maps/geometry.ts'
import { type Layout, layoutOf } from '../src/maps/layout.ts'
import { BOARD, FRAME } from '../src/maps/sizes.ts'
import { boxGap, holdDistances, inside, toPlate } from './distances.ts'
import { rulesets } from './rulesets.ts'

describe.each(rulesets)('the map of $name', ({ rules }) => {
  const layout = layoutOf(rules)

  test('has a place for every location, slot, line and merchant space', () => {
    expect(layout.plates).toHaveLength(rules.locations.length)
    expect(layout.slots).toHaveLength(rules.slots.length)
    expect(layout.lines).toHaveLength(rules.lines.length)
    expect(layout.merchants).toHaveLength(rules.merchantSpaces.length)
    for (const [location, { slots }] of rules.locations.entries()) {
      const body = layout.plates[location]?.body as Box
      for (const slot of slots) expect(inside(layout.slots[slot] as Box, body)).toBe(true)
    }
    for (const [merchant, { location }] of rules.merchantSpaces.entries()) {
      const body = layout.plates[location]?.body as Box
      expect(inside(layout.merchants[merchant]?.space as Box, body)).toBe(true)
      expect(inside(layout.merchants[merchant]?.barrel as Box, body)).toBe(true)
    }
  })

  test('hangs the link value of a merchant place below spaces, barrels and bonus', () => {
    for (const { kind, icons, bonus, merchants } of layout.plates) {
      if (kind !== 'merchant' || icons === null || bonus === null) continue
      for (const { space } of merchants) expect(boxGap(icons, space)).toBeGreaterThanOrEqual(2)
      for (const box of [bonus, ...merchants.map(({ barrel }) => barrel)])
        expect(boxGap(icons, box)).toBeGreaterThanOrEqual(4)
      const [first, second] = merchants.map(({ barrel }) => barrel)
      if (first && second) expect(second.x - first.x - first.w).toBeGreaterThanOrEqual(icons.w)
      expect(inside(icons, { x: FRAME, y: FRAME, w: BOARD.w - 2 * FRAME, h: BOARD.h - 2 * FRAME })).toBe(true)
    }
  })

  test('draws a line with an end at each of its locations', () => {
    for (const [line, { ends }] of rules.lines.entries()) {
      const { curves } = layout.lines[line] as Layout['lines'][number]
      expect(curves).toHaveLength(ends.length - 1)
      const tips = curves.flatMap((curve, arm) => [
        ...(arm === 0 ? [{ x: curve[0], y: curve[1] }] : []),
        { x: curve[4], y: curve[5] },
      ])
      tips.forEach((tip, end) => {
        expect(toPlate(layout, at(ends, end), tip)).toBeLessThan(4)
      })
    }
  })

  test('has room for a cube on every space of the markets, and a price beside', () => {
    for (const goods of ['coal', 'iron'] as const) {
      const { cells, box, prices } = layout.furniture[goods]
      const table = rules.edition.markets[goods]
      expect(cells).toHaveLength(table.prices.length)
      expect(prices.map(({ price }) => price)).toEqual([...new Set(table.prices), table.priceWhenEmpty])
      expect(cells.every((cell) => inside(cell, box))).toBe(true)
      expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length)
    }
    expect(layout.furniture.distant !== null).toBe(rules.edition.distantMarket !== null)
  })
})

// The number of players moves nothing.
test.each(['birmingham for 4', 'lancashire for 4', 'the map for two'])(
  'the map of %s keeps the distances that a finger and an eye need',
  (name) => {
    holdDistances(layoutOf(rulesets.find((one) => one.name === name)?.rules as Ruleset))
  },
)

test('no row of a map is without a ruleset that uses it', () => {
  const used = new Map<object, { places: Set<string>; lines: Set<string> }>()
  for (const { rules } of rulesets) {
    const { places, lines } = layoutOf(rules).map
    const ids = used.get(places) ?? { places: new Set(), lines: new Set() }
    used.set(places, ids)
    for (const { id } of rules.locations) ids.places.add(id)
    for (const { id } of rules.lines) ids.lines.add(id)
    expect(Object.keys(places)).toEqual(expect.arrayContaining([...ids.places]))
    expect(Object.keys(lines)).toEqual(expect.arrayContaining([...ids.lines]))
  }
  expect(used.size).toBe(2)
  for (const { rules } of rulesets.filter(({ name }) => name !== 'the map for two')) {
    const { places, lines } = layoutOf(rules).map
    expect(Object.keys(places).toSorted()).toEqual([...(used.get(places)?.places ?? [])].toSorted())
    expect(Object.keys(lines).toSorted()).toEqual([...(used.get(places)?.lines ?? [])].toSorted())
  }
})

test('only the map for two moves its cartouche', () => {
  const cartouches = rulesets.map(({ name, rules }) => [name, layoutOf(rules).furniture.cartouche.w])
  expect(cartouches.filter(([, width]) => width === 440)).toEqual([['the map for two', 440]])
})

test('the income track runs once around the frame, without a gap', () => {
  const cells = Array.from({ length: 100 }, (_, space) => incomeCell(space))
  cells.forEach((cell, space) => {
    const next = cells[(space + 1) % 100] as Box
    expect(boxGap(cell, next)).toBeLessThan(0.01)
    expect(inside(cell, BOARD)).toBe(true)
  })
  expect(cells.reduce((area, { w, h }) => area + w * h, 0)).toBeCloseTo(
    BOARD.w * BOARD.h - (BOARD.w - 2 * FRAME) * (BOARD.h - 2 * FRAME),
  )
})
