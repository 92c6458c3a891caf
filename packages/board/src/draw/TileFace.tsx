// A tile in each of its states: unflipped, unflipped with goods on a paper docket, flipped.

import type { Goods, Seat } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { DrawnIcon, type IconName } from '../icons/Icon.tsx'
import type { Box } from '../maps/geometry.ts'
import { SLOT } from '../maps/sizes.ts'
import { GoodsShape } from './Goods.tsx'
import { Label, roman } from './Label.tsx'
import { cutBelow, cutPath, MarkShape, seatColour, seatInk } from './owners.tsx'

export interface TileFaceProps {
  readonly icon: IconName
  readonly level: number
  readonly owner: Seat
  readonly flipped: boolean
  readonly goods: Goods | null
  readonly cubes: number
  readonly vp: number
  /** Link icons it shows when flipped. */
  readonly icons: number
}

/** Drawn in a square of 68 units at 0, 0. */
export const TileFace = memo(function TileFace(props: TileFaceProps): ReactElement {
  const { owner, flipped, goods, cubes } = props
  return (
    <>
      <path
        d={cutPath(owner, WHOLE, 11.5)}
        fill={seatColour(owner)}
        stroke="var(--keyline)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      {flipped ? (
        <Flipped {...props} />
      ) : goods && cubes > 0 ? (
        <WithGoods {...props} goods={goods} />
      ) : (
        <Plain {...props} />
      )}
    </>
  )
})

const WHOLE: Box = { x: 0, y: 0, w: SLOT, h: SLOT }
const INSIDE: Box = { x: 6.5, y: 6.5, w: SLOT - 13, h: SLOT - 13 }
const DOCKET: Box = { x: 4.5, y: 27.5, w: SLOT - 9, h: 36 }

function Plain({ icon, level, owner }: TileFaceProps): ReactElement {
  const ink = seatInk(owner)
  const long = level >= 7
  return (
    <>
      <Label
        x={long ? 8 : 10.5}
        y={25.5}
        size={long ? 17 : 21}
        fill={ink}
        look="numeral"
        spacing={long ? -0.8 : 0}
      >
        {roman(level)}
      </Label>
      <g fill={ink}>
        <MarkShape seat={owner} x={51} y={18.5} r={5.8} />
      </g>
      <DrawnIcon name={icon} x={15} y={26} size={38} color={ink} />
    </>
  )
}

/** The level as large as on any tile, and goods set like dice on paper: ink on paper, whoever owns it. */
function WithGoods({ icon, level, owner, goods, cubes }: TileFaceProps & { goods: Goods }): ReactElement {
  const ink = seatInk(owner)
  return (
    <>
      <Label x={9.5} y={23.5} size={21} fill={ink} look="numeral" spacing={-0.6}>
        {roman(level)}
      </Label>
      <DrawnIcon name={icon} x={39.5} y={3.8} size={22} color={ink} />
      <path
        d={cutBelow(owner, DOCKET, 8)}
        fill="var(--docket)"
        stroke="var(--docket-ink)"
        strokeWidth="1.2"
      />
      {diceOf(goods, cubes).map(({ x, y, w }) => (
        <GoodsShape key={`${x} ${y}`} goods={goods} x={x} y={y} size={w} onDocket />
      ))}
    </>
  )
}

/** One or two in a row; from three on in two rows, so that they are seen and not counted. */
function diceOf(goods: Goods, count: number): Box[] {
  const rows = count > 2 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const size = rows === 2 ? 16.8 : goods === 'beer' ? 30 : 27
  const gap = rows === 2 ? (columns === 3 ? 1 : 4) : 0.5
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const width = inRow * size + (inRow - 1) * gap
    return {
      x: round(SLOT / 2 - width / 2 + (index % columns) * (size + gap)),
      y: round(DOCKET.y + DOCKET.h / 2 - (rows * size + rows - 1) / 2 + row * (size + 1)),
      w: size,
      h: size,
    }
  })
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The owner's colour becomes a frame, the face is paper: reads as finished from across the room. */
function Flipped({ icon, owner, vp, icons }: TileFaceProps): ReactElement {
  const long = vp > 9
  return (
    <>
      <path d={cutPath(owner, INSIDE, 8)} fill="var(--face)" stroke="var(--docket-ink)" strokeWidth="1.2" />
      <DrawnIcon name={icon} x={13} y={10} size={22} color="var(--docket-soft)" />
      <g fill={seatColour(owner)} stroke="var(--docket-ink)" strokeWidth="1.4">
        <MarkShape seat={owner} x={48} y={20} r={5.6} />
      </g>
      <Label
        x={long ? 9.5 : 13}
        y={57}
        size={long ? 26 : 29}
        fill="var(--docket-ink)"
        look="numeral"
        spacing={long ? -1.6 : -1}
      >
        {vp}
      </Label>
      {Array.from({ length: icons }, (_, index) => (
        <DrawnIcon key={index} name="link" x={44} y={45.5 - index * 12} size={15} color="var(--docket-ink)" />
      ))}
    </>
  )
}
