// The distant market: its marker, its tiles, its bonus, and how it closes.

import { newGame, view } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../scenario.ts'
import { demandOf, LAST_CARD, lancashire } from './game.ts'

/** A's mill in Manchester reaches the market by way of B's port in Warrington & Runcorn. */
const MANCHESTER = `
  A tiles: cotton-1@manchester:1; B tiles: port-1@warrington-runcorn:2
  C links: manchester-warrington-runcorn; A hand: wigan, iron
`
const SALE = 'sell cotton@manchester:1 > distant-market / wigan'

/** Sells seven mills in one action as long as it lasts; answers how many were sold. */
function sales(game: Scenario): number {
  const slots = ['colne:1', 'colne:2', 'burnley:1', 'burnley:2', 'blackburn:1', 'blackburn:2', 'rochdale:1']
  let at = game
  for (const [index, slot] of slots.entries())
    if (index === 0 || at.state.pending !== null)
      at = at.play(
        index === 0
          ? `sell cotton@${slot} > distant-market / wigan`
          : `+sell cotton@${slot} > distant-market`,
      )
  expect(demandOf(at).demand).toBe('closed')
  expect(demandOf(at).tiles?.length).toBeGreaterThan(0)
  return slots.filter((slot) => at.tile(slot)?.flipped).length
}

describe('a sale to the distant market', () => {
  it('moves the marker down, pays the bonus there and flips the mill, not the port [L-SELL-03 L-SELL-05]', () => {
    const after = lancashire(`${MANCHESTER}; cotton-tiles: 2, 0, 4`).play(SALE)
    expect(demandOf(after)).toEqual({ demand: 3, tiles: [0, 4], used: [2] })
    expect(after.seat('A').income).toBe(10 + 2 + 5)
    expect(after.tile('manchester:1')?.flipped).toBe(true)
    expect(after.tile('warrington-runcorn:2')?.flipped).toBe(false)
    expect(after.seat('B').income).toBe(10)
    expect(after.seat('A')).toMatchObject({ money: 30, spent: 0, hand: ['iron'] })
  })

  it('leaves the marker where it is if the tile shows 0 [L-SELL-03]', () => {
    const after = lancashire(`${MANCHESTER}; demand: 1; cotton-tiles: 0`).play(SALE)
    expect(demandOf(after)).toEqual({ demand: 1, tiles: [], used: [0] })
    expect(after.seat('A').income).toBe(10 + 3 + 5)
    expect(after.tile('warrington-runcorn:2')?.flipped).toBe(false)
  })

  it.each([
    [1, 3],
    [2, 3],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
    [7, 0],
    [8, 0],
  ])('that ends on space %i of the track brings %i more income spaces [L-SELL-03]', (space, bonus) => {
    const still = lancashire(`${MANCHESTER}; demand: ${space}; cotton-tiles: 0`).play(SALE)
    expect(still.seat('A').income).toBe(10 + bonus + 5)
    expect(demandOf(still).demand).toBe(space)
    const moved = lancashire(`${MANCHESTER}; demand: 1; cotton-tiles: ${space - 1}`).play(SALE)
    expect(moved.seat('A').income).toBe(10 + bonus + 5)
    expect(demandOf(moved).demand).toBe(space)
  })

  it('pays the bonus first, then the mill [L-SELL-03]', () => {
    const { events } = lancashire(`${MANCHESTER}; cotton-tiles: 4`).play(SALE)
    expect(events.map(({ type }) => type)).toEqual([
      'discard',
      'sell',
      'demand',
      'income-space',
      'flip',
      'income-space',
    ])
    expect(events.filter(({ type }) => type === 'income-space')).toMatchObject([
      { seat: 0, from: 10, to: 11 },
      { seat: 0, from: 11, to: 16 },
    ])
  })

  it('never passes the last space of the income track [L-SELL-03 L-INC-02]', () => {
    const after = lancashire(`
      A: income 95; A tiles: cotton-1@colne:1; B links: colne-yorkshire; cotton-tiles: 0; A hand: wigan
    `).play('sell cotton@colne:1 > distant-market / wigan')
    expect(after.seat('A').income).toBe(99)
  })

  it('turns up the next tile each time and never puts one back [L-SELL-03 L-SELL-07]', () => {
    const after = lancashire(`
      A tiles: cotton-1@colne:1, cotton-1@burnley:1; B links: colne-yorkshire, burnley-colne; A hand: wigan
      cotton-tiles: 1, 3, 2; cotton-used: 0
    `).play('sell cotton@burnley:1 > distant-market / wigan', '+sell cotton@colne:1 > distant-market')
    expect(demandOf(after)).toEqual({ demand: 5, tiles: [2], used: [0, 1, 3] })
    expect(after.seat('A').income).toBe(10 + 3 + 5 + 1 + 5)
  })
})

