// One tile of a mat: its level and how many there are in the head, what it costs and gives below. As wide as its frame.

import type { Ruleset, Seat, TileKindId } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { GoodsShape } from '../draw/Goods.tsx'
import { Label, pounds, roman } from '../draw/Label.tsx'
import { seatColour, seatInk } from '../draw/owners.tsx'
import { DrawnIcon, type IconName } from '../icons/Icon.tsx'

const WIDTH = 91
const HEIGHT = 88
const HEAD = 22

interface MatCellProps {
  readonly rules: Ruleset
  readonly kind: TileKindId
  readonly owner: Seat
  /** Tiles of this kind still on the mat; of one that leaves, how many do. */
  readonly count: number
  /** The next to be taken, one of later, used up, not to be built in this era, or chosen to leave. */
  readonly state: 'next' | 'later' | 'gone' | 'never' | 'leaves'
  /** What is said of one that is gone or leaves. */
  readonly word?: string
}

export const MatCell = memo(function MatCell(props: MatCellProps): ReactElement {
  const { rules, kind, state, word = '' } = props
  const level = roman(rules.kinds[kind]?.level ?? 0)
  return (
    <svg className="piece mat-cell" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {state === 'gone' ? (
        <>
          <rect {...EDGE} fill="none" stroke="var(--ghost)" strokeDasharray="3 3" />
          <Label x={WIDTH / 2} y={42} size={17} anchor="middle" look="numeral" fill="var(--ink-soft)">
            {level}
          </Label>
          <Label x={WIDTH / 2} y={60} size={13} anchor="middle" fill="var(--ink-soft)">
            {word}
          </Label>
        </>
      ) : (
        <Filled {...props} />
      )}
    </svg>
  )
})

const EDGE = { x: 0.75, y: 0.75, width: WIDTH - 1.5, height: HEIGHT - 1.5, rx: 4.5 }

/** Ground and ink of the head. */
const HEADS: Readonly<Record<'later' | 'never' | 'leaves', readonly [string, string]>> = {
  later: ['var(--ground-shade)', 'var(--ink)'],
  never: ['var(--ground-shade)', 'var(--ink)'],
  leaves: ['var(--accent)', 'var(--accent-on)'],
}

function Filled({ rules, kind, owner, count, state, word = '' }: MatCellProps): ReactElement | null {
  const row = rules.kinds[kind]
  if (!row || state === 'gone') return null
  const [ground, ink] = state === 'next' ? [seatColour(owner), seatInk(owner)] : HEADS[state]
  const cubes = [
    ...new Array<'coal'>(row.coal).fill('coal'),
    ...new Array<'iron'>(row.iron).fill('iron'),
  ] as const
  return (
    <>
      <rect {...EDGE} fill="var(--card)" />
      <path
        d={`M.75 ${HEAD}V5.25a4.5 4.5 0 0 1 4.5-4.5h${WIDTH - 10.5}a4.5 4.5 0 0 1 4.5 4.5v${HEAD - 5.25}z`}
        fill={ground}
      />
      {state === 'never' && <path d={HATCH} stroke="var(--hair)" strokeWidth="1.5" strokeOpacity="0.6" />}
      <rect {...EDGE} fill="none" stroke="var(--plate-edge)" strokeWidth="1.5" />
      <Label x={7} y={17} size={16.5} look="numeral" fill={ink}>
        {roman(row.level)}
      </Label>
      {row.lightbulb && <DrawnIcon name="lightbulb" x={WIDTH / 2 - 8} y={3} size={16} color={ink} />}
      <Label x={WIDTH - 6.5} y={16} size={13} anchor="end" fill={ink}>
        {`${word} ×${count}`.trim()}
      </Label>
      {row.eras === 'never' ? (
        <DrawnIcon name="lock" x={WIDTH / 2 - 14} y={40} size={28} color="var(--ink-soft)" />
      ) : (
        <>
          <Label x={6.5} y={42} size={17} look="numeral" spacing={-0.3}>
            {pounds(row.cost)}
          </Label>
          {cubes.map((goods, index) => (
            <GoodsShape
              key={index}
              goods={goods}
              x={WIDTH - 6 - (cubes.length - index) * 16.5}
              y={28}
              size={15}
            />
          ))}
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
const HATCH = Array.from({ length: 8 }, (_, index) => {
  const fall = HEIGHT - HEAD - 2
  const x = index * 16 - 48
  const [left, right] = [Math.max(2, x), Math.min(WIDTH - 2, x + fall)]
  return `M${left} ${HEIGHT - 2 - (left - x)}L${right} ${HEAD + 1 + (x + fall - right)}`
}).join('')

interface GainProps {
  readonly icon: IconName
  readonly amount: number
  readonly column: number
  readonly line: number
}

function Gain({ icon, amount, column, line }: GainProps): ReactElement {
  const x = 6 + column * 44
  const y = 48.5 + line * 18.5
  return (
    <>
      <DrawnIcon name={icon} x={x} y={y} size={15} color="var(--ink-soft)" />
      <Label x={x + 17.5} y={y + 12.8} size={15}>
        {amount}
      </Label>
    </>
  )
}
