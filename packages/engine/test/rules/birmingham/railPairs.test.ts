// Two rails in one Network action: price, coal and beer, each link placed and supplied before the next.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('two rails in one action', () => {
  it('need beer: without it the action ends after the first [B-LINK-03]', () => {
    const game = given('era: rail; A tiles: coal-2@dudley:1; A hand: leek, iron')
    const after = game.play('network birmingham-dudley coal<dudley:1 / leek')
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    expect(after.legal('+network')).toEqual([])
    after.refuses('+network dudley-wolverhampton coal<dudley:1', 'turn.no-open-action')
  })

  it('cost £15, two coal and one beer [B-LINK-03]', () => {
    const game = given('era: rail; A tiles: coal-2@dudley:1, brewery-2@stone:1; A hand: leek, iron')
    const first = game.play('network birmingham-dudley coal<dudley:1 / leek')
    expect(first.seat('A')).toMatchObject({ spent: 5, hand: ['iron'] })
    expect(first.state).toMatchObject({ pending: { type: 'network', steps: 1 }, actionsLeft: 2 })
    const both = first.play('+network dudley-wolverhampton coal<dudley:1 beer<stone:1')
    expect(both.seat('A')).toMatchObject({ money: 15, spent: 15, linksLeft: 12, hand: ['iron'] })
    expect(both.tile('dudley:1')).toMatchObject({ cubes: 1, flipped: false })
    expect(both.tile('stone:1')).toMatchObject({ cubes: 1, flipped: false })
    expect(both.state).toMatchObject({ pending: null, actionsLeft: 1 })
  })

  it('are two at most [B-LINK-03]', () => {
    const pair = given(
      'era: rail; A: money 60; A tiles: coal-2@dudley:1, brewery-2@stone:1; A hand: leek, iron',
    ).play(
      'network birmingham-dudley coal<dudley:1 / leek',
      '+network dudley-wolverhampton coal<dudley:1 beer<stone:1',
    )
    pair.refuses('+network dudley-kidderminster coal<dudley:1 beer<stone:1', 'turn.no-open-action')
    given('era: rail; pending: network 2; A tiles: coal-2@dudley:1, brewery-2@stone:1; A hand: iron').refuses(
      '+network dudley-kidderminster coal<dudley:1 beer<stone:1',
      'network.links-per-action',
    )
  })

  it('may stay one although a second could follow [B-LINK-03]', () => {
    const game = given('era: rail; A tiles: coal-2@dudley:1, brewery-2@stone:1; A hand: leek, iron')
    const after = game.play('network birmingham-dudley coal<dudley:1 / leek', 'end')
    expect(after.seat('A').spent).toBe(5)
    expect(after.tile('stone:1')?.cubes).toBe(2)
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
  })

  it('pay one card, and leave no room for another action in between [B-LINK-03 B-TURN-03]', () => {
    const first = given('era: rail; A tiles: coal-2@dudley:1, brewery-2@stone:1; A hand: leek, iron').play(
      'network birmingham-dudley coal<dudley:1 / leek',
    )
    first.refuses('network dudley-wolverhampton coal<dudley:1 beer<stone:1 / iron', 'card.not-needed')
    first.refuses('loan 30 / iron', 'turn.finish-action')
  })

  it('take exactly one beer [B-LINK-03]', () => {
    const first = given(
      'era: rail; A tiles: coal-2@dudley:1, brewery-2@stone:1, brewery-2@derby:1; A hand: leek',
    ).play('network birmingham-dudley coal<dudley:1 / leek')
    first.refuses('+network dudley-wolverhampton coal<dudley:1 beer<stone:1,derby:1', 'beer.count')
    first.refuses('+network dudley-wolverhampton coal<dudley:1 beer<stone:1,stone:1', 'beer.count')
    expect(first.legal('+network dudley-wolverhampton')).toEqual([
      '+network dudley-wolverhampton coal<dudley:1 beer<stone:1',
      '+network dudley-wolverhampton coal<dudley:1 beer<derby:1',
    ])
  })

  it("never use a merchant's barrel, nor buy beer [B-LINK-03 B-BEER-04 B-BEER-01]", () => {
    const first = given(`
      era: rail; merchants: oxford:1 manufacturer
      A tiles: coal-2@dudley:1, brewery-2@stone:1; A links: birmingham-oxford; A hand: leek
    `).play('network birmingham-dudley coal<dudley:1 / leek')
    first.refuses('+network dudley-wolverhampton coal<dudley:1 beer<oxford:1', 'beer.merchant-for-rail')
    first.refuses('+network dudley-wolverhampton coal<dudley:1 beer<market', 'beer.no-market')
  })

  it('need not touch each other [B-LINK-04]', () => {
    const game = given(`
      era: rail; A tiles: coal-2@dudley:1 holds 2, coal-2@tamworth:1 holds 2, brewery-2@stone:1 holds 1
      A hand: leek, iron
    `)
    const after = game.play(
      'network dudley-kidderminster coal<dudley:1 / leek',
      '+network nuneaton-tamworth coal<tamworth:1 beer<stone:1',
    )
    expect(after.seat('A')).toMatchObject({ spent: 15, income: 15 })
    expect(after.seat('A').links).toEqual(['dudley-kidderminster', 'nuneaton-tamworth'])
    expect(after.tile('dudley:1')?.cubes).toBe(1)
    expect(after.tile('tamworth:1')?.cubes).toBe(1)
    expect(after.tile('stone:1')).toMatchObject({ flipped: true, cubes: 0 })
  })

  it('are placed one after the other: the second may continue the first [B-LINK-01 B-LINK-04]', () => {
    const game = given(
      'era: rail; A tiles: coal-2@dudley:1 holds 3, brewery-2@stone:1 holds 2; A hand: leek, iron',
    )
    const after = game.play(
      'network birmingham-dudley coal<dudley:1 / leek',
      '+network birmingham-coventry coal<dudley:1 beer<stone:1',
    )
    expect(after.seat('A').spent).toBe(15)
    expect(after.tile('dudley:1')).toMatchObject({ cubes: 1, flipped: false })
    expect(after.tile('stone:1')).toMatchObject({ cubes: 1, flipped: false })
    game.refuses('network birmingham-coventry coal<dudley:1 / leek', 'network.apart')
  })

  it('let the second use coal that the first has reached [B-LINK-04 B-COAL-05]', () => {
    const after = given(`
      era: rail; A tiles: coal-2@dudley:1 holds 1, brewery-2@stone:1; B tiles: coal-2@cannock:2 holds 2
      C links: cannock-wolverhampton; A hand: leek
    `).play(
      'network dudley-wolverhampton coal<dudley:1 / leek',
      '+network dudley-kidderminster coal<cannock:2 beer<stone:1',
    )
    expect(after.tile('dudley:1')).toMatchObject({ flipped: true, cubes: 0 })
    expect(after.tile('cannock:2')?.cubes).toBe(1)
    expect(after.seat('A')).toMatchObject({ spent: 15, income: 17 })
  })

  it('let the second buy coal that the first has opened, not the other way round [B-LINK-04 B-COAL-01]', () => {
    const game = given(`
      era: rail; A tiles: iron-2@coalbrookdale:2 flipped, brewery-2@derby:1 holds 1; A hand: leek
    `)
    game.refuses('network coalbrookdale-wolverhampton coal<market / leek', 'coal.market-not-connected')
    expect(game.legal('network coalbrookdale')).toEqual([
      'network coalbrookdale-shrewsbury coal<market / leek',
    ])
    const after = game.play(
      'network coalbrookdale-shrewsbury coal<market / leek',
      '+network coalbrookdale-wolverhampton coal<market beer<derby:1',
    )
    expect(after.seat('A').spent).toBe(18)
  })

  it('must be paid to the pound, coal included [B-LINK-03 B-COAL-06 B-TURN-07]', () => {
    const works = 'A tiles: iron-2@coalbrookdale:2 flipped, brewery-2@derby:1 holds 2'
    const rich = given(`era: rail; A: money 18; ${works}; A hand: leek, iron`).play(
      'network coalbrookdale-shrewsbury coal<market / leek',
      '+network coalbrookdale-wolverhampton coal<market beer<derby:1',
    )
    expect(rich.seat('A')).toMatchObject({ money: 0, spent: 18 })
    expect(rich.state.coal).toBe(11)

    const poor = given(`era: rail; A: money 17; ${works}; A hand: leek, iron`).play(
      'network coalbrookdale-shrewsbury coal<market / leek',
    )
    expect(poor.seat('A')).toMatchObject({ money: 11, spent: 6 })
    expect(poor.tile('derby:1')?.cubes).toBe(2)
    expect(poor.state).toMatchObject({ coal: 12, pending: null, actionsLeft: 1 })
    poor.refuses('+network coalbrookdale-wolverhampton coal<market beer<derby:1', 'turn.no-open-action')
    given(`
      era: rail; pending: network 1; coal: 12; A: money 11; ${works}; A links: coalbrookdale-shrewsbury
      A hand: iron
    `).refuses('+network coalbrookdale-wolverhampton coal<market beer<derby:1', 'money.short')
  })
})

