// What a drawn map needs to know of an edition: where places stand and which way lines run.

import type { Ruleset } from '@ironbridge/engine'
import { birmingham } from './birmingham.ts'
import type { Cell, DrawnRoute } from './canvas.ts'
import { lancashire } from './lancashire.ts'

export interface MapLayout {
  readonly width: number
  readonly height: number
  /** Slots of a place side by side. */
  readonly across: number
  /** Where the meaning of the letters is written. */
  readonly legend: Cell
  /** Places whose name is too long for the map. */
  readonly names: Readonly<Record<string, string>>
  /** Upper left corners. */
  readonly places: Readonly<Record<string, Cell>>
  /** By line: where the letter of a link's owner stands, then one text of corners for each polyline. */
  readonly routes: Readonly<Record<string, readonly [mark: string, ...paths: string[]]>>
}

/** All drawn maps, one line each. */
const layouts: readonly MapLayout[] = [birmingham, lancashire]

/** The one that has everything of a ruleset; editions without a drawing are shown as a list. */
export const layoutOf = ({ locations, lines }: Ruleset): MapLayout | null =>
  layouts.find(
    ({ places, routes }) =>
      locations.every(({ id }) => id in places) && lines.every(({ id }) => id in routes),
  ) ?? null

export function routeOf(
  { routes }: MapLayout,
  line: string,
): { readonly mark: Cell; readonly route: DrawnRoute } | null {
  const [mark, ...paths] = routes[line] ?? []
  if (mark === undefined) return null
  return { mark: pointAt(mark), route: paths.map((path) => path.split(' ').map(pointAt)) }
}

/** `70,2` */
function pointAt(text: string): Cell {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}
