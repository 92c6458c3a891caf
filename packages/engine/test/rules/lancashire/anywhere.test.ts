// Build anywhere: two cards and both actions of a turn count as one location card of choice.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

/** A's network is Wigan; no card of the hand reaches Macclesfield. */
const WIGAN = `
  A tiles: coal-1@wigan:1
  A hand: birkenhead, bolton, bury, liverpool, oldham, preston, iron, shipyard
`

describe('two cards', () => {
  it('build in any town: both actions are used and two cards drawn back [L-DBL-01]', () => {
    const game = lancashire(WIGAN)
    game.refuses('build cotton@macclesfield:1 / bolton', 'build.card-location')
    const paid = game.play('anywhere bolton / iron')
    expect(paid.toMove()).toBe('A')
    expect(paid.seat('A').hand).toHaveLength(6)
    const after = paid.play('+build cotton@macclesfield:1')
    expect(after.tile('macclesfield:1')).toEqual({ tile: 'cotton-1', owner: 'A', flipped: false, cubes: 0 })
    expect(after.toMove()).toBe('B')
    expect(after.seat('A')).toMatchObject({ money: 18, spent: 12, discard: ['bolton', 'iron'] })
    expect(after.seat('A').hand).toHaveLength(8)
    expect(after.state.deck).toHaveLength(game.state.deck.length - 2)
  })

  it('may be any two cards, equal ones too, and each pair is offered once [L-DBL-01]', () => {
    const game = lancashire('A hand: bolton*2, port')
    expect(game.legal('anywhere')).toEqual(['anywhere bolton / bolton', 'anywhere bolton / port'])
    const after = game.play('anywhere bolton / bolton', '+build cotton@colne:2')
    expect(after.seat('A').discard).toEqual(['bolton', 'bolton'])
    expect(game.play('anywhere port / bolton', '+build cotton@colne:2').seat('A').discard).toEqual([
      'bolton',
      'port',
    ])
  })

  it('must both be in hand [L-DBL-01]', () => {
    const game = lancashire('A hand: bolton, port, iron')
    game.refuses('anywhere bolton / wigan', 'card.not-in-hand')
    game.refuses('anywhere wigan / port', 'card.not-in-hand')
    game.refuses('anywhere port / port', 'card.not-in-hand')
  })

  it('must be two: with one card left it cannot be done [L-DBL-01]', () => {
    const game = lancashire('deck: none; round: 8; A hand: bolton')
    expect(game.legal('anywhere')).toEqual([])
    game.refuses('anywhere bolton / bolton', 'anywhere.two-cards')
  })

  it('may be the last two of the era [L-DBL-01]', () => {
    const after = lancashire('round: 8; deck: none; A hand: wigan, iron').play(
      'anywhere wigan / iron',
      '+build cotton@bury:1',
    )
    expect(after.tile('bury:1')?.owner).toBe('A')
    expect(after.seat('A').hand).toEqual([])
    expect(after.toMove()).toBe('B')
  })

  it('stand for a town outside the network and for one inside it [L-DBL-01]', () => {
    const game = lancashire(`${WIGAN}; A links: liverpool-wigan`).play('anywhere bolton / iron')
    game.allows('+build port@liverpool:1', '+build port@fleetwood:1', '+build cotton@colne:1')
  })

  it('open a town whose cards are not in the deck [L-DBL-01 L-SETUP-06]', () => {
    for (const town of ['colne', 'burnley', 'blackburn', 'lancaster'])
      lancashire('players: 2; A hand: bolton, iron')
        .play('anywhere bolton / iron')
        .allows(`+build cotton@${town}:2`)
  })
})

