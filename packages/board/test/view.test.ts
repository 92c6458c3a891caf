// The maths of zoom and pan.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOARD } from '../src/maps/sizes.ts'
import {
  CLOSEST,
  centred,
  fitted,
  gathered,
  isSeen,
  kept,
  panned,
  resized,
  shown,
  type View,
  zoomed,
} from '../src/viewport/view.ts'

const phone = { w: 390, h: 576 }
const desktop = { w: 952, h: 680 }

test('the whole board fits, in the middle', () => {
  expect(fitted(desktop).scale).toBeCloseTo(0.567, 3)
  const view = fitted(phone)
  expect(view.scale).toBeCloseTo(390 / BOARD.w)
  expect(view.x).toBeCloseTo(0)
  expect(view.y).toBeCloseTo((576 - BOARD.h * view.scale) / 2)
})

test('zooming keeps the spot under the pointer, away from the edges', () => {
  const view = centred({ ...fitted(desktop), scale: 1 }, { x: 800, y: 600 }, desktop)
  const point = { x: 500, y: 300 }
  const spot = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
  const closer = zoomed(view, 1.3, point, desktop)
  expect(closer.x + spot.x * closer.scale).toBeCloseTo(point.x)
  expect(closer.y + spot.y * closer.scale).toBeCloseTo(point.y)
})

test('zoom ends at the whole board and at the closest look', () => {
  expect(zoomed(fitted(phone), 0.1, { x: 0, y: 0 }, phone)).toEqual(fitted(phone))
  expect(zoomed(fitted(phone), 100, { x: 0, y: 0 }, phone).scale).toBe(CLOSEST)
})

test('a spot comes into the middle, or as near as the edges allow', () => {
  const close: View = { scale: 1, x: 0, y: 0 }
  expect(centred(close, { x: 800, y: 600 }, phone)).toEqual({ scale: 1, x: 195 - 800, y: 288 - 600 })
  expect(centred(close, { x: 0, y: 0 }, phone)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('a spot that is seen already moves nothing', () => {
  const view = kept({ scale: 1, x: -300, y: -300 }, phone)
  expect(shown(view, { x: 500, y: 600 }, phone)).toEqual(view)
  const moved = shown(view, { x: 900, y: 600 }, phone)
  expect(moved.x + 900).toBeCloseTo(phone.w - 60)
})

test('as many spots as can be are brought into sight', () => {
  const view: View = { scale: 0.5, x: 0, y: 0 }
  const near = { x: 200, y: 300 }
  const [east, farEast] = [
    { x: 1500, y: 300 },
    { x: 1300, y: 400 },
  ]
  // Two in the east are more than one here; one there is not.
  const moved = gathered(view, [near, east, farEast], phone)
  expect([near, east, farEast].map((spot) => isSeen(moved, spot, phone))).toEqual([false, true, true])
  expect(gathered(view, [near, east], phone)).toBe(view)
  // The main one is seen in any case.
  expect(isSeen(gathered(view, [near, east, farEast], phone, near), near, phone)).toBe(true)
  // What fits is all seen.
  const both = gathered(view, [east, { x: 900, y: 300 }], phone)
  expect(isSeen(both, east, phone) && isSeen(both, { x: 900, y: 300 }, phone)).toBe(true)
})

test('what lies at the edge of the board can be seen', () => {
  const corner = { x: 1670, y: 1190 }
  expect(isSeen(centred({ scale: 0.5, x: 0, y: 0 }, corner, phone), corner, phone)).toBe(true)
})

test('a window of another size has the same spot in its middle', () => {
  const view = centred({ scale: 1, x: 0, y: 0 }, { x: 800, y: 600 }, phone)
  const lower = { w: 390, h: 300 }
  expect(resized(view, phone, lower)).toEqual(centred(view, { x: 800, y: 600 }, lower))
})

describe('whatever is done', () => {
  const size = fc.record({ w: fc.integer({ min: 200, max: 3000 }), h: fc.integer({ min: 200, max: 2000 }) })
  const number = fc.double({ min: -4000, max: 4000, noNaN: true })

  test('no table is seen where there could be board', () => {
    fc.assert(
      fc.property(
        size,
        number,
        number,
        fc.double({ min: 0.05, max: 9, noNaN: true }),
        (room, dx, dy, factor) => {
          const view = panned(zoomed(fitted(room), factor, { x: 10, y: 10 }, room), dx, dy, room)
          const [width, height] = [BOARD.w * view.scale, BOARD.h * view.scale]
          expect(view.scale).toBeGreaterThanOrEqual(fitted(room).scale)
          if (width >= room.w) {
            expect(view.x).toBeLessThanOrEqual(0.001)
            expect(view.x + width).toBeGreaterThanOrEqual(room.w - 0.001)
          } else expect(view.x).toBeCloseTo((room.w - width) / 2)
          if (height >= room.h) {
            expect(view.y).toBeLessThanOrEqual(0.001)
            expect(view.y + height).toBeGreaterThanOrEqual(room.h - 0.001)
          } else expect(view.y).toBeCloseTo((room.h - height) / 2)
        },
      ),
      { numRuns: 300 },
    )
  })
})
