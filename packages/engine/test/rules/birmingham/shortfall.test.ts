// Negative income that cannot be paid: tiles are removed for half their cost, then victory points are lost.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

/** A is the last to act in the round, with one action left. */
const LAST = 'order: B C D A; turn: A; actions: 1; A hand: stone'

describe('Raising money with tiles', () => {
  const CHOICE = `${LAST}; A: money 1, income 6; A tiles: iron-1@dudley:2, cotton-1@worcester:1`

  it('lets the player choose which tile goes [B-SHORT-01 B-SHORT-02]', () => {
    const game = given(CHOICE).play('pass / stone')
    expect(game.toMove()).toBe('A')
    expect(game.legal()).toEqual(['shortfall iron@dudley:2', 'shortfall cotton@worcester:1'])

    const mill = game.play('shortfall cotton@worcester:1')
    expect(mill.seat('A').money).toBe(3)
    expect(mill.tile('worcester:1')).toBeNull()
    expect(mill.tile('dudley:2')?.owner).toBe('A')
    expect(mill.toMove()).toBe('B')
    expect(mill.state.round).toBe(3)

    const both = game.play('shortfall iron@dudley:2')
    expect(both.seat('A').money).toBe(5)
    expect(both.tile('dudley:2')).toBeNull()
    expect(both.tile('worcester:1')).toBeNull()
    expect(both.seat('A').vp).toBe(0)
  })

  it('is finished before anything else happens [B-SHORT-01 B-SHORT-02]', () => {
    const game = given(`${CHOICE}; deck: stone, leek`).play('pass / stone')
    game.refuses('loan 30 / stone', 'turn.shortfall-first')
    game.refuses('pass / stone', 'turn.shortfall-first')
    game.refuses('end', 'turn.shortfall-first')
  })

  it('takes one tile at a time while a choice is left [B-SHORT-02]', () => {
    const game = given(`
      ${LAST}
      A: money 0, income 5
      A tiles: coal-1@dudley:1, iron-1@coalbrookdale:2, brewery-1@stone:1, cotton-1@worcester:1
    `).play('pass / stone')
    const one = game.play('shortfall brewery@stone:1')
    expect(one.toMove()).toBe('A')
    expect(one.seat('A').money).toBe(2)
    expect(one.legal()).toEqual([
      'shortfall iron@coalbrookdale:2',
      'shortfall coal@dudley:1',
      'shortfall cotton@worcester:1',
    ])
    const two = one.play('shortfall coal@dudley:1')
    expect(two.seat('A').money).toBe(4)
    expect(two.legal()).toEqual(['shortfall iron@coalbrookdale:2', 'shortfall cotton@worcester:1'])
    const three = two.play('shortfall iron@coalbrookdale:2')
    expect(three.seat('A').money).toBe(1)
    expect(three.tile('worcester:1')?.owner).toBe('A')
    expect(three.toMove()).toBe('B')
  })

  it('lets a dear tile go where a cheap one would do, and the surplus is kept [B-SHORT-02]', () => {
    const game = given(`${LAST}; A: money 0, income 9; A tiles: coal-1@dudley:1, cotton-1@worcester:1`)
    const after = game.play('pass / stone', 'shortfall cotton@worcester:1')
    expect(after.seat('A').money).toBe(5)
    expect(after.tile('dudley:1')?.cubes).toBe(2)
  })

  it('asks nothing where every tile has to go [B-SHORT-01 B-SHORT-02]', () => {
    const after = given(`${LAST}; A: money 0, income 2; A tiles: coal-1@dudley:1, cotton-1@worcester:1`).play(
      'pass / stone',
    )
    expect(after.toMove()).toBe('B')
    expect(after.tile('dudley:1')).toBeNull()
    expect(after.tile('worcester:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0 })
  })

  it('rounds half the cost down for each tile, not for the sum [B-SHORT-01]', () => {
    const after = given(
      `${LAST}; A: money 0, income 5, vp 9; A tiles: coal-1@dudley:1, brewery-1@stone:1`,
    ).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 8 })
  })

  it('counts the money cost only, never coal and iron [B-SHORT-06]', () => {
    const after = given(`${LAST}; A: money 0, income 5; A tiles: cotton-3@worcester:1`).play('pass / stone')
    expect(after.seat('A').money).toBe(8 - 5)
  })

  it('does not happen when the money is just enough [B-SHORT-02 B-SHORT-05]', () => {
    const after = given(`${LAST}; A: money 3, income 7, vp 4; A tiles: coal-1@dudley:1`).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 4 })
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-1', owner: 'A', flipped: false, cubes: 2 })
    expect(after.legal('shortfall')).toEqual([])
  })

  it('happens when one pound is missing [B-SHORT-01]', () => {
    const after = given(`${LAST}; A: money 2, income 7, vp 4; A tiles: coal-1@dudley:1`).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 1, vp: 4 })
    expect(after.tile('dudley:1')).toBeNull()
  })
})

