// One layer of transparent shapes above the art: what can be clicked, focused and asked about.

import { type KeyboardEvent, memo, type ReactElement, type RefObject, useMemo } from 'react'
import { FocusRing } from '../draw/Ring.tsx'
import type { Box } from '../maps/geometry.ts'
import type { Layout } from '../maps/layout.ts'
import { boxOf, type Direction, neighbour, placesOf } from '../maps/places.ts'
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
  const tabbed = new Set(reachable.length > 0 ? reachable : order.slice(-1))
  const pointing = usePointing(props)

  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOfTarget(event.target)
    if (!place || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const direction = ARROWS[event.key]
    const next = direction && neighbour(layout, place, direction)
    if (next) svg.current?.querySelector<SVGElement>(`[data-place="${next}"]`)?.focus({ preventScroll: true })
    if (event.key === 'Enter' || event.key === ' ') onPick?.(place)
    else if (!direction) return
    event.preventDefault()
  }

  return (
    <g
      className="hits"
      {...pointing}
      onKeyDown={onKeyDown}
      onFocus={(event) => onAsk?.(placeOfTarget(event.target))}
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
          tabbed={tabbed.has(place)}
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
        role="button"
        data-place={place}
        tabIndex={tabbed ? 0 : -1}
        aria-label={name}
        aria-disabled={disabled}
        aria-pressed={chosen || undefined}
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
