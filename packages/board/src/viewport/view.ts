// The maths of zoom and pan: a view says where the board's corner is, and how large a unit is drawn.

import type { Point } from '../maps/geometry.ts'
import { BOARD } from '../maps/sizes.ts'

export interface View {
  /** Pixels for a board unit. */
  readonly scale: number
  /** Where the board's top left corner is, in pixels of the window on it. */
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly w: number
  readonly h: number
}

/** The closest look. The widest is the whole board. */
export const CLOSEST = 1.6

/** The whole board, in the middle. */
export function fitted(size: Size): View {
  const scale = Math.min(size.w / BOARD.w, size.h / BOARD.h)
  return { scale, x: (size.w - BOARD.w * scale) / 2, y: (size.h - BOARD.h * scale) / 2 }
}

/** No further out than the whole board, no closer than is useful, and no empty table where there could be board. */
export function kept(view: View, size: Size): View {
  const whole = fitted(size).scale
  const scale = Math.min(Math.max(view.scale, whole), Math.max(whole, CLOSEST))
  return {
    scale,
    x: keptAlong(view.x, BOARD.w * scale, size.w),
    y: keptAlong(view.y, BOARD.h * scale, size.h),
  }
}

const keptAlong = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at))

/** Larger or smaller, with the same spot of the board under a point of the window. */
export function zoomed(view: View, factor: number, point: Point, size: Size): View {
  const { scale } = kept({ ...view, scale: view.scale * factor }, size)
  const by = scale / view.scale
  return kept({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, size)
}

export const panned = (view: View, dx: number, dy: number, size: Size): View =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, size)

/** A spot of the board in the middle of the window, as far as the edges allow. */
export const centred = (view: View, spot: Point, size: Size): View =>
  kept({ ...view, x: size.w / 2 - spot.x * view.scale, y: size.h / 2 - spot.y * view.scale }, size)

/** Moved so that as many of the spots as can be are seen, the main one in any case; not at all where that gains nothing. */
export function gathered(view: View, spots: readonly Point[], size: Size, main?: Point): View {
  const ends = (along: 'x' | 'y'): number => {
    const all = spots.map((spot) => spot[along])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  const middles = [{ x: ends('x'), y: ends('y') }, ...(main ? [main] : []), ...spots]
  const seenIn = (next: View): number =>
    spots.filter((spot) => isSeen(next, spot, size)).length +
    (main && isSeen(next, main, size) ? spots.length : 0)
  let best = view
  let most = seenIn(view)
  for (const middle of middles) {
    const next = centred(view, middle, size)
    const seen = seenIn(next)
    if (seen > most) [best, most] = [next, seen]
  }
  return best
}

/** Whether a spot is within the window, with half a plate around it as far as the board reaches. */
export function isSeen({ scale, x, y }: View, spot: Point, { w, h }: Size): boolean {
  const within = (corner: number, at: number, half: number, board: number, length: number): boolean => {
    const low = corner + Math.max(0, at - half) * scale
    const high = corner + Math.min(board, at + half) * scale
    return (low > -1 && high < length + 1) || (low <= 0 && high >= length)
  }
  return within(x, spot.x, HALF_PLATE.w, BOARD.w, w) && within(y, spot.y, HALF_PLATE.h, BOARD.h, h)
}

const HALF_PLATE = { w: 70, h: 50 }

/** In a window of another size, with the same spot of the board in its middle. */
export const resized = (view: View, from: Size, to: Size): View =>
  kept({ ...view, x: view.x + (to.w - from.w) / 2, y: view.y + (to.h - from.h) / 2 }, to)

/** Moved no further than needed to show a spot, with some room around it. */
export function shown(view: View, spot: Point, size: Size): View {
  const room = 60
  const move = (at: number, length: number): number =>
    at < room ? room - at : at > length - room ? length - room - at : 0
  return panned(
    view,
    move(view.x + spot.x * view.scale, size.w),
    move(view.y + spot.y * view.scale, size.h),
    size,
  )
}
