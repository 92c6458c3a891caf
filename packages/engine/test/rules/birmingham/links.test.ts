// The Network action: canals, single rails, two rails with beer, link tiles and lines.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('a link in the Canal Era', () => {
  it('is one canal for £3, and a second one takes a second action [B-LINK-02]', () => {
    const game = given('A tiles: coal-1@dudley:1; A hand: stone, leek, iron*6')
    const once = game.play('network birmingham-dudley / stone')
    expect(once.seat('A')).toMatchObject({ money: 27, spent: 3, linksLeft: 13, links: ['birmingham-dudley'] })
    expect(once.toMove()).toBe('A')
    expect(once.state.actionsLeft).toBe(1)
    once.refuses('+network dudley-wolverhampton', 'turn.no-open-action')
    once.refuses('end', 'turn.nothing-to-end')

    const twice = once.play('network dudley-wolverhampton / leek')
    expect(twice.seat('A')).toMatchObject({ money: 24, spent: 6, linksLeft: 12 })
    expect(twice.seat('A').links).toEqual(['birmingham-dudley', 'dudley-wolverhampton'])
    expect(twice.toMove()).toBe('B')
  })

  it('is never followed by another in the same action [B-LINK-02]', () => {
    given('A links: birmingham-dudley; pending: network 1').refuses(
      '+network dudley-wolverhampton',
      'network.links-per-action',
    )
  })

  it('uses neither coal nor beer [B-LINK-02]', () => {
    const game = given('A tiles: coal-1@dudley:1, brewery-1@stone:1; A hand: leek')
    game.refuses('network birmingham-dudley coal<dudley:1 / leek', 'coal.count')
    game.refuses('network birmingham-dudley beer<stone:1 / leek', 'beer.count')
    const after = game.play('network birmingham-dudley / leek')
    expect(after.tile('dudley:1')?.cubes).toBe(2)
    expect(after.tile('stone:1')?.cubes).toBe(1)
  })

  it('must be paid in full [B-LINK-02 B-TURN-07]', () => {
    given('A: money 2; A tiles: coal-1@dudley:1; A hand: leek').refuses(
      'network birmingham-dudley / leek',
      'money.short',
    )
    const exact = given('A: money 3; A tiles: coal-1@dudley:1; A hand: leek')
    expect(exact.play('network birmingham-dudley / leek').seat('A').money).toBe(0)
  })

  it('touches the network of its builder with at least one end [B-LINK-01]', () => {
    const game = given('A tiles: coal-1@dudley:1; A hand: leek')
    expect(game.legal('network')).toEqual([
      'network birmingham-dudley / leek',
      'network dudley-kidderminster / leek',
      'network dudley-wolverhampton / leek',
    ])
    game.refuses('network birmingham-coventry / leek', 'network.apart')
  })

  it("does not continue another player's link [B-LINK-01 B-NET-03]", () => {
    given('A tiles: coal-1@dudley:1; B links: birmingham-dudley; A hand: leek').refuses(
      'network birmingham-coventry / leek',
      'network.apart',
    )
  })

  it('takes any card, a wild card too [B-LINK-01 B-TURN-04]', () => {
    const game = given('A tiles: coal-1@dudley:1; A hand: belper, pottery, wild-location, wild-industry')
    expect(game.legal('network birmingham-dudley')).toEqual([
      'network birmingham-dudley / belper',
      'network birmingham-dudley / pottery',
      'network birmingham-dudley / wild-location',
      'network birmingham-dudley / wild-industry',
    ])
    game.refuses('network birmingham-dudley / stone', 'card.not-in-hand')
  })
})

describe('lines', () => {
  it('belong to an era: canal lines in the first, rail lines in the second [B-LINK-02 B-LINK-03]', () => {
    const canal = given('A links: birmingham-dudley, birmingham-walsall; A hand: leek')
    canal.refuses('network birmingham-redditch / leek', 'network.era')
    canal.allows('network burton-on-trent-walsall / leek')

    const rail = given(
      'era: rail; A links: birmingham-dudley, birmingham-walsall, birmingham-oxford; A hand: leek',
    )
    rail.refuses('network burton-on-trent-walsall coal<market / leek', 'network.era')
    rail.allows('network birmingham-redditch coal<market / leek')
  })

  it('carry one link each, whoever laid it [B-LINK-06]', () => {
    const others = given('A tiles: coal-1@dudley:1; B links: birmingham-dudley; A hand: leek')
    others.refuses('network birmingham-dudley / leek', 'network.line-taken')
    const own = given('A tiles: coal-1@dudley:1; A links: birmingham-dudley; A hand: leek')
    own.refuses('network birmingham-dudley / leek', 'network.line-taken')
  })

  it('keep their link until the era ends, whatever happens around it [B-LINK-07 B-LINK-06]', () => {
    const game = given(`
      order: B C D A; turn: A; actions: 2; coal: 0
      B tiles: coal-1@dudley:1 flipped; B links: birmingham-dudley
      A mat: coal 2; A hand: dudley, leek, iron*6
    `)
    game.refuses('network birmingham-dudley / leek', 'network.line-taken')
    const next = game.play('build coal@dudley:1 / dudley', 'pass / leek')
    expect(next.state.round).toBe(3)
    expect(next.seat('B').links).toEqual(['birmingham-dudley'])
    expect(next.seat('B').linksLeft).toBe(13)
  })

  it('do not reach Uttoxeter in the Canal Era, but do by rail [B-LINK-02]', () => {
    const canal = given('A tiles: brewery-1@uttoxeter:1; A hand: leek')
    expect(canal.legal('network')).toEqual([])
    canal.refuses('network derby-uttoxeter / leek', 'network.era')
    canal.refuses('network stone-uttoxeter / leek', 'network.era')

    const rail = given(`
      era: rail; A tiles: brewery-2@uttoxeter:1 flipped; B tiles: coal-2@stone:2; B links: derby-nottingham
      A hand: leek
    `)
    expect(rail.legal('network')).toEqual([
      'network derby-uttoxeter coal<market / leek',
      'network stone-uttoxeter coal<stone:2 / leek',
    ])
  })

  it('let a mill be built but not sold at Uttoxeter in the Canal Era [B-CARD-01 B-SELL-01]', () => {
    given('A hand: uttoxeter').allows('build cotton@uttoxeter:2 / uttoxeter')
    const game = given(`
      merchants: nottingham:1 cotton; C links: derby-nottingham
      A tiles: cotton-1@uttoxeter:2, brewery-1@stone:1; A hand: leek
    `)
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@uttoxeter:2 > nottingham:1 beer<stone:1 / leek', 'sell.buyer-not-connected')
    game.refuses(
      'sell cotton@uttoxeter:2 > nottingham:1 beer<nottingham:1 / leek',
      'sell.buyer-not-connected',
    )
  })

  it("let a brewery at Uttoxeter serve its owner's sales in the Canal Era, never another's [B-BEER-02 B-BEER-03]", () => {
    const position = `
      merchants: nottingham:1 cotton empty; C links: derby-nottingham
      A tiles: brewery-1@uttoxeter:1, cotton-1@derby:1; B tiles: cotton-1@derby:2
      A hand: leek; B hand: leek
    `
    given(position).allows('sell cotton@derby:1 > nottingham:1 beer<uttoxeter:1 / leek')
    given(`${position}; turn: B`).refuses(
      'sell cotton@derby:2 > nottingham:1 beer<uttoxeter:1 / leek',
      'beer.not-connected',
    )
  })
})

