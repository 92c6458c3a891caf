// Moving coal and iron to the market when a mine or works is built.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('A new coal mine', () => {
  it('connected to a merchant place sells to the dearest spaces and flips [B-MKT-01 B-MKT-03 B-MKT-04]', () => {
    const after = given(`
      coal: 10
      A: money 10
      A hand: dudley
      A mat: coal 2
      B links: birmingham-dudley, birmingham-oxford
    `).play('build coal@dudley:1 / dudley')
    expect(after.events.filter(({ type }) => type === 'market-sale')).toMatchObject([
      { price: 2 },
      { price: 2 },
      { price: 1 },
    ])
    expect(after.seat('A')).toMatchObject({ money: 8, spent: 7, income: 17 })
    expect(after.state.coal).toBe(13)
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: true, cubes: 0 })
  })

  it('without a connection keeps its cubes [B-MKT-01]', () => {
    const after = given('coal: 10; A hand: dudley').play('build coal@dudley:1 / dudley')
    expect(after.tile('dudley:1')).toEqual({ tile: 'coal-1', owner: 'A', flipped: false, cubes: 2 })
    expect(after.seat('A')).toMatchObject({ money: 25, income: 10 })
    expect(after.state.coal).toBe(10)
  })

  it('sells nothing later when a connection appears [B-MKT-05]', () => {
    const after = given(`
      players: 2
      coal: 10
      A hand: dudley, leek, stone, derby
      B hand: leek*8
    `).play(
      'build coal@dudley:1 / dudley',
      'network birmingham-dudley / leek',
      ...new Array<string>(4).fill('pass / leek'),
      'network birmingham-oxford / stone',
    )
    expect(after.seat('A')).toMatchObject({ spent: 3, money: 30 - 5 - 3 - 3, income: 10 })
    expect(after.tile('dudley:1')).toMatchObject({ flipped: false, cubes: 2 })
    expect(after.state.coal).toBe(10)
  })

  it('sells nothing later when room appears [B-MKT-05]', () => {
    const after = given(`
      coal: 14
      actions: 1
      A hand: dudley
      B hand: derby, leek
      D links: birmingham-dudley, birmingham-oxford, derby-nottingham
    `).play('build coal@dudley:1 / dudley', 'build manufacturer@derby:2 / derby')
    expect(after.seat('B').spent).toBe(8 + 1)
    expect(after.state.coal).toBe(13)
    expect(after.tile('dudley:1')).toMatchObject({ flipped: false, cubes: 2 })
    expect(after.seat('A').money).toBe(25)
  })

  it('sells through a merchant place without tiles too [B-MKT-01]', () => {
    const after = given(`
      players: 3
      coal: 9
      A hand: wild-location
      B links: belper-derby, derby-nottingham
    `).play('build coal@belper:2 / wild-location')
    expect(after.seat('A')).toMatchObject({ money: 30 - 5 + 3 + 2, spent: 5, income: 14 })
    expect(after.tile('belper:2')?.flipped).toBe(true)
    expect(after.state.coal).toBe(11)
  })

  it.each([
    ['belper:2', 'belper-derby, derby-nottingham'],
    ['redditch:1', 'gloucester-redditch'],
    ['redditch:1', 'oxford-redditch'],
    ['coalbrookdale:3', 'coalbrookdale-shrewsbury'],
    ['leek:2', 'leek-stoke-on-trent, stoke-on-trent-warrington'],
  ])('in %s sells by way of %s beside blank tiles [B-MKT-01]', (slot, lines) => {
    const town = slot.split(':')[0]
    const after = given(`coal: 12; A hand: ${town}; B links: ${lines}`).play(`build coal@${slot} / ${town}`)
    expect(after.seat('A').money).toBe(30 - 5 + 1 + 1)
    expect(after.state.coal).toBe(14)
  })

  it('sells as much as there is room for and keeps the rest [B-MKT-01]', () => {
    const after = given('coal: 13; A hand: redditch; B links: oxford-redditch').play(
      'build coal@redditch:1 / redditch',
    )
    expect(after.seat('A')).toMatchObject({ money: 30 - 5 + 1, income: 10 })
    expect(after.tile('redditch:1')).toMatchObject({ flipped: false, cubes: 1 })
    expect(after.state.coal).toBe(14)
  })

  it('must sell: there is no move that keeps the cubes [B-MKT-01]', () => {
    const game = given('coal: 0; A hand: redditch; B links: oxford-redditch')
    expect(game.legal('build coal')).toEqual(['build coal@redditch:1 / redditch'])
  })

  it('fills an empty market from the £7 spaces down [B-MKT-03]', () => {
    const after = given('coal: 0; A hand: redditch; A mat: coal 4; B links: oxford-redditch').play(
      'build coal@redditch:1 / redditch',
    )
    expect(after.state.coal).toBe(5)
    expect(after.seat('A').money).toBe(30 - 10 - 2 + 7 + 7 + 6 + 6 + 5)
  })

  it('does not count the money it brings against the money spent [B-MKT-03 B-ORDER-03]', () => {
    const after = given('coal: 0; A hand: redditch; B links: oxford-redditch').play(
      'build coal@redditch:1 / redditch',
    )
    expect(after.seat('A')).toMatchObject({ spent: 5, money: 30 - 5 + 7 + 7 })
  })
})

