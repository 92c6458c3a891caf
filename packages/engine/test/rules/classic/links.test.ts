// Links of the original game: price, reach, pairs of rails, and how many there are.

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

const FOURTEEN = [
  'blackburn-burnley',
  'blackburn-wigan',
  'bolton-bury',
  'bolton-manchester',
  'burnley-colne',
  'bury-manchester',
  'colne-yorkshire',
  'ellesmere-port-liverpool',
  'ellesmere-port-northwich',
  'ellesmere-port-warrington-runcorn',
  'fleetwood-preston',
  'lancaster-preston',
  'liverpool-wigan',
  'macclesfield-stockport',
]

const lines = (count: number): string => FOURTEEN.slice(0, count).join(', ')

describe('A canal', () => {
  it('costs £3 and starts where an own counter stands [C-LINK-01]', () => {
    const game = given('edition: classic; A hand: bury, colne; A tiles: coal-1@wigan:1')
    expect(game.legal('network').filter((move) => move.endsWith('/ bury'))).toEqual([
      'network blackburn-wigan / bury',
      'network liverpool-wigan / bury',
      'network preston-wigan / bury',
      'network warrington-runcorn-wigan / bury',
    ])
    const after = game.play('network liverpool-wigan / bury')
    expect(after.seat('A')).toMatchObject({ spent: 3, money: 27, linksLeft: 13, links: ['liverpool-wigan'] })
    expect(after.state.actionsLeft).toBe(1)
  })

  it('starts where an own link ends, also at an External Location [C-LINK-01]', () => {
    const game = given('edition: classic; A hand: bury, colne; A links: colne-yorkshire')
    game.allows('network burnley-colne / bury')
    const after = game.play('network rochdale-yorkshire / bury')
    expect(after.seat('A').spent).toBe(3)
    given('edition: classic; A hand: bury, colne; A tiles: coal-1@wigan:1; B links: liverpool-wigan').refuses(
      'network ellesmere-port-liverpool / bury',
      'network.apart',
    )
  })

  it('leads on from places without slots, and industry cards follow it [C-LINK-01 C-BUILD-01]', () => {
    let game = given(`
      edition: classic
      A hand: cotton*8
      B hand: bury*8
      C hand: bury*8
      D hand: bury*8
      A links: ellesmere-port-northwich
    `)
    game.refuses('build cotton@macclesfield:1 / cotton', 'build.network')
    game = game.play('network northwich-the-midlands / cotton', 'network macclesfield-the-midlands / cotton')
    expect(game.seat('A').spent).toBe(3 + 3)
    for (let action = 0; action < 6; action++) game = game.play('pass / bury')
    expect(game.toMove()).toBe('B')
    for (let action = 0; action < 6; action++) game = game.play('pass / bury')
    expect(game.toMove()).toBe('A')
    game.allows('build cotton@macclesfield:1 / cotton')
  })

  it('is one an action, on a canal line that is free [C-LINK-01]', () => {
    const game = given(
      'edition: classic; A hand: bury, colne; A tiles: coal-1@wigan:1; B links: preston-wigan',
    )
    game.play('network liverpool-wigan / bury').refuses('+network blackburn-wigan', 'turn.no-open-action')
    game.refuses('network preston-wigan / bury', 'network.line-taken')
    game.refuses('network bolton-wigan / bury', 'network.era')
  })
})

