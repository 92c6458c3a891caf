// The end of the Canal Era: scoring, level 1 tiles, merchant beer, new deck, and what carries over.

import { positionObject } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario } from '../../scenario.ts'

/** A has the last card of the Canal Era. */
const lastCard = `
  order: B C D A; turn: A; actions: 1; round: 8; deck: none
  A hand: leek; B hand: none; C hand: none; D hand: none
`

describe('tiles at the end of the Canal Era', () => {
  it('of level 1 are scored, then removed with what is on them; the others stay [B-END-01 B-END-02 B-END-03 B-SCORE-02]', () => {
    const after = given(`
      ${lastCard}; coal: 4; iron: 3
      A tiles: coal-1@dudley:1 holds 1, coal-2@cannock:2 holds 2, cotton-1@worcester:1 flipped
      A links: birmingham-dudley; B links: cannock-walsall
    `).play('pass / leek')
    expect(after.state).toMatchObject({ era: 'rail', round: 1, coal: 4, iron: 3 })
    expect(after.seat('A')).toMatchObject({ vp: 5, income: 10, money: 30, links: [], linksLeft: 14 })
    expect(after.tile('dudley:1')).toBeNull()
    expect(after.tile('worcester:1')).toBeNull()
    expect(after.tile('cannock:2')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 2 })
    expect(after.state.links.every((owner) => owner === null)).toBe(true)
    expect(after.events.filter(({ type }) => type === 'flip')).toEqual([])
  })

  it('of level 1 go in every industry, potteries too, whoever owns them [B-END-01]', () => {
    const after = given(`
      ${lastCard}; A tiles: pottery-1@stafford:2 flipped, manufacturer-1@birmingham:2
      B tiles: pottery-1@belper:3, brewery-1@stone:1 holds 1; C tiles: iron-1@redditch:2 holds 4
      D tiles: cotton-1@tamworth:1
    `).play('pass / leek')
    expect(after.state.slots.every((tile) => tile === null)).toBe(true)
    expect(['A', 'B', 'C', 'D'].map((letter) => after.seat(letter).vp)).toEqual([10, 0, 0, 0])
    expect(['A', 'B', 'C', 'D'].map((letter) => after.seat(letter).income)).toEqual([10, 10, 10, 10])
    expect(after.state).toMatchObject({ coal: 13, iron: 8 })
  })

  it('of level 1 stay on the mats [B-END-01]', () => {
    const after = given(`${lastCard}; A tiles: cotton-1@worcester:1`).play('pass / leek')
    expect(positionObject(after.state).seats.A.mat).toEqual({
      cotton: '1*2',
      manufacturer: '1',
      pottery: '1',
      coal: '1',
      iron: '1',
      brewery: '1',
    })
  })

  it('of level 2 and above keep their side, cubes and beer [B-END-02 B-BEER-08]', () => {
    const after = given(`
      ${lastCard}; A tiles: coal-2@dudley:1 flipped, iron-2@birmingham:3 holds 3, brewery-2@stone:1 holds 1
      B tiles: cotton-2@worcester:1, manufacturer-2@coventry:2 flipped, pottery-2@stafford:2
    `).play('pass / leek')
    expect(after.tile('dudley:1')).toMatchObject({ tile: 'coal-2', flipped: true, cubes: 0 })
    expect(after.tile('birmingham:3')).toMatchObject({ tile: 'iron-2', flipped: false, cubes: 3 })
    expect(after.tile('stone:1')).toMatchObject({ tile: 'brewery-2', flipped: false, cubes: 1 })
    expect(after.tile('worcester:1')).toMatchObject({ tile: 'cotton-2', owner: 'B', flipped: false })
    expect(after.tile('coventry:2')).toMatchObject({ tile: 'manufacturer-2', owner: 'B', flipped: true })
    expect(after.tile('stafford:2')).toMatchObject({ tile: 'pottery-2', owner: 'B', flipped: false })
  })

  it('of level 2 score again at the end of the Rail Era [B-END-02]', () => {
    let game = given(`
      players: 2; order: B A; turn: A; actions: 1; deck: none; face-down: none; B hand: none; A hand: leek
      A tiles: cotton-2@worcester:1 flipped; A discard: leek*15
    `).play('pass / leek')
    expect(game.state.era).toBe('rail')
    expect(game.seat('A').vp).toBe(5)
    while (!game.state.over) game = game.play('pass / leek')
    expect(game.seat('A').vp).toBe(10)
  })
})

describe('merchants at the end of the Canal Era', () => {
  it('get their barrel back beside each tile that buys, and keep their tiles [B-END-03]', () => {
    const tiles = {
      'warrington:1': 'cotton',
      'warrington:2': 'blank',
      'nottingham:1': 'pottery',
      'nottingham:2': 'blank',
      'shrewsbury:1': 'all-goods',
      'gloucester:1': 'manufacturer',
      'gloucester:2': 'cotton',
      'oxford:1': 'blank',
      'oxford:2': 'manufacturer',
    }
    const used = Object.entries(tiles).map(
      ([space, tile]) => `${space} ${tile}${tile === 'blank' ? '' : ' empty'}`,
    )
    const game = given(`${lastCard}; merchants: ${used.join(', ')}`)
    expect(game.state.merchants.some((merchant) => merchant?.barrel)).toBe(false)
    const { merchants } = positionObject(game.play('pass / leek').state)
    for (const [space, tile] of Object.entries(tiles))
      expect(merchants[space], space).toEqual({ tile, barrel: tile !== 'blank' })
  })

  it('keep the barrel they still have: one each, never two [B-END-03]', () => {
    const after = given(`${lastCard}; merchants: oxford:1 cotton, oxford:2 manufacturer empty`).play(
      'pass / leek',
    )
    const { merchants } = positionObject(after.state)
    expect(merchants['oxford:1']).toEqual({ tile: 'cotton', barrel: true })
    expect(merchants['oxford:2']).toEqual({ tile: 'manufacturer', barrel: true })
    expect(after.events.filter(({ type }) => type === 'barrel-returned')).toHaveLength(1)
  })
})

