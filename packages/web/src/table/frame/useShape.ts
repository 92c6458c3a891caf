// How the table is laid out on this screen: what stands beside the board, beneath it, or in a sheet. Measured in letters,
// so that larger ones count as a smaller screen.

import { useSyncExternalStore } from 'react'

export interface Shape {
  /** Board and column; bar, board and sheet; or, on a small screen that lies on its side, board and sheet beside it. */
  readonly layout: 'wide' | 'phone' | 'lying'
  /** The log has a column of its own. */
  readonly hasLog: boolean
  /** What the others did has room beneath the board. */
  readonly hasStrip: boolean
}

/** All in rem: the least that the column and the log take, the bar, and what the strip needs. */
const [COLUMN, LOG, BAR, STRIP] = [21.5, 12.25, 2.5, 4.75]

/** From here on there is a column. */
const [WIDE, HIGH] = [62, 40]

/** With the log beside it the board keeps at least this part of its width. */
const KEPT = 0.88

/** Width of the map for its height; from which width for its height a small screen lies on its side. */
const [MAP, LYING] = [1.4, 1.3]

/** From here on the log may have its column. */
const LOGGED = 100

/** `size` is that of the letters: those that the window gave, and those that a person asked for, who has a smaller screen by that. */
export function shapeOf(width: number, height: number, size: number): Shape {
  const asked = size - grown(width, height)
  if (width < WIDE * asked || height < HIGH * asked)
    return { layout: width >= height * LYING ? 'lying' : 'phone', hasLog: false, hasStrip: false }
  const high = height - BAR * size
  const without = Math.min(width - COLUMN * size, high * MAP)
  const beside = Math.min(width - (COLUMN + LOG) * size, high * MAP)
  const hasLog = width >= LOGGED * asked && beside >= without * KEPT
  const board = hasLog ? beside : without
  return { layout: 'wide', hasLog, hasStrip: high - board / MAP >= STRIP * size }
}

/** By how much letters grow with the window, as `kit/base.css` has it. */
const grown = (width: number, height: number): number =>
  Math.min(8, Math.max(0, (Math.min(width, height * 1.7778) - 1280) * 0.00425))

let shape: Shape | null = null

function shapeNow(): Shape {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const next = shapeOf(innerWidth, innerHeight, size)
  const isSame =
    next.layout === shape?.layout && next.hasLog === shape.hasLog && next.hasStrip === shape.hasStrip
  if (shape === null || !isSame) shape = next
  return shape
}

export const useShape = (): Shape => useSyncExternalStore(subscribe, shapeNow)

/** Windows change their size, and letters theirs: one of them is measured. */
function subscribe(listener: () => void): () => void {
  const letter = document.createElement('i')
  letter.style.cssText = 'position:fixed;width:1rem;visibility:hidden'
  document.body.append(letter)
  const sizes = new ResizeObserver(listener)
  sizes.observe(letter)
  addEventListener('resize', listener)
  return () => {
    sizes.disconnect()
    letter.remove()
    removeEventListener('resize', listener)
  }
}
