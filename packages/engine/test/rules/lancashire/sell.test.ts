// The Sell action: own cotton mills, to ports of anyone or to the distant market.

import { describe, expect, it } from 'vitest'
import { demandOf, lancashire } from './game.ts'

/** A's mill in Manchester and B's port in Warrington & Runcorn, joined by a canal of C. */
const MANCHESTER = `
  A tiles: cotton-1@manchester:1; B tiles: port-1@warrington-runcorn:2
  C links: manchester-warrington-runcorn; A hand: wigan, iron
`

describe('a sale to a port', () => {
  it('flips the port and the mill, and both owners move up [L-SELL-02 L-FLIP-01 L-INC-02]', () => {
    const after = lancashire(MANCHESTER).play('sell cotton@manchester:1 > warrington-runcorn:2 / wigan')
    expect(after.tile('manchester:1')).toEqual({ tile: 'cotton-1', owner: 'A', flipped: true, cubes: 0 })
    expect(after.tile('warrington-runcorn:2')).toEqual({
      tile: 'port-1',
      owner: 'B',
      flipped: true,
      cubes: 0,
    })
    expect(after.seat('A')).toMatchObject({ income: 15, money: 30, spent: 0, vp: 0, hand: ['iron'] })
    expect(after.seat('B')).toMatchObject({ income: 13, money: 30, vp: 0 })
    expect(after.seat('C').income).toBe(10)
  })

  it('leaves the distant market alone [L-SELL-02]', () => {
    const game = lancashire(MANCHESTER)
    const after = game.play('sell cotton@manchester:1 > warrington-runcorn:2 / wigan')
    expect(demandOf(after)).toEqual(demandOf(game))
  })

  it('needs no link where mill and port stand in one town [L-CONN-01 L-SELL-02]', () => {
    const after = lancashire(
      'A tiles: cotton-1@preston:2; B tiles: port-1@preston:1; A hand: wigan, iron',
    ).play('sell cotton@preston:2 > preston:1 / wigan')
    expect(after.tile('preston:2')?.flipped).toBe(true)
    expect(after.tile('preston:1')?.flipped).toBe(true)
    expect([after.seat('A').income, after.seat('B').income]).toEqual([15, 13])
  })

  it('earns both incomes where mill and port are of one player [L-SELL-02 L-ERA-01]', () => {
    const after = lancashire('era: rail; A tiles: cotton-2@preston:2, port-2@preston:1; A hand: wigan').play(
      'sell cotton@preston:2 > preston:1 / wigan',
    )
    expect(after.seat('A').income).toBe(10 + 3 + 4)
  })

  it('may go to any connected port, the nearest or not [L-SELL-01 L-SELL-02]', () => {
    const game = lancashire(`
      A tiles: cotton-1@manchester:1, cotton-1@bolton:1, port-1@warrington-runcorn:2
      B tiles: port-1@liverpool:1; A hand: wigan, iron
      A links: bolton-manchester, manchester-warrington-runcorn
      B links: warrington-runcorn-wigan, liverpool-wigan
    `)
    const both = game.play(
      'sell cotton@manchester:1 > warrington-runcorn:2 / wigan',
      '+sell cotton@bolton:1 > liverpool:1',
    )
    expect([both.seat('A').income, both.seat('B').income]).toEqual([10 + 5 + 3 + 5, 13])
    expect(both.seat('A').discard).toEqual(['wigan'])

    const far = game.play('sell cotton@manchester:1 > liverpool:1 / wigan')
    expect([far.seat('A').income, far.seat('B').income]).toEqual([15, 13])
    expect(far.tile('warrington-runcorn:2')?.flipped).toBe(false)
  })

  it('reaches the port through edge places and places that only carry links [L-SELL-02 L-CONN-01]', () => {
    const east = `
      A tiles: cotton-1@rochdale:1; A hand: wigan; B tiles: port-1@liverpool:1; C links: rochdale-yorkshire
    `
    const west = 'colne-yorkshire, burnley-colne, blackburn-burnley, blackburn-wigan, liverpool-wigan'
    const sale = 'sell cotton@rochdale:1 > liverpool:1 / wigan'
    lancashire(`${east}; B links: ${west}`).allows(sale)
    lancashire(`${east}; B links: ${west.replace('colne-yorkshire, ', '')}`).refuses(
      sale,
      'sell.buyer-not-connected',
    )
    lancashire(`
      era: rail; A tiles: cotton-2@preston:2; A hand: wigan; B tiles: port-2@liverpool:1
      C links: preston-southport, liverpool-southport
    `).allows('sell cotton@preston:2 > liverpool:1 / wigan')
  })

  it('is refused if the port is not connected [L-SELL-02 L-CONN-01]', () => {
    const game = lancashire(MANCHESTER.replace('C links: manchester-warrington-runcorn;', ''))
    game.refuses('sell cotton@manchester:1 > warrington-runcorn:2 / wigan', 'sell.buyer-not-connected')
    expect(game.legal('sell')).toEqual([])
  })

  it('is refused if the port is flipped, which still leads to the distant market [L-SELL-02 L-SELL-05]', () => {
    const game = lancashire(`
      A tiles: cotton-1@preston:2; B tiles: port-1@preston:1 flipped; cotton-tiles: 1; A hand: wigan, iron
    `)
    game.refuses('sell cotton@preston:2 > preston:1 / wigan', 'sell.port-flipped')
    expect(game.legal('sell')).toEqual([
      'sell cotton@preston:2 > distant-market / wigan',
      'sell cotton@preston:2 > distant-market / iron',
    ])
    const after = game.play('sell cotton@preston:2 > distant-market / wigan')
    expect(after.seat('A').income).toBe(10 + 3 + 5)
    expect(after.seat('B').income).toBe(10)
  })

  it('is refused where no port stands [L-SELL-02]', () => {
    const game = lancashire(`
      A tiles: cotton-1@lancaster:2, cotton-1@preston:2; B tiles: port-1@preston:1; C links: lancaster-preston
      A hand: wigan
    `)
    game.refuses('sell cotton@preston:2 > lancaster:1 / wigan', 'sell.no-port')
    game.refuses('sell cotton@preston:2 > lancaster:2 / wigan', 'sell.no-port')
    game.refuses('sell cotton@lancaster:2 > fleetwood:1 / wigan', 'sell.no-port')
  })

  it('serves one mill: a port flips once [L-SELL-02 L-FLIP-01]', () => {
    lancashire(`${MANCHESTER}; order: A D B C; D tiles: cotton-1@manchester:2; D hand: bolton`)
      .play('sell cotton@manchester:1 > warrington-runcorn:2 / wigan', 'pass / iron')
      .refuses('sell cotton@manchester:2 > warrington-runcorn:2 / bolton', 'sell.port-flipped')
  })

  it('may be made again once the port is built over [L-OVER-01 L-SELL-02]', () => {
    const after = lancashire(`
      A: income 13; A tiles: port-1@fleetwood:1 flipped, cotton-1@preston:2; A mat: port 2
      B links: fleetwood-preston; A hand: port, wigan
    `).play('build port@fleetwood:1 / port', 'sell cotton@preston:2 > fleetwood:1 / wigan')
    expect(after.seat('A')).toMatchObject({ spent: 7, money: 23, income: 13 + 3 + 5 })
    expect(after.tile('fleetwood:1')).toMatchObject({ tile: 'port-2', flipped: true })
  })
})

