// An empty slot with the industries that may stand there.

import { memo, type ReactElement } from 'react'
import { DrawnIcon, type IconName } from '../icons/Icon.tsx'
import { SLOT } from '../maps/sizes.ts'

/** Drawn in a square of 68 units at 0, 0. */
export const SlotFace = memo(function SlotFace({ icons }: { readonly icons: string }): ReactElement {
  const [first, second] = icons.split(' ') as IconName[]
  const ink = 'var(--slot-ink)'
  return (
    <>
      <rect
        x={0.5}
        y={0.5}
        width={SLOT - 1}
        height={SLOT - 1}
        rx="5"
        fill="var(--slot)"
        stroke={ink}
        strokeOpacity="0.75"
        strokeWidth="1.3"
      />
      <rect
        x="4"
        y="4"
        width={SLOT - 8}
        height={SLOT - 8}
        rx="3"
        fill="none"
        stroke={ink}
        strokeOpacity="0.28"
      />
      {first && second ? (
        <>
          <path d={`M${SLOT - 8} 8L8 ${SLOT - 8}`} stroke={ink} strokeOpacity="0.35" strokeWidth="1.2" />
          <DrawnIcon name={first} x={5} y={5} size={32} color={ink} />
          <DrawnIcon name={second} x={SLOT - 37} y={SLOT - 37} size={32} color={ink} />
        </>
      ) : (
        first && <DrawnIcon name={first} x={SLOT / 2 - 20} y={SLOT / 2 - 20} size={40} color={ink} />
      )}
    </>
  )
})
