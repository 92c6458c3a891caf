// Both actions of a turn merged into one build anywhere, for two cards. "Combining actions".

import { describe, expect, it } from 'vitest'
import { given } from '../../scenario.ts'

const WIGAN = 'edition: classic; A hand: bury, colne, coal, coal, oldham; A tiles: coal-1@wigan:1'

describe('Merging both actions', () => {
  it('builds one counter in any fitting space and is the whole turn [C-DBL-01]', () => {
    const game = given(WIGAN)
    game.refuses('build cotton@macclesfield:1 / bury', 'build.card-location')
    const after = game.play('anywhere coal / oldham', '+build cotton@macclesfield:1')
    expect(after.tile('macclesfield:1')).toEqual({ tile: 'cotton-1', owner: 'A', flipped: false, cubes: 0 })
    expect(after.seat('A')).toMatchObject({ money: 18, spent: 12, hand: ['bury', 'colne', 'coal'] })
    expect(after.seat('A').discard.toSorted()).toEqual(['coal', 'oldham'])
    expect(after.toMove()).toBe('B')
  })

  it('draws its two cards at the end of the round like others [C-DBL-01 C-ROUND-02]', () => {
    const game = given('edition: classic; order: B C D A; turn: A; A hand: bury*8').play(
      'anywhere bury / bury',
    )
    expect(game.seat('A').hand).toHaveLength(6)
    const after = game.play('+build port@fleetwood:1')
    expect(after.state.round).toBe(3)
    expect(after.seat('A').hand).toHaveLength(8)
  })

  it('takes two equal cards, or any two different ones [C-DBL-01]', () => {
    expect(given(WIGAN).legal('anywhere')).toEqual([
      'anywhere bury / colne',
      'anywhere bury / oldham',
      'anywhere bury / coal',
      'anywhere colne / oldham',
      'anywhere colne / coal',
      'anywhere oldham / coal',
      'anywhere coal / coal',
    ])
    given(WIGAN).refuses('anywhere bury / bury', 'card.not-in-hand')
    given(WIGAN).refuses('anywhere port / bury', 'card.not-in-hand')
  })

  it('is not possible on the first turn [C-DBL-01]', () => {
    const game = given('edition: classic; round: 1; A hand: bury, colne, coal')
    expect(game.legal('anywhere')).toEqual([])
    game.refuses('anywhere bury / colne', 'anywhere.both-actions')
  })

  it('is possible on the first turn of the Rail Period [C-DBL-01]', () => {
    given('edition: classic; era: rail; round: 1; A hand: bury, colne; A mat: port 2').allows(
      'anywhere bury / colne',
    )
  })

  it('is not possible once an action is taken [C-DBL-01]', () => {
    given(WIGAN).play('pass / bury').refuses('anywhere colne / coal', 'anywhere.both-actions')
  })

  it('needs two cards [C-DBL-01]', () => {
    const game = given('edition: classic; A hand: bury')
    expect(game.legal('anywhere')).toEqual([])
    game.refuses('anywhere bury / bury', 'anywhere.two-cards')
  })

  it('must be followed by the build [C-DBL-01]', () => {
    const paid = given(WIGAN).play('anywhere bury / colne')
    expect(paid.toMove()).toBe('A')
    paid.refuses('end', 'anywhere.must-build')
    paid.refuses('pass / coal', 'anywhere.must-build')
    expect(paid.legal().every((move) => move.startsWith('+build'))).toBe(true)
  })

  it('is not offered where nothing could be built [C-DBL-01]', () => {
    const game = given('edition: classic; A: money 4; A hand: bury, colne')
    expect(game.legal('anywhere')).toEqual([])
    game.refuses('anywhere bury / colne', 'anywhere.nothing-to-build')
  })

  it('leaves every other rule of building as it is [C-DBL-01 C-BUILD-04 C-COAL-01]', () => {
    const game = given(`${WIGAN}; A mat: cotton 2, port 1; B tiles: port-1@preston:1`).play(
      'anywhere bury / colne',
    )
    game.refuses('+build cotton@colne:1', 'coal.no-source')
    game.refuses('+build coal@wigan:2', 'build.one-per-town')
    game.refuses('+build port@lancaster:2', 'build.single-icon-first')
    game.refuses('+build shipyard@liverpool:3', 'build.era')
    game.allows('+build cotton@preston:2 coal<market')
  })

  it('counts as a location card, so it may build over the mine of another [C-DBL-01 C-OVER-01]', () => {
    const position = `
      edition: classic
      coal: 0
      A hand: coal, bury
      A mat: coal 2
      A tiles: cotton-1@colne:1
      B tiles: coal-1@wigan:1 flipped
    `
    given(position).refuses('build coal@wigan:1 / coal', 'build.network')
    const after = given(position).play('anywhere bury / coal', '+build coal@wigan:1')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 3 })
    expect(after.seat('A').hand).toEqual([])
  })
})
