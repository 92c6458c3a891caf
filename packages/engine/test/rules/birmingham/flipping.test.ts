// Flipping industry tiles: when, and what it gives.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('A tile flips', () => {
  it("at once in another player's turn when its last barrel is used [B-FLIP-01 B-FLIP-02 B-INC-05]", () => {
    const after = given(`
      merchants: oxford:1 cotton empty
      A hand: leek, stone
      A tiles: cotton-1@birmingham:1
      B tiles: brewery-1@walsall:2
      C links: birmingham-oxford, birmingham-walsall
    `).play('sell cotton@birmingham:1 beer<walsall:2 / leek')
    expect(after.toMove()).toBe('A')
    expect(after.tile('walsall:2')).toEqual({ tile: 'brewery-1', owner: 'B', flipped: true, cubes: 0 })
    expect(after.seat('B').income).toBe(14)
  })

  it.each([
    { cubes: 2, left: 1, flipped: false, income: 10 },
    { cubes: 1, left: 0, flipped: true, income: 14 },
  ])(
    'when the last coal leaves, not before: $cubes on the mine [B-FLIP-01]',
    ({ cubes, left, flipped, income }) => {
      const after = given(`
      A hand: birmingham, stone
      B tiles: coal-1@dudley:1 holds ${cubes}
      B links: birmingham-dudley
    `).play('build manufacturer@birmingham:2 / birmingham')
      expect(after.tile('dudley:1')).toEqual({ tile: 'coal-1', owner: 'B', flipped, cubes: left })
      expect(after.seat('B').income).toBe(income)
    },
  )

  it('when the last iron leaves, whoever takes it [B-FLIP-01 B-FLIP-02]', () => {
    const after = given('A hand: leek, stone; D tiles: iron-3@derby:3 holds 1').play('develop cotton / leek')
    expect(after.tile('derby:3')?.flipped).toBe(true)
    expect(after.seat('D').income).toBe(12)
  })

  it('when the market takes its last cube on building [B-FLIP-01]', () => {
    const after = given('coal: 12; A hand: redditch; B links: oxford-redditch').play(
      'build coal@redditch:1 / redditch',
    )
    expect(after.tile('redditch:1')?.flipped).toBe(true)
    expect(after.seat('A').income).toBe(14)
  })

  it('by a sale if it is a mill, manufacturer or pottery, and only then [B-FLIP-01 B-FLIP-02]', () => {
    const game = given(`
      merchants: nottingham:1 all-goods empty
      A hand: belper, leek, stone
      A tiles: brewery-1@stone:1
      B links: belper-derby, derby-nottingham
      C tiles: coal-1@belper:2
    `)
    for (const [tile, income] of [
      ['cotton@belper:1', 5],
      ['manufacturer@belper:1', 5],
      ['pottery@belper:3', 5],
    ] as const) {
      const built = game.play(game.legal(`build ${tile}`)[0])
      expect(built.tile(tile.split('@')[1])?.flipped).toBe(false)
      const sold = built.play(`sell ${tile} / leek`)
      expect(sold.tile(tile.split('@')[1])?.flipped).toBe(true)
      expect(sold.seat('A').income).toBe(10 + income + 4)
    }
  })

  it('never by a sale if it is a mine, works or brewery [B-FLIP-01]', () => {
    const game = given(`
      merchants: oxford:1 all-goods
      A hand: leek
      A tiles: coal-1@redditch:1, iron-1@birmingham:3, brewery-1@walsall:2
      B links: birmingham-oxford, birmingham-walsall, oxford-redditch
    `)
    game.refuses('sell coal@redditch:1 > oxford:1 / leek', 'sell.industry')
    game.refuses('sell iron@birmingham:3 > oxford:1 / leek', 'sell.industry')
    game.refuses('sell brewery@walsall:2 > oxford:1 / leek', 'sell.industry')
  })
})

describe('A flipped tile', () => {
  it('holds nothing: the next mine is used and still bars the market [B-FLIP-03 B-COAL-02]', () => {
    const game = given(`
      A hand: birmingham
      B tiles: coal-1@dudley:1 flipped
      B links: birmingham-dudley, birmingham-walsall, cannock-walsall, birmingham-oxford
      C tiles: coal-2@cannock:2 holds 2
    `)
    game.refuses('build manufacturer@birmingham:2 coal<dudley:1 / birmingham', 'coal.none-there')
    game.refuses('build manufacturer@birmingham:2 coal<market / birmingham', 'coal.mine-first')
    const after = game.play('build manufacturer@birmingham:2 / birmingham')
    expect(after.tile('cannock:2')).toMatchObject({ flipped: false, cubes: 1 })
    expect(after.seat('A')).toMatchObject({ spent: 8, money: 22 })
    expect(after.state.coal).toBe(13)
  })

  it('flips only once [B-FLIP-03]', () => {
    given(`
      merchants: oxford:1 cotton
      A hand: leek
      A tiles: cotton-1@birmingham:1 flipped
      B links: birmingham-oxford
    `).refuses('sell cotton@birmingham:1 > oxford:1 beer<oxford:1 / leek', 'sell.flipped')
  })
})
