// The winner's mark between two branches of laurel, over the bridge.

import { SeatMark } from '@ironbridge/board'
import type { Seat } from '@ironbridge/engine'
import type { CSSProperties } from 'react'
import { BridgeMark } from '../../kit/BridgeMark.tsx'
import './Laurels.css'

interface LaurelsProps {
  /** More than one if they share the victory. */
  readonly seats: readonly Seat[]
  /** Nothing grows: it is there. */
  readonly isStill: boolean
}

export function Laurels({ seats, isStill }: LaurelsProps) {
  return (
    <div className={isStill ? 'laurels still' : 'laurels'} aria-hidden="true">
      <svg viewBox="-60 -58 120 122">
        {SIDES.map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path className="laurel-stem" d={STEM} />
            {LEAVES.map(({ x, y, turn, order }) => (
              <g key={`${x} ${y} ${turn}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
                <path className="laurel-leaf" d={LEAF} style={{ '--order': order } as CSSProperties} />
              </g>
            ))}
          </g>
        ))}
        <g transform="translate(-15 46)" className="laurel-bridge">
          <BridgeMark />
        </g>
      </svg>
      <span className="laurel-marks" data-shared={seats.length > 1 || undefined}>
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
    </div>
  )
}

const SIDES = [1, -1] as const
const RADIUS = 42

/** From the foot, up one side, to just before the top. */
const FIRST = 100
const LAST = -62
const PAIRS = 7

const at = (degrees: number): readonly [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180
  return [round(RADIUS * Math.cos(angle)), round(RADIUS * Math.sin(angle))]
}

const round = (value: number): number => Math.round(value * 10) / 10

const STEM = `M${at(FIRST).join(' ')}A${RADIUS} ${RADIUS} 0 0 0 ${at(LAST).join(' ')}`

const LEAF = 'M0 0C3-5.4 10-6.2 16.5-2.4 11.5 3.4 5 4.2 0 0Z'

/** In pairs along the stem, one out and one in, and one at the tip. */
const LEAVES = Array.from({ length: PAIRS }, (_, pair) => {
  const degrees = FIRST + ((LAST - FIRST) * (pair + 0.35)) / PAIRS
  const [x, y] = at(degrees)
  const along = degrees - 90
  return [
    { x, y, turn: round(along + 34), order: pair },
    { x, y, turn: round(along - 30), order: pair + 0.5 },
  ]
})
  .flat()
  .concat({ x: at(LAST)[0], y: at(LAST)[1], turn: LAST - 90, order: PAIRS })