describe('New iron works', () => {
  it('sell without any connection [B-MKT-02]', () => {
    const after = given('A hand: dudley; B tiles: coal-1@dudley:1 holds 1').play(
      'build iron@dudley:2 / dudley',
    )
    expect(after.tile('dudley:1')).toMatchObject({ flipped: true, cubes: 0 })
    expect(after.seat('B').income).toBe(14)
    expect(after.state.iron).toBe(10)
    expect(after.tile('dudley:2')).toEqual({ tile: 'iron-1', owner: 'A', flipped: false, cubes: 2 })
    expect(after.seat('A')).toMatchObject({ spent: 5, money: 27, income: 10 })
  })

  it('flip when the market takes their last cube [B-MKT-02 B-MKT-03 B-MKT-04]', () => {
    const after = given('iron: 5; A hand: dudley; B tiles: coal-1@dudley:1 holds 1').play(
      'build iron@dudley:2 / dudley',
    )
    expect(after.events.filter(({ type }) => type === 'market-sale')).toMatchObject([
      { price: 3 },
      { price: 2 },
      { price: 2 },
      { price: 1 },
    ])
    expect(after.state.iron).toBe(9)
    expect(after.tile('dudley:2')).toMatchObject({ flipped: true, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ spent: 5, money: 33, income: 13 })
  })

  it('keep everything when the market is full [B-MKT-02]', () => {
    const after = given('iron: 10; A hand: dudley; B tiles: coal-1@dudley:1').play(
      'build iron@dudley:2 / dudley',
    )
    expect(after.tile('dudley:2')).toMatchObject({ flipped: false, cubes: 4 })
    expect(after.seat('A').money).toBe(25)
  })

  it('fill an empty market from the £5 spaces down [B-MKT-03 B-MKT-04]', () => {
    const after = given('iron: 0; A hand: dudley; A mat: iron 4; B tiles: coal-1@dudley:1').play(
      'build iron@dudley:2 / dudley',
    )
    expect(after.state.iron).toBe(6)
    expect(after.seat('A')).toMatchObject({ money: 30 - 12 + 5 + 5 + 4 + 4 + 3 + 3, income: 11 })
    expect(after.tile('dudley:2')?.flipped).toBe(true)
  })

  it('pay for market coal first and sell their iron afterwards [B-MKT-02 B-BUILD-04]', () => {
    const position = 'coal: 0; iron: 0; A hand: redditch; B links: oxford-redditch'
    given(`A: money 12; ${position}`).refuses('build iron@redditch:2 coal<market / redditch', 'money.short')
    const after = given(`A: money 13; ${position}`).play('build iron@redditch:2 / redditch')
    expect(after.seat('A')).toMatchObject({ spent: 13, money: 5 + 5 + 4 + 4, income: 13 })
  })

  it('sell nothing after the action that built them, although there is room [B-MKT-05]', () => {
    const after = given('iron: 5; A hand: leek, worcester; A tiles: iron-1@dudley:2').play(
      'pass / leek',
      'build cotton@worcester:1 / worcester',
    )
    expect(after.toMove()).toBe('B')
    expect(after.state.iron).toBe(5)
    expect(after.tile('dudley:2')).toMatchObject({ flipped: false, cubes: 4 })
    expect(after.seat('A').money).toBe(30 - 12)
  })
})
