// Buying coal: when the market is open, and what it costs.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('Coal from the market', () => {
  it('is barred as long as any connected mine has coal, however far [B-COAL-06]', () => {
    const game = given(`
      A hand: birmingham
      C links: birmingham-oxford, birmingham-tamworth
      D tiles: coal-1@tamworth:1
    `)
    game.refuses('build manufacturer@birmingham:2 coal<market / birmingham', 'coal.mine-first')
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.tile('tamworth:1')?.cubes).toBe(1)
    expect(after.seat('A').spent).toBe(8)
    expect(after.state.coal).toBe(13)
  })

  it('costs the price of the cheapest cube [B-COAL-06]', () => {
    const after = given('coal: 12; A hand: birmingham; C links: birmingham-oxford').play(
      'build manufacturer@birmingham:2 / birmingham',
    )
    expect(after.seat('A')).toMatchObject({ spent: 10, money: 20 })
    expect(after.state.coal).toBe(11)
  })

  it.each([
    [14, 1],
    [13, 1],
    [12, 2],
    [11, 2],
    [10, 3],
    [9, 3],
    [8, 4],
    [7, 4],
    [6, 5],
    [5, 5],
    [4, 6],
    [3, 6],
    [2, 7],
    [1, 7],
    [0, 8],
  ])('with %i cubes left sells the next one for £%i [B-COAL-06 B-COAL-08]', (cubes, price) => {
    const after = given(`coal: ${cubes}; A hand: birmingham; C links: birmingham-oxford`).play(
      'build manufacturer@birmingham:2 / birmingham',
    )
    expect(after.seat('A').spent).toBe(8 + price)
    expect(after.state.coal).toBe(Math.max(0, cubes - 1))
  })

  it('sells two cubes at a climbing price [B-COAL-06]', () => {
    const after = given(`
      coal: 13
      A hand: birmingham
      A mat: manufacturer 3
      C links: birmingham-oxford
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A').spent).toBe(12 + 1 + 2)
    expect(after.state.coal).toBe(11)
  })

  it('sells coal for £8 each when it is empty [B-COAL-08]', () => {
    const after = given(`
      coal: 0
      A hand: birmingham
      A mat: manufacturer 3
      C links: birmingham-oxford
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A')).toMatchObject({ spent: 28, money: 2 })
    expect(after.state.coal).toBe(0)
  })

  it('sells its last cube for £7 and the next for £8 [B-COAL-06 B-COAL-08]', () => {
    const after = given(`
      coal: 1
      A hand: birmingham
      A mat: manufacturer 3
      C links: birmingham-oxford
    `).play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A')).toMatchObject({ spent: 27, money: 3 })
    expect(after.state.coal).toBe(0)
  })

  it('needs the connection also when it is empty [B-COAL-08]', () => {
    given('coal: 0; A hand: birmingham').refuses(
      'build manufacturer@birmingham:2 coal<market / birmingham',
      'coal.market-not-connected',
    )
  })

  it('follows the last cube of the only connected mine in the same action [B-COAL-05 B-COAL-06]', () => {
    const game = given(`
      coal: 13
      A hand: birmingham
      A mat: manufacturer 3
      C links: birmingham-oxford, birmingham-tamworth
      D tiles: coal-1@tamworth:1 holds 1
    `)
    game.refuses('build manufacturer@birmingham:2 coal<market,market / birmingham', 'coal.mine-first')
    expect(game.legal('build manufacturer@birmingham:2')).toEqual([
      'build manufacturer@birmingham:2 coal<tamworth:1,market / birmingham',
    ])
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.seat('A').spent).toBe(12 + 1)
    expect(after.state.coal).toBe(12)
    expect(after.tile('tamworth:1')?.flipped).toBe(true)
    expect(after.seat('D').income).toBe(14)
  })

  it('does not share an action with a mine that has coal left [B-COAL-06]', () => {
    given(`
      A hand: birmingham
      A mat: manufacturer 3
      C links: birmingham-oxford, birmingham-tamworth
      D tiles: coal-1@tamworth:1
    `).refuses('build manufacturer@birmingham:2 coal<tamworth:1,market / birmingham', 'coal.mine-first')
  })

  it.each([
    ['stoke-on-trent:2', 'stoke-on-trent-warrington'],
    ['derby:3', 'derby-nottingham'],
    ['coalbrookdale:2', 'coalbrookdale-shrewsbury'],
    ['redditch:2', 'gloucester-redditch'],
    ['redditch:2', 'oxford-redditch'],
  ])('opens for %s through %s although every merchant tile is blank [B-COAL-07]', (slot, line) => {
    const town = slot.split(':')[0]
    const after = given(`A hand: ${town}; C links: ${line}`).play(`build iron@${slot} / ${town}`)
    expect(after.seat('A').spent).toBe(5 + 1)
    expect(after.state.coal).toBe(12)
  })

  it('opens through a merchant place that has no merchant tile at all [B-COAL-07]', () => {
    const nottingham = given('players: 3; A hand: wild-location; B links: derby-nottingham')
    expect(nottingham.play('build iron@derby:3 / wild-location').seat('A').spent).toBe(5 + 1)
    const warrington = given('players: 2; A hand: wild-location; B links: stoke-on-trent-warrington')
    expect(warrington.play('build manufacturer@stoke-on-trent:3 / wild-location').seat('A').spent).toBe(8 + 1)
  })
})
