// Scoring in the original game: gold circles at both ends of a link, flipped counters, and cash at the end.

import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

/** A has the last card of the era. */
const lastCard = (position: string): Scenario =>
  given(`
    edition: classic; order: B C D A; turn: A; actions: 1; round: 8; deck: none
    A hand: bury; B hand: none; C hand: none; D hand: none
    ${position}
  `).play('pass / bury')

/** Points for links and for counters, by seat. */
const points = (game: Scenario, type: 'score-link' | 'score-tile'): number[] =>
  [0, 1, 2, 3].map((seat) =>
    game.events.reduce((sum, event) => sum + (event.type === type && event.seat === seat ? event.vp : 0), 0),
  )

describe('Links', () => {
  const MANCHESTER = `
    A tiles: cotton-1@manchester:1 flipped, cotton-1@stockport:1
    A links: manchester-stockport
    B tiles: coal-1@manchester:2 flipped
  `

  it('score one for each flipped counter of anyone at both ends [C-SCORE-01 L-SCORE-03]', () => {
    const after = lastCard(MANCHESTER)
    expect(points(after, 'score-link')).toEqual([2, 0, 0, 0])
    expect(points(after, 'score-tile')).toEqual([3, 1, 0, 0])
    expect(after.seat('A').vp).toBe(5)
  })

  it('score the same with the first mill worth 5, as in Lancashire [L-SCORE-03]', () => {
    const after = lastCard(`variants: cotton-1-for-5; ${MANCHESTER}`)
    expect(points(after, 'score-link')).toEqual([2, 0, 0, 0])
    expect(points(after, 'score-tile')).toEqual([5, 1, 0, 0])
  })

  it.each([
    ['canal', 'colne-yorkshire', 2],
    ['canal', 'macclesfield-the-midlands', 2],
    ['canal', 'northwich-the-midlands', 4],
    ['canal', 'ellesmere-port-northwich', 2],
    ['canal', 'liverpool-wigan', 0],
    ['rail', 'lancaster-scotland', 2],
    ['rail', 'blackpool-preston', 2],
    ['rail', 'southport-wigan', 2],
  ])(
    'score two at each of the six places, Externals and others: %s %s is %i [C-SCORE-01]',
    (era, line, vp) => {
      expect(points(lastCard(`era: ${era}; B links: ${line}`), 'score-link')).toEqual([0, vp, 0, 0])
    },
  )

  it('score one for a counter, whatever its points [C-SCORE-01]', () => {
    const after = lastCard(`
      era: rail
      A tiles: shipyard-2@liverpool:3 flipped, port-4@liverpool:1 flipped
      B tiles: port-2@liverpool:2
      B links: liverpool-wigan
    `)
    expect(points(after, 'score-link')).toEqual([0, 2, 0, 0])
    expect(points(after, 'score-tile')).toEqual([18 + 9, 0, 0, 0])
  })
})

describe('Counters', () => {
  it('score when flipped, for their owners, and in both periods [C-SCORE-01]', () => {
    for (const era of ['canal', 'rail']) {
      const after = lastCard(`
        era: ${era}
        A tiles: cotton-4@colne:1 flipped, cotton-3@colne:2
        B tiles: iron-4@bolton:3 flipped, coal-4@wigan:1 flipped
        C tiles: port-3@fleetwood:1 flipped
      `)
      expect(points(after, 'score-tile')).toEqual([12, 9 + 4, 6, 0])
    }
  })
})

describe('Cash', () => {
  it('scores 1 VP for every £10 at the end of the Rail Period [C-SCORE-01]', () => {
    const after = lastCard('era: rail; A: money 39; B: money 9; C: money 10; D: money 207')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).vp)).toEqual([3, 0, 1, 20])
  })

  it('scores nothing at the end of the Canal Period [C-SCORE-01]', () => {
    expect(lastCard('A: money 39; B: money 207').state.players.map(({ vp }) => vp)).toEqual([0, 0, 0, 0])
  })
})
