// The whole board: a position, what is marked on it, and what the player points at.

import { rulesOf, type State } from '@ironbridge/engine'
import { memo, type ReactElement, useId, useRef } from 'react'
import { Ground } from './ground/Ground.tsx'
import { HitLayer } from './layers/HitLayer.tsx'
import { MarksLayer } from './layers/MarksLayer.tsx'
import { NamesLayer } from './layers/NamesLayer.tsx'
import { PlayLayer } from './layers/PlayLayer.tsx'
import { layoutOf } from './maps/layout.ts'
import { BOARD } from './maps/sizes.ts'
import { type Marks, noMarks } from './marks.ts'
import type { Place } from './place.ts'
import type { BoardWords } from './words.ts'

export interface BoardProps {
  /** A game, or a seat's view of it. */
  readonly state: State
  readonly words: BoardWords
  /** Keep the same object while nothing changes. */
  readonly marks?: Marks
  /** The name of a place for those who do not see it. Keep the same function while names stay. */
  readonly nameOf: (place: Place) => string
  /** Places in the tab order. Arrow keys reach all of them. */
  readonly reachable?: readonly Place[]
  /** Nothing is being chosen: every place may be picked. Otherwise those neither legal nor chosen are disabled. */
  readonly open?: boolean
  /** Where the board is too small for slots, a click means the nearest town, and names are large. */
  readonly townsOnly?: boolean
  /** Click, Enter, Space; on disabled places too. */
  readonly onPick?: (place: Place) => void
  /** Hover, focus, long press; null when the place is left. */
  readonly onAsk?: (place: Place | null) => void
  /** Name of the board. */
  readonly label?: string
}

const NO_PLACES: readonly Place[] = []

/** As wide as what it is in, 7 to 5. */
export const Board = memo(function Board(props: BoardProps): ReactElement {
  const {
    state,
    words,
    marks = noMarks,
    nameOf,
    reachable = NO_PLACES,
    open = false,
    townsOnly = false,
  } = props
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const layout = layoutOf(rulesOf(state))
  return (
    <div className="board">
      <Ground layout={layout} />
      <PlayLayer state={state} layout={layout} words={words} id={id} />
      {townsOnly && <NamesLayer layout={layout} />}
      <svg ref={svg} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} role="group" aria-label={props.label}>
        <MarksLayer marks={marks} state={state} layout={layout} id={id} />
        <HitLayer
          layout={layout}
          places={marks.places}
          nameOf={nameOf}
          reachable={reachable}
          open={open}
          townsOnly={townsOnly}
          onPick={props.onPick}
          onAsk={props.onAsk}
          svg={svg}
        />
      </svg>
    </div>
  )
})
