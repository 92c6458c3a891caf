// What is drawn over a position: highlights, previews, routes, overlays. All of it is given by the caller.

import type { Goods, LineId, Seat, SlotId, TileKindId } from '@ironbridge/engine'
import type { Place } from './place.ts'

/** How one place stands in the choice that is being made. */
export type Mark =
  /** May be chosen: dashed violet ring. */
  | 'legal'
  /** Is chosen: solid violet ring. */
  | 'chosen'
  /** Gives something to what is chosen: dashed violet ring, never veiled. */
  | 'source'
  /** Was asked for and refused: plum outline, hatch and cross. */
  | 'refused'
  /** Has just changed: thin outline, where motion is reduced or for a line of the log. */
  | 'changed'
  /** Will be removed when the era ends: faded, dashed. */
  | 'leaving'

export interface Marks {
  /** The mark of each place that has one. */
  readonly places: { readonly [P in Place]?: Mark }
  /** Dims everything but the places marked, the routes and the ghosts. */
  readonly veil: boolean
  /** Dims all but the places and links of this seat, and underlines its towns. */
  readonly network: Seat | null
  /** Ways that goods take, drawn in violet beneath the links. */
  readonly routes: readonly MarkedRoute[]
  /** Pieces that are not there yet. */
  readonly ghosts: Ghosts
  /** Short texts printed on places: link values on lines, points on slots. */
  readonly values: { readonly [P in Place]?: string }
  /** Cubes about to be bought: dots on the spaces that they come from. */
  readonly buying: { readonly coal: number; readonly iron: number }
  /** What players did last, outlined in their colours. */
  readonly lastMoves: readonly { readonly seat: Seat; readonly places: readonly Place[] }[]
  /** Draws the focus ring here although the keyboard is elsewhere, as in a list beside the board. */
  readonly focus: Place | null
}

export interface MarkedRoute {
  /** Nothing but the way, if null. */
  readonly goods: Goods | null
  readonly from: Place
  readonly to: Place
  /** Links on the way, from source to target; with none, an arc leads straight there. */
  readonly lines: readonly LineId[]
  /** Price on the disc at the target, such as "£3"; null prints none. */
  readonly price: string | null
}

export interface Ghosts {
  readonly tiles: readonly {
    readonly slot: SlotId
    readonly kind: TileKindId
    readonly owner: Seat
    readonly cubes: number
  }[]
  readonly links: readonly { readonly line: LineId; readonly owner: Seat }[]
}

export const noMarks: Marks = {
  places: {},
  veil: false,
  network: null,
  routes: [],
  ghosts: { tiles: [], links: [] },
  values: {},
  buying: { coal: 0, iron: 0 },
  lastMoves: [],
  focus: null,
}
