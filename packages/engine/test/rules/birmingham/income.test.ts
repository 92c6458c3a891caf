// Income: what a round pays, how the marker moves, and when nothing is paid.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

/** A is the last to act in the round, with one action left. */
const LAST = 'order: B C D A; turn: A; actions: 1; A hand: stone'

describe('Taking income', () => {
  it('pays the level, not the number of the space [B-INC-01]', () => {
    const after = given(`${LAST}; A: income 19; B: income 20`).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 35, income: 19 })
    expect(after.seat('B')).toMatchObject({ money: 35, income: 20 })
    expect(after.seat('C')).toMatchObject({ money: 30, income: 10 })
  })

  it.each([
    [0, -10],
    [1, -9],
    [9, -1],
    [10, 0],
    [11, 1],
    [12, 1],
    [13, 2],
    [29, 10],
    [30, 10],
    [31, 11],
    [33, 11],
    [34, 12],
    [58, 20],
    [60, 20],
    [61, 21],
    [64, 21],
    [65, 22],
    [93, 29],
    [96, 29],
    [97, 30],
    [99, 30],
  ])('on space %i is £%i [B-INC-01 B-INC-04]', (space, level) => {
    const after = given(`${LAST}; A: income ${space}`).play('pass / stone')
    expect(after.seat('A').money).toBe(30 + level)
  })

  it('makes a negative level a payment to the bank [B-INC-04]', () => {
    const after = given(`${LAST}; A: income 6, vp 3; A tiles: coal-1@dudley:1`).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 26, income: 6, vp: 3, spent: 0 })
    expect(after.tile('dudley:1')?.cubes).toBe(2)
    expect(['B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([30, 30, 30])
  })

  it('comes once a round, after the last turn [B-INC-01]', () => {
    const before = given('actions: 1; A: income 20; A hand: stone').play('pass / stone')
    expect(before.toMove()).toBe('B')
    expect(before.seat('A').money).toBe(30)
  })

  it('does not come after the last round of the game [B-INC-02]', () => {
    const after = given(`
      ${LAST}
      era: rail
      round: 8
      deck: none
      A: money 10, income 34
      B: money 0, income 6, vp 5
      B hand: none
      B tiles: coal-2@dudley:1 flipped, cotton-2@worcester:1
      C hand: none
      D hand: none
    `).play('pass / stone')
    expect(after.state.over).toBe(true)
    expect(after.seat('A').money).toBe(10)
    expect(after.seat('B')).toMatchObject({ money: 0, vp: 5 + 2 })
    expect(after.tile('dudley:1')?.owner).toBe('B')
    expect(after.tile('worcester:1')?.owner).toBe('B')
  })

  it('comes after the last round of the Canal Era, before the era is scored [B-INC-03]', () => {
    const after = given(`
      ${LAST}
      round: 8
      deck: none
      A: money 0, income 7, vp 2
      A tiles: cotton-2@worcester:1 flipped
      B: income 20
      B hand: none
      C hand: none
      C tiles: cotton-2@worcester:2 flipped
      D hand: none
    `).play('pass / stone')
    expect(after.state.era).toBe('rail')
    expect(after.tile('worcester:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 7 - 3, vp: 2 })
    expect(after.seat('B').money).toBe(35)
    expect(after.seat('C').vp).toBe(5)
  })

  it('lets VP be lost before the Canal Era gives any [B-INC-03 B-SHORT-04]', () => {
    const after = given(`
      ${LAST}
      round: 8
      deck: none
      A: money 0, income 6, vp 1
      A links: birmingham-oxford
      B hand: none
      C hand: none
      D hand: none
    `).play('pass / stone')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0 + 2 })
  })
})

describe('The income marker', () => {
  it('moves by spaces, at once, when a tile flips [B-INC-05 B-FLIP-02]', () => {
    const after = given(`
      A: income 30
      A hand: birmingham, stone
      A tiles: coal-1@dudley:1 holds 1
      A links: birmingham-dudley
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A').income).toBe(34)
    expect(after.toMove()).toBe('A')
  })

  it("moves at once in another player's turn [B-INC-05]", () => {
    const after = given(`
      A hand: birmingham, stone
      B: income 12
      B tiles: coal-1@dudley:1 holds 1
      B links: birmingham-dudley
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.toMove()).toBe('A')
    expect(after.seat('B').income).toBe(16)
    expect(after.seat('A').income).toBe(10)
  })

  it('moves two spaces for the beer of Oxford [B-INC-05]', () => {
    const after = given(`
      merchants: oxford:1 cotton
      A: income 11
      A hand: stone, leek
      A tiles: cotton-1@birmingham:1
      B links: birmingham-oxford
    `).play('sell cotton@birmingham:1 beer<oxford:1 / stone')
    expect(after.seat('A').income).toBe(11 + 5 + 2)
  })

  it('never passes the last space [B-INC-06]', () => {
    const after = given(`
      ${LAST}, birmingham
      A: income 95
      A tiles: coal-2@dudley:1 holds 1
      A links: birmingham-dudley
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.tile('dudley:1')?.flipped).toBe(true)
    expect(after.seat('A').income).toBe(99)
    expect(after.seat('A').money).toBe(30 - 8 + 30)
  })

  it('stops at the end of the track for the bonus of Oxford too [B-INC-06 B-MERCH-02]', () => {
    const after = given(`
      ${LAST}
      merchants: oxford:1 cotton
      A: income 96
      A tiles: cotton-2@birmingham:1
      B links: birmingham-oxford
    `).play('sell cotton@birmingham:1 beer<oxford:1 / stone')
    expect(after.seat('A')).toMatchObject({ income: 99, money: 30 + 30 })
  })

  it.each([
    [94, 98],
    [95, 99],
    [96, 99],
    [99, 99],
  ])('on space %i goes to space %i for four steps [B-INC-06]', (from, to) => {
    const after = given(`
      A: income ${from}
      A hand: birmingham, stone
      A tiles: coal-1@dudley:1 holds 1
      A links: birmingham-dudley
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A').income).toBe(to)
  })

  it('stays when a flipped tile is removed in a shortfall [B-INC-07 B-SHORT-03 B-SHORT-04]', () => {
    const after = given(`${LAST}; A: money 0, income 6, vp 5; A tiles: brewery-2@stone:1 flipped`).play(
      'pass / stone',
    )
    expect(after.tile('stone:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 4, income: 6 })
  })

  it('stays when an obsolete tile leaves at the end of the Canal Era [B-INC-07]', () => {
    const after = given(`
      ${LAST}
      round: 8
      deck: none
      A: income 15
      A tiles: cotton-1@worcester:1 flipped
      B hand: none
      C hand: none
      D hand: none
    `).play('pass / stone')
    expect(after.tile('worcester:1')).toBeNull()
    expect(after.seat('A').income).toBe(15)
  })

  it('stays when a flipped tile is overbuilt [B-INC-07]', () => {
    const after = given(`
      A: income 14
      A hand: dudley, stone
      A tiles: coal-1@dudley:1 flipped
    `).play('build coal@dudley:1 / dudley')
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.seat('A').income).toBe(14)
  })
})
