// The Develop action: remove one or two tiles from the mat, one iron each.

import { positionObject } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

const mat = (game: Scenario, industry: string): string | undefined =>
  positionObject(game.state).seats.A.mat?.[industry]

describe('developing', () => {
  it('removes the lowest tile of an industry for one iron [B-DEV-01]', () => {
    const game = given('B tiles: iron-1@dudley:2 holds 2; A hand: leek, iron')
    const after = game.play('develop coal iron<dudley:2 / leek', 'end')
    expect(after.seat('A').mat.coal).toBe('coal-2')
    expect(after.seat('A')).toMatchObject({ money: 30, spent: 0, hand: ['iron'] })
    expect(after.tile('dudley:2')).toMatchObject({ cubes: 1, flipped: false })
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
  })

  it('removes at least one tile [B-DEV-01]', () => {
    given('A hand: leek').refuses('end', 'turn.nothing-to-end')
    given('A hand: leek').refuses('+develop coal iron<market', 'turn.no-open-action')
  })

  it('removes two tiles of different industries [B-DEV-01]', () => {
    const after = given('B tiles: iron-1@dudley:2 holds 3; A hand: leek, iron').play(
      'develop iron iron<dudley:2 / leek',
      '+develop brewery iron<dudley:2',
    )
    expect(after.seat('A').mat.iron).toBe('iron-2')
    expect(mat(after, 'brewery')).toBe('1*1')
    expect(after.tile('dudley:2')?.cubes).toBe(1)
    expect(after.seat('A').hand).toEqual(['iron'])
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
  })

  it('removes two tiles of one industry, the lowest each time [B-DEV-01]', () => {
    const after = given('A mat: cotton 1*1; B tiles: iron-1@dudley:2 holds 2; A hand: leek, iron').play(
      'develop cotton iron<dudley:2 / leek',
      '+develop cotton iron<dudley:2',
    )
    expect(mat(after, 'cotton')).toBe('2*1')
    expect(after.tile('dudley:2')).toMatchObject({ cubes: 0, flipped: true })
    expect(after.seat('B').income).toBe(13)
  })

  it('removes two tiles at most [B-DEV-01]', () => {
    const pair = given('A hand: leek, iron').play(
      'develop coal iron<market / leek',
      '+develop iron iron<market',
    )
    pair.refuses('+develop brewery iron<market', 'turn.no-open-action')
    given('pending: develop 2; A hand: leek').refuses(
      '+develop brewery iron<market',
      'develop.tiles-per-action',
    )
  })

  it('needs a tile on the mat [B-DEV-01]', () => {
    const game = given('A mat: iron none, coal 4*1; A hand: leek')
    game.refuses('develop iron iron<market / leek', 'develop.mat-empty')
    const last = game.play('develop coal iron<market / leek')
    expect(last.seat('A').mat.coal).toBeNull()
    last.refuses('+develop coal iron<market', 'develop.mat-empty')
  })

  it('takes any card, one for the whole action [B-DEV-01 B-TURN-04]', () => {
    const game = given('A hand: leek, coal, wild-location')
    expect(game.legal('develop coal')).toEqual([
      'develop coal iron<market / leek',
      'develop coal iron<market / coal',
      'develop coal iron<market / wild-location',
    ])
    const first = game.play('develop coal iron<market / leek')
    first.refuses('develop iron iron<market / coal', 'card.not-needed')
    first.refuses('loan 30 / coal', 'turn.finish-action')
  })

  it('takes its tiles out of the game for good [B-DEV-04]', () => {
    let game = given(`
      players: 2; order: B A; turn: A; actions: 2; deck: none; face-down: none; B hand: none; A hand: leek*2
      A discard: brewery*14
    `).play('develop brewery iron<market / leek', '+develop brewery iron<market')
    expect(game.seat('A').mat.brewery).toBe('brewery-2')
    expect(mat(game, 'brewery')).toBe('2')
    expect(game.state.slots.every((tile) => tile === null)).toBe(true)
    game = game.play('pass / leek')
    expect(game.state.era).toBe('rail')
    expect(mat(game, 'brewery')).toBe('2')
  })
})

