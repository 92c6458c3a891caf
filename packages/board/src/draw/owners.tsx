// How owners are told apart: colour, mark, the cut of a tile's corners, the band on a link.

import type { Seat } from '@ironbridge/engine'
import type { ReactElement } from 'react'
import type { IconName } from '../icons/Icon.tsx'
import type { Box } from '../maps/geometry.ts'

type Shape = 'disc' | 'square' | 'lozenge' | 'triangle'

const SHAPES: readonly Shape[] = ['disc', 'square', 'lozenge', 'triangle']
const ICONS: readonly IconName[] = ['markDisc', 'markSquare', 'markLozenge', 'markTriangle']

const shapeOf = (seat: Seat): Shape => SHAPES[seat] ?? 'disc'

/** Colours as CSS values: they follow the side of the board. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`
export const seatInk = (seat: Seat): string => `var(--seat-ink-${seat})`
export const seatIcon = (seat: Seat): IconName => ICONS[seat] ?? 'markDisc'

interface MarkProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The owner's mark around a centre. Fill and keyline come from the group it is in. */
export function MarkShape({ seat, x, y, r }: MarkProps): ReactElement {
  switch (shapeOf(seat)) {
    case 'disc':
      return <circle cx={x} cy={y} r={r} />
    case 'square':
      return <rect x={x - r * 0.9} y={y - r * 0.9} width={r * 1.8} height={r * 1.8} rx={r * 0.12} />
    case 'lozenge':
      return (
        <path d={`M${x} ${y - r * 1.24}L${x + r * 1.24} ${y}L${x} ${y + r * 1.24}L${x - r * 1.24} ${y}Z`} />
      )
    case 'triangle':
      return <path d={`M${x} ${y - r * 1.22}L${x + r * 1.3} ${y + r * 0.95}H${x - r * 1.3}Z`} />
  }
}

/** The outline of a tile: every owner's corners are cut another way. */
export function cutPath(seat: Seat, box: Box, cut: number): string {
  const [top, side] = cornersOf(seat, cut)
  return `M${box.x + top} ${box.y}H${box.x + box.w - top}${side(1, 1)}V${box.y + box.h - top}${side(-1, 1)}H${box.x + top}${side(-1, -1)}V${box.y + top}${side(1, -1)}Z`
}

/** The same, but straight above: a sheet of paper laid into the lower part of a tile. */
export function cutBelow(seat: Seat, box: Box, cut: number): string {
  const [below, side] = cornersOf(seat, cut)
  return `M${box.x} ${box.y}H${box.x + box.w}V${box.y + box.h - below}${side(-1, 1)}H${box.x + below}${side(-1, -1)}Z`
}

/** How far a corner reaches, and its path to the next side. */
function cornersOf(seat: Seat, cut: number): [reach: number, path: (dx: number, dy: number) => string] {
  switch (shapeOf(seat)) {
    case 'square':
      return [0, () => '']
    case 'lozenge':
      return [cut, (dx, dy) => `l${dx * cut} ${dy * cut}`]
    case 'disc': {
      const r = cut * 1.26
      return [r, (dx, dy) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`]
    }
    case 'triangle': {
      const r = cut * 0.83
      return [r, (dx, dy) => `a${r} ${r} 0 0 0 ${dx * r} ${dy * r}`]
    }
  }
}

/** The pattern along a laid link; none for the first owner. */
export function bandOf(seat: Seat): { width: number; dash?: string; cap?: 'round' } | null {
  switch (shapeOf(seat)) {
    case 'disc':
      return null
    case 'square':
      return { width: 3 }
    case 'lozenge':
      return { width: 5, dash: '9 9' }
    case 'triangle':
      return { width: 6, dash: '0.1 13', cap: 'round' }
  }
}
