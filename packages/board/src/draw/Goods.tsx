// Coal, iron and beer as pieces: a cube, an ingot, a barrel. Three silhouettes that need no colour.

import type { Goods } from '@ironbridge/engine'
import type { ReactElement } from 'react'

interface GoodsProps {
  readonly goods: Goods
  readonly x: number
  readonly y: number
  readonly size: number
  /** On a docket the paper is light on both sides of the board. */
  readonly onDocket?: boolean
}

export function GoodsShape({ goods, x, y, size, onDocket = false }: GoodsProps): ReactElement {
  const colour = onDocket ? `var(--docket-${goods})` : `var(--${goods})`
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} strokeLinejoin="round">
      {goods === 'coal' ? (
        <g fill={colour} stroke={onDocket ? 'var(--docket)' : 'var(--coal-edge)'} strokeWidth="2">
          <path d="M12 0.6l11 5.8v11.4l-11 5.8l-11-5.8V6.400z" />
          <path fill="none" d="M1 6.400l11 5.800l11-5.800M12 12.200v11.4" />
        </g>
      ) : goods === 'iron' ? (
        <g fill={colour} stroke={onDocket ? 'var(--docket-ink)' : 'var(--iron-edge)'} strokeWidth="2">
          <path d="M4.8 3.400h14.400l4.3 17.300H.5z" />
          <path fill="none" d="M2.9 11h18.2" />
        </g>
      ) : (
        <g fill={colour} stroke={onDocket ? 'var(--docket-ink)' : 'var(--beer-edge)'} strokeWidth="1.8">
          <path d="M6.4 2h11.200C19.3 5.2 20 8.5 20 12s-.7 6.8-2.4 10H6.400C4.7 18.8 4 15.5 4 12s.7-6.8 2.4-10z" />
          <path fill="none" d="M4.8 7.400h14.400M4.8 16.600h14.4" />
        </g>
      )}
    </g>
  )
}
