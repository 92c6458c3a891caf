// The boxes of one plate: banner, body, slots or merchant spaces, around its centre.

import type { Ruleset } from '@ironbridge/engine'
import { around, type Box } from './geometry.ts'
import { BANNER, FARM_BANNER, MERCHANT, PLATE_PADDING, SLOT, SLOT_GAP } from './sizes.ts'
import type { BannerGroup, PlaceRow } from './table.ts'

export type PlaceKind = Ruleset['locations'][number]['kind']

export interface Plate {
  readonly kind: PlaceKind
  readonly group: BannerGroup | null
  /** All of it. */
  readonly box: Box
  readonly banner: Box
  /** The same as the banner where there are neither slots nor merchants. */
  readonly body: Box
  readonly slots: readonly Box[]
  readonly merchants: readonly MerchantBoxes[]
  /** Where a merchant place shows its bonus. */
  readonly bonus: Box | null
  /** Where a place shows the link icons printed on it. */
  readonly icons: Box | null
}

export interface MerchantBoxes {
  readonly space: Box
  readonly barrel: Box
}

export function plateOf(row: PlaceRow, kind: PlaceKind, slots: number, merchants: number): Plate {
  switch (kind) {
    case 'town':
      return slotPlate(row, kind, slots === 4 ? [2, 2] : [slots], BANNER)
    case 'farm':
      return slotPlate(row, kind, [1], FARM_BANNER)
    case 'merchant':
      return merchantPlate(row, merchants)
    case 'edge':
      return pill(row, kind, 56)
    case 'waypoint':
      return pill(row, kind, 42)
  }
}

function slotPlate(row: PlaceRow, kind: PlaceKind, rows: readonly number[], bannerHeight: number): Plate {
  const [x, y] = row.at
  const columns = Math.max(...rows)
  const width = columns * SLOT + (columns - 1) * SLOT_GAP + 2 * PLATE_PADDING
  const height = PLATE_PADDING / 2 + rows.length * SLOT + (rows.length - 1) * SLOT_GAP + PLATE_PADDING
  const top = y - (bannerHeight + height) / 2
  const bannerWidth = row.banner ?? width
  const banner = { x: x - bannerWidth / 2, y: top, w: bannerWidth, h: bannerHeight }
  const body = { x: x - width / 2, y: top + bannerHeight, w: width, h: height }
  const slots = rows.flatMap((count, line) =>
    Array.from({ length: count }, (_, column) => ({
      x: body.x + PLATE_PADDING + column * (SLOT + SLOT_GAP),
      y: body.y + PLATE_PADDING / 2 + line * (SLOT + SLOT_GAP),
      w: SLOT,
      h: SLOT,
    })),
  )
  return {
    kind,
    group: row.group ?? null,
    box: around([banner, body]),
    banner,
    body,
    slots,
    merchants: [],
    bonus: null,
    icons: null,
  }
}

/** Two spaces above their barrels with the bonus between; or one space, with both beside it. */
function merchantPlate(row: PlaceRow, count: number): Plate {
  const [x, y] = row.at
  const w = count === 2 ? 156 : 132
  const h = BANNER + 4 + MERCHANT + (count === 2 ? 46 : 8)
  const left = x - w / 2
  const top = y - h / 2
  const spaces = top + BANNER + 4
  const inside = left + PLATE_PADDING
  const merchants: MerchantBoxes[] =
    count === 2
      ? [inside, left + w - PLATE_PADDING - MERCHANT].map((sx, index) => ({
          space: { x: sx, y: spaces, w: MERCHANT, h: MERCHANT },
          // Away from the bonus and from the tag that hangs below it.
          barrel: square(sx + MERCHANT / 2 + (index === 0 ? -7 : 7), spaces + MERCHANT + 18, 15.5),
        }))
      : [
          {
            space: { x: inside, y: spaces, w: MERCHANT, h: MERCHANT },
            barrel: square(inside + MERCHANT + 30, spaces + 16, 15),
          },
        ]
  const box = { x: left, y: top, w, h }
  return {
    kind: 'merchant',
    group: null,
    box,
    banner: { ...box, h: BANNER },
    body: { ...box, y: top + BANNER, h: h - BANNER },
    slots: [],
    merchants,
    bonus:
      count === 2
        ? { x: x - 28, y: spaces + MERCHANT + 2, w: 56, h: 32 }
        : { x: inside + MERCHANT + 2, y: spaces + 31, w: 52, h: 30 },
    // Below the bonus.
    icons: { x: count === 2 ? x - 25 : left + w - PLATE_PADDING - 50, y: top + h - 7, w: 50, h: 22 },
  }
}

const square = (cx: number, cy: number, r: number): Box => ({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r })

function pill(row: PlaceRow, kind: PlaceKind, h: number): Plate {
  const [x, y] = row.at
  const w = row.banner ?? 150
  const box = { x: x - w / 2, y: y - h / 2, w, h }
  const icons = { x: box.x + w - 60, y: box.y, w: 50, h }
  return { kind, group: null, box, banner: box, body: box, slots: [], merchants: [], bonus: null, icons }
}
