// One board with a position, as it is or with marks.

import { Board, noMarks, type Place } from '@ironbridge/board'
import { type ReactElement, useMemo, useState } from 'react'
import { examples } from './examples.ts'
import { crowded, positionAfter } from './positions.ts'
import { wordsFor } from './words.ts'

interface Props {
  readonly edition: string
  readonly seats: number
  readonly variants: readonly string[]
  readonly side: 'day' | 'night'
  readonly moves: number
  /** Name of an example of marks. */
  readonly marked: string | null
}

/** From so many moves on, pieces are put almost everywhere. */
const CROWDED = 150

const nameOf = (place: Place): string => place

export function BoardSheet({ edition, seats, variants, side, moves, marked }: Props): ReactElement {
  const [state] = useState(() => {
    const played = positionAfter(edition, seats, variants, moves)
    return moves > CROWDED ? crowded(played) : played
  })
  const [said, say] = useState('')
  // A click puts the marks on and off.
  const [shown, show] = useState(true)
  const marks = useMemo(
    () => (shown && marked && examples[marked]?.(state)) || noMarks,
    [shown, marked, state],
  )
  const words = useMemo(() => wordsFor(state), [state])
  return (
    <section data-side={side} title={said}>
      <Board
        state={state}
        words={words}
        marks={marks}
        nameOf={nameOf}
        open
        label={edition}
        onPick={(place) => {
          say(`picked ${place}`)
          show(!shown)
        }}
        onAsk={(place) => say(place ? `asked ${place}` : '')}
      />
    </section>
  )
}
