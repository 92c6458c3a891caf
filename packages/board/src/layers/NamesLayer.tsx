// Names of places in large letters, where the board is too small for those on its plates.

import { memo, type ReactElement } from 'react'
import type { Layout } from '../maps/layout.ts'
import { BOARD } from '../maps/sizes.ts'

/** Letters of board units, and how wide one is for its height. */
const [SIZE, WIDE] = [48, 0.5]

/** Farms are known by their place. */
export const NamesLayer = memo(function NamesLayer({ layout }: { readonly layout: Layout }): ReactElement {
  return (
    <svg viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true" data-names>
      {layout.plates.map(({ kind, banner }, location) => {
        const { id, name = '' } = layout.rules.locations[location] ?? {}
        const half = (name.length * SIZE * WIDE) / 2
        const middle = banner.x + banner.w / 2
        return (
          kind !== 'farm' && (
            <text
              key={id}
              x={Math.min(Math.max(middle, half), BOARD.w - half)}
              y={banner.y + banner.h / 2 + SIZE / 3}
              fontSize={SIZE}
              fontFamily="var(--font-label)"
              fontWeight="700"
              textAnchor="middle"
              fill="var(--ink)"
              stroke="var(--card)"
              strokeWidth={SIZE / 4}
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {name}
            </text>
          )
        )
      })}
    </svg>
  )
})