describe('building anywhere', () => {
  it('is impossible in the first Canal round, which has one action [L-DBL-02]', () => {
    const game = lancashire('round: 1; A hand: bolton, iron')
    game.refuses('anywhere bolton / iron', 'anywhere.both-actions')
    expect(game.legal('anywhere')).toEqual([])
  })

  it('is impossible as the second action of a turn [L-DBL-02]', () => {
    const game = lancashire('A hand: bolton, iron, port').play('loan 10 / port')
    game.refuses('anywhere bolton / iron', 'anywhere.both-actions')
    expect(game.legal('anywhere')).toEqual([])
  })

  it('is possible in the first round of the Rail Era [L-DBL-02]', () => {
    const after = lancashire('era: rail; round: 1; A mat: port 2; A hand: bolton, iron').play(
      'anywhere bolton / iron',
      '+build port@fleetwood:1',
    )
    expect(after.tile('fleetwood:1')?.tile).toBe('port-2')
  })

  it('must end with a build: it can neither be ended nor left [L-DBL-01]', () => {
    const paid = lancashire(WIGAN).play('anywhere bolton / iron')
    paid.refuses('end', 'anywhere.must-build')
    paid.refuses('pass / bury', 'anywhere.must-build')
    paid.refuses('loan 10 / bury', 'anywhere.must-build')
    paid.refuses('+network liverpool-wigan', 'anywhere.must-build')
    paid.refuses('anywhere bury / oldham', 'anywhere.must-build')
    paid.refuses('build cotton@bury:1 / bury', 'card.not-needed')
    expect(paid.legal().every((move) => move.startsWith('+build '))).toBe(true)
  })

  it('cannot begin where nothing could be built [L-DBL-02]', () => {
    const game = lancashire('A: money 4; A hand: bolton, iron')
    game.refuses('anywhere bolton / iron', 'anywhere.nothing-to-build')
    expect(game.legal('anywhere')).toEqual([])
    lancashire('A: money 5; A hand: bolton, iron').allows('anywhere bolton / iron')
  })

  it('gives one tile, not two [L-DBL-01]', () => {
    const after = lancashire(WIGAN).play('anywhere bolton / iron', '+build cotton@macclesfield:1')
    expect(after.toMove()).toBe('B')
    expect(after.state.pending).toBeNull()
    after.refuses('+build cotton@stockport:1', 'card.missing')
  })
})

describe('all other rules of building hold', () => {
  it('coal must be connected [L-DBL-02 L-COAL-01 L-ERA-01]', () => {
    const game = lancashire('A mat: cotton 2; A hand: bolton, iron').play('anywhere bolton / iron')
    game.refuses('+build cotton@colne:1', 'coal.no-source')
    game.refuses('+build cotton@colne:1 coal<market', 'coal.market-not-connected')
  })

  it('nothing can be built in Barrow and Birkenhead in the Canal Era [L-DBL-02 L-ERA-02]', () => {
    const game = lancashire('A mat: shipyard 1; A hand: bolton, iron').play('anywhere bolton / iron')
    game.refuses('+build shipyard@birkenhead:1 iron<market', 'coal.no-source')
    game.refuses('+build shipyard@barrow-in-furness:1 iron<market', 'coal.no-source')
    game.refuses('+build iron@barrow-in-furness:2', 'coal.no-source')
  })

  it('the space must show the industry, single-icon spaces first [L-DBL-02 L-BUILD-02]', () => {
    const game = lancashire('A hand: bolton, iron').play('anywhere bolton / iron')
    game.refuses('+build port@colne:1', 'build.icon')
    game.refuses('+build port@preston:2', 'build.single-icon-first')
    game.allows('+build port@preston:1')
  })

  it('a player has one tile in a town in the Canal Era [L-DBL-02 L-ERA-01]', () => {
    const game = lancashire('A tiles: cotton-1@colne:1; A hand: bolton, iron').play('anywhere bolton / iron')
    game.refuses('+build cotton@colne:2', 'build.one-per-town')
  })

  it('locked shipyards stay locked, and the price must be paid [L-DBL-02 L-SHIP-01 L-BUILD-03]', () => {
    const game = lancashire('A: money 11; A hand: bolton, iron').play('anywhere bolton / iron')
    game.refuses('+build shipyard@liverpool:3', 'build.era')
    game.refuses('+build cotton@colne:1', 'money.short')
    game.allows('+build port@fleetwood:1')
  })

  it('an empty mine of another player may be built over, out of the network too [L-DBL-01 L-DBL-02 L-OVER-01]', () => {
    const game = lancashire(`
      A tiles: cotton-1@colne:1; A mat: coal 2; A hand: bolton, coal, iron; coal: 0
      B tiles: coal-1@wigan:1 flipped; C tiles: port-1@liverpool:1; C links: liverpool-wigan
    `)
    game.refuses('build coal@wigan:1 / coal', 'build.network')
    const after = game.play('anywhere bolton / iron', '+build coal@wigan:1')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: true, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ money: 34, spent: 7, income: 17 })
    expect(after.seat('B')).toMatchObject({ money: 30, income: 10 })
    expect(after.state.coal).toBe(3)
    expect(after.tile('liverpool:1')?.flipped).toBe(false)
    expect(after.toMove()).toBe('B')
  })
})
