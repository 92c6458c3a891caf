// Selling cotton in the original game: to ports, and to the Distant Market.

import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

/** Space of the marker, from 1; 9 is the bottom, where the market is closed. */
const marker = (game: Scenario): number => (game.state.distantMarket?.space ?? -1) + 1

const tilesOf = (game: Scenario): number[] => {
  const { tiles = [], used = [] } = game.state.distantMarket ?? {}
  return [...tiles, ...used].toSorted((a, b) => a - b)
}

const THREE_MILLS = `
  edition: classic
  A hand: bury, colne
  A tiles: cotton-1@manchester:1, cotton-1@oldham:1, cotton-1@bury:1
  B tiles: port-1@warrington-runcorn:2
  C links: manchester-warrington-runcorn, manchester-oldham, bury-manchester
`

const PRESTON =
  'edition: classic; A hand: bury, colne; A tiles: cotton-1@preston:2; B tiles: port-1@preston:1'

describe('Selling', () => {
  it('takes mills one by one, in any order and by either way [C-SELL-01 C-SELL-02]', () => {
    const game = given(`${THREE_MILLS}; demand: 1; cotton-tiles: 0, 1`)
    const one = game.play('sell cotton@manchester:1 > distant-market / bury')
    expect(one.seat('A').income).toBe(18)
    expect(marker(one)).toBe(1)
    expect(one.tile('warrington-runcorn:2')?.flipped).toBe(false)
    const two = one.play('+sell cotton@oldham:1 > warrington-runcorn:2')
    expect(two.seat('A').income).toBe(23)
    expect(two.seat('B').income).toBe(13)
    const three = two.play('+sell cotton@bury:1 > distant-market')
    expect(three.seat('A').income).toBe(31)
    expect(marker(three)).toBe(2)
    for (const slot of ['manchester:1', 'oldham:1', 'bury:1', 'warrington-runcorn:2'])
      expect(three.tile(slot)?.flipped, slot).toBe(true)
    expect(three.seat('A')).toMatchObject({ money: 30, spent: 0, hand: ['colne'] })
    expect(three.state.actionsLeft).toBe(1)
  })

  it('may stop after any sale [C-SELL-01]', () => {
    const after = given(THREE_MILLS).play('sell cotton@oldham:1 > warrington-runcorn:2 / bury', 'end')
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    expect(after.tile('bury:1')?.flipped).toBe(false)
  })

  it('goes to any connected unflipped port of anyone, not to the nearest [C-SELL-01]', () => {
    const game = given(
      `${THREE_MILLS}; D tiles: port-1@liverpool:1; D links: warrington-runcorn-wigan, liverpool-wigan`,
    )
    game.allows(
      'sell cotton@manchester:1 > warrington-runcorn:2 / bury',
      'sell cotton@manchester:1 > liverpool:1 / bury',
    )
    const after = game.play(
      'sell cotton@manchester:1 > liverpool:1 / bury',
      '+sell cotton@bury:1 > warrington-runcorn:2',
    )
    expect(after.seat('A').income).toBe(20)
    expect(['B', 'D'].map((seat) => after.seat(seat).income)).toEqual([13, 13])
  })

  it("goes to a port of one's own, which pays its owner too [C-SELL-01]", () => {
    const after = given(`
      edition: classic
      A hand: bury, colne
      A tiles: cotton-1@preston:2, port-1@fleetwood:1
      B links: fleetwood-preston
    `).play('sell cotton@preston:2 > fleetwood:1 / bury')
    expect(after.seat('A').income).toBe(10 + 3 + 5)
  })

  it('passes through an External Location [C-SELL-01]', () => {
    const after = given(`
      edition: classic
      A hand: bury, colne
      A tiles: cotton-1@rochdale:1
      B tiles: port-1@liverpool:1
      B links: colne-yorkshire, burnley-colne, blackburn-burnley, blackburn-wigan, liverpool-wigan
      C links: rochdale-yorkshire
    `).play('sell cotton@rochdale:1 > liverpool:1 / bury')
    expect(after.seat('A').income).toBe(15)
    expect(after.seat('B').income).toBe(13)
  })

  it('needs a connection, an unflipped port, and an own unflipped mill [C-SELL-01]', () => {
    const game = given(`
      edition: classic
      A hand: bury, colne
      A tiles: cotton-1@oldham:1, cotton-1@preston:2
      B tiles: port-1@preston:1 flipped, port-1@liverpool:1, cotton-1@colne:1
    `)
    game.refuses('sell cotton@oldham:1 > liverpool:1 / bury', 'sell.buyer-not-connected')
    game.refuses('sell cotton@oldham:1 > distant-market / bury', 'sell.market-not-connected')
    game.refuses('sell cotton@preston:2 > preston:1 / bury', 'sell.port-flipped')
    game.refuses('sell cotton@preston:2 > fleetwood:1 / bury', 'sell.no-port')
    game.refuses('sell cotton@colne:1 > distant-market / bury', 'sell.not-yours')
    game.allows('sell cotton@preston:2 > distant-market / bury')
  })
})

describe('The buyer', () => {
  it('may be left unsaid where there is only one [C-SELL-01]', () => {
    const closed = given(`${PRESTON}; demand: closed`).play('sell cotton@preston:2 / bury')
    expect(closed.tile('preston:1')?.flipped).toBe(true)
  })

  it('must be named where there are several [C-SELL-01]', () => {
    given(PRESTON).refuses('sell cotton@preston:2 / bury', 'sell.which-buyer')
  })
})

