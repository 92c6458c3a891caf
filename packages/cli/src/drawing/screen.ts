// The whole table on one screen: the drawn map with its panel where there is room, otherwise the list.

import { rulesOf, type Seat, type State } from '@ironbridge/engine'
import { visibleLength } from '@ironbridge/lab'
import { layoutOf, type MapLayout } from './layout.ts'
import { filled, linkLines, merchantLines, placeLines, townLines } from './list.ts'
import { mapLines } from './map.ts'
import {
  demandLines,
  handLines,
  headline,
  marketLines,
  marketSummary,
  matLines,
  playerLines,
} from './panel.ts'
import { bold, dim, type Paint } from './style.ts'

export interface Screen {
  readonly columns: number
  readonly rows: number
  readonly paint: Paint
}

export interface Picture {
  readonly state: State
  readonly names: readonly string[]
  /** Whose hand and mat are shown; null for nobody's. */
  readonly seat: Seat | null
  /** What was played so far, the newest last. */
  readonly moves: readonly string[]
  /** Drawn or listed; by default what fits. */
  readonly as: 'map' | 'list' | null
}

/** Columns between the map and its panel, and of the panel. */
const GAP = 2
const PANEL = 39
/** Rows for the hand, a menu and a prompt. */
const ROWS_BELOW = 10

export function boardLines(picture: Picture, screen: Screen): string[] {
  const layout = layoutOf(rulesOf(picture.state))
  if (layout === null || picture.as === 'list') return listed(picture, screen)
  const fits = screen.columns >= layout.width + GAP + PANEL && screen.rows >= layout.height + ROWS_BELOW
  return picture.as === 'map' || fits ? drawn(picture, screen, layout) : listed(picture, screen)
}

function drawn(picture: Picture, { columns, paint }: Screen, layout: MapLayout): string[] {
  const { state, names, seat } = picture
  const map = mapLines(state, layout, paint)
  const markets = [...marketLines(state, paint), ...demandLines(state, paint)]
  const panel = [...playerLines(state, names, paint), '', ...markets]
  if (seat !== null) panel.push('', ...matLines(state, seat, paint))
  const hand = seat === null ? [] : handLines(state, seat, columns, paint)
  const title = paint(headline(state), bold)
  if (columns < layout.width + GAP + PANEL) return [title, ...map, '', ...panel, '', ...hand]
  panel.push('', ...lately(picture, map.length - panel.length - 2, paint))
  return [title, ...beside(map, panel, layout.width + GAP), ...hand]
}

/** The last moves, as many as there is room for. */
function lately({ moves }: Picture, room: number, paint: Paint): string[] {
  if (moves.length === 0 || room < 1) return []
  const last = moves.slice(-room).map((move) => (move.length > PANEL ? `${move.slice(0, PANEL - 1)}…` : move))
  return [paint('last moves', dim), ...last]
}

function listed({ state, names, seat }: Picture, { columns, paint }: Screen): string[] {
  // On a short screen the upper lines scroll away first.
  const trade = [...merchantLines(state, paint), ...placeLines(state), ...demandLines(state, paint)]
  return [
    ...beside(playerLines(state, names, paint), trade, PANEL + GAP),
    ...townLines(state, columns, paint),
    ...linkLines(state, columns, paint),
    ...filled([headline(state), marketSummary(state)], columns, ' · ').map((line) => paint(line, bold)),
    ...(seat === null ? [] : handLines(state, seat, columns, paint)),
  ]
}

function beside(left: readonly string[], right: readonly string[], column: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
    const line = left[row] ?? ''
    return (line + ' '.repeat(Math.max(0, column - visibleLength(line))) + (right[row] ?? '')).trimEnd()
  })
}
