// The distant market for cotton: what a mill sold there brings, where demand stands, the tile turned up last.

import { memo, type ReactElement } from 'react'
import { DrawnIcon } from '../icons/Icon.tsx'
import type { Box } from '../maps/geometry.ts'
import { Label } from './Label.tsx'
import { Panel } from './MarketArt.tsx'

interface DistantProps {
  readonly box: Box
  /** Bonus of each space, from the top. */
  readonly bonuses: readonly number[]
  /** Where demand stands; past the last bonus when the market is closed. */
  readonly space: number
  /** Steps on the tile turned up last. */
  readonly last: number | null
  readonly name: string
  readonly bonusText: string
  readonly lastText: string
}

const HEAD = 76
const STEP = 49

/** Where a space of the track is. */
export const distantCell = ({ x, y }: Box, space: number): Box => ({
  x: x + HEAD + 12 + space * STEP,
  y: y + 34,
  w: 44,
  h: 46,
})

export const DistantArt = memo(function DistantArt(props: DistantProps): ReactElement {
  const { box, bonuses, space, last, name, bonusText, lastText } = props
  const { x, y } = box
  return (
    <>
      <Panel box={box} head={HEAD} tall={false} />
      <DrawnIcon name="cotton" x={x + 21} y={y + 12} size={34} color="var(--furniture-head-icon)" />
      <Label x={x + 38} y={y + 76} size={20} anchor="middle" fill="var(--furniture-head-ink)">
        {name}
      </Label>
      <Label x={x + 90} y={y + 26} size={19} look="aside" fill="var(--ink-soft)">
        {bonusText}
      </Label>
      {[...bonuses.map((bonus) => (bonus > 0 ? `+${bonus}` : `${bonus}`)), '✕'].map((text, index) => {
        const cell = distantCell(box, index)
        const here = index === Math.min(space, bonuses.length)
        return (
          <g key={cell.x}>
            <rect
              x={cell.x}
              y={cell.y}
              width={cell.w}
              height={cell.h}
              rx="4"
              fill={here ? 'var(--ink)' : 'var(--slot)'}
              stroke="var(--slot-ink)"
            />
            <Label
              x={cell.x + 22}
              y={cell.y + 31.5}
              size={24}
              anchor="middle"
              look="numeral"
              fill={here ? 'var(--card)' : 'var(--ink)'}
            >
              {text}
            </Label>
          </g>
        )
      })}
      <Label x={x + 576} y={y + 26} size={19} anchor="middle" look="aside" fill="var(--ink-soft)">
        {lastText}
      </Label>
      <rect
        x={x + 546}
        y={y + 34}
        width="60"
        height="46"
        rx="4"
        fill="var(--face)"
        stroke="var(--plate-edge)"
        strokeWidth="1.8"
      />
      <Label x={x + 576} y={y + 66} size={26} anchor="middle" look="numeral" fill="var(--docket-ink)">
        {last === null ? '–' : last === 0 ? '0' : `−${last}`}
      </Label>
    </>
  )
})
