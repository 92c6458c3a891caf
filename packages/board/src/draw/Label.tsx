// Text in a drawing. Names are set in the label face, amounts and levels in the display face.
// The face is an attribute and not a style rule: rules do not reach what is drawn again by <use>.

import type { ReactElement } from 'react'

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: string | number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly look?: 'numeral' | 'aside'
  readonly spacing?: number
}

export function Label(props: LabelProps): ReactElement {
  const { x, y, size, children, fill = 'var(--ink)', anchor, look, spacing } = props
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontFamily={look === 'numeral' ? 'var(--font-display)' : 'var(--font-label)'}
      fontWeight={look === 'aside' ? 500 : 700}
      fontStyle={look === 'aside' ? 'italic' : undefined}
      fill={fill}
      textAnchor={anchor}
      letterSpacing={spacing}
    >
      {children}
    </text>
  )
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** Levels are Roman, amounts Arabic: so a level is never read as a number of cubes or points. */
export const roman = (level: number): string => ROMAN[level] ?? String(level)

/** Pounds with a true minus. */
export const pounds = (amount: number): string => `${amount < 0 ? '−' : ''}£${Math.abs(amount)}`