describe('The tiles removed', () => {
  it('may be flipped or not [B-SHORT-03]', () => {
    const game = given(`
      ${LAST}
      A: money 0, income 8
      A tiles: coal-1@dudley:1, brewery-1@stone:1 flipped
    `).play('pass / stone')
    expect(game.legal()).toEqual(['shortfall brewery@stone:1', 'shortfall coal@dudley:1'])
  })

  it('take their cubes and beer to the supply without a flip or income [B-SHORT-03]', () => {
    const game = given(`
      ${LAST}
      A: money 0, income 4
      A tiles: coal-1@dudley:1, iron-1@coalbrookdale:2, brewery-1@stone:1
    `).play('pass / stone')
    expect(game.seat('A')).toMatchObject({ money: 0, income: 4 })
    expect([game.tile('dudley:1'), game.tile('coalbrookdale:2'), game.tile('stone:1')]).toEqual([
      null,
      null,
      null,
    ])
    expect(game.state.coal).toBe(13)
    expect(game.state.iron).toBe(8)
    expect(game.events.filter(({ type }) => type === 'flip' || type === 'market-sale')).toEqual([])
  })

  it('leave the game and do not return to the mat [B-SHORT-03]', () => {
    const after = given(`${LAST}; A: money 0, income 8; A tiles: coal-1@dudley:1`).play('pass / stone')
    expect(after.seat('A').mat.coal).toBe('coal-2')
  })

  it('are never links [B-SHORT-03 B-SHORT-04]', () => {
    const after = given(`${LAST}; A: money 0, income 7, vp 5; A links: birmingham-dudley`).play(
      'pass / stone',
    )
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 2, links: ['birmingham-dudley'], linksLeft: 13 })
  })

  it('are never those of others [B-SHORT-03]', () => {
    const game = given(`
      ${LAST}
      A: money 0, income 9
      A tiles: coal-1@dudley:1, cotton-1@worcester:1
      B tiles: cotton-1@worcester:2
    `).play('pass / stone')
    game.refuses('shortfall cotton@worcester:2', 'shortfall.not-yours')
    game.refuses('shortfall iron@dudley:2', 'shortfall.not-yours')
  })

  it('are named as what they are [B-SHORT-02]', () => {
    given(`${LAST}; A: money 0, income 9; A tiles: coal-1@dudley:1, cotton-1@worcester:1`)
      .play('pass / stone')
      .refuses('shortfall brewery@worcester:1', 'shortfall.other-tile')
  })

  it('are never sold for any other reason [B-SHORT-03 B-SHORT-05]', () => {
    const game = given(`
      A: money 0
      A hand: stone
      A tiles: coal-1@dudley:1, cotton-1@worcester:1
      A links: birmingham-dudley
    `)
    expect(game.legal('shortfall')).toEqual([])
    game.refuses('shortfall coal@dudley:1', 'shortfall.no-debt')
    game.refuses('shortfall cotton@worcester:1', 'shortfall.no-debt')
    expect(() => game.play('shortfall birmingham-dudley')).toThrow()
  })

  it('are never sold in advance of negative income [B-SHORT-05]', () => {
    given('A: money 0, income 0; A hand: stone; A tiles: coal-1@dudley:1').refuses(
      'shortfall coal@dudley:1',
      'shortfall.no-debt',
    )
  })
})

