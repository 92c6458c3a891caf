// Consuming iron: any works on the board, then the market; never a connection.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Iron from works', () => {
  it('needs no connection and is free, whoever owns the works [B-IRON-01 B-IRON-02]', () => {
    const after = given('A hand: leek, stone; B tiles: iron-1@derby:3 holds 3').play('develop cotton / leek')
    expect(after.tile('derby:3')).toEqual({ tile: 'iron-1', owner: 'B', flipped: false, cubes: 2 })
    expect(after.seat('A')).toMatchObject({ money: 30, spent: 0 })
    expect(after.seat('B').money).toBe(30)
    expect(after.state.iron).toBe(8)
  })

  it('needs no connection for a tile either [B-IRON-01]', () => {
    const after = given('A hand: leek, stone; B tiles: iron-1@derby:3 holds 3').play(
      'build brewery@stone:1 / stone',
    )
    expect(after.tile('derby:3')?.cubes).toBe(2)
    expect(after.seat('A').spent).toBe(5)
  })

  it('may come from a different works for each cube [B-IRON-02]', () => {
    const game = given(`
      A hand: leek, stone
      B tiles: iron-1@dudley:2 holds 1
      C tiles: iron-1@redditch:2 holds 2
    `)
    expect(game.legal('develop cotton').filter((move) => move.endsWith('/ leek'))).toEqual([
      'develop cotton iron<dudley:2 / leek',
      'develop cotton iron<redditch:2 / leek',
    ])

    const each = game.play('develop cotton iron<dudley:2 / leek', '+develop cotton iron<redditch:2')
    expect(each.tile('dudley:2')?.flipped).toBe(true)
    expect(each.tile('redditch:2')).toMatchObject({ flipped: false, cubes: 1 })
    expect(each.seat('B').income).toBe(13)

    const both = game.play('develop cotton iron<redditch:2 / leek', '+develop cotton iron<redditch:2')
    expect(both.tile('redditch:2')?.flipped).toBe(true)
    expect(both.tile('dudley:2')).toMatchObject({ flipped: false, cubes: 1 })
    expect(both.seat('C').income).toBe(13)

    game
      .play('develop cotton iron<dudley:2 / leek')
      .refuses('+develop cotton iron<dudley:2', 'iron.none-there')
    for (const after of [each, both]) expect(after.seat('A').spent).toBe(0)
  })

  it('may come from two works for one tile that needs two [B-IRON-02]', () => {
    const game = given(`
      A hand: birmingham
      A mat: manufacturer 8
      B tiles: iron-1@dudley:2 holds 1
      C tiles: iron-1@redditch:2 holds 2
    `)
    expect(game.legal('build manufacturer@birmingham:2')).toEqual([
      'build manufacturer@birmingham:2 iron<dudley:2,redditch:2 / birmingham',
      'build manufacturer@birmingham:2 iron<redditch:2,redditch:2 / birmingham',
    ])
    game.refuses('build manufacturer@birmingham:2 iron<dudley:2,dudley:2 / birmingham', 'iron.none-there')
  })

  it('is gone from flipped works [B-IRON-02 B-FLIP-03]', () => {
    const game = given('A hand: leek; B tiles: iron-1@dudley:2 flipped')
    game.refuses('develop cotton iron<dudley:2 / leek', 'iron.none-there')
    game.allows('develop cotton iron<market / leek')
  })

  it('is neither more nor less than needed [B-IRON-01]', () => {
    const game = given('A hand: leek, stone, derby; B tiles: iron-1@dudley:2')
    game.refuses('develop cotton iron<dudley:2,dudley:2 / leek', 'iron.count')
    game.refuses('build brewery@stone:1 iron<dudley:2,dudley:2 / stone', 'iron.count')
    game.refuses('build cotton@derby:1 iron<dudley:2 / derby', 'iron.count')
    given('A hand: birmingham; A mat: manufacturer 8; B tiles: iron-1@dudley:2').refuses(
      'build manufacturer@birmingham:2 iron<dudley:2 / birmingham',
      'iron.count',
    )
  })
})

describe('Iron from the market', () => {
  it('is barred while any works have iron [B-IRON-02 B-IRON-03]', () => {
    const game = given('A hand: leek; B tiles: iron-1@dudley:2 holds 1')
    game.refuses('develop cotton iron<market / leek', 'iron.works-first')
    expect(game.legal('develop cotton')).toEqual(['develop cotton iron<dudley:2 / leek'])
  })

  it('opens when the last works are empty, in the same action [B-IRON-03 B-DEV-02]', () => {
    const after = given('A hand: leek, stone; B tiles: iron-1@dudley:2 holds 1').play(
      'develop cotton iron<dudley:2 / leek',
      '+develop cotton iron<market',
    )
    expect(after.tile('dudley:2')?.flipped).toBe(true)
    expect(after.seat('B').income).toBe(13)
    expect(after.seat('A')).toMatchObject({ spent: 2, money: 28 })
    expect(after.state.iron).toBe(7)
  })

  it('follows the works in one build too [B-IRON-02 B-IRON-03]', () => {
    const game = given(`
      A hand: birmingham
      A mat: manufacturer 8
      B tiles: iron-1@dudley:2 holds 1
    `)
    game.refuses('build manufacturer@birmingham:2 iron<market,market / birmingham', 'iron.works-first')
    expect(game.legal('build manufacturer@birmingham:2')).toEqual([
      'build manufacturer@birmingham:2 iron<dudley:2,market / birmingham',
    ])
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.tile('dudley:2')?.flipped).toBe(true)
    expect(after.seat('B').income).toBe(13)
    expect(after.seat('A')).toMatchObject({ spent: 22, money: 8 })
    expect(after.state.iron).toBe(7)
  })

  it('does not share an action with works that have iron left [B-IRON-03]', () => {
    given('A hand: birmingham; A mat: manufacturer 8; B tiles: iron-1@dudley:2 holds 2').refuses(
      'build manufacturer@birmingham:2 iron<dudley:2,market / birmingham',
      'iron.works-first',
    )
  })

  it('costs £6 each when it is empty [B-IRON-03]', () => {
    const after = given('iron: 0; A hand: leek, stone').play(
      'develop cotton iron<market / leek',
      '+develop cotton iron<market',
    )
    expect(after.seat('A')).toMatchObject({ spent: 12, money: 18 })
    expect(after.state.iron).toBe(0)
  })

  it.each([
    [10, 1],
    [9, 1],
    [8, 2],
    [7, 2],
    [6, 3],
    [5, 3],
    [4, 4],
    [3, 4],
    [2, 5],
    [1, 5],
    [0, 6],
  ])('with %i cubes left sells the next one for £%i [B-IRON-03]', (cubes, price) => {
    const after = given(`iron: ${cubes}; A hand: stone`).play('build brewery@stone:1 / stone')
    expect(after.seat('A').spent).toBe(5 + price)
    expect(after.state.iron).toBe(Math.max(0, cubes - 1))
  })

  it('gets no used iron back [B-IRON-04]', () => {
    const after = given('iron: 5; A hand: leek, stone; A tiles: iron-1@dudley:2 holds 2').play(
      'develop cotton / leek',
      '+develop cotton',
    )
    expect(after.tile('dudley:2')?.flipped).toBe(true)
    expect(after.state.iron).toBe(5)
  })
})
