// One merchant space: its tile with what it buys, and its barrel. And the bonus that the barrel brings.

import type { Ruleset } from '@ironbridge/engine'
import { memo, type ReactElement } from 'react'
import { DrawnIcon, type IconName } from '../icons/Icon.tsx'
import { type Box, middleOf } from '../maps/geometry.ts'
import type { MerchantBoxes } from '../maps/plates.ts'
import { GoodsShape } from './Goods.tsx'
import { Label } from './Label.tsx'

interface MerchantProps {
  readonly boxes: MerchantBoxes
  /** Icons of what it buys, separated by spaces; empty on a blank tile, null where no tile lies. */
  readonly buys: string | null
  readonly barrel: boolean
}

export const MerchantArt = memo(function MerchantArt({ boxes, buys, barrel }: MerchantProps): ReactElement {
  const { space, barrel: stand } = boxes
  const { x, y, w } = space
  const at = middleOf(stand)
  return (
    <>
      {buys === null ? (
        <rect
          x={x}
          y={y}
          width={w}
          height={w}
          rx="5"
          fill="var(--slot)"
          stroke="var(--slot-ink)"
          strokeDasharray="4 4"
          strokeOpacity="0.7"
        />
      ) : (
        <>
          <circle
            cx={x + w / 2}
            cy={y + w / 2}
            r={w / 2}
            fill="var(--face)"
            stroke="var(--docket-ink)"
            strokeWidth="2"
          />
          <Bought icons={buys.split(' ') as IconName[]} x={x} y={y} w={w} />
        </>
      )}
      {buys !== '' && (
        <circle
          cx={at.x}
          cy={at.y}
          r={stand.w / 2 - 1}
          fill="var(--slot)"
          stroke="var(--slot-ink)"
          strokeWidth="1.2"
          strokeDasharray="3 3"
        />
      )}
      {barrel && <GoodsShape goods="beer" x={stand.x - 1} y={stand.y - 1} size={stand.w + 2} />}
    </>
  )
})

/** One icon, several, or a dash on a blank tile. */
function Bought({ icons, x, y, w }: { icons: readonly IconName[] } & Omit<Box, 'h'>): ReactElement {
  const ink = 'var(--docket-ink)'
  const [first, second, third] = icons
  if (!first) return <path d={`M${x + 20} ${y + w / 2}h${w - 40}`} stroke={ink} strokeWidth="3" />
  if (!second || !third) return <DrawnIcon name={first} x={x + 12} y={y + 12} size={w - 24} color={ink} />
  return (
    <>
      <DrawnIcon name={first} x={x + 19} y={y + 5.5} size={26} color={ink} />
      <DrawnIcon name={second} x={x + 7} y={y + 31} size={25} color={ink} />
      <DrawnIcon name={third} x={x + 33} y={y + 31} size={25} color={ink} />
    </>
  )
}

type Bonus = Ruleset['merchantSpaces'][number]['bonus']

/** Between the barrels, because it is paid by that beer. */
export function BonusArt({ box, bonus }: { readonly box: Box; readonly bonus: Bonus }): ReactElement {
  const { x, y } = middleOf(box)
  const plain = bonus.gives === 'develop'
  const left = x - (plain ? 13 : 22)
  return (
    <>
      <DrawnIcon name={bonus.gives} x={left} y={y - 12.5} size={25} color="var(--ink)" />
      {!plain && (
        <Label x={left + 27} y={y + 8} size={23} look="numeral">
          {bonus.amount}
        </Label>
      )}
    </>
  )
}