describe('a link in the Rail Era', () => {
  it('costs £5 and one coal [B-LINK-03]', () => {
    const game = given('era: rail; A tiles: coal-2@dudley:1 holds 2; A hand: leek, iron')
    const after = game.play('network birmingham-dudley coal<dudley:1 / leek')
    expect(after.seat('A')).toMatchObject({
      money: 25,
      spent: 5,
      linksLeft: 13,
      links: ['birmingham-dudley'],
    })
    expect(after.tile('dudley:1')).toMatchObject({ cubes: 1, flipped: false })
    expect(after.state.coal).toBe(13)
    expect(after.state.actionsLeft).toBe(1)
  })

  it('takes no beer for the first link [B-LINK-03]', () => {
    given('era: rail; A tiles: coal-2@dudley:1, brewery-2@stone:1; A hand: leek').refuses(
      'network birmingham-dudley coal<dudley:1 beer<stone:1 / leek',
      'beer.count',
    )
  })

  it('may be bought with exactly £5 and free coal, not with £4 [B-LINK-03]', () => {
    const exact = given('era: rail; A: money 5; A tiles: coal-2@dudley:1; A hand: leek')
    expect(exact.play('network birmingham-dudley coal<dudley:1 / leek').seat('A').money).toBe(0)
    const short = given('era: rail; A: money 4; A tiles: coal-2@dudley:1; A hand: leek')
    short.refuses('network birmingham-dudley coal<dudley:1 / leek', 'money.short')
  })
})

describe('link tiles', () => {
  const fourteen = `
    belper-derby, birmingham-coventry, birmingham-dudley, birmingham-oxford, birmingham-tamworth,
    birmingham-walsall, birmingham-worcester, burton-on-trent-derby, burton-on-trent-stone,
    burton-on-trent-tamworth, cannock-stafford, cannock-walsall, cannock-wolverhampton, stafford-stone
  `.replaceAll('\n', ' ')

  it('are fourteen: with all on the board no more can be laid [B-LINK-06]', () => {
    const game = given(`A links: ${fourteen}; A hand: leek`)
    expect(game.seat('A').linksLeft).toBe(0)
    expect(game.legal('network')).toEqual([])
    game.refuses('network derby-nottingham / leek', 'network.no-links-left')
  })

  it('come back at the end of the Canal Era [B-LINK-06]', () => {
    const game = given(`
      order: B C D A; turn: A; actions: 1; deck: none; A hand: leek; B hand: none; C hand: none; D hand: none
      A links: ${fourteen}
    `)
    const after = game.play('pass / leek')
    expect(after.state.era).toBe('rail')
    expect(after.seat('A')).toMatchObject({ linksLeft: 14, links: [] })
  })

  it('must be two for two rails: with one left a single rail is all [B-LINK-06]', () => {
    const game = given(`
      era: rail; A links: ${fourteen.replace(', stafford-stone', '')}; A tiles: coal-2@dudley:1, brewery-2@stone:1
      A hand: leek, iron
    `)
    expect(game.seat('A').linksLeft).toBe(1)
    const after = game.play('network dudley-wolverhampton coal<dudley:1 / leek')
    expect(after.seat('A')).toMatchObject({ linksLeft: 0, spent: 5, money: 25 })
    expect(after.tile('stone:1')?.cubes).toBe(2)
    expect(after.state.actionsLeft).toBe(1)
    after.refuses('+network dudley-kidderminster coal<dudley:1 beer<stone:1', 'turn.no-open-action')
    after.refuses('network dudley-kidderminster coal<dudley:1 / iron', 'network.no-links-left')
  })

  it('must be left for the second rail too [B-LINK-06]', () => {
    given(`
      era: rail; pending: network 1; A: links-left 0; A tiles: coal-2@dudley:1, brewery-2@stone:1
      A hand: iron
    `).refuses('+network dudley-kidderminster coal<dudley:1 beer<stone:1', 'network.no-links-left')
  })
})
