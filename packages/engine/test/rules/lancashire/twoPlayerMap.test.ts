// The community's map for two: fewer places, smaller markets, its own deck and cotton tiles.

import { makeSetup, newGame, parseMove, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { scenario } from '../../scenario.ts'
import { demandOf, lancashire, passUntil } from './game.ts'

const MAP = 'players: 2; variants: two-player-map'

const start = () =>
  scenario(newGame({ edition: 'lancashire', seats: 2, variants: ['two-player-map'] }, '3'.repeat(32)), [])

describe('the map for two', () => {
  it('is set up with £25 each, 40 cards, 8 cotton tiles and markets of six [L-2P-01 L-2P-02]', () => {
    const game = start()
    const { deck, faceDown, coal, iron } = game.state
    expect([game.seat('A').money, game.seat('B').money]).toEqual([25, 25])
    expect(rulesOf(game.state).deck).toHaveLength(40)
    expect([deck.length, faceDown.length]).toEqual([22, 2])
    expect(demandOf(game).tiles?.toSorted()).toEqual([1, 2, 2, 2, 2, 3, 3, 4])
    expect([coal, iron]).toEqual([6, 6])
  })

  it('has these cards [L-2P-01]', () => {
    const { deck, cards } = rulesOf(start().state)
    const copies: Record<string, number> = {}
    for (const card of deck) copies[cards[card].id] = (copies[cards[card].id] ?? 0) + 1
    expect(copies).toEqual({
      'barrow-in-furness': 2,
      blackburn: 2,
      bolton: 2,
      burnley: 2,
      bury: 1,
      colne: 2,
      fleetwood: 1,
      lancaster: 2,
      liverpool: 3,
      manchester: 3,
      preston: 2,
      'warrington-runcorn': 2,
      wigan: 1,
      cotton: 5,
      coal: 4,
      iron: 2,
      port: 3,
      shipyard: 1,
    })
  })

  it('sells coal at 2, 2, 3, 3, 4, 4 and then at 5 [L-2P-02]', () => {
    const after = lancashire(`
      ${MAP}; era: rail; A: money 60; A hand: wigan, iron; A tiles: cotton-2@colne:1 flipped
    `).play(
      'network colne-yorkshire coal<market / wigan',
      '+network burnley-colne coal<market',
      'network blackburn-burnley coal<market / iron',
    )
    expect(after.events.flatMap((event) => (event.type === 'use' ? [event.cost] : []))).toEqual([2, 2, 3])
    for (const [coal, price] of [
      [3, 3],
      [2, 4],
      [1, 4],
      [0, 5],
    ])
      expect(
        lancashire(`${MAP}; coal: ${coal}; A mat: cotton 2; A hand: colne; B links: colne-yorkshire`)
          .play('build cotton@colne:1 coal<market / colne')
          .seat('A').spent,
      ).toBe(14 + price)
  })

  it('sells iron at the same prices, and new works fill the dearest space first [L-2P-02]', () => {
    const after = lancashire(`${MAP}; A hand: wigan, bolton`).play(
      'develop cotton / wigan',
      '+develop cotton',
    )
    expect(after.seat('A').spent).toBe(2 + 2)
    const works = lancashire(`${MAP}; iron: 1; A hand: bolton; B tiles: coal-1@bolton:1`).play(
      'build iron@bolton:3 / bolton',
    )
    expect(works.events.flatMap((event) => (event.type === 'market-sale' ? [event.price] : []))).toEqual([
      4, 3, 3, 2,
    ])
    expect(works.state.iron).toBe(5)
  })

  it('lasts ten rounds an era; passing all the time ends with 2 points each [L-2P-01 L-LOAN-02]', () => {
    const game = start()
    expect(game.state.faceDown).toHaveLength(2)
    const canal = passUntil(game, ({ state }) => state.round === 10)
    expect(canal.state.era).toBe('canal')
    const rail = passUntil(canal, ({ state }) => state.era === 'rail')
    expect(rail.state).toMatchObject({ round: 1, faceDown: [] })
    expect(rail.state.deck).toHaveLength(24)
    const banker = passUntil(rail, ({ state }) => state.round === 6)
    expect(banker.state.deck).toHaveLength(2 * 2)
    expect(banker.legal('loan').length).toBeGreaterThan(0)
    const late = passUntil(banker, ({ state }) => state.round === 7)
    expect(late.legal('loan')).toEqual([])
    const over = passUntil(late, ({ state }) => state.over)
    expect(over.state).toMatchObject({ era: 'rail', round: 10 })
    expect(over.state.players.map(({ vp }) => vp)).toEqual([2, 2])
  })

  it('has a canal from Lancaster to Scotland [L-2P-02]', () => {
    const position = 'A tiles: port-1@lancaster:1; A hand: wigan'
    const after = lancashire(`${MAP}; ${position}`).play('network lancaster-scotland / wigan')
    expect(after.seat('A').spent).toBe(3)
    lancashire(`players: 2; ${position}`).refuses('network lancaster-scotland / wigan', 'network.era')
    const scored = lancashire(`
      ${MAP}; order: B A; turn: A; actions: 1; round: 10; deck: none; B hand: none; ${position}
    `).play('network lancaster-scotland / wigan')
    expect(scored.state.era).toBe('rail')
    expect(scored.seat('A').vp).toBe(2)
  })

  it('has a rail from Lancaster to Scotland, too [L-2P-02]', () => {
    const after = lancashire(`
      ${MAP}; era: rail; A: money 25; A tiles: cotton-2@lancaster:2 flipped; A hand: wigan
    `).play(
      'network lancaster-scotland coal<market / wigan',
      '+network barrow-in-furness-lancaster coal<market',
    )
    expect(after.seat('A')).toMatchObject({ spent: 15 + 2 + 2, money: 6 })
  })

  it('has 13 towns with 32 spaces, 14 canals and 24 rails, Scotland and Yorkshire [L-2P-02]', () => {
    const { locations, slots, linesOf } = rulesOf(start().state)
    expect(locations.filter(({ kind }) => kind === 'town')).toHaveLength(13)
    expect([slots.length, linesOf.canal.length, linesOf.rail.length]).toEqual([32, 14, 24])
    expect(locations.filter(({ kind }) => kind !== 'town').map(({ id }) => id)).toEqual([
      'scotland',
      'yorkshire',
      'blackpool',
      'southport',
    ])
  })

  it('lacks six towns, Northwich, The Midlands and their lines; no cards build there [L-2P-02]', () => {
    const game = lancashire(`${MAP}; A hand: wigan, iron; A tiles: cotton-1@manchester:1`)
    const rules = rulesOf(game.state)
    for (const line of [
      'manchester-stockport',
      'manchester-oldham',
      'bury-rochdale',
      'rochdale-yorkshire',
      'ellesmere-port-liverpool',
      'macclesfield-the-midlands',
    ])
      expect(parseMove(rules, `network ${line} / wigan`).error?.message, line).toContain(line)
    const paid = game.play('anywhere wigan / iron')
    const missing = ['oldham', 'rochdale', 'stockport', 'macclesfield', 'ellesmere-port', 'birkenhead']
    for (const town of missing)
      expect(parseMove(rules, `+build cotton@${town}:1`).error?.message, town).toContain(town)
    expect(paid.legal().filter((move) => missing.some((town) => move.includes(`@${town}:`)))).toEqual([])
    paid.allows('+build cotton@bury:1')
  })

  it('has no trade point in the south but ports; Yorkshire is reached through Colne [L-2P-02]', () => {
    const south = `
      ${MAP}; A mat: cotton 2; A hand: manchester
      B links: bolton-manchester, bury-manchester, manchester-warrington-runcorn, warrington-runcorn-wigan
    `
    const build = 'build cotton@manchester:1 coal<market / manchester'
    lancashire(south).refuses(build, 'coal.market-not-connected')
    lancashire(`${south}; B tiles: port-1@warrington-runcorn:2`).allows(build)
    lancashire(
      south.replace(
        'warrington-runcorn-wigan',
        'warrington-runcorn-wigan, blackburn-wigan, blackburn-burnley',
      ) + '; A links: burnley-colne, colne-yorkshire',
    ).allows(build)
  })

  it('has no virtual link, chosen or not [L-2P-02 L-VIRT-01]', () => {
    const setup = makeSetup('lancashire', 2, ['two-player-map', 'virtual-link'])
    if ('error' in setup) throw new Error(setup.error)
    const { state } = scenario(newGame(setup, '3'.repeat(32)), [])
    expect(rulesOf(state).virtualLinks).toEqual([])
    const both = lancashire(`
      players: 2; variants: two-player-map, virtual-link; era: rail; A tiles: port-2@liverpool:1; A hand: wigan
    `)
    const one = lancashire(`${MAP}; era: rail; A tiles: port-2@liverpool:1; A hand: wigan`)
    expect(both.legal()).toEqual(one.legal())
  })

  it('is for two players [L-2P-01]', () => {
    for (const seats of [3, 4])
      expect(makeSetup('lancashire', seats, ['two-player-map'])).toHaveProperty('error')
    expect(makeSetup('lancashire', 2, ['two-player-map'])).not.toHaveProperty('error')
  })
})