describe('A rail', () => {
  const WIGAN = 'edition: classic; era: rail; A hand: bury, colne; A tiles: coal-2@wigan:1 holds 3'

  it('costs £5 and a coal [C-LINK-01]', () => {
    const after = given(WIGAN).play('network bolton-wigan / bury', 'end')
    expect(after.seat('A')).toMatchObject({ spent: 5, linksLeft: 13 })
    expect(after.tile('wigan:1')?.cubes).toBe(2)
    expect(after.state.coal).toBe(8)
  })

  it('is one of two for £15 and two coal, laid one after the other [C-LINK-01]', () => {
    const after = given(WIGAN).play('network bolton-wigan / bury', '+network bolton-manchester')
    expect(after.seat('A')).toMatchObject({ spent: 15, linksLeft: 12 })
    expect(after.tile('wigan:1')?.cubes).toBe(1)
    expect(after.state.actionsLeft).toBe(1)
    after.refuses('+network bury-manchester', 'turn.no-open-action')
  })

  it('need not touch the other one [C-LINK-01]', () => {
    const after = given(`
      edition: classic
      era: rail
      A hand: bury, colne
      A tiles: coal-2@wigan:1, coal-2@burnley:1
    `).play('network liverpool-wigan / bury', '+network burnley-colne')
    expect(after.seat('A').spent).toBe(15)
    expect(after.tile('wigan:1')?.cubes).toBe(2)
    expect(after.tile('burnley:1')?.cubes).toBe(2)
  })

  it('finds its coal before the next is laid: the second cannot feed the first [C-LINK-01 C-COAL-03]', () => {
    const game = given('edition: classic; era: rail; A hand: bury, port; A tiles: cotton-2@burnley:1')
    game.refuses('network burnley-colne / port', 'coal.no-source')
    game.refuses('network colne-yorkshire coal<market / port', 'network.apart')
    const colne = given('edition: classic; era: rail; A hand: bury, port; A tiles: cotton-2@colne:1')
    const both = colne.play('network colne-yorkshire / port', '+network burnley-colne')
    expect(both.seat('A').spent).toBe(15 + 1 + 1)
  })

  it('is refused without the money for it [C-LINK-01]', () => {
    given(`${WIGAN}; A: money 4`).refuses('network bolton-wigan coal<wigan:1 / bury', 'money.short')
    const one = given(`${WIGAN}; A: money 14`).play('network bolton-wigan / bury')
    expect(one.seat('A').money).toBe(9)
    expect(one.state.actionsLeft).toBe(1)
    one.refuses('+network bolton-manchester coal<wigan:1', 'turn.no-open-action')
  })

  it('runs on rail lines only [C-LINK-01]', () => {
    given('edition: classic; era: rail; A hand: bury, colne; A tiles: port-2@liverpool:1').refuses(
      'network ellesmere-port-liverpool coal<market / bury',
      'network.era',
    )
  })
})

describe('Fourteen links', () => {
  it('are all that a player has in a period [C-LINK-01]', () => {
    const last = given(`edition: classic; A hand: bury, colne; A links: ${lines(13)}`)
    expect(last.seat('A').linksLeft).toBe(1)
    const full = last.play('network manchester-oldham / bury')
    expect(full.seat('A').linksLeft).toBe(0)
    full.refuses('network manchester-stockport / colne', 'network.no-links-left')
    given(`edition: classic; A hand: bury, colne; A links: ${lines(14)}`).refuses(
      'network manchester-stockport / bury',
      'network.no-links-left',
    )
  })

  it('end an action after its first rail when they run out [C-LINK-01]', () => {
    const after = given(`
      edition: classic
      era: rail
      A: links-left 1
      A hand: bury, colne
      A tiles: coal-2@wigan:1
    `).play('network bolton-wigan / bury')
    expect(after.state).toMatchObject({ pending: null, actionsLeft: 1 })
    after.refuses('+network bolton-manchester', 'turn.no-open-action')
  })

  it('are back for the Rail Period [C-LINK-01 C-END-01]', () => {
    const after = given(`
      edition: classic
      order: B C D A
      turn: A
      actions: 1
      round: 8
      deck: none
      A hand: bury
      B hand: none
      C hand: none
      D hand: none
      A links: ${lines(14)}
    `).play('pass / bury')
    expect(after.state.era).toBe('rail')
    expect(after.seat('A')).toMatchObject({ links: [], linksLeft: 14 })
  })
})
