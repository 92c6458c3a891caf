// Every place of a layout as a box, what is under a pointer, and what lies next in a direction.

import type { IdTable } from '@ironbridge/engine'
import { linePlace, locationPlace, merchantPlace, type Place, readPlace, slotPlace } from '../place.ts'
import { type Box, contains, distance, distanceToBox, middleOf, type Point } from './geometry.ts'
import type { Layout } from './layout.ts'
import { PLATE_REACH, TOKEN, TOKEN_REACH } from './sizes.ts'

/** In reading order of the tables: places with their slots and merchants, lines, furniture. */
export function placesOf({ rules, lines, furniture }: Layout): Place[] {
  return [
    ...rules.locations.flatMap(({ slots }, location) => [
      locationPlace(location),
      ...slots.map(slotPlace),
      ...rules.merchantSpaces.flatMap((space, id) =>
        space.location === location ? [merchantPlace(id)] : [],
      ),
    ]),
    ...lines.map((_, line) => linePlace(line)),
    'market:coal',
    'market:iron',
    ...(furniture.distant ? (['distant'] as const) : []),
    'cartouche',
  ]
}

/** The box of a place; of a line, the square around its token. */
export function boxOf({ plates, slots, lines, merchants, furniture }: Layout, place: Place): Box {
  const parts = readPlace(place)
  switch (parts.kind) {
    case 'slot':
      return slots[parts.id] ?? NOWHERE
    case 'location':
      return plates[parts.id]?.box ?? NOWHERE
    case 'merchant':
      return merchants[parts.id]?.space ?? NOWHERE
    case 'line': {
      const { x, y } = lines[parts.id]?.token ?? NOWHERE
      return { x: x - TOKEN, y: y - TOKEN, w: 2 * TOKEN, h: 2 * TOKEN }
    }
    case 'market':
      return furniture[parts.goods].box
    case 'distant':
      return furniture.distant ?? NOWHERE
    case 'cartouche':
      return furniture.cartouche
  }
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 }

/** Where arrows to and from a place lead. A town is meant by its banner, since its slots are places too. */
export function centreOf(layout: Layout, place: Place): Point {
  const parts = readPlace(place)
  const plate = parts.kind === 'location' ? layout.plates[parts.id] : undefined
  return middleOf(plate ? plate.banner : boxOf(layout, place))
}

/**
 * What a click means: the slot, merchant or plate it is on; else the nearest link token; else the nearest plate.
 * Where the whole board is small, only towns can be meant.
 */
export function placeAt(layout: Layout, point: Point, townsOnly: boolean): Place | null {
  const { plates, slots, merchants, lines, furniture } = layout
  if (townsOnly) return nearestPlate(layout, point, Number.POSITIVE_INFINITY)
  const slot = slots.findIndex((box) => contains(box, point))
  if (slot !== -1) return slotPlace(slot)
  const merchant = merchants.findIndex(
    ({ space, barrel }) => contains(space, point) || contains(barrel, point),
  )
  if (merchant !== -1) return merchantPlace(merchant)
  const plate = plates.findIndex(({ banner, body }) => contains(banner, point) || contains(body, point))
  if (plate !== -1) return locationPlace(plate)
  if (contains(furniture.coal.box, point)) return 'market:coal'
  if (contains(furniture.iron.box, point)) return 'market:iron'
  if (furniture.distant && contains(furniture.distant, point)) return 'distant'
  if (contains(furniture.cartouche, point)) return 'cartouche'
  const line = nearest(lines.map(({ token }) => distance(token, point)))
  if (line && line.distance <= TOKEN_REACH) return linePlace(line.id)
  return nearestPlate(layout, point, PLATE_REACH)
}

function nearestPlate({ plates }: Layout, point: Point, reach: number): Place | null {
  const plate = nearest(
    plates.map(({ banner, body }) => Math.min(distanceToBox(banner, point), distanceToBox(body, point))),
  )
  return plate && plate.distance <= reach ? locationPlace(plate.id) : null
}

function nearest<Id extends number>(distances: IdTable<Id, number>): { id: Id; distance: number } | null {
  const best = Math.min(...distances)
  const id = distances.findIndex((far) => far === best)
  return id === -1 ? null : { id, distance: best }
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The place among some that an arrow key leads to: near, and more ahead than aside. Null where none lies ahead. */
export function neighbour(
  layout: Layout,
  from: Place,
  direction: Direction,
  among: readonly Place[] = placesOf(layout),
): Place | null {
  const start = centreOf(layout, from)
  let best: { place: Place; cost: number } | null = null
  for (const place of among) {
    const { x, y } = centreOf(layout, place)
    const [ahead, aside] = turned(x - start.x, y - start.y, direction)
    if (place === from || ahead <= 0 || aside > ahead * WIDEST) continue
    const cost = ahead + aside * ASIDE_COSTS
    if (!best || cost < best.cost) best = { place, cost }
  }
  return best?.place ?? null
}

/** Up to 60 degrees from straight ahead; a step aside counts as two ahead. */
const WIDEST = 1.75
const ASIDE_COSTS = 2

function turned(dx: number, dy: number, direction: Direction): [ahead: number, aside: number] {
  switch (direction) {
    case 'up':
      return [-dy, Math.abs(dx)]
    case 'down':
      return [dy, Math.abs(dx)]
    case 'left':
      return [-dx, Math.abs(dy)]
    case 'right':
      return [dx, Math.abs(dy)]
  }
}
