// The last move is marked where it still lies, and nowhere else.

import { linePlace, slotPlace } from '@ironbridge/board'
import { type GameEvent, idNamed, parsePosition, rulesOf, type State } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import type { ShownPly } from '../../src/play/tree.ts'
import { lastMarks } from '../../src/table/board/marks.ts'

const POSITION =
  'edition: birmingham; players: 2; A tiles: coal-1@dudley:1; A links: birmingham-dudley; A hand: coal'

const told = (...events: GameEvent[]): ShownPly => ({ seat: 0, move: { type: 'pass', card: null }, events })

test('what was built and laid is marked, as long as it is there', () => {
  const state = parsePosition(POSITION).value as State
  const { kinds, slots, lines } = rulesOf(state)
  const slot = idNamed(slots, 'dudley:1')
  const line = idNamed(lines, 'birmingham-dudley')
  const kind = idNamed(kinds, 'coal-1')
  const built: GameEvent = { type: 'build', seat: 0, kind, slot, cost: 5, cubes: 2 }
  const laid: GameEvent = { type: 'link', seat: 0, line, cost: 3 }
  expect(lastMarks(state, [told(built, laid)]).lastMoves).toEqual([
    { seat: 0, places: [slotPlace(slot), linePlace(line)] },
  ])
  const gone = { ...state, links: state.links.map(() => null) }
  expect(lastMarks(gone, [told(built, laid)]).lastMoves).toEqual([{ seat: 0, places: [slotPlace(slot)] }])
  expect(lastMarks(state, [told(laid, { type: 'era', era: 'rail' })]).lastMoves).toEqual([])
  // Several moves of one player are one, and everybody has their own.
  expect(lastMarks(state, [told(built), { ...told(laid), seat: 1 }, told(built)]).lastMoves).toEqual([
    { seat: 0, places: [slotPlace(slot)] },
    { seat: 1, places: [linePlace(line)] },
  ])
})
