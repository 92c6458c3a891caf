// A number laid onto a place: what a link is worth, what a tile brings.

import type { ReactElement } from 'react'
import { type Box, middleOf } from '../maps/geometry.ts'
import { Label } from './Label.tsx'

interface ValueProps {
  readonly box: Box
  /** At the lower edge of the place, which stays to be seen; else in its middle. */
  readonly below: boolean
  readonly text: string
}

export function Value({ box, below, text }: ValueProps): ReactElement {
  const { x, y: middle } = middleOf(box)
  const y = below ? box.y + box.h - 4 : middle
  const w = Math.max(36, 18 + text.length * 12.5)
  return (
    <>
      <rect
        x={x - w / 2}
        y={y - 17}
        width={w}
        height="34"
        rx="17"
        fill="var(--docket)"
        stroke="var(--docket-ink)"
        strokeWidth="2.4"
      />
      <Label x={x} y={y + 8} size={23} anchor="middle" look="numeral" fill="var(--docket-ink)">
        {text}
      </Label>
    </>
  )
}
