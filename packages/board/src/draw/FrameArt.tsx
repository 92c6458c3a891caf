// The frame of the map, which is the income track, and the cartouche with era, county and round.

import type { Seat } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { incomeCell } from '../maps/furniture.ts'
import { type Box, middleOf, type Point } from '../maps/geometry.ts'
import { BOARD, FRAME } from '../maps/sizes.ts'
import { Label, pounds } from './Label.tsx'
import { MarkShape, seatColour } from './owners.tsx'

/** Shade alternates with each level; the first space of a level names it. */
export const FrameArt = memo(function FrameArt({
  levels,
}: {
  readonly levels: readonly number[]
}): ReactElement {
  return (
    <>
      {levels.map((level, space) => {
        const { x, y, w, h } = incomeCell(space)
        return (
          <rect
            key={space}
            x={x}
            y={y}
            width={w}
            height={h}
            fill={level % 2 === 0 ? 'var(--card)' : 'var(--ground-shade)'}
            stroke="var(--ink-soft)"
            strokeOpacity="0.45"
            strokeWidth="0.8"
          />
        )
      })}
      {levels.map((level, space) => {
        if (level === levels[space - 1]) return null
        const { x, y } = middleOf(incomeCell(space))
        return (
          <Label key={level} x={x} y={y + 6.5} size={18} anchor="middle">
            {pounds(level)}
          </Label>
        )
      })}
      <g fill="none" stroke="var(--ink)">
        <rect
          x={FRAME - 2}
          y={FRAME - 2}
          width={BOARD.w - 2 * FRAME + 4}
          height={BOARD.h - 2 * FRAME + 4}
          strokeWidth="3"
        />
        <rect x="1" y="1" width={BOARD.w - 2} height={BOARD.h - 2} strokeWidth="2" />
      </g>
    </>
  )
})

/** Where a seat's income marker stands. Several on one space stand side by side. */
function markerAt(spaces: readonly number[], seat: Seat): Point {
  const space = spaces[seat] ?? 0
  const cell = incomeCell(space)
  const { x, y } = middleOf(cell)
  const sharing = spaces.flatMap((other, id) => (other === space ? [id] : []))
  const aside = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * MARKER_GAP
  return cell.h > cell.w ? { x, y: y + aside } : { x: x + aside, y }
}

const MARKER_GAP = 25

export const IncomeMarkers = memo(function IncomeMarkers({
  spaces,
}: {
  readonly spaces: string
}): ReactElement[] {
  const at = spaces.split(' ').map(Number)
  return at.map((_, seat) => {
    const { x, y } = markerAt(at, seat)
    return (
      <g key={seat} data-marker={seat} fill={seatColour(seat)} stroke="var(--keyline)" strokeWidth="2.4">
        <MarkShape seat={seat} x={x} y={y} r={12} />
      </g>
    )
  })
})

interface CartoucheProps {
  readonly box: Box
  readonly lines: readonly [string, string, string]
}

/** About how wide a letter is, for its size: of the display face, and of the label face. */
const LETTER = { numeral: 0.7, label: 0.5 }

const SOFT_HYPHEN = '\u00ad'

/** A size that lets the longest line fit. */
const fitted = (lines: readonly string[], room: number, size: number, letter: number): number =>
  Math.min(size, room / (letter * Math.max(1, ...lines.map(({ length }) => length))))

/** A title that is too long is set smaller; if that would be tiny, it breaks at its soft hyphen. */
function setTitle(title: string, room: number, size: number): { heads: readonly string[]; size: number } {
  const [first = '', ...rest] = title.split(SOFT_HYPHEN)
  const whole = [[first, ...rest].join('')]
  const small = fitted(whole, room, size, LETTER.numeral)
  if (rest.length === 0 || small >= SMALLEST * size) return { heads: whole, size: small }
  const heads = [`${first}-`, rest.join('')]
  return { heads, size: fitted(heads, room, size, LETTER.numeral) }
}

const SMALLEST = 0.75

export const CartoucheArt = memo(function CartoucheArt({ box, lines }: CartoucheProps): ReactElement {
  const { x, y, w, h } = box
  const [title, aside, below] = lines
  const middle = x + w / 2
  const narrow = w < 200
  const room = w - 16
  const { heads, size } = setTitle(title, room, narrow ? 21 : 28)
  return (
    <>
      <rect x={x + 3} y={y + 4} width={w} height={h} fill="var(--shadow)" />
      <rect x={x} y={y} width={w} height={h} fill="var(--card)" stroke="var(--plate-edge)" strokeWidth="2" />
      <rect
        x={x + 5}
        y={y + 5}
        width={w - 10}
        height={h - 10}
        fill="none"
        stroke="var(--plate-edge)"
        strokeWidth="0.9"
      />
      {[0, 1, 2, 3].map((corner) => {
        const [cx, cy] = [corner % 2 === 0 ? x + 5 : x + w - 5, corner < 2 ? y + 5 : y + h - 5]
        return (
          <circle
            key={corner}
            cx={cx}
            cy={cy}
            r="5"
            fill="var(--card)"
            stroke="var(--plate-edge)"
            strokeWidth="0.9"
          />
        )
      })}
      {heads.map((line, index) => (
        <Label
          key={line}
          x={middle}
          y={y + h * (heads.length === 1 ? 0.37 : 0.25 + index * 0.16)}
          size={size}
          anchor="middle"
          look="numeral"
          spacing={narrow ? 0 : 0.5}
        >
          {line}
        </Label>
      ))}
      <Label
        x={middle}
        y={y + h * 0.6}
        size={fitted([aside], room, 20, LETTER.label)}
        anchor="middle"
        look="aside"
        fill="var(--ink-soft)"
      >
        {aside}
      </Label>
      <path d={`M${middle - 26} ${y + h * 0.665}h52`} stroke="var(--hair)" strokeWidth="1" />
      <Label x={middle} y={y + h * 0.85} size={fitted([below], room, 21, LETTER.label)} anchor="middle">
        {below}
      </Label>
    </>
  )
})
