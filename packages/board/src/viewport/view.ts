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