describe('the way to the distant market', () => {
  it('may be an edge place, with no port anywhere [L-SELL-03]', () => {
    const after = lancashire(`
      A tiles: cotton-1@macclesfield:1; B links: macclesfield-the-midlands; demand: 1; cotton-tiles: 4
      A hand: wigan
    `).play('sell cotton@macclesfield:1 > distant-market / wigan')
    expect(demandOf(after).demand).toBe(5)
    expect(after.seat('A').income).toBe(10 + 1 + 5)
  })

  it.each([
    ['canal', 'cotton-1@colne:1', 'colne-yorkshire'],
    ['canal', 'cotton-1@stockport:1', 'macclesfield-stockport, macclesfield-the-midlands'],
    ['rail', 'cotton-2@lancaster:2', 'lancaster-scotland'],
  ])('leads in the %s era from %s over %s [L-SELL-03 L-CONN-01]', (era, tile, links) => {
    lancashire(`era: ${era}; A tiles: ${tile}; D links: ${links}; A hand: wigan`).allows(
      `sell cotton@${tile.split('@')[1]} > distant-market / wigan`,
    )
  })

  it.each(['', ' flipped'])(
    'may be a port of anyone, unflipped or flipped%s, which stays as it is [L-SELL-03 L-SELL-05]',
    (side) => {
      for (const owner of ['A', 'B']) {
        const port = `port-1@preston:1${side}`
        const tiles =
          owner === 'A'
            ? `A tiles: cotton-1@preston:2, ${port}`
            : `A tiles: cotton-1@preston:2; B tiles: ${port}`
        const after = lancashire(`${tiles}; cotton-tiles: 0; A hand: wigan`).play(
          'sell cotton@preston:2 > distant-market / wigan',
        )
        expect(after.seat('A').income).toBe(18)
        expect(after.seat('B').income).toBe(10)
        expect(after.tile('preston:1')).toMatchObject({ owner, flipped: side !== '' })
      }
    },
  )

  it('must be there: a mill alone, or joined to link-only places, is not sold [L-SELL-03 L-COAL-04]', () => {
    lancashire('A tiles: cotton-1@colne:1; A hand: wigan; B links: burnley-colne').refuses(
      'sell cotton@colne:1 > distant-market / wigan',
      'sell.market-not-connected',
    )
    lancashire(`
      era: rail; A tiles: cotton-2@preston:2; A hand: wigan; B links: blackpool-preston, preston-southport
    `).refuses('sell cotton@preston:2 > distant-market / wigan', 'sell.market-not-connected')
    lancashire(`
      A tiles: cotton-1@warrington-runcorn:1; A hand: wigan
      B links: ellesmere-port-warrington-runcorn, ellesmere-port-northwich
    `).refuses('sell cotton@warrington-runcorn:1 > distant-market / wigan', 'sell.market-not-connected')
  })
})

