// A game that goes on move by move, with its motion, in a window that can be zoomed and dragged.

import {
  Board,
  layoutOf,
  noMarks,
  type Place,
  type Playing,
  playSteps,
  stepsOf,
  Viewport,
  type ViewportHandle,
} from '@ironbridge/board'
import { type GameEvent, rulesOf, type State } from '@ironbridge/engine'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { moveOn, positionAfter } from './positions.ts'
import { wordsFor } from './words.ts'

const ORIGIN = { x: 1640, y: 600 }
const nameOf = (place: Place): string => place

interface Shown {
  readonly before: State
  readonly state: State
  readonly events: readonly GameEvent[]
}

export function GameSheet({
  edition,
  side,
}: {
  readonly edition: string
  readonly side: string
}): ReactElement {
  const [{ before, state, events }, show] = useState<Shown>(() => {
    const start = positionAfter(edition, 4, [], 30)
    return { before: start, state: start, events: [] }
  })
  const [picked, setPicked] = useState<Place | null>(null)
  const page = useRef<HTMLElement>(null)
  const window = useRef<ViewportHandle>(null)
  const playing = useRef<Playing | null>(null)

  useLayoutEffect(() => {
    const board = page.current?.querySelector('.board')
    if (!board) return
    const steps = stepsOf(layoutOf(rulesOf(before)), before, events, ORIGIN)
    playing.current = playSteps(board, steps, { speed: 1, reduced: false })
  }, [before, events])

  const next = (): void => {
    playing.current?.finish()
    show(moveOn(state))
  }
  return (
    <section ref={page} data-side={side} className="game">
      <div className="row">
        <button type="button" onClick={next}>
          Next move
        </button>
        <button type="button" onClick={() => window.current?.fit()}>
          Fit
        </button>
        <output>{picked}</output>
      </div>
      <div className="window">
        <Viewport ref={window}>
          <Board
            state={state}
            words={wordsFor(state)}
            marks={noMarks}
            nameOf={nameOf}
            reachable={['location:2', 'slot:4', 'line:3']}
            open
            onPick={setPicked}
          />
        </Viewport>
      </div>
    </section>
  )
}
