// Whole actions, told by hand: what is one action, and where it ends.

import { afterAction, formatMove, rulesOf, type State, view, wholeActions } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given } from '../scenario.ts'

/** Of one type: the steps in words, cards left out, and how many cards may pay. */
function told(state: State, type: string): string[] {
  const rules = rulesOf(state)
  return wholeActions(state)
    .filter(({ firsts }) => firsts[0].type === type)
    .map(({ firsts, rest }) => {
      const steps = [firsts[0], ...rest].map((move) => formatMove(rules, move).replace(/ \/ .*/, ''))
      return `${steps.join(', ')} (${firsts.length})`
    })
}

describe('A whole action', () => {
  it('is told with every card that may pay for it, equal cards once', () => {
    const { state } = given('A hand: leek, leek, stone, iron; A: money 3')
    expect(told(state, 'pass')).toEqual(['pass (3)'])
    expect(told(state, 'loan')).toEqual(['loan 30 (3)'])
    expect(told(state, 'scout')).toEqual(['scout leek leek (3)'])
  })

  it('is another with other iron, whichever card pays', () => {
    const { state } = given(`
      A hand: stone, brewery; A: money 5; A tiles: pottery-1@stafford:2; A links: stafford-stone
      B tiles: iron-1@dudley:2 holds 1, iron-1@coalbrookdale:2 holds 1
    `)
    const builds = told(state, 'build').filter((text) => text.includes('brewery@stone:1'))
    expect(builds).toEqual([
      'build brewery@stone:1 iron<coalbrookdale:2 (2)',
      'build brewery@stone:1 iron<dudley:2 (2)',
    ])
  })

  it('ends where nothing may be added, and where the player ends it', () => {
    const canal = given('A hand: leek; A tiles: cotton-1@stoke-on-trent:1').state
    expect(told(canal, 'network')).toEqual([
      'network leek-stoke-on-trent (1)',
      'network stoke-on-trent-stone (1)',
      'network stoke-on-trent-warrington (1)',
    ])
    const oneIron = given('A hand: leek; A: money 0; B tiles: iron-1@dudley:2 holds 1').state
    expect(told(oneIron, 'develop')).toContain('develop coal iron<dudley:2 (1)')
    const twoIron = given('A hand: leek; A: money 0; B tiles: iron-1@dudley:2 holds 2').state
    expect(told(twoIron, 'develop')).toContain('develop coal iron<dudley:2, end (1)')
  })

  it('is the same in any order of its steps', () => {
    const { state } = given('A hand: leek; A: money 0; B tiles: iron-1@dudley:2 holds 2')
    const pairs = told(state, 'develop').filter((text) => !text.includes('end'))
    expect(pairs).toContain('develop coal iron<dudley:2, +develop iron iron<dudley:2 (1)')
    expect(pairs).not.toContain('develop iron iron<dudley:2, +develop coal iron<dudley:2 (1)')
    // Of cotton, manufacturer, coal, iron and brewery, two: different ones or the same twice.
    expect(pairs).toHaveLength(15)
  })

  it('is the same whichever tile drinks which beer', () => {
    const { state } = given(`
      merchants: oxford:1 cotton empty, oxford:2 manufacturer empty; B links: birmingham-oxford; A hand: leek
      A tiles: cotton-1@birmingham:1, manufacturer-1@birmingham:2, brewery-1@stone:1 holds 1, brewery-1@uttoxeter:1 holds 1
    `)
    const [cotton, goods] = ['cotton@birmingham:1 > oxford:1', 'manufacturer@birmingham:2 > oxford:2']
    expect(told(state, 'sell')).toEqual([
      `sell ${cotton} beer<stone:1, +sell ${goods} beer<uttoxeter:1 (1)`,
      `sell ${cotton} beer<stone:1, end (1)`,
      `sell ${cotton} beer<uttoxeter:1, end (1)`,
      `sell ${goods} beer<stone:1, end (1)`,
      `sell ${goods} beer<uttoxeter:1, end (1)`,
    ])
  })

  it('is the same whichever of two barrels removes the last tile', () => {
    const { state } = given(`
      merchants: gloucester:1 cotton, gloucester:2 cotton
      A tiles: cotton-1@worcester:1, cotton-1@worcester:2; A links: gloucester-worcester; A hand: leek
      A mat: cotton none, manufacturer none, coal 4*1, iron none, pottery none, brewery none
    `)
    const barrel = (place: number, bonus = ''): string =>
      `gloucester:${place} beer<gloucester:${place}${bonus}`
    expect(told(state, 'sell')).toEqual([
      `sell cotton@worcester:1 > ${barrel(1, ' bonus:coal')}, +sell cotton@worcester:2 > ${barrel(2)} (1)`,
      `sell cotton@worcester:1 > ${barrel(1, ' bonus:coal')}, end (1)`,
      `sell cotton@worcester:1 > ${barrel(2, ' bonus:coal')}, end (1)`,
      `sell cotton@worcester:2 > ${barrel(1, ' bonus:coal')}, end (1)`,
      `sell cotton@worcester:2 > ${barrel(2, ' bonus:coal')}, end (1)`,
    ])
  })

  it('is another with another bonus', () => {
    const { state } = given(`
      merchants: gloucester:1 cotton; A tiles: cotton-1@worcester:1; A links: gloucester-worcester; A hand: leek
      A mat: cotton none, manufacturer none, coal 4*1, iron 4*1, pottery none, brewery none
    `)
    const sale = 'sell cotton@worcester:1 > gloucester:1 beer<gloucester:1'
    expect(told(state, 'sell')).toEqual([`${sale} bonus:coal (1)`, `${sale} bonus:iron (1)`])
  })

  it('is another with other beer for its second rail', () => {
    const { state } = given(`
      era: rail; A hand: leek; A links: cannock-stafford
      A tiles: coal-2@cannock:2 holds 2, brewery-2@stone:1 holds 1, brewery-2@uttoxeter:1 holds 1
    `)
    const pairs = told(state, 'network').filter((text) => /cannock-walsall.*stafford-stone/.test(text))
    const rails = 'network cannock-walsall coal<cannock:2, +network stafford-stone coal<cannock:2'
    expect(pairs).toEqual([`${rails} beer<stone:1 (1)`, `${rails} beer<uttoxeter:1 (1)`])
  })

  it('is another with other iron for a development', () => {
    const { state } = given(`
      A hand: leek; A: money 0; A mat: cotton none, manufacturer none, iron none, pottery none, brewery none
      B tiles: iron-1@dudley:2 holds 1, iron-1@coalbrookdale:2 holds 1
    `)
    expect(told(state, 'develop')).toEqual([
      'develop coal iron<coalbrookdale:2, +develop coal iron<dudley:2 (1)',
      'develop coal iron<coalbrookdale:2, end (1)',
      'develop coal iron<dudley:2, end (1)',
    ])
  })

  it('is another with other iron for a build anywhere', () => {
    const { state } = given(`
      edition: lancashire; A hand: wigan, iron; A mat: cotton 3, port none, coal none, iron none, shipyard none
      B tiles: iron-1@blackburn:3 holds 1, iron-1@preston:3 holds 1; C tiles: coal-1@bolton:2 holds 1
    `)
    const mill = 'anywhere wigan, +build cotton@bolton:1 coal<bolton:2'
    expect(told(state, 'anywhere')).toEqual([`${mill} iron<blackburn:3 (1)`, `${mill} iron<preston:3 (1)`])
  })

  const mills = `
    edition: lancashire; B tiles: port-1@warrington-runcorn:2; C links: manchester-warrington-runcorn
    A tiles: cotton-1@manchester:1, cotton-1@manchester:2; A hand: wigan
  `
  const [one, other] = ['cotton@manchester:1', 'cotton@manchester:2']
  const [near, far] = ['warrington-runcorn:2', 'distant-market']

  it('is the same whichever mill is not sold as the distant market closes', () => {
    const { state } = given(`${mills}; demand: 8; cotton-tiles: 4, 0`)
    expect(told(state, 'sell')).toEqual([
      `sell ${one} > ${near}, +sell ${other} > ${far} (1)`,
      `sell ${one} > ${near}, end (1)`,
      `sell ${one} > ${far} (1)`,
      `sell ${other} > ${near}, +sell ${one} > ${far} (1)`,
      `sell ${other} > ${near}, end (1)`,
    ])
  })

  it('is told up to a tile that nobody has seen', () => {
    const { state } = given(`${mills}; cotton-tiles: 1, 0`)
    expect(told(state, 'sell')).toEqual([
      `sell ${one} > ${near}, +sell ${other} > ${far} (1)`,
      `sell ${one} > ${near}, end (1)`,
      `sell ${one} > ${far}, +sell ${other} > ${far} (1)`,
      `sell ${one} > ${far}, end (1)`,
      `sell ${other} > ${near}, end (1)`,
      `sell ${other} > ${far}, end (1)`,
    ])
    expect(told(view(state, 0), 'sell')).toEqual([
      `sell ${one} > ${near}, +sell ${other} > ${far} (1)`,
      `sell ${one} > ${near}, end (1)`,
      `sell ${one} > ${far} (1)`,
      `sell ${other} > ${near}, +sell ${one} > ${far} (1)`,
      `sell ${other} > ${near}, end (1)`,
      `sell ${other} > ${far} (1)`,
    ])
  })

  it('leaves the turn open', () => {
    const { state } = given('order: B C D A; turn: A; actions: 1; A hand: leek, iron')
    const { firsts, rest } = wholeActions(state)[0]
    const after = afterAction(state, [firsts[0], ...rest])
    expect(after).toMatchObject({ actionsLeft: 0, pending: null, round: state.round, turn: state.turn })
    expect(after.players[0].hand).toHaveLength(1)
    expect(state.players[0].hand).toHaveLength(2)
  })
})
