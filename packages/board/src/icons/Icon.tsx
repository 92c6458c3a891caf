// An icon, inside a drawing or as a picture of its own. The colour is that of the text around it.

import { memo, type ReactElement } from 'react'
import { sized } from '../sized.ts'
import { gameShapes, industryShapes, type Stroke } from './shapes.ts'
import { tableShapes } from './tableShapes.ts'

const shapes = { ...industryShapes, ...gameShapes, ...tableShapes }

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as IconName[]

/** The icon of an industry, by the engine's id. */
export function industryIcon(industry: string): IconName {
  switch (industry) {
    case 'coal':
      return 'coalMine'
    case 'iron':
      return 'ironWorks'
    default:
      return industry in industryShapes ? (industry as keyof typeof industryShapes) : 'build'
  }
}

interface IconProps {
  readonly name: IconName
  readonly size?: number
}

/** For HTML. Says nothing to screen readers: a word stands beside it, or its button has a name. */
export const Icon = memo(function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg
      className="icon sized"
      width={size}
      height={size}
      style={sized(size)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <Strokes name={name} />
    </svg>
  )
})

interface DrawnIconProps {
  readonly name: IconName
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

/** For drawings: its top left corner at x, y. */
export function DrawnIcon({ name, x, y, size, color }: DrawnIconProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} color={color}>
      <Strokes name={name} />
    </g>
  )
}

function Strokes({ name }: { readonly name: IconName }): ReactElement[] {
  return (shapes[name] as readonly Stroke[]).map((stroke) =>
    typeof stroke === 'string' ? (
      <path key={stroke} d={stroke} fill="currentColor" fillRule="evenodd" />
    ) : (
      <path
        key={stroke[0]}
        d={stroke[0]}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke[1]}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  )
}