describe('Losing victory points', () => {
  it('costs 1 VP for each pound missing where there are no tiles [B-SHORT-04]', () => {
    const after = given(`${LAST}; A: money 1, income 6, vp 10`).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 7 })
  })

  it('comes after the last tile is gone [B-SHORT-04]', () => {
    const after = given(`${LAST}; A: money 2, income 1, vp 20; A tiles: coal-1@dudley:1`).play('pass / stone')
    expect(after.tile('dudley:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 15 })
  })

  it('stops at 0 VP and the rest is forgiven [B-SHORT-04]', () => {
    const after = given(`${LAST}; A: money 1, income 0, vp 4`).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0, income: 0 })
    expect(after.toMove()).toBe('B')
    expect(after.state.pending).toBeNull()
  })

  it('spares a tile that would raise nothing [B-SHORT-04 B-SHORT-06]', () => {
    const after = given(`${LAST}; A: money 0, income 8, vp 5; A tiles: pottery-2@stafford:2`).play(
      'pass / stone',
    )
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 3 })
    expect(after.tile('stafford:2')).toEqual({ tile: 'pottery-2', owner: 'A', flipped: false, cubes: 0 })
  })

  it('comes although a worthless tile is left beside those that were removed [B-SHORT-04 B-SHORT-06]', () => {
    const after = given(`
      ${LAST}
      A: money 0, income 4, vp 10
      A tiles: coal-1@dudley:1, pottery-4@stafford:2 flipped
    `).play('pass / stone')
    expect(after.tile('dudley:1')).toBeNull()
    expect(after.tile('stafford:2')?.tile).toBe('pottery-4')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 6 })
  })

  it('cannot be put off by offering a worthless tile [B-SHORT-06]', () => {
    const game = given(`
      ${LAST}
      A: money 0, income 9
      A tiles: coal-1@dudley:1, cotton-1@worcester:1, pottery-2@stafford:2
    `).play('pass / stone')
    expect(game.legal()).toEqual(['shortfall coal@dudley:1', 'shortfall cotton@worcester:1'])
    game.refuses('shortfall pottery@stafford:2', 'shortfall.worthless')
  })
})

describe('Several players short of money', () => {
  it('decide one after the other in the new turn order [B-SHORT-07]', () => {
    const game = given(`
      order: A B C D
      turn: D
      actions: 1
      A: money 0, income 9, spent 6
      A tiles: coal-1@dudley:1, cotton-1@worcester:1
      B: money 0, income 9, spent 3
      B tiles: coal-1@cannock:2, cotton-1@worcester:2
      D hand: stone
    `).play('pass / stone')
    expect(game.toMove()).toBe('B')
    game.refuses('shortfall coal@dudley:1', 'shortfall.not-yours')
    const next = game.play('shortfall coal@cannock:2')
    expect(next.toMove()).toBe('A')
    expect(next.seat('B').money).toBe(1)
    const after = next.play('shortfall cotton@worcester:1')
    expect(after.seat('A').money).toBe(5)
    expect(after.toMove()).toBe('C')
    expect(after.state.round).toBe(3)
  })
  it('leave the income of the others as it is, paid once [B-SHORT-07 B-INC-01]', () => {
    const after = given(`
      order: A B C D
      turn: D
      actions: 1
      A: income 20
      B: money 0, income 9
      B tiles: coal-1@cannock:2, cotton-1@worcester:2
      C: income 15
      D: income 6
      D hand: stone
    `).play('pass / stone', 'shortfall coal@cannock:2')
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([35, 1, 33, 26])
    expect(after.toMove()).toBe('A')
  })

  it('decide before the Canal Era is scored, so a tile given up scores nothing [B-SHORT-01 B-INC-03]', () => {
    const debt = given(`
      ${LAST}
      round: 8
      deck: none
      A: money 0, income 8
      A tiles: cotton-2@worcester:1 flipped, coal-2@dudley:1 flipped
      B hand: none
      C hand: none
      D hand: none
    `).play('pass / stone')
    expect(debt.toMove()).toBe('A')
    expect(debt.state.era).toBe('canal')
    const mill = debt.play('shortfall cotton@worcester:1')
    expect(mill.state.era).toBe('rail')
    expect(mill.seat('A')).toMatchObject({ money: 5, vp: 2 })
    expect(debt.play('shortfall coal@dudley:1').seat('A')).toMatchObject({ money: 1, vp: 5 })
  })
})
