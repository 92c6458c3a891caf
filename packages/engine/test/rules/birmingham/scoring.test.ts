// Scoring at the end of an era: links by the icons around them, then flipped tiles.

import { idNamed, linkValue, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

/** A has the last card of the Canal Era. */
const lastCard = `
  order: B C D A; turn: A; actions: 1; round: 8; deck: none
  A hand: leek; B hand: none; C hand: none; D hand: none
`

const points = (game: Scenario): number[] => game.state.players.map(({ vp }) => vp)

const linkPoints = (game: Scenario): Record<string, number> =>
  Object.fromEntries(
    game.events.flatMap((event) =>
      event.type === 'score-link' ? [[rulesOf(game.state).lines[event.line].id, event.vp]] : [],
    ),
  )

describe('a link scores', () => {
  it('one point for each icon at its ends: flipped tiles of anyone, merchant places [B-SCORE-01]', () => {
    const after = given(`
      ${lastCard}; A links: birmingham-oxford
      A tiles: cotton-1@birmingham:1 flipped; B tiles: manufacturer-1@birmingham:2 flipped
      C tiles: iron-1@birmingham:3
    `).play('pass / leek')
    expect(linkPoints(after)).toEqual({ 'birmingham-oxford': 1 + 2 + 2 })
    expect(points(after)).toEqual([5 + 5, 3, 0, 0])
  })

  it('nothing for a tile without icons [B-SCORE-04]', () => {
    const after = given(`
      ${lastCard}; A links: birmingham-dudley
      B tiles: manufacturer-3@birmingham:2 flipped; C tiles: coal-2@dudley:1 flipped
    `).play('pass / leek')
    expect(linkPoints(after)).toEqual({ 'birmingham-dudley': 1 })
    expect(points(after)).toEqual([1, 4, 2, 0])
  })

  it('both of its ends, and each link for itself [B-SCORE-01]', () => {
    const after = given(`
      ${lastCard}; A links: birmingham-dudley, birmingham-coventry; B links: dudley-wolverhampton
      C tiles: coal-1@dudley:1 flipped; D tiles: manufacturer-2@birmingham:4 flipped
    `).play('pass / leek')
    expect(linkPoints(after)).toEqual({
      'birmingham-dudley': 3,
      'birmingham-coventry': 1,
      'dudley-wolverhampton': 2,
    })
    expect(points(after)).toEqual([4, 2, 1, 5])
  })

  it('nothing between places without flipped tiles [B-SCORE-01]', () => {
    const after = given(
      `${lastCard}; A links: birmingham-dudley; A tiles: coal-1@dudley:1, cotton-1@birmingham:1`,
    )
    expect(points(after.play('pass / leek'))).toEqual([0, 0, 0, 0])
  })

  it('two points at a merchant place, with blank tiles or with none [B-SCORE-01 B-END-03]', () => {
    const after = given(`
      players: 2; order: B A; turn: A; actions: 1; round: 10; deck: none; A hand: coal; B hand: none
      merchants: gloucester:1 blank, gloucester:2 blank, oxford:1 cotton empty
      A links: stoke-on-trent-warrington; B links: gloucester-worcester
    `).play('pass / coal')
    expect(points(after)).toEqual([2, 2])
    const { merchantSpaces } = rulesOf(after.state)
    const barrels = merchantSpaces.filter((_, space) => after.state.merchants[space]?.barrel)
    expect(barrels.map(({ id }) => id)).toEqual(['oxford:1'])
  })

  it('two points at each of the five merchant places [B-SCORE-01]', () => {
    const after = given(`
      ${lastCard}
      A links: stoke-on-trent-warrington, derby-nottingham, coalbrookdale-shrewsbury, gloucester-redditch, oxford-redditch
    `).play('pass / leek')
    expect(Object.values(linkPoints(after))).toEqual([2, 2, 2, 2, 2])
    expect(points(after)).toEqual([10, 0, 0, 0])
  })

  it('before any tile scores, and leaves the board [B-SCORE-02]', () => {
    const after = given(`
      ${lastCard}; A links: birmingham-dudley; B links: dudley-wolverhampton; A tiles: coal-1@dudley:1 flipped
    `).play('pass / leek')
    const scored = after.events.map(({ type }) => type).filter((type) => type.startsWith('score'))
    expect(scored).toEqual(['score-link', 'score-link', 'score-tile'])
    expect(after.seat('A').links).toEqual([])
    expect(after.seat('B').links).toEqual([])
  })

  it('at the end of the Rail Era as well [B-SCORE-01 B-SCORE-02]', () => {
    const after = given(`
      era: rail; ${lastCard}; A links: birmingham-nuneaton; B tiles: manufacturer-5@birmingham:2 flipped
    `).play('pass / leek')
    expect(after.state.over).toBe(true)
    expect(points(after)).toEqual([2, 8, 0, 0])
  })
})

describe('the icons of a flipped tile', () => {
  const icons: Record<string, number[]> = {
    cotton: [1, 2, 1, 1],
    manufacturer: [2, 1, 0, 1, 2, 1, 0, 1],
    pottery: [1, 1, 1, 1, 1],
    coal: [2, 1, 1, 1],
    iron: [1, 1, 1, 1],
    brewery: [2, 2, 2, 2],
  }
  const places: Record<string, { slot: string; line: string }> = {
    cotton: { slot: 'tamworth:1', line: 'burton-on-trent-tamworth' },
    manufacturer: { slot: 'birmingham:2', line: 'birmingham-dudley' },
    pottery: { slot: 'stafford:2', line: 'stafford-stone' },
    coal: { slot: 'dudley:1', line: 'birmingham-dudley' },
    iron: { slot: 'dudley:2', line: 'birmingham-dudley' },
    brewery: { slot: 'burton-on-trent:2', line: 'burton-on-trent-tamworth' },
  }

  it('are printed on it, none to two [B-SCORE-04]', () => {
    for (const [industry, levels] of Object.entries(icons)) {
      const { slot, line } = places[industry]
      levels.forEach((count, index) => {
        const tile = `${industry}-${index + 1}`
        const game = given(`era: rail; A tiles: ${tile}@${slot} flipped; A links: ${line}; A hand: leek`)
        const { lines } = rulesOf(game.state)
        expect(linkValue(game.state, idNamed(lines, line)), tile).toBe(count)
      })
    }
  })
})

describe('a tile scores', () => {
  it('its points for its owner when it is flipped, wherever it stands [B-SCORE-02]', () => {
    const after = given(`
      ${lastCard}; A tiles: pottery-1@stafford:2 flipped; B tiles: brewery-1@stone:1 flipped
      C tiles: cotton-2@worcester:1 flipped, coal-1@dudley:1 flipped; D tiles: iron-2@dudley:2 flipped
    `).play('pass / leek')
    expect(points(after)).toEqual([10, 4, 6, 5])
  })

  it('nothing while it is not flipped [B-SCORE-02]', () => {
    const after = given(`${lastCard}; A tiles: cotton-3@worcester:1; B tiles: brewery-2@stone:1`).play(
      'pass / leek',
    )
    expect(points(after)).toEqual([0, 0, 0, 0])
  })

  it('beyond one hundred points as before [B-SCORE-03]', () => {
    const after = given(`${lastCard}; A: vp 97; A tiles: cotton-3@worcester:1 flipped`).play('pass / leek')
    expect(after.seat('A').vp).toBe(106)
  })
})
