// A turn that was thought out, played in worlds where the distant market does something else.

import { formatMove, parseMove, parsePosition, rulesOf, type State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { playTurn } from '../src/turns.ts'

/** Two mills to sell at the distant market, whose next tile lets demand fall by so many steps. */
function world(steps: number): State {
  const { value, error } = parsePosition(
    'edition: lancashire; players: 2; era: rail; round: 5; deck: none; A hand: coal, bury; B hand: bolton*2;' +
      ' A: money 20; A tiles: cotton-3@colne:1, cotton-4@colne:2; A links: colne-yorkshire;' +
      ` demand: 6; cotton-used: 1, 2, 2; cotton-tiles: ${steps}, 0, 2`,
  )
  if (error) throw new Error(error.message)
  return value
}

function played(steps: number, texts: readonly string[]): string[] {
  const state = world(steps)
  const rules = rulesOf(state)
  const moves = texts.map((text) => {
    const { value, error } = parseMove(rules, text)
    if (error) throw new Error(error.message)
    return value
  })
  return playTurn(state, { moves }).map((move) => formatMove(rules, move))
}

const SALE = 'sell cotton@colne:1 > distant-market / coal'
const MORE = '+sell cotton@colne:2 > distant-market'

describe('a turn played in a world', () => {
  it('is played as thought where the market does what was thought', () => {
    expect(played(0, [SALE, MORE, 'loan 10 / bury'])).toEqual([SALE, MORE, 'loan 10 / bury'])
  })

  it('leaves out further sales of an action that the market has ended, and goes on with the next', () => {
    expect(played(4, [SALE, MORE, 'loan 10 / bury'])).toEqual([SALE, 'loan 10 / bury'])
  })

  it('ends an action that was thought to be ended by the market', () => {
    expect(played(0, [SALE, 'loan 10 / bury'])).toEqual([SALE, 'end', 'loan 10 / bury'])
    expect(played(0, [SALE])).toEqual([SALE, 'end'])
  })
})
