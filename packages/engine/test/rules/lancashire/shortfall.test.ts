// Negative income that cannot be paid: tiles are given up, then points are lost.

import { describe, expect, it } from 'vitest'
import { LAST_CARD, lancashire } from './game.ts'

/** A is the last of the round to act; the order stays B C D A. */
const LAST = 'order: B C D A; turn: A; actions: 1; A hand: wigan'

/** What A's only tile brings, when one pound is owed. */
const raised = (tile: string): number =>
  lancashire(`${LAST}; A: money 0, income 9; A tiles: ${tile}`).play('pass / wigan').seat('A').money + 1

describe('a player who cannot pay', () => {
  it('loses a point for each missing pound where there is no tile, not below 0 [L-SHORT-01]', () => {
    const after = lancashire(`${LAST}; A: money 0, income 7, vp 1`).play('pass / wigan')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0, income: 7 })
    const some = lancashire(`${LAST}; A: money 1, income 7, vp 9`).play('pass / wigan')
    expect(some.seat('A')).toMatchObject({ money: 0, vp: 7 })
  })

  it('gives up a tile first and then loses points [L-SHORT-01]', () => {
    const after = lancashire(`${LAST}; A: money 2, income 1, vp 20; A tiles: port-2@fleetwood:1`).play(
      'pass / wigan',
    )
    expect(after.tile('fleetwood:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 16 })
  })

  it('chooses the tile, keeps the surplus and stops when the debt is covered [L-SHORT-01]', () => {
    const game = lancashire(`
      ${LAST}; A: money 1, income 8, vp 9; A tiles: port-1@fleetwood:1, cotton-2@colne:1
    `).play('pass / wigan')
    expect(game.toMove()).toBe('A')
    expect(game.legal()).toEqual(['shortfall cotton@colne:1', 'shortfall port@fleetwood:1'])
    game.refuses('pass / wigan', 'turn.shortfall-first')
    const port = game.play('shortfall port@fleetwood:1')
    expect(port.seat('A')).toMatchObject({ money: 2, vp: 9 })
    expect(port.tile('colne:1')?.owner).toBe('A')
    const mill = game.play('shortfall cotton@colne:1')
    expect(mill.seat('A')).toMatchObject({ money: 6, vp: 9 })
    expect(mill.tile('fleetwood:1')?.owner).toBe('A')
    for (const after of [port, mill]) expect(after.state).toMatchObject({ pending: null, round: 3 })
  })

  it('gives up tile after tile until it is covered [L-SHORT-01]', () => {
    const game = lancashire(`
      ${LAST}; A: money 0, income 5; A tiles: port-1@fleetwood:1, coal-1@wigan:1, cotton-1@colne:1
    `).play('pass / wigan', 'shortfall coal@wigan:1')
    expect(game.toMove()).toBe('A')
    expect(game.legal()).toEqual(['shortfall cotton@colne:1', 'shortfall port@fleetwood:1'])
    const after = game.play('shortfall port@fleetwood:1')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0 })
    expect(after.tile('colne:1')?.owner).toBe('A')
  })

  it('gets half the cost, rounded down for each tile, without coal and iron [L-SHORT-01]', () => {
    expect(raised('coal-1@wigan:1')).toBe(2)
    expect(raised('coal-2@wigan:1')).toBe(3)
    expect(raised('iron-1@bolton:3')).toBe(2)
    expect(raised('cotton-3@colne:1')).toBe(8)
    expect(raised('shipyard-1@liverpool:3 flipped')).toBe(8)
    expect(raised('port-4@fleetwood:1')).toBe(4)
  })

  it('gives up flipped and unflipped tiles alike, never links or tiles of others [L-SHORT-01]', () => {
    const game = lancashire(`
      ${LAST}; A: money 0, income 9; A tiles: port-1@fleetwood:1 flipped, cotton-1@colne:1
      A links: fleetwood-preston; B tiles: port-1@preston:1
    `).play('pass / wigan')
    expect(game.legal()).toEqual(['shortfall cotton@colne:1', 'shortfall port@fleetwood:1'])
    game.refuses('shortfall port@preston:1', 'shortfall.not-yours')
    const links = lancashire(`${LAST}; A: money 0, income 8, vp 5; A links: fleetwood-preston`).play(
      'pass / wigan',
    )
    expect(links.seat('A')).toMatchObject({ vp: 3, money: 0, links: ['fleetwood-preston'] })
  })

  it('loses the tile for good, with its cubes and without a flip [L-SHORT-01]', () => {
    const after = lancashire(`${LAST}; A: money 0, income 8; A tiles: coal-1@wigan:1; coal: 5`).play(
      'pass / wigan',
    )
    expect(after.tile('wigan:1')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, income: 8, mat: { coal: 'coal-2' } })
    expect(after.state.coal).toBe(5)
    expect(after.events.filter(({ type }) => type === 'flip')).toEqual([])
  })

  it('cannot sell tiles for any other reason [L-SHORT-01]', () => {
    const game = lancashire('A: money 0, income 0; A hand: wigan; A tiles: cotton-1@colne:1')
    game.refuses('shortfall cotton@colne:1', 'shortfall.no-debt')
    expect(game.legal('shortfall')).toEqual([])
    const just = lancashire(`${LAST}; A: money 3, income 7, vp 4; A tiles: cotton-1@colne:1`).play(
      'pass / wigan',
    )
    expect(just.seat('A')).toMatchObject({ money: 0, vp: 4 })
    expect(just.tile('colne:1')?.owner).toBe('A')
  })

  it('gives up a tile before the Canal Era is scored, so that it scores for nobody [L-INC-01 L-SHORT-01 L-SCORE-01]', () => {
    const after = lancashire(`
      ${LAST_CARD}; A: money 0, income 4, vp 0; A tiles: cotton-1@colne:1 flipped; B links: colne-yorkshire
    `).play('pass / wigan')
    expect(after.state.era).toBe('rail')
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 0 })
    expect(after.seat('B').vp).toBe(2)
  })
})

describe('several players who cannot pay', () => {
  it('decide one after the other in the new turn order [L-SHORT-02]', () => {
    const game = lancashire(`
      order: A B C D; turn: D; actions: 1; D hand: wigan
      A: money 0, income 9, spent 6; A tiles: coal-1@wigan:1, cotton-1@colne:1
      B: money 0, income 9, spent 3; B tiles: coal-1@bolton:1, cotton-1@colne:2
    `).play('pass / wigan')
    expect(game.toMove()).toBe('B')
    game.refuses('shortfall coal@wigan:1', 'shortfall.not-yours')
    const next = game.play('shortfall coal@bolton:1')
    expect(next.toMove()).toBe('A')
    expect(next.seat('B').money).toBe(1)
    const after = next.play('shortfall cotton@colne:1')
    expect(after.seat('A').money).toBe(5)
    expect(after.toMove()).toBe('C')
    expect(after.state.round).toBe(3)
  })
})