describe('the iron for developing', () => {
  it('is bought cube by cube at a rising price [B-DEV-02]', () => {
    const first = given('iron: 7; A hand: leek, iron').play('develop coal iron<market / leek')
    expect(first.seat('A')).toMatchObject({ spent: 2, money: 28 })
    const both = first.play('+develop iron iron<market')
    expect(both.seat('A')).toMatchObject({ spent: 5, money: 25 })
    expect(both.state.iron).toBe(5)
  })

  it('must be affordable: with £4 the second tile is out of reach [B-DEV-02 B-TURN-07]', () => {
    const after = given('iron: 7; A: money 4; A hand: leek, iron').play('develop coal iron<market / leek')
    expect(after.seat('A')).toMatchObject({ money: 2, spent: 2 })
    expect(after.state).toMatchObject({ iron: 6, pending: null, actionsLeft: 1 })
    after.refuses('+develop iron iron<market', 'turn.no-open-action')
    given('pending: develop 1; iron: 6; A: money 2; A hand: leek').refuses(
      '+develop iron iron<market',
      'money.short',
    )
    const exact = given('iron: 7; A: money 5; A hand: leek, iron').play(
      'develop coal iron<market / leek',
      '+develop iron iron<market',
    )
    expect(exact.seat('A').money).toBe(0)
  })

  it('is one cube for each tile, no more [B-DEV-02]', () => {
    const game = given('B tiles: iron-1@dudley:2 holds 3; A hand: leek')
    game.refuses('develop coal iron<dudley:2,dudley:2 / leek', 'iron.count')
    game.refuses('develop coal iron<market / leek', 'iron.works-first')
  })

  it('comes from works while they have any, then from the market [B-DEV-02 B-IRON-03]', () => {
    const first = given('B tiles: iron-1@dudley:2 holds 1; A hand: leek').play(
      'develop coal iron<dudley:2 / leek',
    )
    expect(first.tile('dudley:2')?.flipped).toBe(true)
    const both = first.play('+develop iron iron<market')
    expect(both.seat('A').spent).toBe(2)
    expect(both.state.iron).toBe(7)
  })
})

describe('lightbulbs', () => {
  it('keep pottery I and III on the mat until they are built [B-DEV-03]', () => {
    const game = given('A hand: stafford, leek, iron')
    game.refuses('develop pottery iron<market / leek', 'develop.lightbulb')
    expect(game.legal('develop pottery')).toEqual([])

    const built = game.play('build pottery@stafford:2 iron<market / stafford')
    expect(built.seat('A').mat.pottery).toBe('pottery-2')
    const developed = built.play('develop pottery iron<market / leek')
    expect(developed.seat('A').mat.pottery).toBe('pottery-3')
    developed.refuses('+develop pottery iron<market', 'develop.lightbulb')
    given('A mat: pottery 4; A hand: leek').allows('develop pottery iron<market / leek')
    given('A mat: pottery 5; A hand: leek').allows('develop pottery iron<market / leek')
  })

  it('stop the second step, not the first: pottery II goes, III stays [B-DEV-01 B-DEV-03 B-TURN-07]', () => {
    const first = given('A mat: pottery 2; B tiles: iron-1@dudley:2 holds 2; A hand: leek, iron').play(
      'develop pottery iron<dudley:2 / leek',
    )
    first.refuses('+develop pottery iron<dudley:2', 'develop.lightbulb')
    expect(first.tile('dudley:2')?.cubes).toBe(1)
    const mixed = first.play('+develop cotton iron<dudley:2')
    expect(mat(mixed, 'cotton')).toBe('1*2')
    const alone = first.play('end')
    expect(alone.seat('A').mat.pottery).toBe('pottery-3')
    expect(alone.state).toMatchObject({ pending: null, actionsLeft: 1 })
  })
})

describe('tiles of the other era', () => {
  it('may be developed though they may not be built [B-DEV-03 B-BUILD-08]', () => {
    const rail = given('era: rail; A mat: cotton 1*1; A hand: leek').play('develop cotton iron<market / leek')
    expect(rail.seat('A').mat.cotton).toBe('cotton-2')
    const canal = given('A mat: brewery 4; A hand: leek').play('develop brewery iron<market / leek')
    expect(canal.seat('A').mat.brewery).toBeNull()
  })
})