describe('The Distant Market', () => {
  it.each([
    [1, 0, 1, 3],
    [1, 1, 2, 3],
    [1, 2, 3, 2],
    [1, 3, 4, 2],
    [1, 4, 5, 1],
    [3, 3, 6, 1],
    [4, 3, 7, 0],
    [5, 3, 8, 0],
    [8, 0, 8, 0],
  ])('from space %i with tile %i: space %i and a bonus of %i [C-SELL-02]', (space, steps, reached, bonus) => {
    const after = given(`${PRESTON}; demand: ${space}; cotton-tiles: ${steps}`).play(
      'sell cotton@preston:2 > distant-market / bury',
    )
    expect(marker(after)).toBe(reached)
    expect(after.seat('A').income).toBe(10 + bonus + 5)
    expect(after.tile('preston:2')?.flipped).toBe(true)
    expect(after.tile('preston:1')?.flipped).toBe(false)
  })

  it('is reached by an External Location without any port [C-SELL-01 C-SELL-02]', () => {
    const after = given(`
      edition: classic
      cotton-tiles: 4
      A hand: bury, colne
      A tiles: cotton-1@macclesfield:1
      B links: macclesfield-the-midlands
    `).play('sell cotton@macclesfield:1 > distant-market / bury')
    expect(after.seat('A').income).toBe(10 + 1 + 5)
    expect(marker(after)).toBe(5)
  })

  it('keeps its twelve tiles after a sale [C-SELL-02]', () => {
    const before = given(PRESTON)
    const after = before.play('sell cotton@preston:2 > distant-market / bury')
    expect(tilesOf(after)).toHaveLength(12)
    expect(tilesOf(after)).toEqual(tilesOf(before))
    expect(after.state.distantMarket?.used).toHaveLength(1)
  })

  it.each([
    [8, 1],
    [7, 4],
    [5, 4],
  ])(
    'closes at the bottom: from space %i with tile %i the mill stays [C-SELL-02 C-SELL-03]',
    (space, steps) => {
      const after = given(`${PRESTON}; demand: ${space}; cotton-tiles: ${steps}`).play(
        'sell cotton@preston:2 > distant-market / bury',
      )
      expect(marker(after)).toBe(9)
      expect(after.tile('preston:2')?.flipped).toBe(false)
      expect(after.seat('A')).toMatchObject({ income: 10, spent: 0, hand: ['colne'], discard: ['bury'] })
      expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
      after.allows('sell cotton@preston:2 > preston:1 / colne')
    },
  )

  it('ends the whole action when it closes; earlier sales stand [C-SELL-02 C-SELL-03]', () => {
    const after = given(`${THREE_MILLS}; demand: 8; cotton-tiles: 0, 1`).play(
      'sell cotton@bury:1 > distant-market / bury',
      '+sell cotton@oldham:1 > distant-market',
    )
    expect(after.tile('bury:1')?.flipped).toBe(true)
    expect(after.tile('oldham:1')?.flipped).toBe(false)
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    after.refuses('+sell cotton@manchester:1 > warrington-runcorn:2', 'turn.no-open-action')
  })

  it('stays closed for everyone in this period, while ports still buy [C-SELL-02]', () => {
    const game = given(
      `${PRESTON}; demand: closed; turn: C; C hand: bury, colne; C tiles: cotton-1@lancaster:2; D tiles: port-1@lancaster:1`,
    )
    game.refuses('sell cotton@lancaster:2 > distant-market / bury', 'sell.market-closed')
    game.allows('sell cotton@lancaster:2 > lancaster:1 / bury')
    given(`${PRESTON}; demand: closed`).refuses(
      'sell cotton@preston:2 > distant-market / bury',
      'sell.market-closed',
    )
  })

  it('opens again for the Rail Period with all its tiles [C-SELL-02 C-END-01]', () => {
    const after = given(`
      edition: classic
      order: B C D A
      turn: A
      actions: 1
      round: 8
      deck: none
      demand: closed
      cotton-used: 4, 3, 3
      A hand: bury
      B hand: none
      C hand: none
      D hand: none
    `).play('pass / bury')
    expect(after.state.era).toBe('rail')
    expect(marker(after)).toBe(1)
    expect(after.state.distantMarket?.tiles.toSorted((a, b) => a - b)).toEqual([
      0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4,
    ])
    expect(after.state.distantMarket?.used).toEqual([])
  })

  it('does not trade coal: a closed market leaves ports as they are [C-SELL-02 C-COAL-02]', () => {
    const after = given(`
      edition: classic
      demand: closed
      A hand: preston, bury
      A mat: cotton 2
      B tiles: port-1@preston:1
    `).play('build cotton@preston:2 / preston')
    expect(after.seat('A').spent).toBe(15)
  })
})

describe('A Sell action', () => {
  it('needs at least one attempt at a sale [C-SELL-03]', () => {
    const game = given('edition: classic; A hand: bury, colne; A tiles: cotton-1@colne:1')
    expect(game.legal('sell')).toEqual([])
    game.refuses('sell cotton@colne:1 / bury', 'sell.no-buyer')
    game.refuses('end', 'turn.nothing-to-end')
  })
})
