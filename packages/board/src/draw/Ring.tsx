// The look of each mark, around a box or around a link's token.

import type { ReactElement } from 'react'
import { type Box, grown, middleOf } from '../maps/geometry.ts'
import type { Mark } from '../marks.ts'

interface RingProps {
  readonly mark: Mark
  readonly box: Box
  /** Tokens and merchants are ringed by a circle. */
  readonly round: boolean
  /** Id of the hatch on what is refused. */
  readonly hatch: string
}

export function Ring({ mark, box, round, hatch }: RingProps): ReactElement {
  const outline = (by: number, stroke: string, width: number, dash?: string): ReactElement => (
    <Outline box={grown(box, by)} round={round} stroke={stroke} width={width} dash={dash} />
  )
  switch (mark) {
    case 'legal':
    case 'source':
      return (
        <>
          {outline(4, 'var(--legal-halo)', 8)}
          {outline(4, 'var(--legal)', 4, '14 7')}
        </>
      )
    case 'chosen':
      return (
        <>
          {outline(5, 'var(--legal-halo)', 10)}
          {outline(5, 'var(--legal)', 6)}
        </>
      )
    case 'changed':
      return (
        <>
          {outline(3, 'var(--legal-halo)', 7)}
          {outline(3, 'var(--ink)', 3)}
        </>
      )
    case 'leaving':
      return (
        <>
          <Outline box={grown(box, 1)} round={round} fill="var(--card)" opacity={0.6} />
          {outline(-2, 'var(--ink)', 2.4, '6 5')}
        </>
      )
    case 'refused':
      return (
        <>
          <Outline box={box} round={round} fill={`url(#${hatch})`} stroke="var(--bad)" width={4} />
          <Cross x={box.x + box.w - 6} y={box.y + 6} />
        </>
      )
  }
}

/** What is refused stays readable beneath it. */
export function Hatch({ id }: { readonly id: string }): ReactElement {
  return (
    <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="9" height="9" fill="var(--card)" fillOpacity="0.18" />
      <path d="M0 0V9" stroke="var(--bad)" strokeWidth="2.6" strokeOpacity="0.55" />
    </pattern>
  )
}

/** Two solid rings outside of every other mark: what is lit is dashed, what is chosen has one. */
export function FocusRing({ box, round }: Pick<RingProps, 'box' | 'round'>): ReactElement {
  return (
    <>
      <Outline box={grown(box, 13)} round={round} stroke="var(--legal-halo)" width={14} />
      <Outline box={grown(box, 9)} round={round} stroke="var(--legal)" width={3.5} />
      <Outline box={grown(box, 17)} round={round} stroke="var(--legal)" width={3.5} />
    </>
  )
}

interface OutlineProps {
  readonly box: Box
  readonly round: boolean
  readonly stroke?: string
  readonly width?: number
  readonly dash?: string | undefined
  readonly fill?: string
  readonly opacity?: number
}

export function Outline({
  box,
  round,
  stroke,
  width,
  dash,
  fill = 'none',
  opacity,
}: OutlineProps): ReactElement {
  const look = { fill, stroke, strokeWidth: width, strokeDasharray: dash, opacity }
  if (!round) return <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="8" {...look} />
  const { x, y } = middleOf(box)
  return <circle cx={x} cy={y} r={box.w / 2} {...look} />
}

function Cross({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r="15" fill="var(--bad)" stroke="var(--card)" strokeWidth="2.5" />
      <path
        d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`}
        stroke="var(--card)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </>
  )
}
