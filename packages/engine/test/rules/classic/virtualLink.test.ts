// The virtual link between Liverpool and Birkenhead: for industry cards, either way, and for nothing else.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

const ONE_WAY = 'variants: virtual-link-one-way'

/** A's rails lead to Birkenhead, not to Liverpool. */
const TO_BIRKENHEAD = `
  edition: classic
  era: rail
  A hand: port*2, bury, colne
  A mat: port 2
  A links: ellesmere-port-warrington-runcorn, birkenhead-ellesmere-port
`

/** A is in Liverpool; coal comes to Birkenhead by a rail of B. */
const IN_LIVERPOOL = `
  edition: classic
  era: rail
  A hand: shipyard, bury
  A mat: shipyard 2
  A tiles: port-2@liverpool:1
  B tiles: port-2@ellesmere-port:1
  B links: birkenhead-ellesmere-port
`

describe('With an industry card', () => {
  it('who is in Birkenhead builds in Liverpool [C-VIRT-01]', () => {
    const after = given(TO_BIRKENHEAD).play('build port@liverpool:1 / port')
    expect(after.seat('A')).toMatchObject({ spent: 7, money: 23 })
    given(`${TO_BIRKENHEAD}; B tiles: port-2@liverpool:2`).allows('build port@liverpool:1 / port')
  })

  it('who is in Liverpool builds in Birkenhead [C-VIRT-01]', () => {
    const after = given(IN_LIVERPOOL).play('build shipyard@birkenhead:1 / shipyard')
    expect(after.seat('A')).toMatchObject({ spent: 25 + 1 + 1, income: 11 })
    expect(after.tile('birkenhead:1')).toMatchObject({ owner: 'A', flipped: true })
  })

  it('any player builds so, and only from these two towns [C-VIRT-01]', () => {
    given(`
      edition: classic
      era: rail
      turn: C
      C hand: port, bury
      C mat: port 2
      C tiles: shipyard-2@birkenhead:1 flipped
    `).allows('build port@liverpool:4 / port')
    given(`
      edition: classic
      era: rail
      A hand: port, shipyard
      A mat: port 2, shipyard 2
      A tiles: port-2@ellesmere-port:1
      B links: birkenhead-ellesmere-port
    `).refuses('build port@liverpool:1 / port', 'build.network')
  })

  it('links of others to either town do not help [C-VIRT-01]', () => {
    given(`
      edition: classic
      era: rail
      A hand: port, bury
      A mat: port 2
      A tiles: cotton-2@colne:1
      B links: birkenhead-ellesmere-port
    `).refuses('build port@liverpool:1 / port', 'build.network')
  })

  it('the switch leaves the way to Birkenhead and closes the way back [C-VIRT-01]', () => {
    given(`${TO_BIRKENHEAD}; ${ONE_WAY}`).refuses('build port@liverpool:1 / port', 'build.network')
    given(`${IN_LIVERPOOL}; ${ONE_WAY}`).allows('build shipyard@birkenhead:1 / shipyard')
  })
})

describe('The virtual link does not help', () => {
  it('to lay links [C-VIRT-01 C-LINK-01]', () => {
    for (const position of [TO_BIRKENHEAD, `${TO_BIRKENHEAD}; B tiles: port-2@liverpool:2`]) {
      const game = given(position)
      game.refuses('network liverpool-wigan / bury', 'network.apart')
      const after = game.play('build port@liverpool:1 / port', 'network liverpool-wigan / bury')
      expect(after.seat('A').spent).toBe(7 + 5 + 1)
    }
  })

  it('to bring coal [C-VIRT-01 C-COAL-01 C-COAL-02]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: shipyard, birkenhead
      A mat: shipyard 2
      A tiles: port-2@liverpool:1
      B tiles: coal-2@wigan:1
      B links: liverpool-wigan
    `)
    game.refuses('build shipyard@birkenhead:1 / shipyard', 'coal.no-source')
    game.refuses('build shipyard@birkenhead:1 / birkenhead', 'coal.no-source')
  })

  it('to sell cotton [C-VIRT-01 C-SELL-01]', () => {
    const game = given(`
      edition: classic
      era: rail
      A hand: bury, colne
      A tiles: cotton-2@warrington-runcorn:1
      A links: ellesmere-port-warrington-runcorn, birkenhead-ellesmere-port
      B tiles: port-2@liverpool:1
    `)
    game.refuses('sell cotton@warrington-runcorn:1 > liverpool:1 / bury', 'sell.buyer-not-connected')
    game.refuses('sell cotton@warrington-runcorn:1 > distant-market / bury', 'sell.market-not-connected')
  })

  it('to sell the cubes of a new mine [C-VIRT-01 C-MKT-01]', () => {
    const after = given(`
      edition: classic
      era: rail
      coal: 4
      A hand: warrington-runcorn, colne
      A mat: coal 2
      A links: ellesmere-port-warrington-runcorn, birkenhead-ellesmere-port
      B tiles: port-2@liverpool:1
    `).play('build coal@warrington-runcorn:1 / warrington-runcorn')
    expect(after.state.coal).toBe(4)
    expect(after.tile('warrington-runcorn:1')?.cubes).toBe(3)
  })

  it('to score [C-VIRT-01 C-SCORE-01]', () => {
    const after = given(`
      edition: classic; era: rail; order: B C D A; turn: A; actions: 1; round: 8; deck: none
      A hand: bury; B hand: none; C hand: none; D hand: none
      A tiles: shipyard-2@birkenhead:1 flipped
      A links: birkenhead-ellesmere-port
      B tiles: port-2@ellesmere-port:1 flipped, port-2@liverpool:1 flipped
    `).play('pass / bury')
    expect(after.events.filter(({ type }) => type === 'score-link')).toMatchObject([{ seat: 0, vp: 2 }])
    expect(after.seat('A').vp).toBe(2 + 18 + 3)
    expect(after.seat('B').vp).toBe(4 + 4 + 3)
  })

  it('as a line on which a link could lie [C-VIRT-01]', () => {
    expect(
      given(IN_LIVERPOOL)
        .legal('network')
        .filter((move) => move.includes('birkenhead')),
    ).toEqual([])
  })
})
