// The shape of the table follows from the window and the letters: what stands where, at every size that people have.

import { expect, test } from 'vitest'
import { shapeOf } from '../../src/table/frame/useShape.ts'

/** Letters as large as the window makes them, times what a person asked for. */
const at = (width: number, height: number, percent = 100) => {
  const grown = Math.min(8, Math.max(0, (Math.min(width, height * 1.7778) - 1280) * 0.00425))
  return shapeOf(width, height, (16 * percent) / 100 + grown)
}

test.each([
  [1280, 720, 'wide', false, false],
  [1366, 768, 'wide', false, false],
  [1440, 900, 'wide', false, true],
  [1600, 900, 'wide', false, false],
  [1920, 1080, 'wide', true, true],
  [2560, 1440, 'wide', true, false],
  [1024, 768, 'wide', false, true],
  [820, 1180, 'phone', false, false],
  [390, 844, 'phone', false, false],
  [360, 740, 'phone', false, false],
  [844, 390, 'lying', false, false],
] as const)(
  '%i×%i is %s; log beside the board: %s, strip beneath it: %s',
  (w, h, layout, hasLog, hasStrip) => {
    expect(at(w, h)).toEqual({ layout, hasLog, hasStrip })
  },
)

test('larger letters count as a smaller window', () => {
  expect(at(1280, 720, 125).layout).toBe('lying')
  expect(at(1280, 720, 200).layout).toBe('lying')
  expect(at(1920, 1080, 150)).toEqual({ ...at(1280, 720), hasStrip: at(1920, 1080, 150).hasStrip })
  expect(at(390, 844, 200).layout).toBe('phone')
})
