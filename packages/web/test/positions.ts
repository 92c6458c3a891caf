// Positions and moves from texts, for tests of what is said about them.

import { type Move, parsePosition, parseWholeMove, rulesOf, type State, view } from '@ironbridge/engine'

/** As the first seat sees it. */
export function given(text: string): State {
  const { value, error } = parsePosition(text)
  if (error) throw new Error(error.message)
  return view(value, 0)
}

export const movesIn = (state: State, ...texts: string[]): Move[] =>
  texts.map((text) => {
    const { value, error } = parseWholeMove(rulesOf(state), text)
    if (error) throw new Error(error.message)
    return value
  })
