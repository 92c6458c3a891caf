// Merchant beer bonuses: Oxford, Warrington, Nottingham, Shrewsbury and Gloucester.

import { positionObject } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

const barrel = (game: Scenario, space: string) => positionObject(game.state).merchants[space].barrel

describe('the bonus of a merchant barrel', () => {
  it('is 4 points at Shrewsbury [B-MERCH-02 B-MERCH-01]', () => {
    const after = given(`
      merchants: shrewsbury:1 manufacturer; A tiles: manufacturer-1@wolverhampton:1
      B links: coalbrookdale-wolverhampton, coalbrookdale-shrewsbury; A hand: leek
    `).play('sell manufacturer@wolverhampton:1 > shrewsbury:1 beer<shrewsbury:1 / leek')
    expect(after.seat('A')).toMatchObject({ vp: 4, money: 30, income: 15 })
    expect(barrel(after, 'shrewsbury:1')).toBe(false)
  })

  it('is 3 points at Nottingham [B-MERCH-02 B-MERCH-01]', () => {
    const after = given(`
      merchants: nottingham:2 cotton; A tiles: cotton-1@derby:1; B links: derby-nottingham; A hand: leek
    `).play('sell cotton@derby:1 > nottingham:2 beer<nottingham:2 / leek')
    expect(after.seat('A')).toMatchObject({ vp: 3, money: 30, income: 15 })
    expect(barrel(after, 'nottingham:2')).toBe(false)
  })

  it('is £5 at Warrington [B-MERCH-02 B-MERCH-01]', () => {
    const after = given(`
      merchants: warrington:1 manufacturer; A tiles: manufacturer-1@stoke-on-trent:3
      B links: stoke-on-trent-warrington
      A hand: leek
    `).play('sell manufacturer@stoke-on-trent:3 > warrington:1 beer<warrington:1 / leek')
    expect(after.seat('A')).toMatchObject({ vp: 0, money: 35, income: 15, spent: 0 })
  })

  it('is two income spaces at Oxford, not levels [B-MERCH-02 B-INC-05]', () => {
    const after = given(`
      merchants: oxford:2 cotton; A: income 40; A tiles: cotton-1@birmingham:1; B links: birmingham-oxford
      A hand: leek
    `).play('sell cotton@birmingham:1 > oxford:2 beer<oxford:2 / leek')
    expect(after.seat('A')).toMatchObject({ vp: 0, money: 30, income: 47 })
  })

  it('follows the place, whatever goods the tile there shows [B-MERCH-01]', () => {
    const after = given(`
      merchants: nottingham:1 pottery; A tiles: pottery-1@belper:3
      B links: belper-derby, derby-nottingham; A hand: leek
    `).play('sell pottery@belper:3 > nottingham:1 beer<nottingham:1 / leek')
    expect(after.seat('A')).toMatchObject({ vp: 3, income: 15 })
  })

  it('comes once for each barrel: both barrels of a place give it twice [B-MERCH-01]', () => {
    const after = given(`
      merchants: nottingham:1 cotton, nottingham:2 all-goods; B links: belper-derby, derby-nottingham
      A tiles: cotton-1@derby:1, cotton-1@belper:1; A hand: leek
    `).play(
      'sell cotton@derby:1 > nottingham:1 beer<nottingham:1 / leek',
      '+sell cotton@belper:1 > nottingham:2 beer<nottingham:2',
    )
    expect(after.seat('A')).toMatchObject({ vp: 6, income: 20 })
  })

  it('does not come with beer from a brewery; the barrel stays [B-MERCH-04 B-MERCH-01]', () => {
    const game = given(`
      merchants: nottingham:1 cotton; A tiles: cotton-1@derby:1, brewery-1@stone:1; B links: derby-nottingham
      A hand: leek
    `)
    expect(game.legal('sell')).toEqual([
      'sell cotton@derby:1 > nottingham:1 beer<stone:1 / leek',
      'sell cotton@derby:1 > nottingham:1 beer<nottingham:1 / leek',
    ])
    const after = game.play('sell cotton@derby:1 > nottingham:1 beer<stone:1 / leek')
    expect(after.seat('A')).toMatchObject({ vp: 0, income: 19 })
    expect(barrel(after, 'nottingham:1')).toBe(true)
  })

  it('goes to the seller, not to the owner of the links [B-MERCH-01]', () => {
    const after = given(`
      merchants: nottingham:1 cotton; A tiles: cotton-1@derby:1; B links: derby-nottingham; A hand: leek
    `).play('sell cotton@derby:1 > nottingham:1 beer<nottingham:1 / leek')
    expect(after.seat('B')).toMatchObject({ vp: 0, income: 10, money: 30 })
  })
})

describe('the £5 of Warrington', () => {
  it('do not lower the amount spent [B-MERCH-05 B-ORDER-03]', () => {
    const after = given(`
      merchants: warrington:1 manufacturer; A tiles: manufacturer-1@stoke-on-trent:3
      B links: stoke-on-trent-warrington
      A hand: leek*2, iron
    `).play(
      'network leek-stoke-on-trent / leek',
      'sell manufacturer@stoke-on-trent:3 > warrington:1 beer<warrington:1 / leek',
    )
    expect(after.seat('A')).toMatchObject({ spent: 3, money: 32 })
  })

  it('pay for the next action, not for the one before [B-MERCH-02 B-MERCH-05]', () => {
    const game = given(`
      merchants: warrington:1 manufacturer; A: money 0; A tiles: manufacturer-1@stoke-on-trent:3
      B links: stoke-on-trent-warrington; A hand: leek, stone, iron
    `)
    game.refuses('build coal@stone:2 / stone', 'money.short')
    const sold = game.play('sell manufacturer@stoke-on-trent:3 > warrington:1 beer<warrington:1 / leek')
    expect(sold.seat('A')).toMatchObject({ money: 5, income: 15, spent: 0 })
    const built = sold.play('build coal@stone:2 / stone')
    expect(built.seat('A')).toMatchObject({ money: 0, spent: 5 })
    expect(built.tile('stone:2')).toMatchObject({ tile: 'coal-1', cubes: 2, flipped: false })
  })
})

