// Mouse and fingers on the board: a click picks, hovering and a long press ask.

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Layout } from '../maps/layout.ts'
import { placeAt } from '../maps/places.ts'
import { BOARD } from '../maps/sizes.ts'
import type { Place } from '../place.ts'

const LONG_PRESS = 450
/** A finger that wanders further than this is dragging. */
const SLACK = 8

interface Pointing {
  readonly layout: Layout
  readonly townsOnly: boolean
  readonly onPick: ((place: Place) => void) | undefined
  readonly onAsk: ((place: Place | null) => void) | undefined
  readonly svg: RefObject<SVGSVGElement | null>
}

export function usePointing({ layout, townsOnly, onPick, onAsk, svg }: Pointing) {
  const asked = useRef<Place | null>(null)
  const press = useRef<{ timer: number; x: number; y: number; long: boolean } | null>(null)

  useEffect(() => () => clearTimeout(press.current?.timer), [])

  const under = ({ clientX, clientY }: MouseEvent): Place | null => {
    const box = svg.current?.getBoundingClientRect()
    if (!box || box.width === 0) return null
    const scale = BOARD.w / box.width
    return placeAt(layout, { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }, townsOnly)
  }
  const ask = (place: Place | null): void => {
    if (place === asked.current) return
    asked.current = place
    onAsk?.(place)
  }

  return {
    onClick: (event: MouseEvent): void => {
      const wasLong = press.current?.long ?? false
      press.current = null
      if (wasLong) return
      // A click made by a screen reader has no position.
      const place = event.detail === 0 ? placeOfTarget(event.target) : under(event)
      if (place) onPick?.(place)
    },
    onPointerMove: (event: PointerEvent): void => {
      const held = press.current
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK) clearTimeout(held.timer)
      if (event.pointerType === 'mouse' && event.buttons === 0) ask(under(event))
    },
    onPointerLeave: (event: PointerEvent): void => {
      clearTimeout(press.current?.timer)
      if (event.pointerType === 'mouse') ask(null)
    },
    onPointerDown: (event: PointerEvent): void => {
      clearTimeout(press.current?.timer)
      press.current = null
      if (event.pointerType === 'mouse') return
      const place = under(event)
      const held = { timer: 0, x: event.clientX, y: event.clientY, long: false }
      held.timer = window.setTimeout(() => {
        held.long = true
        asked.current = null
        ask(place)
      }, LONG_PRESS)
      press.current = held
    },
    onPointerUp: (): void => clearTimeout(press.current?.timer),
    onPointerCancel: (): void => clearTimeout(press.current?.timer),
    onContextMenu: (event: MouseEvent): void => {
      if (press.current) event.preventDefault()
    },
  }
}

/** The place whose shape an event came from. */
export const placeOfTarget = (target: EventTarget): Place | null =>
  target instanceof Element
    ? ((target.closest('[data-place]')?.getAttribute('data-place') ?? null) as Place | null)
    : null
