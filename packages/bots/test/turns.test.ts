// Which turns are thought of, and how one is played in worlds where the distant market does something else.

import {
  formatMove,
  legalMoves,
  parsePosition,
  parseWholeMove,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { bestTurns, playTurn, type Width } from '../src/search/turns.ts'
import { freshMind } from '../src/value/mind.ts'

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
    const { value, error } = parseWholeMove(rules, text)
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

/** Seat A to move, with the given hand. */
function position(hand: string): State {
  const { value, error } = parsePosition(
    'edition: birmingham; players: 2; era: canal; round: 4; actions: 2; deck: none; B hand: leek*2;' +
      ` A hand: ${hand}; A: money 60; A tiles: coal-1@dudley:1; A links: birmingham-dudley; iron: 8`,
  )
  if (error) throw new Error(error.message)
  return value
}

const WIDE: Width = { firsts: 100, seconds: 100, cards: 100 }

function turnsIn(state: State, width = WIDE): string[][] {
  const rules = rulesOf(state)
  return bestTurns(state, legalMoves(state), freshMind(null), width).map(({ moves }) =>
    moves.map((move) => formatMove(rules, move)),
  )
}

describe('turns thought of', () => {
  it('develop and then build the better tile, although the other order was thought of first', () => {
    const turns = turnsIn(position('birmingham, stone'))
    const first = turns.findIndex(([move]) => move.startsWith('build iron@birmingham'))
    const other = turns.findIndex(
      ([move, ...more]) =>
        move.startsWith('develop iron') && more.some((next) => next.startsWith('build iron@birmingham')),
    )
    expect(first).toBeGreaterThanOrEqual(0)
    expect(other).toBeGreaterThanOrEqual(0)
  })

  it.each(['stone', 'birmingham'])(
    'pay the first action with %s, so that the second can have the other',
    (card) => {
      const other = card === 'stone' ? 'birmingham' : 'stone'
      const builds = turnsIn(position('birmingham, stone')).filter(([move]) => move === `loan 30 / ${card}`)
      expect(builds.length).toBeGreaterThan(0)
      for (const [, second] of builds) expect(second.endsWith(` / ${other}`)).toBe(true)
    },
  )

  it('build on one of the equal slots of a town', () => {
    const slots = turnsIn(position('tamworth, stone'))
      .map(([move]) => /^build cotton@tamworth:(\d)/.exec(move)?.[1])
      .filter((slot) => slot !== undefined)
    expect(new Set(slots)).toEqual(new Set(['1']))
  })

  it('are whole turns, with a pass where nothing else is left to do', () => {
    const poor = {
      ...position('stone*2'),
      players: position('stone*2').players.map((player) => ({ ...player, money: 0 })),
    }
    for (const moves of turnsIn(poor)) expect(moves.filter((move) => move.includes(' / '))).toHaveLength(2)
  })
})
