// Building if you have no tiles on the board: any fitting empty space, any empty line.

import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

/** Towns of the legal builds that begin with these words. */
const towns = (game: Scenario, beginning: string): string[] => [
  ...new Set(game.legal(beginning).map((text) => /@([a-z-]+):/.exec(text)?.[1] ?? '')),
]

const COAL_TOWNS = [
  'belper',
  'burton-on-trent',
  'cannock',
  'coalbrookdale',
  'coventry',
  'dudley',
  'kidderminster',
  'leek',
  'nuneaton',
  'redditch',
  'stone',
  'tamworth',
  'wolverhampton',
]

describe('with nothing on the board', () => {
  it('an industry card builds in any town with a space for it [B-NOTILE-01]', () => {
    expect(towns(given('A hand: coal'), 'build').sort()).toEqual(COAL_TOWNS)
    expect(towns(given('A hand: wild-industry'), 'build coal').sort()).toEqual(COAL_TOWNS)
  })

  it('any card lays a link on any of the 31 canal lines [B-NOTILE-02]', () => {
    for (const card of ['coal', 'leek', 'wild-location', 'wild-industry']) {
      const game = given(`A hand: ${card}`)
      expect(game.legal('network')).toHaveLength(31)
      expect(game.play(game.legal('network')[0]).seat('A')).toMatchObject({ spent: 3, linksLeft: 13 })
    }
    given('A hand: leek').refuses('network derby-uttoxeter / leek', 'network.era')
  })

  it('taken lines stay taken [B-NOTILE-02 B-LINK-06]', () => {
    const game = given('B links: birmingham-dudley; A hand: leek')
    expect(game.legal('network')).toHaveLength(30)
    game.refuses('network birmingham-dudley / leek', 'network.line-taken')
  })

  it('a brewery card reaches the farm breweries too [B-NOTILE-01 B-BUILD-10]', () => {
    for (const card of ['brewery', 'wild-industry'])
      given(`A hand: ${card}`).allows(
        `build brewery@farm-brewery-north iron<market / ${card}`,
        `build brewery@farm-brewery-south iron<market / ${card}`,
      )
    given('A hand: wild-location').refuses(
      'build brewery@farm-brewery-north iron<market / wild-location',
      'build.farm-card',
    )
  })

  it('the other rules of building hold: single icons first, coal connected [B-NOTILE-01 B-BUILD-02 B-COAL-01]', () => {
    const game = given('B links: birmingham-oxford; A hand: cotton-or-manufacturer')
    game.refuses(
      'build manufacturer@birmingham:1 coal<market / cotton-or-manufacturer',
      'build.single-icon-first',
    )
    game.refuses(
      'build manufacturer@coventry:2 coal<market / cotton-or-manufacturer',
      'coal.market-not-connected',
    )
    game.allows('build manufacturer@birmingham:2 coal<market / cotton-or-manufacturer')
  })

  it('an industry card opens empty spaces only: no overbuilding [B-NOTILE-01 B-OVER-01]', () => {
    const game = given(
      'coal: 0; B tiles: coal-1@dudley:1 flipped; A mat: coal 2; A hand: coal, dudley, wild-industry',
    )
    game.refuses('build coal@dudley:1 / coal', 'build.no-tiles-overbuild')
    game.refuses('build coal@dudley:1 / wild-industry', 'build.no-tiles-overbuild')
    game.allows('build coal@dudley:1 / dudley', 'build coal@tamworth:1 / coal')
  })

  it('a rail may start anywhere, if it finds its coal [B-NOTILE-02 B-COAL-01]', () => {
    const game = given('era: rail; B tiles: coal-2@dudley:1; A hand: leek')
    game.allows(
      'network birmingham-dudley coal<dudley:1 / leek',
      'network coalbrookdale-shrewsbury coal<market / leek',
    )
    game.refuses('network stafford-stone coal<market / leek', 'coal.market-not-connected')
    game.refuses('network stafford-stone / leek', 'coal.no-source')
  })

  it('of two rails only the first may start anywhere [B-NOTILE-02]', () => {
    const first = given(`
      era: rail; B tiles: coal-2@dudley:1, brewery-2@walsall:2; C links: birmingham-walsall; A hand: leek
    `).play('network birmingham-dudley coal<dudley:1 / leek')
    first.refuses('+network cannock-walsall coal<dudley:1 beer<walsall:2', 'network.apart')
    first.allows(
      '+network birmingham-coventry coal<dudley:1 beer<walsall:2',
      '+network dudley-wolverhampton coal<dudley:1 beer<walsall:2',
    )
  })
})

describe('with one piece on the board', () => {
  it('a link ends the exception [B-NOTILE-03]', () => {
    const game = given('A hand: leek, coal, iron*2').play('network birmingham-dudley / leek')
    game.refuses('build coal@tamworth:1 / coal', 'build.network')
    game.refuses('network burton-on-trent-tamworth / iron', 'network.apart')
    expect(towns(game, 'build coal')).toEqual(['dudley'])
  })

  it('a tile ends the exception, flipped or not [B-NOTILE-03]', () => {
    for (const tile of ['coal-1@dudley:1', 'coal-1@dudley:1 flipped']) {
      const game = given(`A tiles: ${tile}; A mat: coal 2; A hand: coal`)
      game.refuses('build coal@tamworth:1 / coal', 'build.network')
      game.refuses('network burton-on-trent-tamworth / coal', 'network.apart')
      expect(game.legal('network')).toHaveLength(3)
    }
  })

  it("others' pieces do not count [B-NOTILE-01 B-NOTILE-03]", () => {
    given('B tiles: coal-1@dudley:1; B links: birmingham-dudley; A hand: coal').allows(
      'build coal@tamworth:1 / coal',
      'network burton-on-trent-tamworth / coal',
    )
  })
})

describe('with nothing left on the board', () => {
  const shortfall = `
    round: 4; turn: D; actions: 1; D hand: leek
    A: income 7, money 0, vp 4; A tiles: coal-1@dudley:1; A hand: coal, leek, iron*6
  `

  it('the last tile is given up for a shortfall [B-SHORT-01 B-SHORT-04]', () => {
    const after = given(shortfall).play('pass / leek')
    expect(after.tile('dudley:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 3, income: 7 })
    expect(after.state).toMatchObject({ round: 5, coal: 13 })
    expect(after.events.some(({ type }) => type === 'flip')).toBe(false)
  })

  it('the exception comes back [B-NOTILE-01 B-NET-04]', () => {
    const broke = given(shortfall).play('pass / leek')
    expect(broke.toMove()).toBe('A')
    broke.refuses('network burton-on-trent-tamworth / leek', 'money.short')

    const game = broke.play('loan 30 / leek')
    expect(game.seat('A').mat.coal).toBe('coal-2')
    expect(game.legal('network').filter((text) => text.endsWith('/ coal'))).toHaveLength(31)
    expect(towns(game, 'build coal').sort()).toEqual(COAL_TOWNS)
    expect(game.play('build coal@tamworth:1 / coal').tile('tamworth:1')?.tile).toBe('coal-2')
  })
})
