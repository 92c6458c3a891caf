// Building in the original game: spaces, levels, periods, and the price.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

describe('The space', () => {
  it('must show the counter and be free [C-BUILD-03]', () => {
    const game = given('edition: classic; A hand: manchester, stockport, bury; B tiles: coal-1@manchester:1')
    game.refuses('build port@manchester:1 / manchester', 'build.icon')
    game.refuses('build coal@stockport:1 / stockport', 'build.icon')
    game.refuses('build cotton@manchester:1 / manchester', 'build.slot-taken')
  })

  it('is filled from the top of the stack [C-BUILD-03]', () => {
    const game = given('edition: classic; A hand: wigan, colne; A mat: coal 2*1')
    const after = game.play('build coal@wigan:1 / wigan')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.seat('A')).toMatchObject({ spent: 7, mat: { coal: 'coal-3' } })
    given('edition: classic; A hand: wigan, colne; A mat: coal none').refuses(
      'build coal@wigan:1 / wigan',
      'build.mat-empty',
    )
  })

  it.each(['preston', 'lancaster'])(
    'for a port in %s is the one for ports alone, and the shared one once that is taken [C-BUILD-03]',
    (town) => {
      const empty = given(`edition: classic; A hand: ${town}, port`)
      for (const card of [town, 'port']) {
        empty.refuses(`build port@${town}:2 / ${card}`, 'build.single-icon-first')
        empty.allows(`build port@${town}:1 / ${card}`)
      }
      const taken = given(`edition: classic; A hand: ${town}, port; B tiles: port-1@${town}:1`)
      taken.allows(`build port@${town}:2 / ${town}`, `build port@${town}:2 / port`)
    },
  )

  it('in Lancaster has no room for a mill after two ports, and one for a port beside a mill [C-BUILD-03]', () => {
    const ports = given(
      'edition: classic; A hand: lancaster, bury; B tiles: port-1@lancaster:1; C tiles: port-1@lancaster:2',
    )
    ports.refuses('build cotton@lancaster:2 / lancaster', 'build.slot-taken')
    expect(ports.legal('build')).toEqual(ports.legal('build').filter((move) => move.includes('@bury')))
    const mill = given('edition: classic; A hand: lancaster, bury; B tiles: cotton-1@lancaster:2')
    mill.allows('build port@lancaster:1 / lancaster')
    mill.refuses('build port@lancaster:2 / lancaster', 'build.slot-taken')
  })

  it('is free to choose everywhere else [C-BUILD-03]', () => {
    const game = given('edition: classic; A hand: liverpool, manchester, port, cotton')
    for (const slot of [1, 2, 4])
      game.allows(`build port@liverpool:${slot} / liverpool`, `build port@liverpool:${slot} / port`)
    for (const slot of [1, 2, 3]) game.allows(`build cotton@manchester:${slot} / manchester`)
    game.allows('build cotton@lancaster:2 / cotton')
  })
})

describe('The period', () => {
  it.each([
    ['cotton', 'colne:1', 'colne'],
    ['port', 'fleetwood:1', 'fleetwood'],
    ['coal', 'wigan:1', 'wigan'],
    ['iron', 'bolton:3', 'bolton'],
  ])('of level 1 is the Canal Period: %s [C-BUILD-04]', (industry, slot, card) => {
    const canal = given(`edition: classic; A hand: ${card}, bury; B tiles: coal-2@bolton:1`)
    canal.allows(`build ${industry}@${slot} / ${card}`)
    const rail = given(`edition: classic; era: rail; A hand: ${card}, bury; B tiles: coal-2@bolton:1`)
    rail.refuses(`build ${industry}@${slot} / ${card}`, 'build.era')
  })

  it('lets level 2 and above be built in both, shipyards apart [C-BUILD-04]', () => {
    for (const era of ['canal', 'rail'])
      given(`
        edition: classic
        era: ${era}
        A hand: wigan, fleetwood, bury
        A mat: coal 2, port 4
      `).allows('build coal@wigan:1 / wigan', 'build port@fleetwood:1 / fleetwood')
  })

  it('allows one own counter a town in the Canal Period, any number in the Rail Period [C-BUILD-04]', () => {
    const canal = given(`
      edition: classic
      A hand: manchester, coal
      A tiles: cotton-1@manchester:1
      B tiles: coal-1@manchester:2
    `)
    canal.refuses('build cotton@manchester:3 / manchester', 'build.one-per-town')
    canal.refuses('build iron@manchester:4 / manchester', 'build.one-per-town')
    canal.refuses('build coal@manchester:3 / coal', 'build.one-per-town')
    const rail = given(`
      edition: classic
      era: rail
      A hand: manchester, coal
      A mat: iron 2, coal 2
      A tiles: cotton-2@manchester:1
      B tiles: coal-2@manchester:2
    `)
    rail.allows(
      'build cotton@manchester:3 / manchester',
      'build iron@manchester:4 / manchester',
      'build coal@manchester:3 / coal',
    )
  })

  it('does not count what others have in the town [C-BUILD-04]', () => {
    given(`
      edition: classic
      A hand: manchester, bury
      B tiles: cotton-1@manchester:1
      C tiles: coal-1@manchester:2
    `).allows('build cotton@manchester:3 / manchester', 'build iron@manchester:4 / manchester')
  })
})

