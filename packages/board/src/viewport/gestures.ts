// Fingers, mouse and wheel on a viewport become changes of its view.

import { distance, type Point } from '../maps/geometry.ts'
import { fitted, panned, type Size, type View, zoomed } from './view.ts'

export interface Surface {
  readonly element: HTMLElement
  readonly size: () => Size
  readonly view: () => View
  /** Shows another view. */
  readonly show: (view: View) => void
  /** The scale to which two taps lead from the whole board; without it they stay there. */
  readonly closeUp: number | undefined
}

/** A finger that wanders further than this is dragging. */
const SLACK = 7
const DOUBLE_TAP = 320
const WHEEL_STEP = 0.0016
/** Pinching a touchpad arrives as a wheel with small steps. */
const PINCH_STEP = 0.012

/** Listens until the returned function is called. */
export function listen(surface: Surface): () => void {
  const { element } = surface
  const fingers = new Map<number, Point>()
  let dragging = false
  let lastTap: { at: Point; time: number } | null = null

  const local = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP))
    surface.show(zoomed(surface.view(), factor, local(event), surface.size()))
  }

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (fingers.size === 0) dragging = false
    fingers.set(event.pointerId, local(event))
  }

  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = local(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (!other && !dragging && distance(before, now) < SLACK) return
    dragging = true
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, now)
    const view = surface.view()
    surface.show(
      other
        ? pinched(view, before, now, other, surface.size())
        : panned(view, now.x - before.x, now.y - before.y, surface.size()),
    )
  }

  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
  }

  // The click that ends a drag, and the second tap of a pair, mean no place.
  const onClick = (event: PointerEvent): void => {
    if (dragging) {
      dragging = false
      event.stopPropagation()
      return
    }
    if (event.pointerType !== 'touch') return
    const tap = { at: local(event), time: event.timeStamp }
    const isSecond = lastTap && tap.time - lastTap.time < DOUBLE_TAP && distance(tap.at, lastTap.at) < 40
    lastTap = isSecond ? null : tap
    if (!isSecond) return
    event.stopPropagation()
    surface.show(tappedTwice(surface, tap.at))
  }

  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onUp, { signal })
  element.addEventListener('click', onClick, { capture: true, signal })
  return () => stop.abort()
}

/** The whole board, or from there a closer look at what was tapped. */
function tappedTwice({ view, size, closeUp }: Surface, at: Point): View {
  const whole = fitted(size())
  const { scale } = view()
  if (closeUp === undefined || scale > whole.scale * 1.001) return whole
  return zoomed(view(), closeUp / scale, at, size())
}

/** One finger moved while another holds: the distance zooms, the middle pans. */
function pinched(view: View, before: Point, now: Point, other: Point, size: Size): View {
  const factor = distance(now, other) / Math.max(1, distance(before, other))
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  const moved = panned(view, (now.x - before.x) / 2, (now.y - before.y) / 2, size)
  return zoomed(moved, factor, middle, size)
}
