// The two farm breweries: their cards, their lines, their connection and their icons.

import { rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

const linkPoints = (game: Scenario): Record<string, number> =>
  Object.fromEntries(
    game.events.flatMap((event) =>
      event.type === 'score-link' ? [[rulesOf(game.state).lines[event.line].id, event.vp]] : [],
    ),
  )

const linesAt = (game: Scenario, place: string): string[] => {
  const { lines, locations } = rulesOf(game.state)
  return lines.filter(({ ends }) => ends.some((end) => locations[end].id === place)).map(({ id }) => id)
}

describe('a farm brewery', () => {
  it('is reached by no location card and no wild location card [B-FARM-01 B-CARD-03]', () => {
    const game = given(`
      A links: cannock-farm-brewery-north, kidderminster-worcester
      A hand: cannock, worcester, brewery, wild-location, wild-industry
    `)
    for (const card of ['cannock', 'worcester', 'wild-location']) {
      game.refuses(`build brewery@farm-brewery-north iron<market / ${card}`, 'build.farm-card')
      game.refuses(`build brewery@farm-brewery-south iron<market / ${card}`, 'build.farm-card')
    }
    for (const card of ['brewery', 'wild-industry'])
      game.allows(
        `build brewery@farm-brewery-north iron<market / ${card}`,
        `build brewery@farm-brewery-south iron<market / ${card}`,
      )
  })

  it('has one space, for a brewery only [B-FARM-01 B-BUILD-03]', () => {
    const game = given('A links: cannock-farm-brewery-north; A hand: coal, wild-industry')
    game.refuses('build coal@farm-brewery-north / coal', 'build.icon')
    given(
      'A links: cannock-farm-brewery-north; B tiles: brewery-1@farm-brewery-north; A hand: brewery',
    ).refuses('build brewery@farm-brewery-north iron<market / brewery', 'overbuild.opponent')
    const { locations } = rulesOf(game.state)
    expect(locations.filter(({ kind }) => kind === 'farm').map(({ slots }) => slots.length)).toEqual([1, 1])
  })
})

describe('the northern farm brewery', () => {
  it('needs its own link to Cannock [B-FARM-02]', () => {
    const cannock = given('A tiles: coal-1@cannock:2; A hand: brewery, leek, iron')
    cannock.refuses('build brewery@farm-brewery-north iron<market / brewery', 'build.network')
    const linked = cannock.play('network cannock-farm-brewery-north / leek')
    const after = linked.play('build brewery@farm-brewery-north iron<market / brewery')
    expect(after.seat('A').spent).toBe(3 + 5 + 2)
    expect(after.tile('farm-brewery-north:1')).toEqual({
      tile: 'brewery-1',
      owner: 'A',
      flipped: false,
      cubes: 1,
    })
    expect(linesAt(cannock, 'farm-brewery-north')).toEqual(['cannock-farm-brewery-north'])
  })

  it("is not in the network by another's link [B-FARM-02 B-NET-03]", () => {
    given('A tiles: coal-1@cannock:2; B links: cannock-farm-brewery-north; A hand: brewery').refuses(
      'build brewery@farm-brewery-north iron<market / brewery',
      'build.network',
    )
  })

  it('lets its owner lay the link from the farm [B-FARM-02 B-LINK-01]', () => {
    const game = given('A tiles: brewery-1@farm-brewery-north; A hand: leek')
    expect(game.legal('network')).toEqual(['network cannock-farm-brewery-north / leek'])
  })

  it('gives its beer to others only over its link [B-FARM-02 B-BEER-03]', () => {
    const position = `
      merchants: shrewsbury:1 manufacturer empty; A tiles: manufacturer-1@cannock:1; A hand: leek
      B tiles: brewery-1@farm-brewery-north holds 1
      C links: cannock-wolverhampton, coalbrookdale-wolverhampton, coalbrookdale-shrewsbury
    `
    const sale = 'sell manufacturer@cannock:1 > shrewsbury:1 beer<farm-brewery-north / leek'
    given(position).refuses(sale, 'beer.not-connected')
    const after = given(`${position}; D links: cannock-farm-brewery-north`).play(sale)
    expect(after.seat('A').income).toBe(15)
    expect(after.seat('B').income).toBe(14)
    expect(after.tile('farm-brewery-north:1')?.flipped).toBe(true)
  })

  it('is reached by rail as by canal [B-FARM-02 B-LINK-03 B-BEER-08]', () => {
    const after = given(`
      era: rail; A tiles: brewery-2@stafford:1 flipped; A links: cannock-stafford; A mat: brewery 3
      B tiles: coal-2@cannock:2 holds 2; A hand: brewery, leek, iron
    `).play(
      'network cannock-farm-brewery-north coal<cannock:2 / leek',
      'build brewery@farm-brewery-north iron<market / brewery',
    )
    expect(after.seat('A').spent).toBe(5 + 9 + 2)
    expect(after.tile('farm-brewery-north:1')).toEqual({
      tile: 'brewery-3',
      owner: 'A',
      flipped: false,
      cubes: 2,
    })
    expect(after.tile('cannock:2')?.cubes).toBe(1)
    expect(after.state.iron).toBe(7)
  })

  it('scores its link like any other [B-FARM-02 B-SCORE-01]', () => {
    const after = given(`
      order: B C D A; turn: A; actions: 1; deck: none; A hand: leek; B hand: none; C hand: none; D hand: none
      A links: cannock-farm-brewery-north; D links: cannock-walsall
      B tiles: brewery-1@farm-brewery-north flipped; C tiles: coal-1@cannock:2 flipped
    `).play('pass / leek')
    expect(linkPoints(after)).toEqual({ 'cannock-farm-brewery-north': 4, 'cannock-walsall': 2 })
    expect(after.state.players.map(({ vp }) => vp)).toEqual([4, 4, 1, 2])
  })
})

describe('the southern farm brewery', () => {
  it('is joined by the link between Kidderminster and Worcester, and by no other [B-FARM-03 B-CONN-03]', () => {
    const game = given('A links: kidderminster-worcester; A hand: brewery')
    const after = game.play('build brewery@farm-brewery-south iron<market / brewery')
    expect(after.seat('A').spent).toBe(7)
    expect(after.tile('farm-brewery-south:1')).toEqual({
      tile: 'brewery-1',
      owner: 'A',
      flipped: false,
      cubes: 1,
    })
    expect(linesAt(game, 'farm-brewery-south')).toEqual(['kidderminster-worcester-farm-brewery-south'])
  })

  it('is not in the network with one of the towns alone [B-FARM-03 B-BUILD-10]', () => {
    for (const piece of ['A tiles: cotton-1@worcester:1', 'A links: dudley-kidderminster'])
      given(`${piece}; A hand: brewery, wild-industry`).refuses(
        'build brewery@farm-brewery-south iron<market / brewery',
        'build.network',
      )
  })

  it('lets its owner lay that link, which brings both towns into the network [B-FARM-03 B-CONN-03 B-LINK-01]', () => {
    const game = given('A tiles: brewery-1@farm-brewery-south; A hand: leek, cotton-or-manufacturer, iron')
    expect(game.legal('network').filter((text) => text.endsWith('/ leek'))).toEqual([
      'network kidderminster-worcester-farm-brewery-south / leek',
    ])
    game.refuses('build cotton@worcester:1 / cotton-or-manufacturer', 'build.network')
    const after = game.play('network kidderminster-worcester / leek')
    expect(after.seat('A').spent).toBe(3)
    after.allows(
      'build cotton@worcester:1 / cotton-or-manufacturer',
      'build cotton@kidderminster:2 / cotton-or-manufacturer',
    )
  })

  it('gives its beer along that link in both directions [B-FARM-03 B-CONN-03 B-BEER-03]', () => {
    const position = `
      merchants: gloucester:1 cotton empty; B tiles: brewery-1@farm-brewery-south
      C links: gloucester-worcester
      A tiles: cotton-1@worcester:1; A hand: leek
    `
    const sale = 'sell cotton@worcester:1 > gloucester:1 beer<farm-brewery-south / leek'
    given(position).refuses(sale, 'beer.not-connected')
    given(`${position}; D links: kidderminster-worcester`).allows(sale)
  })

  it('makes its link score three places [B-FARM-04 B-SCORE-01]', () => {
    const after = given(`
      order: B C D A; turn: A; actions: 1; deck: none; A hand: leek; B hand: none; C hand: none; D hand: none
      A links: kidderminster-worcester; B tiles: brewery-1@farm-brewery-south flipped
      C tiles: cotton-1@worcester:1 flipped; D tiles: coal-1@kidderminster:1 flipped
    `).play('pass / leek')
    expect(linkPoints(after)).toEqual({ 'kidderminster-worcester-farm-brewery-south': 2 + 1 + 2 })
    expect(after.seat('A').vp).toBe(5)
  })

  it('adds nothing to the links of the towns beyond [B-FARM-04 B-SCORE-01]', () => {
    const after = given(`
      order: B C D A; turn: A; actions: 1; deck: none; A hand: leek; B hand: none; C hand: none; D hand: none
      A links: dudley-kidderminster; B tiles: brewery-1@farm-brewery-south flipped
    `).play('pass / leek')
    expect(linkPoints(after)).toEqual({ 'dudley-kidderminster': 0 })
  })
})