describe('Barrow and Birkenhead', () => {
  it('take nothing in the Canal Period, not even by two cards [C-BUILD-05 C-DBL-01]', () => {
    const game = given(`
      edition: classic
      A hand: barrow-in-furness, birkenhead, shipyard, iron
      A mat: shipyard 1
      B tiles: port-1@lancaster:1, port-1@ellesmere-port:1, coal-1@wigan:1
      B links: ellesmere-port-liverpool
      C tiles: port-1@liverpool:1
    `)
    game.refuses('build shipyard@birkenhead:1 / birkenhead', 'coal.no-source')
    game.refuses('build shipyard@barrow-in-furness:1 / barrow-in-furness', 'coal.no-source')
    game.refuses('build iron@barrow-in-furness:2 / barrow-in-furness', 'coal.no-source')
    const merged = game.play('anywhere barrow-in-furness / birkenhead')
    const towns = ['barrow-in-furness', 'birkenhead']
    expect(merged.legal('+build').length).toBeGreaterThan(0)
    expect(merged.legal('+build').filter((move) => towns.some((town) => move.includes(`@${town}`)))).toEqual(
      [],
    )
    merged.refuses('+build shipyard@birkenhead:1', 'coal.no-source')
  })

  it.each([
    ['birkenhead', 'shipyard', 1, 'birkenhead-ellesmere-port', 'port-2@ellesmere-port:1', 25 + 1 + 1],
    ['barrow-in-furness', 'shipyard', 1, 'barrow-in-furness-lancaster', 'port-2@lancaster:1', 25 + 1 + 1],
    ['barrow-in-furness', 'iron', 2, 'barrow-in-furness-lancaster', 'port-2@lancaster:1', 7 + 1],
  ])(
    '%s takes its %s in the Rail Period only with a rail that brings coal [C-BUILD-05]',
    (town, industry, slot, line, port, price) => {
      const position = `
        edition: classic
        era: rail
        A hand: ${town}, bury
        A mat: shipyard 2, iron 2, port 2
        B tiles: ${port}
      `
      const move = `${industry}@${town}:${slot}`
      given(position).refuses(`build ${move} / ${town}`, 'coal.no-source')
      const merged = given(position).play(`anywhere bury / ${town}`)
      expect(merged.legal('+build').filter((other) => other.includes(`@${town}`))).toEqual([])
      expect(given(`${position}; B links: ${line}`).play(`build ${move} / ${town}`).seat('A').spent).toBe(
        price,
      )
    },
  )
})

describe('The price', () => {
  it('must be in hand with the cubes that are bought [C-PAY-01]', () => {
    const position = 'edition: classic; A hand: preston, bury; A mat: cotton 3; B tiles: port-1@preston:1'
    given(`${position}; A: money 17`).refuses(
      'build cotton@preston:2 coal<market iron<market / preston',
      'money.short',
    )
    const after = given(`${position}; A: money 18`).play('build cotton@preston:2 / preston')
    expect(after.seat('A')).toMatchObject({ money: 0, spent: 16 + 1 + 1 })
  })

  it('is paid to nobody: coal, iron, ports and links of others are free and cannot be refused [C-PAY-01]', () => {
    const after = given(`
      edition: classic
      A hand: oldham, bury
      A mat: cotton 3
      B tiles: coal-1@manchester:1
      C tiles: iron-1@bolton:3 holds 3
      D tiles: port-1@warrington-runcorn:2
      D links: manchester-oldham, manchester-warrington-runcorn
    `).play('build cotton@oldham:1 / oldham', 'sell cotton@oldham:1 > warrington-runcorn:2 / bury')
    expect(after.seat('A')).toMatchObject({ money: 14, spent: 16, income: 13 })
    expect(['B', 'C', 'D'].map((seat) => after.seat(seat).money)).toEqual([30, 30, 30])
    expect(after.tile('manchester:1')?.cubes).toBe(1)
    expect(after.tile('bolton:3')?.cubes).toBe(2)
    expect(after.seat('D').income).toBe(13)
  })
})
