// The type of a map's table: only what cannot be worked out from the ruleset and the sizes of a plate.

import type { GroundPaths } from '../ground/paths.ts'
import type { Box, Curve } from './geometry.ts'

/** Banner colours, after the groups of towns in the box. Purple is printed as grey heather: violet is the interface's. */
export type BannerGroup = 'blue' | 'teal' | 'red' | 'yellow' | 'purple' | 'other'

export interface MapTable {
  readonly places: Readonly<Record<string, PlaceRow>>
  readonly lines: Readonly<Record<string, LineCurves>>
  /** Tall: prices upwards, side by side. Wide: prices to the right, with the distant market beneath. */
  readonly markets: { readonly shape: 'tall' | 'wide'; readonly at: readonly [x: number, y: number] }
  readonly cartouche: Box
  readonly ornaments: readonly Ornament[]
  /** Without one the sheet is plain. */
  readonly ground?: () => Promise<GroundPaths>
  /** What is different where a ruleset leaves places out. */
  readonly reduced?: { readonly cartouche: Box; readonly ground: () => Promise<GroundPaths> }
}

/** A small engraving, where nothing else is. A compass stands around its place, the others from their top left corner. */
export interface Ornament {
  readonly kind: 'compass' | 'bridge' | 'ship'
  readonly at: readonly [x: number, y: number]
}

export interface PlaceRow {
  /** Centre of the plate. */
  readonly at: readonly [x: number, y: number]
  /** Towns only. */
  readonly group?: BannerGroup
  /** Width of the banner where the name is wider than the slots. */
  readonly banner?: number
  /** Towns only: what stands on its card, as `draw/skyline.ts` reads it. Without one its name decides. */
  readonly skyline?: string
}

export interface LineCurves {
  /** From plate to plate. The token stands at half its length. */
  readonly curve: Curve
  /** From the token to the third end. */
  readonly spur?: Curve
}
