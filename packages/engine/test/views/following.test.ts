// A seat that follows a whole game on its own view, told only the moves and what they turned up for it.

import {
  editions,
  follow,
  formatMove,
  type GameEvent,
  legalMoves,
  makeMove,
  makeSetup,
  newGame,
  rolling,
  rulesOf,
  toldTo,
  view,
  viewEvent,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

const tables = editions.flatMap(({ id, seats }) => seats.map((count) => [id, count] as const))

describe('a view', () => {
  it.each(tables)(
    'follows a game of %s with %i seats to its end, for every seat and a spectator',
    (id, seats) => {
      const setup = makeSetup(id, seats)
      if ('error' in setup) throw new Error(setup.error)
      const state = newGame(setup, '5'.repeat(32))
      const rules = rulesOf(state)
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
      const seen = viewers.map((viewer) => view(state, viewer))
      const dice = rolling([seats, 1, 2, 3])
      while (true) {
        const moves = legalMoves(state)
        const selling = moves.filter(({ type }) => type === 'sell')
        const offered = selling.length > 0 ? selling : moves
        const move = offered[dice.below(offered.length)]
        const text = formatMove(rules, move)
        const events: GameEvent[] = []
        makeMove(state, move, (event) => events.push(event))
        if (state.over) break
        for (const [place, viewer] of viewers.entries()) {
          const heard: GameEvent[] = []
          seen[place] = follow(seen[place], viewer, move, toldTo(events, viewer), (event) =>
            heard.push(event),
          )
          expect(seen[place], text).toEqual(view(state, viewer))
          expect(heard, text).toEqual(events.map((event) => viewEvent(rules, event, viewer)))
        }
      }
    },
  )
})