describe('what is sold', () => {
  it('are own unflipped cotton mills and nothing else [L-SELL-01 L-FLIP-01]', () => {
    const game = lancashire(`
      A tiles: cotton-1@bury:1 flipped, coal-1@bolton:1, port-1@liverpool:1, iron-1@manchester:4
      A links: bury-manchester, bolton-manchester, manchester-warrington-runcorn; A hand: wigan
      B tiles: port-1@warrington-runcorn:2, cotton-1@manchester:1, shipyard-1@liverpool:3 flipped
    `)
    const port = '> warrington-runcorn:2 / wigan'
    game.refuses(`sell cotton@bury:1 ${port}`, 'sell.flipped')
    game.refuses(`sell coal@bolton:1 ${port}`, 'sell.industry')
    game.refuses(`sell iron@manchester:4 ${port}`, 'sell.industry')
    game.refuses(`sell port@liverpool:1 ${port}`, 'sell.industry')
    game.refuses(`sell cotton@manchester:1 ${port}`, 'sell.not-yours')
    game.refuses(`sell cotton@oldham:1 ${port}`, 'sell.no-tile')
    expect(game.legal('sell')).toEqual([])
  })

  it('is named as what it is, and takes neither beer nor bonus [L-SELL-01]', () => {
    const game = lancashire(MANCHESTER)
    game.refuses('sell coal@manchester:1 > warrington-runcorn:2 / wigan', 'sell.other-tile')
    game.refuses('sell cotton@manchester:1 > warrington-runcorn:2 beer<manchester:1 / wigan', 'beer.count')
    game.refuses('sell cotton@manchester:1 > warrington-runcorn:2 bonus:coal / wigan', 'bonus.none')
  })

  it.each(['manchester', 'wigan', 'cotton', 'port', 'shipyard'])(
    'is sold for any card, here %s [L-SELL-01 L-TURN-02]',
    (card) => {
      lancashire(MANCHESTER.replace('wigan, iron', card)).allows(
        `sell cotton@manchester:1 > warrington-runcorn:2 / ${card}`,
      )
    },
  )

  it('may be a mill of any level [L-SELL-01]', () => {
    for (const [tile, income] of [
      ['cotton-2', 4],
      ['cotton-3', 3],
      ['cotton-4', 2],
    ] as const) {
      const after = lancashire(MANCHESTER.replace('cotton-1', tile)).play(
        'sell cotton@manchester:1 > warrington-runcorn:2 / wigan',
      )
      expect(after.seat('A').income, tile).toBe(10 + income)
    }
  })
})