describe('cards at the end of the Canal Era', () => {
  const passThrough = (game: Scenario, era: string): Scenario => {
    let at = game
    while (at.state.era === era) at = at.play(at.legal('pass')[0])
    return at
  }

  it('become the new deck, face-down ones too; everyone draws eight [B-END-04]', () => {
    const start = given('players: 4; round: 1')
    const rail = passThrough(start, 'canal')
    expect(rail.events.filter(({ type }) => type === 'shuffle')).toEqual([{ type: 'shuffle', cards: 64 }])
    expect(rail.state.deck).toHaveLength(32)
    expect(rail.state.faceDown).toEqual([])
    for (const letter of ['A', 'B', 'C', 'D']) {
      expect(rail.seat(letter).hand).toHaveLength(8)
      expect(rail.seat(letter).discard).toEqual([])
    }
    expect(rail.state).toMatchObject({ era: 'rail', round: 1, actionsLeft: 2 })
  })

  it('are the same cards as before, in every number of players [B-END-04]', () => {
    for (const [seats, cards] of [
      [2, 40],
      [3, 54],
      [4, 64],
    ]) {
      const start = given(`players: ${seats}; round: 1`)
      const all = ({ state }: Scenario): number[] =>
        [...state.deck, ...state.faceDown, ...state.players.flatMap(({ hand }) => hand)].sort((a, b) => a - b)
      const rail = passThrough(start, 'canal')
      expect(all(rail)).toHaveLength(cards)
      expect(all(rail)).toEqual(all(start))
    }
  })

  it('leave the wild cards on their piles [B-END-04 B-CARD-04]', () => {
    const after = given(
      `${lastCard.replace('A hand: leek', 'A hand: wild-location')}; wilds: wild-location 3`,
    ).play('pass / wild-location')
    expect(after.state.wilds).toEqual([4, 4])
    const cards = ['A', 'B', 'C', 'D'].flatMap((letter) => after.seat(letter).hand)
    expect(cards).toHaveLength(4)
    expect(cards).not.toContain('wild-location')
  })
})

describe('from the Canal Era to the Rail Era', () => {
  it('turn order, money, income and points carry over [B-END-05 B-ORDER-04]', () => {
    const after = given(`
      ${lastCard}; A: spent 9, income 12, money 3, vp 7; B: income 20, money 40; C: spent 4, vp 2
      D: spent 4, income 31
    `).play('pass / leek')
    expect(positionObject(after.state)).toMatchObject({
      era: 'rail',
      round: 1,
      order: ['B', 'C', 'D', 'A'],
      turn: 'B',
    })
    expect(after.seat('A')).toMatchObject({ money: 4, income: 12, vp: 7, spent: 0 })
    expect(after.seat('B')).toMatchObject({ money: 45, income: 20, vp: 0, spent: 0 })
    expect(after.seat('C')).toMatchObject({ money: 30, income: 10, vp: 2, spent: 0 })
    expect(after.seat('D')).toMatchObject({ money: 41, income: 31, vp: 0, spent: 0 })
  })

  it('the steps follow one another in the order of the rules [B-END-06 B-INC-03]', () => {
    const after = given(`
      ${lastCard}; merchants: oxford:1 cotton empty
      A tiles: cotton-1@birmingham:1 flipped; A links: birmingham-oxford
    `).play('pass / leek')
    const steps = after.events.map(({ type }) => type)
    expect(steps.filter((type, index) => type !== steps[index - 1])).toEqual([
      'discard',
      'pass',
      'turn-order',
      'income',
      'score-link',
      'score-tile',
      'tile-removed',
      'barrel-returned',
      'shuffle',
      'era',
      'draw',
      'round',
      'turn',
    ])
    expect(after.seat('A').vp).toBe(1 + 2 + 5)
  })

  it('a tile given up for the last income no longer scores [B-END-06 B-SHORT-01]', () => {
    const after = given(`
      ${lastCard}; A: money 0, income 7, vp 2; A tiles: brewery-1@burton-on-trent:2 flipped
      B links: burton-on-trent-tamworth
    `).play('pass / leek')
    expect(after.tile('burton-on-trent:2')).toBeNull()
    expect(after.seat('A')).toMatchObject({ money: 0, vp: 1 })
    expect(after.seat('B').vp).toBe(0)
  })

  it('no network is left where only level 1 stood: any line and any space are open again [B-END-01 B-NET-04 B-NOTILE-01]', () => {
    const after = given(`
      turn: D; actions: 1; deck: none; face-down: none; A hand: none; B hand: none; C hand: none; D hand: leek
      A tiles: coal-1@dudley:1; A links: birmingham-dudley; D discard: coal*31
    `).play('pass / leek')
    expect(after.toMove()).toBe('A')
    after.allows('network coalbrookdale-shrewsbury coal<market / coal', 'build coal@tamworth:1 / coal')
  })
})
