// The plate of a place: shadow, body and banner with the name. Slots and merchants are drawn onto it.

import { memo, type ReactElement } from 'react'
import { DrawnIcon } from '../icons/Icon.tsx'
import type { Box } from '../maps/geometry.ts'
import type { Plate } from '../maps/plates.ts'
import { Label } from './Label.tsx'

interface PlateProps {
  readonly plate: Plate
  readonly name: string
  /** Link icons printed at the place. */
  readonly icons: number
}

export const PlateArt = memo(function PlateArt({ plate, name, icons }: PlateProps): ReactElement {
  if (plate.kind === 'edge' || plate.kind === 'waypoint')
    return <Pill plate={plate} name={name} icons={icons} />
  const { banner, body, kind } = plate
  const look = kind === 'town' ? plate.group : kind
  return (
    <>
      <path d={`${rectangle(banner, 3, 4)}${rectangle(body, 3, 4)}`} fill="var(--shadow)" />
      <rect
        x={body.x}
        y={body.y - 4}
        width={body.w}
        height={body.h + 4}
        rx="6"
        fill="var(--card)"
        stroke="var(--plate-edge)"
        strokeWidth="1.8"
      />
      <path
        d={`M${banner.x} ${banner.y + 6}a6 6 0 0 1 6-6h${banner.w - 12}a6 6 0 0 1 6 6v${banner.h - 6}h${-banner.w}z`}
        fill={`var(--banner-${look})`}
        stroke="var(--plate-edge)"
        strokeWidth="1.8"
      />
      <Label
        x={banner.x + banner.w / 2}
        y={banner.y + banner.h - (kind === 'farm' ? 6.5 : 8.5)}
        size={kind === 'farm' ? 19 : 23}
        anchor="middle"
        fill={kind === 'merchant' ? 'var(--banner-ink-merchant)' : 'var(--banner-ink)'}
        spacing={0.4}
      >
        {name}
      </Label>
    </>
  )
})

/** The link value of a merchant place: a tag that hangs from its plate. Drawn after the merchants. */
export function IconsTag({ box, icons }: { readonly box: Box; readonly icons: number }): ReactElement {
  return (
    <>
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={box.h / 2}
        fill="var(--card)"
        stroke="var(--plate-edge)"
        strokeWidth="1.8"
      />
      <LinkIcons x={box.x + 6} y={box.y + box.h / 2} icons={icons} size={20} ink="var(--ink)" />
    </>
  )
}

/** An edge is solid, a place that only carries links is paper. Both say what links score there. */
function Pill({ plate, name, icons }: PlateProps): ReactElement {
  const { banner: box } = plate
  const edge = plate.kind === 'edge'
  const ink = edge ? 'var(--banner-ink-merchant)' : 'var(--ink)'
  const middle = box.y + box.h / 2
  return (
    <>
      <rect
        x={box.x + 3}
        y={box.y + 4}
        width={box.w}
        height={box.h}
        rx={edge ? 6 : box.h / 2}
        fill="var(--shadow)"
      />
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={edge ? 6 : box.h / 2}
        fill={edge ? 'var(--banner-merchant)' : 'var(--card)'}
        stroke={edge ? 'var(--plate-edge)' : 'var(--ink)'}
        strokeWidth="1.8"
      />
      {edge && (
        <rect
          x={box.x + 4}
          y={box.y + 4}
          width={box.w - 8}
          height={box.h - 8}
          rx="3"
          fill="none"
          stroke={ink}
          strokeOpacity="0.6"
          strokeWidth="1.2"
        />
      )}
      <Label x={box.x + 16} y={middle + 7.5} size={23} fill={ink} spacing={0.4}>
        {name}
      </Label>
      <LinkIcons x={box.x + box.w - (edge ? 57 : 53)} y={middle} icons={icons} size={23} ink={ink} />
    </>
  )
}

interface LinkIconsProps {
  readonly x: number
  /** Of the middle. */
  readonly y: number
  readonly icons: number
  readonly size: number
  readonly ink: string
}

function LinkIcons({ x, y, icons, size, ink }: LinkIconsProps): ReactElement {
  return (
    <>
      <DrawnIcon name="link" x={x} y={y - size / 2} size={size} color={ink} />
      <Label x={x + size + 3} y={y + size * 0.32} size={size * 0.92} fill={ink} look="numeral">
        {icons}
      </Label>
    </>
  )
}

const rectangle = ({ x, y, w, h }: Box, dx: number, dy: number): string =>
  `M${x + dx} ${y + dy}h${w}v${h}h${-w}z`
