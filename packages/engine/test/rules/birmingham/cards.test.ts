// Cards for building: locations, industries and wild cards.

import { newGame, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario, scenario } from '../../scenario.ts'

const townsIn = (moves: readonly string[]): string[] => [
  ...new Set(moves.map((move) => /@([a-z-]+)/.exec(move)?.[1] ?? '')),
]

describe('A location card', () => {
  it('builds in its town, within the network or not [B-CARD-01]', () => {
    const after = given('A hand: tamworth; A tiles: cotton-1@worcester:1').play(
      'build coal@tamworth:1 / tamworth',
    )
    expect(after.tile('tamworth:1')).toEqual({ tile: 'coal-1', owner: 'A', flipped: false, cubes: 2 })
    expect(after.seat('A').spent).toBe(5)
  })

  it('builds any industry the town has a space for [B-CARD-01]', () => {
    const game = given('A hand: derby; C links: derby-nottingham')
    expect(game.legal('build')).toEqual([
      'build cotton@derby:1 / derby',
      'build cotton@derby:2 / derby',
      'build manufacturer@derby:2 coal<market / derby',
      'build iron@derby:3 coal<market / derby',
      'build brewery@derby:1 iron<market / derby',
    ])
  })

  it('builds in no other town, not even in the network [B-CARD-01]', () => {
    given('A hand: tamworth; A links: birmingham-dudley').refuses(
      'build coal@dudley:1 / tamworth',
      'build.card-location',
    )
  })
})

describe('An industry card', () => {
  it('builds where only a link of yours touches [B-CARD-02 B-NET-01]', () => {
    const after = given(`
      A hand: cotton-or-manufacturer
      A mat: manufacturer 2
      A links: birmingham-dudley
      C tiles: iron-1@redditch:2
    `).play('build manufacturer@birmingham:2 / cotton-or-manufacturer')
    expect(after.seat('A')).toMatchObject({ spent: 10, money: 20 })
    expect(after.tile('redditch:2')?.cubes).toBe(3)
  })

  it('with two icons builds either industry and nothing else [B-CARD-02]', () => {
    const game = given(`
      A hand: cotton-or-manufacturer
      A links: birmingham-dudley
      B tiles: coal-1@dudley:1
    `)
    expect(game.legal('build')).toEqual([
      'build cotton@birmingham:1 / cotton-or-manufacturer',
      'build manufacturer@birmingham:2 coal<dudley:1 / cotton-or-manufacturer',
      'build manufacturer@birmingham:4 coal<dudley:1 / cotton-or-manufacturer',
    ])
    game.refuses('build iron@birmingham:3 coal<dudley:1 / cotton-or-manufacturer', 'build.card-industry')
  })

  it('builds no other industry [B-CARD-02]', () => {
    given('A hand: coal; A links: birmingham-dudley; B tiles: coal-1@dudley:1').refuses(
      'build iron@dudley:2 coal<dudley:1 / coal',
      'build.card-industry',
    )
  })

  it('does not build outside the network [B-CARD-02]', () => {
    given('A hand: coal; A links: birmingham-dudley').refuses('build coal@tamworth:1 / coal', 'build.network')
  })
})

describe('A wild card', () => {
  it('for a location does not reach a farm brewery, one for an industry does [B-CARD-03 B-FARM-01]', () => {
    const game = given(
      'A hand: wild-location, wild-industry, brewery, cannock; A links: cannock-farm-brewery-north',
    )
    game.refuses('build brewery@farm-brewery-north iron<market / wild-location', 'build.farm-card')
    game.refuses('build brewery@farm-brewery-north iron<market / cannock', 'build.farm-card')
    game.allows(
      'build brewery@farm-brewery-north iron<market / wild-industry',
      'build brewery@farm-brewery-north iron<market / brewery',
    )
  })

  it('for a location stands for every town [B-CARD-03]', () => {
    const game = given('A hand: wild-location; A links: birmingham-dudley')
    expect(townsIn(game.legal('build coal'))).toEqual([
      'leek',
      'stone',
      'belper',
      'burton-on-trent',
      'cannock',
      'tamworth',
      'coalbrookdale',
      'wolverhampton',
      'dudley',
      'kidderminster',
      'nuneaton',
      'coventry',
      'redditch',
    ])
    expect(townsIn(game.legal('build brewery'))).toEqual([
      'stone',
      'uttoxeter',
      'derby',
      'stafford',
      'burton-on-trent',
      'walsall',
      'coalbrookdale',
      'nuneaton',
    ])
  })

  it('for an industry stands for every industry, within the network [B-CARD-03]', () => {
    const game = given('A hand: wild-industry; A links: derby-nottingham')
    expect(game.legal('build')).toEqual([
      'build cotton@derby:1 / wild-industry',
      'build cotton@derby:2 / wild-industry',
      'build manufacturer@derby:2 coal<market / wild-industry',
      'build iron@derby:3 coal<market / wild-industry',
      'build brewery@derby:1 iron<market / wild-industry',
    ])
    game.refuses('build coal@dudley:1 / wild-industry', 'build.network')
  })

  it('may be spent for any action and for a pass, and returns to its pile [B-CARD-04]', () => {
    const game = given(`
      wilds: wild-location 3, wild-industry 3
      merchants: oxford:1 cotton
      A hand: wild-location, wild-industry, dudley
      A discard: leek
      A tiles: cotton-1@birmingham:1
      B links: birmingham-oxford
    `)
    const moves = [
      'build coal@dudley:1 / wild-location',
      'network birmingham-dudley / wild-location',
      'develop cotton iron<market / wild-location',
      'sell cotton@birmingham:1 beer<oxford:1 / wild-location',
      'loan 30 / wild-location',
      'pass / wild-location',
    ]
    for (const move of moves) {
      const after = game.play(move)
      expect(after.state.wilds, move).toEqual([4, 3])
      expect(after.seat('A').discard, move).toEqual(['leek'])
      expect(after.seat('A').hand, move).toEqual(['dudley', 'wild-industry'])
    }
    expect(game.play('pass / wild-industry').state.wilds).toEqual([3, 4])
  })

  it('never enters a discard pile [B-CARD-04]', () => {
    const after = given(`
      wilds: wild-location 3, wild-industry 3
      A hand: wild-location, wild-industry, leek
      A discard: stone
    `).play('loan 30 / wild-location')
    expect(after.state.wilds).toEqual([4, 3])
    expect(after.seat('A').discard).toEqual(['stone'])
    expect(after.seat('A').money).toBe(60)
  })

  it('never enters the Rail deck, which is complete [B-CARD-04 B-END-04]', () => {
    let game: Scenario = scenario(
      newGame({ edition: 'birmingham', seats: 4, variants: [] }, '5'.repeat(32)),
      [],
    )
    game = game.play(game.legal('scout')[0])
    // One action each in the first round, two in each of the seven others; the scout was the first.
    for (let action = 1; action < 4 + 7 * 8; action++)
      game = scenario(game.play(game.legal('pass').at(-1) as string).state, [])
    expect(game.state).toMatchObject({ era: 'rail', round: 1 })

    const { deck, players, wilds } = game.state
    expect(deck).toHaveLength(32)
    expect(wilds).toEqual([4, 4])
    const cards = [...deck, ...players.flatMap(({ hand }) => hand)].sort((a, b) => a - b)
    expect(cards).toEqual([...rulesOf(game.state).deck])
    expect(cards).toHaveLength(64)
  })
})
