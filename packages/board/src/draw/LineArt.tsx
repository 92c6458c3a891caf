// A line: open in this era, not of this era, or with a link laid on it. And what stands at its middle.

import type { Era, Seat } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { DrawnIcon } from '../icons/Icon.tsx'
import { pathOf } from '../maps/geometry.ts'
import type { LineShape } from '../maps/layout.ts'
import { TOKEN } from '../maps/sizes.ts'
import { bandOf, MarkShape, seatColour, seatInk } from './owners.tsx'

interface LineProps {
  readonly shape: LineShape
  readonly era: Era
  /** Whether a link may be laid on it in this era. */
  readonly open: boolean
  readonly owner: Seat | null
}

/** Drawn beneath the plates. The arms of a line with three ends are one thing. */
export const LineArt = memo(function LineArt({ shape, era, open, owner }: LineProps): ReactElement {
  const paths = shape.curves.map(pathOf)
  if (owner !== null) return <LaidBand paths={paths} owner={owner} />
  if (!open)
    return (
      <Along
        paths={paths}
        stroke="var(--ghost)"
        strokeWidth={2.6}
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    )
  return era === 'canal' ? (
    <>
      <Along paths={paths} stroke="var(--canal-case)" strokeWidth={12} />
      <Along paths={paths} stroke="var(--canal-fill)" strokeWidth={8} />
    </>
  ) : (
    <>
      <Along paths={paths} stroke="var(--ground)" strokeWidth={16} />
      <Along paths={paths} stroke="var(--rail-case)" strokeWidth={13} strokeDasharray="3 7" />
      <Along paths={paths} stroke="var(--rail-case)" strokeWidth={7} />
      <Along paths={paths} stroke="var(--rail-fill)" strokeWidth={3.4} />
    </>
  )
})

export function LaidBand({
  paths,
  owner,
}: {
  readonly paths: readonly string[]
  readonly owner: Seat
}): ReactElement {
  const band = bandOf(owner)
  return (
    <>
      <Along paths={paths} stroke="var(--keyline)" strokeWidth={19} />
      <Along paths={paths} stroke={seatColour(owner)} strokeWidth={14} />
      {band && (
        <Along
          paths={paths}
          stroke={seatInk(owner)}
          strokeOpacity={0.8}
          strokeWidth={band.width}
          strokeDasharray={band.dash}
          strokeLinecap={band.cap}
        />
      )}
    </>
  )
}

interface AlongProps {
  readonly paths: readonly string[]
  readonly stroke: string
  readonly strokeWidth: number
  readonly strokeOpacity?: number
  readonly strokeDasharray?: string | undefined
  readonly strokeLinecap?: 'round' | undefined
}

/** One stroke along all arms. */
export function Along({ paths, ...stroke }: AlongProps): ReactElement {
  return <path d={paths.join('')} fill="none" {...stroke} />
}

/** Drawn above the plates. */
export const LineToken = memo(function LineToken({ shape, era, open, owner }: LineProps): ReactElement {
  const { x, y } = shape.token
  if (owner !== null) return <LinkToken x={x} y={y} era={era} owner={owner} />
  if (!open)
    return (
      <>
        <circle cx={x} cy={y} r="17" fill="var(--ground)" />
        <DrawnIcon
          name={era === 'canal' ? 'rail' : 'canal'}
          x={x - 12}
          y={y - 12}
          size={24}
          color="var(--ghost)"
        />
      </>
    )
  const colour = era === 'canal' ? 'var(--canal-case)' : 'var(--rail-case)'
  return (
    <>
      <circle cx={x} cy={y} r="11" fill="var(--ground)" stroke={colour} strokeWidth="2.2" />
      <circle cx={x} cy={y} r="3.5" fill={colour} />
    </>
  )
})

interface LinkTokenProps {
  readonly x: number
  readonly y: number
  readonly era: Era
  readonly owner: Seat
}

/** The link tile itself: the owner's mark with a boat or an engine. It stays upright. */
export function LinkToken({ x, y, era, owner }: LinkTokenProps): ReactElement {
  const triangle = owner === 3
  const size = triangle ? 25 : 29
  return (
    <>
      <g fill={seatColour(owner)} stroke="var(--keyline)" strokeWidth="2.6" strokeLinejoin="round">
        <MarkShape seat={owner} x={x} y={y} r={triangle ? TOKEN + 1 : TOKEN - (owner === 2 ? 1 : 0)} />
      </g>
      <DrawnIcon
        name={era}
        x={x - size / 2}
        y={y - (triangle ? 8 : size / 2)}
        size={size}
        color={seatInk(owner)}
      />
    </>
  )
}
