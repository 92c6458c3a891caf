// The virtual link between Liverpool and Birkenhead: for industry cards only, and off unless chosen.

import { describe, expect, it } from 'vitest'
import { lancashire } from './game.ts'

const ON = 'variants: virtual-link; era: rail'

/** A is in Liverpool; a rail of B brings coal to Birkenhead. */
const BIRKENHEAD = `
  A tiles: port-2@liverpool:1; A mat: shipyard 2; A hand: birkenhead, shipyard
  B links: birkenhead-ellesmere-port; B tiles: port-2@ellesmere-port:1
`
const YARD = 'build shipyard@birkenhead:1 coal<market iron<market'

describe('the virtual link', () => {
  it('does not exist by default [L-VIRT-01]', () => {
    const game = lancashire(`era: rail; ${BIRKENHEAD}`)
    game.refuses(`${YARD} / shipyard`, 'build.network')
    const after = game.play(`${YARD} / birkenhead`)
    expect(after.seat('A')).toMatchObject({ spent: 27, money: 3, income: 11 })
  })

  it('lets an industry card build in Birkenhead from Liverpool [L-VIRT-01]', () => {
    const game = lancashire(`${ON}; ${BIRKENHEAD}`)
    game.allows(`${YARD} / birkenhead`)
    expect(game.play(`${YARD} / shipyard`).seat('A')).toMatchObject({ spent: 27, money: 3, income: 11 })
  })

  it('lets an industry card build in Liverpool from Birkenhead [L-VIRT-01]', () => {
    const position = 'A links: birkenhead-ellesmere-port; A mat: port 2; A hand: port'
    lancashire(`${ON}; ${position}`).allows('build port@liverpool:1 / port')
    lancashire(`era: rail; ${position}`).refuses('build port@liverpool:1 / port', 'build.network')
  })

  it('leads from Liverpool only, if it is chosen one-way [L-VIRT-01]', () => {
    const oneWay = 'variants: virtual-link, virtual-link-one-way; era: rail'
    lancashire(`${oneWay}; ${BIRKENHEAD}`).allows(`${YARD} / shipyard`)
    lancashire(`${oneWay}; A links: birkenhead-ellesmere-port; A mat: port 2; A hand: port`).refuses(
      'build port@liverpool:1 / port',
      'build.network',
    )
  })

  it('needs one of the two towns in the own network [L-VIRT-01]', () => {
    lancashire(`${ON}; ${BIRKENHEAD.replace('port-2@liverpool:1', 'port-2@fleetwood:1')}`).refuses(
      `${YARD} / shipyard`,
      'build.network',
    )
  })

  it('carries no coal [L-VIRT-02]', () => {
    const game = lancashire(`
      ${ON}; A tiles: port-2@liverpool:1; A mat: shipyard 2; A hand: shipyard; B tiles: coal-2@wigan:1
      B links: liverpool-wigan
    `)
    game.refuses(
      'build shipyard@birkenhead:1 coal<market iron<market / shipyard',
      'coal.market-not-connected',
    )
    game.refuses('build shipyard@birkenhead:1 coal<wigan:1 iron<market / shipyard', 'coal.not-connected')
  })

  it('carries no cotton: no sale to a port, none to the distant market [L-VIRT-02]', () => {
    const game = lancashire(`
      ${ON}; A tiles: cotton-2@warrington-runcorn:1; A hand: wigan; B tiles: port-2@liverpool:1
      A links: ellesmere-port-warrington-runcorn, birkenhead-ellesmere-port
    `)
    game.refuses('sell cotton@warrington-runcorn:1 > liverpool:1 / wigan', 'sell.buyer-not-connected')
    game.refuses('sell cotton@warrington-runcorn:1 > distant-market / wigan', 'sell.market-not-connected')
  })

  it('opens no market to a new mine [L-VIRT-02]', () => {
    const after = lancashire(`
      ${ON}; coal: 4; A mat: coal 2; A hand: warrington-runcorn; B tiles: port-2@liverpool:1
      A links: ellesmere-port-warrington-runcorn, birkenhead-ellesmere-port
    `).play('build coal@warrington-runcorn:1 / warrington-runcorn')
    expect(after.tile('warrington-runcorn:1')).toMatchObject({ flipped: false, cubes: 3 })
    expect(after.state.coal).toBe(4)
  })

  it('gives no right to lay links, and cannot be laid itself [L-VIRT-02]', () => {
    const game = lancashire(`
      ${ON}; A tiles: port-2@liverpool:1; A hand: wigan; B tiles: port-2@ellesmere-port:1
    `)
    game.refuses('network birkenhead-ellesmere-port coal<market / wigan', 'network.apart')
    expect(game.legal('network').filter((move) => move.includes('birkenhead'))).toEqual([])
    expect(() => game.play('network birkenhead-liverpool coal<market / wigan')).toThrow()
  })

  it('scores nothing [L-VIRT-02]', () => {
    const after = lancashire(`
      ${ON}; order: B C D A; turn: A; actions: 1; round: 8; deck: none; A: money 0
      A hand: wigan; B hand: none; C hand: none; D hand: none
      A tiles: shipyard-2@birkenhead:1 flipped; A links: birkenhead-ellesmere-port
      B tiles: port-2@ellesmere-port:1 flipped, port-2@liverpool:1 flipped
    `).play('pass / wigan')
    expect(after.seat('A').vp).toBe(1 + 1 + 18)
  })
})
