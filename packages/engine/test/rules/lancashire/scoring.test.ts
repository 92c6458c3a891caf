// Scoring: links, flipped tiles, and money at the end of the game.

import type { GameEvent } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../scenario.ts'
import { LAST_CARD, lancashire } from './game.ts'

/** Points for links by seat, after A has played the last card of the era. */
function linkPoints(position: string): number[] {
  const { events } = lancashire(`${LAST_CARD}; ${position}`).play('pass / wigan')
  return [0, 1, 2, 3].map((seat) => pointsOf(events, seat))
}

const pointsOf = (events: readonly GameEvent[], seat: number): number =>
  events.reduce((sum, event) => sum + (event.type === 'score-link' && event.seat === seat ? event.vp : 0), 0)

const points = (game: Scenario): number[] => ['A', 'B', 'C', 'D'].map((seat) => game.seat(seat).vp)

describe('a link', () => {
  it('scores the icons at both ends: flipped tiles of anyone, not unflipped ones [L-SCORE-01]', () => {
    expect(
      linkPoints('A links: colne-yorkshire; B tiles: cotton-1@colne:1 flipped; C tiles: cotton-1@colne:2'),
    ).toEqual([1 + 2, 0, 0, 0])
  })

  it('scores 4 between two places with printed icons [L-SCORE-01]', () => {
    expect(linkPoints('A links: northwich-the-midlands')).toEqual([4, 0, 0, 0])
  })

  it.each([
    ['canal', 'colne-yorkshire'],
    ['canal', 'rochdale-yorkshire'],
    ['canal', 'macclesfield-the-midlands'],
    ['canal', 'ellesmere-port-northwich'],
    ['rail', 'lancaster-scotland'],
    ['rail', 'blackpool-preston'],
    ['rail', 'liverpool-southport'],
  ])('scores 2 for a place with printed icons and an empty town: %s era, %s [L-SCORE-01]', (era, line) => {
    expect(linkPoints(`era: ${era}; C links: ${line}`)).toEqual([0, 0, 2, 0])
  })

  it('to Southport and Blackpool scores their icons and the tiles at the other end [L-SCORE-01]', () => {
    expect(
      linkPoints(`
        era: rail; B tiles: port-2@liverpool:1 flipped; A tiles: shipyard-2@liverpool:3 flipped
        C tiles: port-2@liverpool:2; A links: liverpool-southport; B links: preston-southport
        C links: blackpool-preston
      `),
    ).toEqual([4, 2, 2, 0])
  })

  it('to Northwich scores its icons in the Canal Era, too [L-SCORE-01]', () => {
    const after = lancashire(`
      ${LAST_CARD}; B tiles: port-1@ellesmere-port:1 flipped; C links: ellesmere-port-liverpool
      A links: ellesmere-port-northwich, northwich-the-midlands
    `).play('pass / wigan')
    expect(points(after)).toEqual([3 + 4, 2, 1, 0])
  })

  it('scores one for each flipped tile, whatever its points and level [L-SCORE-01]', () => {
    expect(
      linkPoints(`
        era: rail; A links: liverpool-wigan; B tiles: coal-4@wigan:1 flipped, port-4@liverpool:1 flipped
        C tiles: shipyard-2@liverpool:3 flipped, coal-2@wigan:2 flipped, port-3@liverpool:4 flipped
      `),
    ).toEqual([5, 0, 0, 0])
  })

  it('scores nothing between empty towns, and leaves the board [L-SCORE-01]', () => {
    const after = lancashire(`${LAST_CARD}; A links: liverpool-wigan`).play('pass / wigan')
    expect(after.seat('A')).toMatchObject({ vp: 0, links: [], linksLeft: 14 })
  })

  it('is scored before any tile, and before level 1 leaves the board [L-SCORE-01 L-END-01]', () => {
    const { events } = lancashire(`
      ${LAST_CARD}; A links: liverpool-wigan; B tiles: coal-1@wigan:1 flipped; B links: blackburn-wigan
    `).play('pass / wigan')
    expect(
      events.map(({ type }) => type).filter((type) => type.startsWith('score') || type === 'tile-removed'),
    ).toEqual(['score-link', 'score-link', 'score-tile', 'tile-removed'])
  })
})

describe('a tile', () => {
  it.each([
    ['canal', 'cotton-1@colne:1', 5],
    ['canal', 'cotton-2@colne:1', 5],
    ['rail', 'cotton-3@colne:1', 9],
    ['rail', 'cotton-4@colne:1', 12],
    ['canal', 'port-1@fleetwood:1', 2],
    ['canal', 'port-2@fleetwood:1', 4],
    ['rail', 'port-3@fleetwood:1', 6],
    ['rail', 'port-4@fleetwood:1', 9],
    ['canal', 'coal-1@wigan:1', 1],
    ['canal', 'coal-2@wigan:1', 2],
    ['rail', 'coal-3@wigan:1', 3],
    ['rail', 'coal-4@wigan:1', 4],
    ['canal', 'iron-1@bolton:3', 3],
    ['canal', 'iron-2@bolton:3', 5],
    ['rail', 'iron-3@bolton:3', 7],
    ['rail', 'iron-4@bolton:3', 9],
    ['canal', 'shipyard-1@liverpool:3', 10],
    ['rail', 'shipyard-2@liverpool:3', 18],
  ])('scores only if it is flipped: in the %s era %s for %i [L-SCORE-01]', (era, tile, vp) => {
    const position = `${LAST_CARD}; era: ${era}; A: money 0; A tiles: ${tile}`
    expect(lancashire(`${position} flipped`).play('pass / wigan').seat('A').vp).toBe(vp)
    if (!tile.startsWith('shipyard')) expect(lancashire(position).play('pass / wigan').seat('A').vp).toBe(0)
  })

  it('that is a cotton mill of level 1 scores 5, with a switch 3 [L-SCORE-03]', () => {
    const position = `
      ${LAST_CARD}; A links: manchester-stockport; B tiles: coal-1@manchester:2 flipped
      A tiles: cotton-1@manchester:1 flipped, cotton-1@stockport:1
    `
    expect(lancashire(position).play('pass / wigan').seat('A').vp).toBe(2 + 5)
    expect(lancashire(`${position}; variants: cotton-1-for-3`).play('pass / wigan').seat('A').vp).toBe(2 + 3)
  })
})

describe('money', () => {
  it('scores one for each full £10 at the end of the Rail Era only [L-SCORE-02]', () => {
    const money = 'A: money 39; B: money 9; C: money 10; D: money 100'
    expect(points(lancashire(`era: rail; ${LAST_CARD}; ${money}`).play('pass / wigan'))).toEqual([
      3, 0, 1, 10,
    ])
    expect(points(lancashire(`${LAST_CARD}; ${money}`).play('pass / wigan'))).toEqual([0, 0, 0, 0])
  })

  it('is kept when it is scored [L-SCORE-02]', () => {
    const after = lancashire(`era: rail; ${LAST_CARD}; A: money 39`).play('pass / wigan')
    expect(after.state.over).toBe(true)
    expect(after.seat('A')).toMatchObject({ money: 39, vp: 3 })
  })
})

describe('points', () => {
  it('go on beyond 100 [L-SCORE-04]', () => {
    const after = lancashire(`
      era: rail; ${LAST_CARD}; A: vp 97, money 0; A tiles: shipyard-2@liverpool:3 flipped; B: vp 195, money 60
    `).play('pass / wigan')
    expect([after.seat('A').vp, after.seat('B').vp]).toEqual([115, 201])
  })
})
