// The Network action: canals, one or two rails, their price and coal.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

describe('in the Canal Era', () => {
  it('a link costs £3 and lies on a canal line that touches the network [L-LINK-01 L-LINK-02 L-NET-01]', () => {
    const game = lancashire('A tiles: coal-1@wigan:1; A hand: iron')
    expect(game.legal('network')).toEqual([
      'network blackburn-wigan / iron',
      'network liverpool-wigan / iron',
      'network preston-wigan / iron',
      'network warrington-runcorn-wigan / iron',
    ])
    game.refuses('network bolton-wigan / iron', 'network.era')
    game.refuses('network southport-wigan / iron', 'network.era')
    const after = game.play('network preston-wigan / iron')
    expect(after.seat('A')).toMatchObject({ spent: 3, money: 27, links: ['preston-wigan'], linksLeft: 13 })
  })

  it('an action lays one link; two actions lay two [L-LINK-01 L-TURN-01]', () => {
    const one = lancashire('A tiles: coal-1@wigan:1; A hand: iron, port').play(
      'network liverpool-wigan / iron',
    )
    expect(one.state).toMatchObject({ pending: null, actionsLeft: 1 })
    one.refuses('+network preston-wigan', 'turn.no-open-action')
    const two = one.play('network preston-wigan / port')
    expect(two.seat('A')).toMatchObject({ spent: 3 + 3, discard: ['iron', 'port'] })
    expect(two.toMove()).toBe('B')
  })

  it('takes no coal [L-LINK-01]', () => {
    lancashire('A tiles: coal-1@wigan:1; A hand: iron').refuses(
      'network liverpool-wigan coal<wigan:1 / iron',
      'coal.count',
    )
  })

  it('must be paid for [L-LINK-01]', () => {
    lancashire('A: money 2; A tiles: coal-1@wigan:1; A hand: iron').refuses(
      'network liverpool-wigan / iron',
      'money.short',
    )
  })
})