describe('the bonus of Gloucester', () => {
  const gloucester = `
    merchants: gloucester:1 cotton; A tiles: cotton-1@worcester:1; B links: gloucester-worcester; A hand: leek
  `
  const sale = 'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1'

  it('removes one lowest tile of choice from the mat, without iron [B-MERCH-03]', () => {
    const game = given(`${gloucester}; iron: 0`)
    for (const [industry, next] of Object.entries({
      manufacturer: 'manufacturer-2',
      coal: 'coal-2',
      iron: 'iron-2',
    })) {
      const after = game.play(`${sale} bonus:${industry} / leek`)
      expect(after.seat('A').mat[industry]).toBe(next)
      expect(after.seat('A')).toMatchObject({ money: 30, spent: 0, income: 15 })
      expect(after.state.iron).toBe(0)
    }
    const brewery = game.play(`${sale} bonus:brewery / leek`)
    expect(positionObject(brewery.state).seats.A.mat?.brewery).toBe('1*1')
  })

  it('takes no iron from works either [B-MERCH-03]', () => {
    const after = given(`${gloucester}; C tiles: iron-1@dudley:2 holds 1`).play(`${sale} bonus:coal / leek`)
    expect(after.tile('dudley:2')).toMatchObject({ cubes: 1, flipped: false })
    expect(after.state.iron).toBe(8)
  })

  it('cannot remove a pottery with a lightbulb, but a pottery II [B-MERCH-03]', () => {
    const bulb = given(gloucester)
    bulb.refuses(`${sale} bonus:pottery / leek`, 'develop.lightbulb')
    expect(bulb.legal('sell')).toHaveLength(5)
    const plain = given(`${gloucester}; A mat: pottery 2`)
    expect(plain.legal('sell')).toHaveLength(6)
    expect(plain.play(`${sale} bonus:pottery / leek`).seat('A').mat.pottery).toBe('pottery-3')
    given(`${gloucester}; A mat: pottery 3`).refuses(`${sale} bonus:pottery / leek`, 'develop.lightbulb')
  })

  it('is no offer: one tile must go if one can [B-MERCH-03]', () => {
    given(gloucester).refuses(`${sale} / leek`, 'bonus.must-choose')
    given(gloucester).refuses(`${sale} bonus:none / leek`, 'bonus.must-choose')
  })

  it('passes over an industry with nothing left [B-MERCH-03]', () => {
    const game = given(`${gloucester}; A mat: iron none`)
    game.refuses(`${sale} bonus:iron / leek`, 'develop.mat-empty')
    expect(game.legal('sell')).toHaveLength(4)
  })

  it('is nothing when no tile can be removed [B-MERCH-03]', () => {
    const game = given(
      `${gloucester}; A mat: cotton none, manufacturer none, pottery 3, coal none, iron none, brewery none`,
    )
    expect(game.legal('sell')).toEqual([`${sale} / leek`])
    const after = game.play(`${sale} / leek`)
    expect(after.seat('A').income).toBe(15)
    expect(after.seat('A').mat.pottery).toBe('pottery-3')
    expect(barrel(after, 'gloucester:1')).toBe(false)
  })

  it('removes a tile at Gloucester only, and only for its barrel [B-MERCH-01 B-MERCH-03]', () => {
    given(`
      merchants: oxford:1 cotton; A tiles: cotton-1@birmingham:1; B links: birmingham-oxford; A hand: leek
    `).refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 bonus:coal / leek', 'bonus.none')
    given(`
      merchants: gloucester:1 cotton; A tiles: cotton-1@worcester:1, brewery-1@stone:1
      B links: gloucester-worcester
      A hand: leek
    `).refuses('sell cotton@worcester:1 > gloucester:1 beer<stone:1 bonus:coal / leek', 'bonus.none')
  })

  it('may remove a tile that could not be built in this era [B-MERCH-03 B-DEV-03]', () => {
    const game = given(`${gloucester}; A mat: brewery 4`)
    expect(game.play(`${sale} bonus:brewery / leek`).seat('A').mat.brewery).toBeNull()
  })

  it('opens the way for the next build [B-MERCH-03 B-BUILD-08]', () => {
    const game = given(`
      era: rail; merchants: gloucester:1 manufacturer; A tiles: manufacturer-2@redditch:1; A mat: cotton 1*1
      B links: gloucester-redditch, gloucester-worcester; A hand: leek, worcester, iron
    `)
    const opened = game.play(
      'sell manufacturer@redditch:1 > gloucester:1 beer<gloucester:1 bonus:cotton / leek',
    )
    expect(opened.seat('A').income).toBe(11)
    const built = opened.play('build cotton@worcester:1 coal<market / worcester')
    expect(built.seat('A')).toMatchObject({ spent: 15, money: 15 })
    expect(built.tile('worcester:1')?.tile).toBe('cotton-2')
    expect(built.state.coal).toBe(12)

    game.refuses('build cotton@worcester:1 coal<market / worcester', 'build.era')
    game
      .play('sell manufacturer@redditch:1 > gloucester:1 beer<gloucester:1 bonus:coal / leek')
      .refuses('build cotton@worcester:1 coal<market / worcester', 'build.era')
  })
})
