// What a click means, where arrow keys lead, how places are written.

import { at } from '@ironbridge/engine'
import { describe, expect, test } from 'vitest'
import { layoutOf } from '../src/maps/layout.ts'
import { boxOf, centreOf, type Direction, neighbour, placeAt, placesOf } from '../src/maps/places.ts'
import { linePlace, locationPlace, merchantPlace, type Place, readPlace, slotPlace } from '../src/place.ts'
import { rulesets } from './rulesets.ts'

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right']

describe.each(rulesets)('on the map of $name', ({ rules }) => {
  const layout = layoutOf(rules)

  test('a click on the middle of a place means that place', () => {
    for (const place of placesOf(layout)) expect(placeAt(layout, centreOf(layout, place), false)).toBe(place)
  })

  test('arrow keys reach every place from every other', () => {
    const all = placesOf(layout)
    const reached = new Set<Place>(all.slice(0, 1))
    for (const place of reached)
      for (const direction of DIRECTIONS) {
        const next = neighbour(layout, place, direction)
        if (next) reached.add(next)
      }
    expect(all.filter((place) => !reached.has(place))).toEqual([])
  })

  test('an arrow key leads in its direction', () => {
    for (const place of placesOf(layout)) {
      const from = centreOf(layout, place)
      const to = (direction: Direction) => {
        const next = neighbour(layout, place, direction)
        return next ? centreOf(layout, next) : null
      }
      expect(to('up')?.y ?? Number.NEGATIVE_INFINITY).toBeLessThan(from.y)
      expect(to('down')?.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.y)
      expect(to('left')?.x ?? Number.NEGATIVE_INFINITY).toBeLessThan(from.x)
      expect(to('right')?.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.x)
    }
  })

  test('from far away, a click means the nearest town', () => {
    for (const [slot, box] of layout.slots.entries()) {
      const point = { x: box.x + 5, y: box.y + 5 }
      expect(placeAt(layout, point, true)).toBe(locationPlace(at(rules.slots, slot).location))
    }
  })
})

test('beside everything a click means the nearest link, then the nearest plate, then nothing', () => {
  const layout = layoutOf((rulesets[0] as (typeof rulesets)[number]).rules)
  const { token } = layout.lines[0] as (typeof layout.lines)[number]
  expect(placeAt(layout, { x: token.x + 40, y: token.y }, false)).toBe('line:0')
  const box = boxOf(layout, 'location:0')
  expect(placeAt(layout, { x: box.x + box.w / 2, y: box.y - 25 }, false)).toBe('location:0')
  expect(placeAt(layout, { x: 300, y: 560 }, false)).toBe(null)
})

test('places can be written and read', () => {
  const { slots, lines, merchantSpaces } = (rulesets[0] as (typeof rulesets)[number]).rules
  for (const id of slots.keys()) expect(readPlace(slotPlace(id))).toEqual({ kind: 'slot', id })
  for (const id of lines.keys()) expect(readPlace(linePlace(id))).toEqual({ kind: 'line', id })
  for (const id of merchantSpaces.keys())
    expect(readPlace(merchantPlace(id))).toEqual({ kind: 'merchant', id })
  expect(readPlace('market:iron')).toEqual({ kind: 'market', goods: 'iron' })
  expect(readPlace('distant')).toEqual({ kind: 'distant' })
  expect(readPlace('cartouche')).toEqual({ kind: 'cartouche' })
})
