// Decisions of Strong that have one good answer, in the editions that sell cotton.

import {
  formatMove,
  legalMoves,
  parsePosition,
  rngFromSeed,
  rolling,
  rulesOf,
  type State,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, bots, positionsClock } from '../src/index.ts'
import { FEW, seedOf } from './table.ts'

const strong = bots.find(({ id }) => id === 'strong') as Bot

function given(text: string): State {
  const { value, error } = parsePosition(text)
  if (error) throw new Error(error.message)
  return value
}

/** What it does as seat A, seeing only what A may see. */
function choice(text: string): string {
  const state = given(text)
  const clock = positionsClock(rolling(rngFromSeed(seedOf(1))), FEW)
  const move = strong.choose(view(state, 0), legalMoves(state), clock)
  return formatMove(rulesOf(state), move)
}

const lastAction = 'players: 2; era: rail; round: 10; actions: 1; deck: none; B hand: bolton*2; A hand: coal'

describe.each(['lancashire', 'classic'])('strong in %s', (edition) => {
  const players = edition === 'classic' ? '3; C hand: bolton*2' : '2'
  const end = `edition: ${edition}; ${lastAction.replace('players: 2', `players: ${players}`)}`

  it('sells by way of its own port, which flips too, before that of another', () => {
    const tiles = 'A tiles: cotton-3@lancaster:2, port-3@lancaster:1; B tiles: port-4@preston:1'
    expect(choice(`${end}; ${tiles}; A links: lancaster-preston`)).toBe(
      'sell cotton@lancaster:2 > lancaster:1 / coal',
    )
  })

  it('sells by way of the port of another before it tries the distant market', () => {
    const tiles = 'A tiles: cotton-3@lancaster:2; B tiles: port-4@preston:1'
    expect(choice(`${end}; ${tiles}; A links: lancaster-preston; demand: 6`)).toBe(
      'sell cotton@lancaster:2 > preston:1 / coal',
    )
  })

  it('tries the distant market where there is no port', () => {
    expect(choice(`${end}; A tiles: cotton-4@colne:1; A links: colne-yorkshire; demand: 2`)).toBe(
      'sell cotton@colne:1 > distant-market / coal',
    )
  })

  it.each(['0', '4'])('decides the same with a tile of %s steps on top', (tile) => {
    const market = `demand: 6; cotton-used: 1, 2, 2; cotton-tiles: ${tile}, 2, 3`
    expect(choice(`${end}; A tiles: cotton-4@colne:1; A links: colne-yorkshire; ${market}`)).toBe(
      choice(`${end}; A tiles: cotton-4@colne:1; A links: colne-yorkshire; demand: 6; cotton-used: 1, 2, 2`),
    )
  })

  it('pays two cards for a shipyard where no card leads', () => {
    const board = 'A: money 35; A mat: shipyard 2; A tiles: port-2@liverpool:1 flipped'
    const turn = end.replace('actions: 1', 'actions: 2').replace('A hand: coal', 'A hand: bury, colne')
    expect(choice(`${turn}; ${board}`)).toBe('anywhere bury / colne')
    const open = `${end.replace('A hand: coal', 'A hand: none')}; pending: anywhere 1`
    expect(choice(`${open}; ${board}`)).toBe('+build shipyard@liverpool:3 coal<market iron<market')
  })
})
