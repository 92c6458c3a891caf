// A window on the board: zoom and pan by wheel, fingers and keys. The board is moved as a picture, not drawn anew.

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { middleOf, type Point } from '../maps/geometry.ts'
import { BOARD } from '../maps/sizes.ts'
import { listen } from './gestures.ts'
import {
  centred,
  fitted,
  gathered,
  kept,
  panned,
  resized,
  type Size,
  shown,
  type View,
  zoomed,
} from './view.ts'

export interface ViewportHandle {
  /** Shows the whole board. */
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
  /** Brings a spot of the board into the middle; at a scale, if one is given. */
  readonly centreOn: (spot: Point, scale?: number) => void
  /** Moves so that as many of the spots as can be are seen, the main one in any case. */
  readonly gather: (spots: readonly Point[], main?: Point) => void
}

interface ViewportProps {
  readonly children: ReactNode
  readonly ref?: Ref<ViewportHandle>
  /** Pixels for a board unit at the start; the whole board, if not given or hardly smaller. */
  readonly startScale?: number
  /** Told whenever the scale has changed; `whole` says that the board is seen from edge to edge. */
  readonly onScale?: (scale: number, whole: boolean) => void
  /** Told whenever another part of the board is seen. */
  readonly onMove?: (view: View, size: Size) => void
}

const KEY_ZOOM = 1.25
const KEY_PAN = 80
/** After so many milliseconds without a change the picture is drawn sharp again. */
const AT_REST = 180

export function Viewport({ children, ref, startScale, onScale, onMove }: ViewportProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const told = useRef({ onScale, onMove })
  told.current = { onScale, onMove }
  const at = useMemo(() => moving(frame, inner, told, startScale), [startScale])

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) at.resize({ w: entry.contentRect.width, h: entry.contentRect.height })
    })
    observer.observe(element)
    const ignore = listen({ element, size: at.size, view: at.view, show: at.show, closeUp: startScale })
    return () => {
      observer.disconnect()
      ignore()
      at.rest()
    }
  }, [at, startScale])

  const zoomBy = (factor: number): void =>
    at.show(zoomed(at.view(), factor, middleOf({ x: 0, y: 0, ...at.size() }), at.size()))
  useImperativeHandle(ref, () => ({
    fit: () => at.show(fitted(at.size())),
    zoomBy,
    centreOn: (spot, scale = at.view().scale) =>
      at.show(centred(kept({ ...at.view(), scale }, at.size()), spot, at.size())),
    gather: (spots, main) => {
      at.measure()
      const next = gathered(at.view(), spots, at.size(), main)
      if (next !== at.view()) at.show(next)
    },
  }))

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [dx, dy] = (event.shiftKey && PANS[event.key]) || [0, 0]
    if (event.key === '+' || event.key === '=') zoomBy(KEY_ZOOM)
    else if (event.key === '-') zoomBy(1 / KEY_ZOOM)
    else if (event.key === '0') at.show(fitted(at.size()))
    else if (dx !== 0 || dy !== 0) at.show(panned(at.view(), dx, dy, at.size()))
    else return
    event.preventDefault()
  }

  return (
    // Keys reach it from the places of the board, which have the focus.
    <div
      ref={frame}
      className="viewport"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) at.reveal(target)
      }}
    >
      <div ref={inner}>{children}</div>
    </div>
  )
}

const PANS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [KEY_PAN, 0],
  ArrowRight: [-KEY_PAN, 0],
  ArrowUp: [0, KEY_PAN],
  ArrowDown: [0, -KEY_PAN],
}

interface Held<T> {
  readonly current: T
}

/** The view of one viewport. It is kept outside of React: a drag changes nothing but a transform. */
function moving(
  frame: Held<HTMLElement | null>,
  inner: Held<HTMLElement | null>,
  told: Held<{ readonly [heard in 'onScale' | 'onMove']: ViewportProps[heard] | undefined }>,
  startScale: number | undefined,
) {
  let size: Size = { w: 0, h: 0 }
  let view: View = { scale: 1, x: 0, y: 0 }
  let timer = 0

  const rest = (): void => {
    clearTimeout(timer)
    frame.current?.removeAttribute('data-moving')
  }
  const apply = (next: View): void => {
    const scaled = next.scale !== view.scale
    view = next
    if (inner.current)
      inner.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    if (scaled) told.current.onScale?.(view.scale, isWhole(view, size))
    told.current.onMove?.(view, size)
  }
  /** What was seen whole stays whole. */
  const resize = (next: Size): void => {
    const before = size
    size = next
    const fit = fitted(size)
    if (before.w > 0) apply(isWhole(view, before) ? fit : resized(view, before, size))
    else if (startScale === undefined || fit.scale > startScale * NEARLY) apply(fit)
    else apply(centred({ ...fit, scale: startScale }, middleOf(BOARD), size))
  }
  return {
    size: () => size,
    view: () => view,
    rest,
    show: (next: View): void => {
      clearTimeout(timer)
      frame.current?.setAttribute('data-moving', '')
      timer = window.setTimeout(rest, AT_REST)
      apply(next)
    },
    resize,
    /** At once: the observer tells of a change only before the next painting. */
    measure: (): void => {
      const box = frame.current?.getBoundingClientRect()
      if (box && (box.width !== size.w || box.height !== size.h)) resize({ w: box.width, h: box.height })
    },
    /** Moves so that an element of the board is seen. */
    reveal: (element: Element): void => {
      const box = element.getBoundingClientRect()
      const outer = frame.current?.getBoundingClientRect()
      if (!outer) return
      const spot = {
        x: (box.left + box.width / 2 - outer.left - view.x) / view.scale,
        y: (box.top + box.height / 2 - outer.top - view.y) / view.scale,
      }
      const next = shown(view, spot, size)
      if (next.x !== view.x || next.y !== view.y) apply(next)
    },
  }
}

/** A scale of which so much is reached is reached. */
const NEARLY = 0.9

const isWhole = ({ scale }: View, size: Size): boolean => scale <= fitted(size).scale * 1.001