describe("another player's beer for two rails", () => {
  const walsall = `
    era: rail; A tiles: coal-2@dudley:1 holds 2; B tiles: brewery-2@walsall:2 holds 1
    C links: walsall-wolverhampton
    A hand: leek, iron
  `

  it('serves a second link that reaches its brewery [B-LINK-05 B-BEER-03]', () => {
    const after = given(walsall).play(
      'network birmingham-dudley coal<dudley:1 / leek',
      '+network dudley-wolverhampton coal<dudley:1 beer<walsall:2',
    )
    expect(after.seat('A')).toMatchObject({ spent: 15, income: 17 })
    expect(after.seat('B')).toMatchObject({ income: 15, money: 30 })
    expect(after.tile('dudley:1')?.flipped).toBe(true)
    expect(after.tile('walsall:2')?.flipped).toBe(true)
  })

  it('serves a second link that reaches its brewery through the first [B-LINK-05 B-BEER-03]', () => {
    const after = given(walsall).play(
      'network dudley-wolverhampton coal<dudley:1 / leek',
      '+network birmingham-dudley coal<dudley:1 beer<walsall:2',
    )
    expect(after.seat('A')).toMatchObject({ spent: 15, income: 17 })
    expect(after.seat('B').income).toBe(15)
    expect(after.tile('walsall:2')?.flipped).toBe(true)
  })

  it('does not serve a second link that never reaches its brewery [B-LINK-05 B-BEER-03]', () => {
    const first = given(walsall).play('network birmingham-dudley coal<dudley:1 / leek')
    first.refuses('+network dudley-kidderminster coal<dudley:1 beer<walsall:2', 'beer.not-connected')
    expect(first.legal('+network dudley-kidderminster')).toEqual([])
  })

  it('is missing where none is in reach [B-LINK-03 B-LINK-05]', () => {
    given(walsall)
      .play('network birmingham-dudley coal<dudley:1 / leek')
      .refuses('+network dudley-kidderminster coal<dudley:1', 'beer.no-source')
  })

  it('is judged from the second link: reaching only the first is not enough [B-LINK-05]', () => {
    const apart = given(`
      era: rail; A tiles: coal-2@dudley:1, coal-2@tamworth:1; B tiles: brewery-2@walsall:2
      C links: walsall-wolverhampton; A hand: leek
    `)
    apart
      .play('network dudley-wolverhampton coal<dudley:1 / leek')
      .refuses('+network nuneaton-tamworth coal<tamworth:1 beer<walsall:2', 'beer.not-connected')
    apart
      .play('network nuneaton-tamworth coal<tamworth:1 / leek')
      .allows('+network dudley-wolverhampton coal<dudley:1 beer<walsall:2')
  })

  it('may be reached because the second link itself touches its town [B-LINK-05]', () => {
    const after = given(`
      era: rail; A tiles: coal-2@wolverhampton:2; B tiles: brewery-2@walsall:2; A hand: leek
    `).play(
      'network dudley-wolverhampton coal<wolverhampton:2 / leek',
      '+network walsall-wolverhampton coal<wolverhampton:2 beer<walsall:2',
    )
    expect(after.tile('walsall:2')).toMatchObject({ cubes: 1, flipped: false })
    expect(after.seat('B').income).toBe(10)
  })

  it('may be used although own beer is at hand, which needs no connection [B-LINK-05 B-BEER-02 B-BEER-05]', () => {
    const first = given(`
      era: rail; A tiles: coal-2@dudley:1, brewery-2@derby:1; B tiles: brewery-2@walsall:2
      C links: walsall-wolverhampton
      A hand: leek
    `).play('network birmingham-dudley coal<dudley:1 / leek')
    expect(first.legal('+network dudley-wolverhampton')).toEqual([
      '+network dudley-wolverhampton coal<dudley:1 beer<derby:1',
      '+network dudley-wolverhampton coal<dudley:1 beer<walsall:2',
    ])
  })
})
