// One layer of transparent shapes above the art: what can be clicked, focused and asked about.

import {
  type KeyboardEvent,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { FocusRing } from '../draw/Ring.tsx'
import type { Box } from '../maps/geometry.ts'
import type { Layout } from '../maps/layout.ts'
import { boxOf, centreOf, type Direction, neighbour, placesOf } from '../maps/places.ts'
import { BOARD, TOKEN_REACH } from '../maps/sizes.ts'
import type { Marks } from '../marks.ts'
import type { Place } from '../place.ts'
import { isRound } from './MarksLayer.tsx'
import { placeOfTarget, usePointing } from './usePointing.ts'

interface HitProps {
  readonly layout: Layout
  readonly places: Marks['places']
  readonly nameOf: (place: Place) => string
  readonly reachable: readonly Place[]
  readonly open: boolean
  readonly townsOnly: boolean
  readonly onPick: ((place: Place) => void) | undefined
  readonly onAsk: ((place: Place | null) => void) | undefined
  /** The picture that it lies on, to measure by. */
  readonly svg: RefObject<SVGSVGElement | null>
}

export const HitLayer = memo(function HitLayer(props: HitProps): ReactElement {
  const { layout, places, nameOf, reachable, open, onPick, onAsk, svg } = props
  const order = useMemo(() => stackingOrder(placesOf(layout)), [layout])
  const names = useMemo(() => order.map(nameOf), [order, nameOf])
  const stops = useMemo(
    () =>
      inReadingOrder(
        layout,
        reachable.length > 0 ? reachable : order.filter((place) => place !== 'cartouche'),
      ),
    [layout, reachable, order],
  )
  const pointing = usePointing(props)
  const [current, setCurrent] = useState<Place | null>(null)
  const stop = current !== null && stops.includes(current) ? current : stops[0]

  const focus = (place: Place | undefined): void =>
    svg.current?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true })
  // When others are lit, a focus that was on the board goes on to the first of them.
  useEffect(() => {
    const focused = placeOfTarget(document.activeElement ?? document.body)
    if (focused !== null && !stops.includes(focused)) focus(stops[0])
  }, [stops])

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOfTarget(event.target)
    if (!place || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const direction = ARROWS[event.key]
    const step = STEPS[event.key]
    if (direction) focus(neighbour(layout, place, direction, stops) ?? place)
    else if (step) focus(stops.at((stops.indexOf(place) + step) % stops.length))
    else if (event.key === 'Enter' || event.key === ' ') onPick?.(place)
    else return
    event.preventDefault()
  }

  return (
    <g
      className="hits"
      {...pointing}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        setCurrent(placeOfTarget(event.target))
        // Mouse and fingers ask by themselves.
        if (event.target.matches(':focus-visible')) onAsk?.(placeOfTarget(event.target))
      }}
      onBlur={() => onAsk?.(null)}
    >
      <rect width={BOARD.w} height={BOARD.h} fill="transparent" />
      {order.map((place, index) => (
        <HitPlace
          key={place}
          place={place}
          box={boxOf(layout, place)}
          name={names[index] ?? place}
          disabled={!open && places[place] !== 'legal' && places[place] !== 'chosen'}
          chosen={places[place] === 'chosen'}
          tabbed={place === stop}
        />
      ))}
    </g>
  )
})

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** One after the other, so that every place is reached. */
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }

/** From the top left, as places are read out. */
const inReadingOrder = (layout: Layout, places: readonly Place[]): Place[] =>
  places
    .map((place) => ({ place, at: centreOf(layout, place) }))
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
    .map(({ place }) => place)

/** Links lie beneath plates, plates beneath what stands on them: as a click is meant. */
const stackingOrder = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => heightOf(a) - heightOf(b))

const heightOf = (place: Place): number =>
  place.startsWith('line') ? 0 : place.startsWith('slot') || place.startsWith('merchant') ? 2 : 1

interface HitPlaceProps {
  readonly place: Place
  readonly box: Box
  readonly name: string
  readonly disabled: boolean
  readonly chosen: boolean
  readonly tabbed: boolean
}

const HitPlace = memo(
  function HitPlace({ place, box, name, disabled, chosen, tabbed }: HitPlaceProps): ReactElement {
    const { x, y, w, h } = box
    return (
      <g
        data-place={place}
        aria-label={name}
        {...(place === 'cartouche'
          ? { role: 'img' }
          : {
              role: 'button',
              tabIndex: tabbed ? 0 : -1,
              'aria-disabled': disabled,
              'aria-pressed': chosen || undefined,
            })}
      >
        {place.startsWith('line') ? (
          <circle cx={x + w / 2} cy={y + h / 2} r={TOKEN_REACH} fill="transparent" />
        ) : (
          <rect x={x} y={y} width={w} height={h} fill="transparent" />
        )}
        <g className="focus-ring">
          <FocusRing box={box} round={isRound(place)} />
        </g>
      </g>
    )
  },
  // Boxes of a place never change while a game lasts, but a line's is made anew.
  (before, after) =>
    before.place === after.place &&
    before.name === after.name &&
    before.disabled === after.disabled &&
    before.chosen === after.chosen &&
    before.tabbed === after.tabbed &&
    before.box.x === after.box.x &&
    before.box.y === after.box.y,
)
