// One tile of a mat: what it costs above, what it gives below.

import type { Ruleset, Seat, TileKindId } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { GoodsShape } from '../draw/Goods.tsx'
import { Label, pounds, roman } from '../draw/Label.tsx'
import { seatColour, seatInk } from '../draw/owners.tsx'
import { DrawnIcon, type IconName } from '../icons/Icon.tsx'

const WIDTH = 88
const HEIGHT = 106

interface MatCellProps {
  readonly rules: Ruleset
  readonly kind: TileKindId
  readonly owner: Seat
  /** Tiles of this kind still on the mat. */
  readonly left: number
  /** The next to be taken, one of later, used up, or not to be built in this era. */
  readonly state: 'next' | 'later' | 'gone' | 'never'
  readonly width?: number
}

export const MatCell = memo(function MatCell(props: MatCellProps): ReactElement {
  const { rules, kind, state, width = WIDTH } = props
  const level = roman(rules.kinds[kind]?.level ?? 0)
  return (
    <svg
      className="piece"
      width={width}
      height={(width * HEIGHT) / WIDTH}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {state === 'gone' ? (
        <>
          <rect {...EDGE} fill="none" stroke="var(--hair)" strokeWidth="1.5" strokeDasharray="4 4" />
          <Label x={WIDTH / 2} y={60} size={20} anchor="middle" look="numeral" fill="var(--ink-soft)">
            {level}
          </Label>
        </>
      ) : (
        <Filled {...props} />
      )}
    </svg>
  )
})

const EDGE = { x: 1, y: 1, width: WIDTH - 2, height: HEIGHT - 2, rx: 6 }

function Filled({ rules, kind, owner, left, state }: MatCellProps): ReactElement | null {
  const row = rules.kinds[kind]
  if (!row) return null
  const next = state === 'next'
  const headInk = next ? seatInk(owner) : 'var(--ink)'
  const cubes = [
    ...new Array<'iron'>(row.iron).fill('iron'),
    ...new Array<'coal'>(row.coal).fill('coal'),
  ] as const
  return (
    <>
      <rect {...EDGE} fill="var(--card)" />
      <path
        d={`M1 27V7a6 6 0 0 1 6-6h${WIDTH - 14}a6 6 0 0 1 6 6v20z`}
        fill={next ? seatColour(owner) : 'var(--ground-shade)'}
      />
      {state === 'never' && <path d={HATCH} stroke="var(--hair)" strokeWidth="1.5" strokeOpacity="0.6" />}
      <rect {...EDGE} fill="none" stroke="var(--plate-edge)" strokeWidth="1.5" />
      <Label x={8} y={20.5} size={18} look="numeral" fill={headInk}>
        {roman(row.level)}
      </Label>
      {row.lightbulb && <DrawnIcon name="lightbulb" x={42} y={5} size={18} color={headInk} />}
      <Label x={WIDTH - 8} y={20.5} size={16} anchor="end" fill={headInk}>{`×${left}`}</Label>
      {row.eras === 'never' ? (
        <DrawnIcon name="lock" x={WIDTH / 2 - 15} y={48} size={30} color="var(--ink-soft)" />
      ) : (
        <>
          <Label x={7} y={48.5} size={19} look="numeral" spacing={-0.4}>
            {pounds(row.cost)}
          </Label>
          {cubes.map((goods, index) => (
            <GoodsShape
              key={index}
              goods={goods}
              x={WIDTH - 7 - (cubes.length - index) * 17.5}
              y={33.5}
              size={16.5}
            />
          ))}
          <path d={`M7 57h${WIDTH - 14}`} stroke="var(--hair)" />
          <Gain icon="vp" amount={row.vp} column={0} line={0} />
          <Gain icon="income" amount={row.income} column={1} line={0} />
          <Gain icon="link" amount={row.icons} column={0} line={1} />
          {row.beer > 0 && <Gain icon="beer" amount={row.beer} column={1} line={1} />}
        </>
      )}
    </>
  )
}

/** Diagonals over the body, where they do not disturb the head. */
const HATCH = Array.from({ length: 11 }, (_, index) => {
  const x = index * 16 - 72
  return `M${Math.max(2, x)} ${HEIGHT - 2 - Math.max(0, 2 - x)}L${Math.min(WIDTH - 2, x + 76)} ${28 + Math.max(0, x + 76 - WIDTH + 2)}`
}).join('')

interface GainProps {
  readonly icon: IconName
  readonly amount: number
  readonly column: number
  readonly line: number
}

function Gain({ icon, amount, column, line }: GainProps): ReactElement {
  const x = 6 + column * 42
  const y = 63 + line * 20
  return (
    <>
      <DrawnIcon name={icon} x={x} y={y} size={17} color="var(--ink-soft)" />
      <Label x={x + 19} y={y + 14.5} size={17}>
        {amount}
      </Label>
    </>
  )
}