describe('in the Rail Era', () => {
  it('one link costs £5 and a coal [L-LINK-01]', () => {
    const after = lancashire('era: rail; A tiles: coal-2@wigan:1; A hand: iron, port').play(
      'network bolton-wigan coal<wigan:1 / iron',
      'end',
    )
    expect(after.seat('A')).toMatchObject({ spent: 5, money: 25 })
    expect(after.tile('wigan:1')?.cubes).toBe(2)
    expect(after.state.actionsLeft).toBe(1)
  })

  it('two links cost £15 and a coal each, without beer [L-LINK-01]', () => {
    const after = lancashire('era: rail; A tiles: coal-2@wigan:1; A hand: iron, port').play(
      'network bolton-wigan coal<wigan:1 / iron',
      '+network preston-wigan coal<wigan:1',
    )
    expect(after.seat('A')).toMatchObject({ spent: 15, money: 15, income: 10, linksLeft: 12 })
    expect(after.seat('A').links).toEqual(['bolton-wigan', 'preston-wigan'])
    expect(after.tile('wigan:1')).toMatchObject({ flipped: false, cubes: 1 })
    expect(after.state).toMatchObject({ coal: 8, pending: null, actionsLeft: 1 })
    after.refuses('+network liverpool-wigan coal<wigan:1', 'turn.no-open-action')
  })

  it('two links in two actions cost £5 each [L-LINK-01]', () => {
    const after = lancashire('era: rail; A tiles: coal-2@wigan:1; A hand: iron, port').play(
      'network bolton-wigan coal<wigan:1 / iron',
      'end',
      'network preston-wigan coal<wigan:1 / port',
      'end',
    )
    expect(after.seat('A').spent).toBe(10)
  })

  it('the second link is supplied through the first [L-LINK-01]', () => {
    const game = lancashire('era: rail; A tiles: cotton-2@colne:1 flipped; A hand: iron')
    const after = game.play(
      'network colne-yorkshire coal<market / iron',
      '+network burnley-colne coal<market',
    )
    expect(after.seat('A').spent).toBe(15 + 1 + 1)
    expect(after.state.coal).toBe(6)
    game.refuses('network burnley-colne coal<market / iron', 'coal.market-not-connected')
    game.refuses('network burnley-colne / iron', 'coal.no-source')
  })

  it('the second link may go on from the first, or lie elsewhere [L-LINK-01 L-LINK-02]', () => {
    const one = lancashire(`
      era: rail; A tiles: coal-2@wigan:1, cotton-2@colne:1; B links: colne-yorkshire; A hand: iron
    `).play('network bolton-wigan coal<wigan:1 / iron')
    one.allows(
      '+network bolton-manchester coal<wigan:1',
      '+network burnley-colne coal<market',
      '+network liverpool-wigan coal<wigan:1',
    )
    one.refuses('+network manchester-oldham coal<wigan:1', 'network.apart')
  })

  it('the second link must be paid for, or the first stands alone [L-LINK-01]', () => {
    const one = lancashire('era: rail; A: money 14; A tiles: coal-2@wigan:1; A hand: iron, port').play(
      'network bolton-wigan coal<wigan:1 / iron',
    )
    expect(one.seat('A')).toMatchObject({ spent: 5, money: 9 })
    one.refuses('+network preston-wigan coal<wigan:1', 'turn.no-open-action')
    expect(one.state).toMatchObject({ pending: null, actionsLeft: 1 })
    lancashire('era: rail; A: money 15; A tiles: coal-2@wigan:1; A hand: iron')
      .play('network bolton-wigan coal<wigan:1 / iron')
      .allows('+network preston-wigan coal<wigan:1')
  })

  it('bought coal is paid on top [L-LINK-01 L-COAL-02]', () => {
    const position = 'era: rail; A tiles: port-2@liverpool:1; A hand: iron; coal: 2'
    lancashire(`${position}; A: money 8`).refuses('network liverpool-wigan coal<market / iron', 'money.short')
    const after = lancashire(`${position}; A: money 9`).play('network liverpool-wigan coal<market / iron')
    expect(after.seat('A')).toMatchObject({ money: 0, spent: 9 })
  })

  it('a canal-only line carries no rail [L-LINK-01]', () => {
    lancashire('era: rail; A tiles: port-2@liverpool:1; A hand: iron').refuses(
      'network ellesmere-port-liverpool coal<market / iron',
      'network.era',
    )
  })
})

describe('a link', () => {
  it('has at least one end in the network [L-LINK-02]', () => {
    const game = lancashire('A tiles: coal-1@wigan:1; A hand: iron; B links: liverpool-wigan')
    game.refuses('network ellesmere-port-liverpool / iron', 'network.apart')
    game.refuses('network colne-yorkshire / iron', 'network.apart')
  })

  it('lies alone on its line, whoever owns it [L-LINK-02]', () => {
    for (const owner of ['A', 'B'])
      lancashire(`A tiles: coal-1@wigan:1; A hand: iron; ${owner} links: liverpool-wigan`).refuses(
        'network liverpool-wigan / iron',
        'network.line-taken',
      )
  })

  it('is one of 14 in each era [L-LINK-02 L-END-01]', () => {
    const tiles = 'A tiles: coal-1@wigan:1; A hand: iron'
    lancashire(`${tiles}; A: links-left 0`).refuses('network liverpool-wigan / iron', 'network.no-links-left')
    const last = lancashire(`${tiles}; A: links-left 1`).play('network liverpool-wigan / iron')
    expect(last.seat('A').linksLeft).toBe(0)
  })

  it('is laid for any card [L-LINK-01 L-TURN-02]', () => {
    for (const card of ['colne', 'shipyard', 'wigan'])
      lancashire(`A tiles: coal-1@wigan:1; A hand: ${card}`).allows(`network liverpool-wigan / ${card}`)
  })
})