describe('several sales in one action', () => {
  const three = `
    A tiles: cotton-1@manchester:1, cotton-1@oldham:1, cotton-1@bury:1
    B tiles: port-1@warrington-runcorn:2; A hand: wigan, iron
    C links: manchester-warrington-runcorn, manchester-oldham, bury-manchester
  `

  it('choose port or distant market each time, in any order [L-SELL-01 L-SELL-02 L-SELL-03]', () => {
    const after = lancashire(`${three}; cotton-tiles: 0, 1`).play(
      'sell cotton@manchester:1 > distant-market / wigan',
      '+sell cotton@oldham:1 > warrington-runcorn:2',
      '+sell cotton@bury:1 > distant-market',
    )
    expect(after.seat('A')).toMatchObject({ income: 10 + 8 + 5 + 8, discard: ['wigan'], hand: ['iron'] })
    expect(after.seat('B').income).toBe(13)
    expect(demandOf(after)).toEqual({ demand: 2, tiles: [], used: [0, 1] })
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
  })

  it('may stop after any of them [L-SELL-01]', () => {
    const one = lancashire(three).play('sell cotton@manchester:1 > warrington-runcorn:2 / wigan')
    one.refuses('pass / iron', 'turn.finish-action')
    one.refuses('sell cotton@oldham:1 > distant-market / iron', 'card.not-needed')
    const after = one.play('end')
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    expect(after.tile('oldham:1')?.flipped).toBe(false)
    after.allows('sell cotton@oldham:1 > distant-market / iron')
  })

  it('end at once where the distant market closes, and the earlier ones stand [L-SELL-01 L-SELL-02 L-SELL-04 L-SELL-06]', () => {
    const after = lancashire(`${three}; demand: 8; cotton-tiles: 1`).play(
      'sell cotton@manchester:1 > warrington-runcorn:2 / wigan',
      '+sell cotton@oldham:1 > distant-market',
    )
    expect(after.tile('manchester:1')?.flipped).toBe(true)
    expect(after.tile('warrington-runcorn:2')?.flipped).toBe(true)
    expect(after.tile('oldham:1')?.flipped).toBe(false)
    expect([after.seat('A').income, after.seat('B').income]).toEqual([15, 13])
    expect(demandOf(after).demand).toBe('closed')
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    expect(after.toMove()).toBe('A')
    expect(after.legal('sell')).toEqual([])
    after.refuses('sell cotton@oldham:1 > distant-market / iron', 'sell.market-closed')
    after.refuses('sell cotton@bury:1 > warrington-runcorn:2 / iron', 'sell.port-flipped')
  })
})

describe('an action without a sale', () => {
  it('is no Sell action: pass instead [L-SELL-08 L-PASS-01]', () => {
    const game = lancashire('A tiles: cotton-1@colne:1; A hand: wigan')
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@colne:1 / wigan', 'sell.no-buyer')
    game.refuses('end', 'turn.nothing-to-end')
    game.allows('pass / wigan')
  })

  it('is still one if the distant market closes on its only sale: card and action are used [L-SELL-04 L-SELL-08 L-PASS-01]', () => {
    const after = lancashire(`
      A tiles: cotton-1@preston:2; B tiles: port-1@preston:1; demand: 8; cotton-tiles: 1; A hand: wigan, iron
    `).play('sell cotton@preston:2 > distant-market / wigan')
    expect(after.tile('preston:2')?.flipped).toBe(false)
    expect(after.tile('preston:1')?.flipped).toBe(false)
    expect(demandOf(after).demand).toBe('closed')
    expect(after.seat('A')).toMatchObject({ income: 10, spent: 0, hand: ['iron'], discard: ['wigan'] })
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    const sold = after.play('sell cotton@preston:2 > preston:1 / iron')
    expect([sold.seat('A').income, sold.seat('B').income]).toEqual([15, 13])
  })
})
