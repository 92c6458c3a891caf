// What a ground is made of. Ours are computed ahead by ground/make.ts, each map's in a module of its own: packed.ts.

import type { BannerGroup } from '../maps/table.ts'

export interface GroundPaths {
  /** Outline of each county, by the colour of its banners. */
  readonly counties: readonly { readonly group: BannerGroup; readonly d: string }[]
  /** Runs off the sheet, so that waterlines do not follow the frame. */
  readonly sea: string | null
  readonly rivers: readonly string[]
  /** Every stroke of every hill. */
  readonly hachures: string
}