describe('the distant market closes', () => {
  it.each([
    ['passed', 7, 4],
    ['reached', 7, 2],
    ['reached', 8, 1],
    ['passed', 6, 4],
  ])(
    'when X is %s from space %i by a tile %i: no bonus, no flip, and the action is over [L-SELL-04]',
    (_, space, steps) => {
      const after = lancashire(`${MANCHESTER}; demand: ${space}; cotton-tiles: ${steps}, 0`).play(SALE)
      expect(demandOf(after)).toEqual({ demand: 'closed', tiles: [0], used: [steps] })
      expect(after.tile('manchester:1')?.flipped).toBe(false)
      expect(after.tile('warrington-runcorn:2')?.flipped).toBe(false)
      expect(after.seat('A')).toMatchObject({ income: 10, hand: ['iron'], discard: ['wigan'], spent: 0 })
      expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    },
  )

  it('not before: the last space of the track is still open [L-SELL-04]', () => {
    const after = lancashire(`${MANCHESTER}; demand: 7; cotton-tiles: 1`).play(SALE)
    expect(demandOf(after).demand).toBe(8)
    expect(after.seat('A').income).toBe(15)
    expect(after.tile('manchester:1')?.flipped).toBe(true)
  })

  it('for the whole action, although another mill and a port are left [L-SELL-04]', () => {
    const after = lancashire(`
      ${MANCHESTER.replace('cotton-1@manchester:1', 'cotton-1@manchester:1, cotton-1@oldham:1')}
      D links: manchester-oldham; demand: 8; cotton-tiles: 1
    `).play(SALE)
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    after.refuses('+sell cotton@oldham:1 > warrington-runcorn:2', 'turn.no-open-action')
    after.allows('sell cotton@oldham:1 > warrington-runcorn:2 / iron')
  })

  it('for everyone until the Canal Era ends, when marker and tiles are set back [L-SELL-06 L-END-01]', () => {
    const mills = `
      A tiles: cotton-1@colne:1; B tiles: cotton-1@burnley:1; C links: colne-yorkshire, burnley-colne
      demand: closed; cotton-tiles: 0, 0, 1, 2, 3; cotton-used: 4, 3, 3, 1, 2, 2, 2
    `
    for (const [letter, town] of [
      ['A', 'colne'],
      ['B', 'burnley'],
    ]) {
      const game = lancashire(`${mills}; turn: ${letter}; ${letter} hand: wigan`)
      game.refuses(`sell cotton@${town}:1 > distant-market / wigan`, 'sell.market-closed')
      expect(game.legal('sell')).toEqual([])
    }
    const after = lancashire(`${mills}; ${LAST_CARD}`).play('pass / wigan')
    expect(after.state.era).toBe('rail')
    const { demand, tiles, used } = demandOf(after)
    expect(demand).toBe(1)
    expect(used).toEqual([])
    expect(tiles?.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4])
  })

  it('to cotton only: sales to ports go on [L-SELL-06]', () => {
    const after = lancashire(`${MANCHESTER}; demand: closed`).play(
      'sell cotton@manchester:1 > warrington-runcorn:2 / wigan',
    )
    expect([after.seat('A').income, after.seat('B').income]).toEqual([15, 13])
  })

  it('to cotton only: coal is bought and sold by the same places [L-SELL-09]', () => {
    const bought = lancashire(`
      demand: closed; B tiles: port-1@preston:1 flipped; A mat: cotton 2; A hand: preston
    `).play('build cotton@preston:2 coal<market / preston')
    expect(bought.seat('A').spent).toBe(15)
    const edge = lancashire(`demand: closed; B links: colne-yorkshire; A mat: cotton 2; A hand: colne`)
    expect(edge.play('build cotton@colne:1 coal<market / colne').seat('A').spent).toBe(15)
    const sold = lancashire(`
      demand: closed; coal: 5; B links: liverpool-wigan; B tiles: port-1@liverpool:1; A hand: wigan
    `).play('build coal@wigan:1 / wigan')
    expect(sold.seat('A')).toMatchObject({ money: 30 - 5 + 2 + 1, income: 14 })
  })
})

describe('the tiles of the distant market', () => {
  const mills = `
    A tiles: cotton-1@colne:1, cotton-1@colne:2, cotton-1@burnley:1, cotton-2@burnley:2, cotton-2@blackburn:1, cotton-2@blackburn:2, cotton-3@rochdale:1
    B links: colne-yorkshire, burnley-colne, blackburn-burnley, rochdale-yorkshire; A hand: wigan
  `

  it.each([
    [4, '0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4', 6],
    [4, '4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 0, 0', 2],
    [3, '0, 1, 2, 2, 2, 2, 3, 3, 3, 4', 5],
    [3, '4, 3, 3, 3, 2, 2, 2, 2, 1, 0', 2],
    [2, '1, 2, 2, 2, 3, 3, 3, 4', 4],
    [2, '4, 3, 3, 3, 2, 2, 2, 1', 2],
  ])(
    'with %i players in the order %s serve %i sales, and are never all used [L-SELL-07 L-SELL-04]',
    (seats, tiles, sold) => {
      expect(sales(lancashire(`players: ${seats}; ${mills}; cotton-tiles: ${tiles}`))).toBe(sold)
    },
  )

  it.each([
    [4, [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    [3, [0, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    [2, [1, 2, 2, 2, 3, 3, 3, 4]],
  ])('with %i players show %j, and lie shuffled face down [L-SETUP-03]', (seats, tiles) => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const state = newGame(
        { edition: 'lancashire', seats, variants: [] },
        seed.toString(16).padStart(32, '0'),
      )
      expect(state.distantMarket).toMatchObject({ space: 0, used: [] })
      expect(state.distantMarket?.tiles.toSorted()).toEqual(tiles)
      orders.add(String(state.distantMarket?.tiles))
      expect(new Set(view(state, 0).distantMarket?.tiles).size).toBe(1)
    }
    expect(orders.size).toBeGreaterThan(6)
  })

  it('are seen once they are turned up [L-SETUP-03 L-SELL-03]', () => {
    const { state } = lancashire('cotton-tiles: 4, 3; cotton-used: 0, 2; demand: 3')
    expect(view(state, 1).distantMarket).toMatchObject({ space: 2, used: [0, 2] })
    expect(view(state, 1).distantMarket?.tiles).toHaveLength(2)
  })
})
