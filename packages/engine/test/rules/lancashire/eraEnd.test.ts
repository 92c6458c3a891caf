// The end of the Canal Era: scoring, level 1 tiles, the distant market, new deck, and what carries over.

import { positionObject } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../scenario.ts'
import { demandOf, LAST_CARD, lancashire, orderOf, passUntil } from './game.ts'

/** Every card, wherever it lies. */
const all = ({ state }: Scenario): number[] =>
  [
    ...state.deck,
    ...state.faceDown,
    ...state.players.flatMap(({ hand, discard }) => [...hand, ...discard]),
  ].sort((a, b) => a - b)

describe('tiles at the end of the Canal Era', () => {
  it('of level 1 are scored, then removed with their cubes; the others stay [L-END-01 L-SCORE-01]', () => {
    const after = lancashire(`
      ${LAST_CARD}; coal: 3; iron: 2
      A tiles: coal-1@wigan:1 holds 1, cotton-1@colne:1 flipped, coal-2@burnley:1 holds 2, port-2@fleetwood:1
      B tiles: iron-1@bolton:3 holds 4, shipyard-1@liverpool:3 flipped, port-1@liverpool:1
      B: money 30; C tiles: iron-2@preston:3 flipped
    `).play('pass / wigan')
    expect(after.state).toMatchObject({ era: 'rail', round: 1, coal: 3, iron: 2 })
    for (const slot of ['wigan:1', 'colne:1', 'bolton:3', 'liverpool:3', 'liverpool:1'])
      expect(after.tile(slot), slot).toBeNull()
    expect(after.tile('burnley:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 2 })
    expect(after.tile('fleetwood:1')).toEqual({ tile: 'port-2', owner: 'A', flipped: false, cubes: 0 })
    expect(after.tile('preston:3')).toEqual({ tile: 'iron-2', owner: 'C', flipped: true, cubes: 0 })
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).vp)).toEqual([5, 10, 5, 0])
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).income)).toEqual([10, 10, 10, 10])
    expect(after.events.filter(({ type }) => type === 'flip')).toEqual([])
  })

  it('of level 1 stay on the mats, locked shipyards too [L-END-01]', () => {
    const after = lancashire(`${LAST_CARD}; A tiles: cotton-1@colne:1`).play('pass / wigan')
    expect(positionObject(after.state).seats.A.mat).toEqual({
      cotton: '1*2',
      port: '1',
      coal: '1',
      iron: '1',
      shipyard: '0',
    })
  })

  it('of level 2 and above score again at the end of the Rail Era [L-END-01 L-OVER-01 L-SCORE-01]', () => {
    const canal = lancashire(
      `${LAST_CARD}; A tiles: cotton-2@colne:1 flipped; B links: colne-yorkshire`,
    ).play('pass / wigan')
    expect([canal.seat('A').vp, canal.seat('B').vp]).toEqual([5, 3])
    expect(canal.tile('colne:1')).toMatchObject({ tile: 'cotton-2', flipped: true })

    const rail = `
      era: rail; ${LAST_CARD.replace('A hand: wigan', 'A hand: colne')}; B links: colne-yorkshire
      A: money 30, vp 5; B: money 0, vp 3; A tiles: cotton-2@colne:1 flipped; A mat: cotton 3
    `
    const kept = lancashire(rail).play('pass / colne')
    expect([kept.seat('A').vp, kept.seat('B').vp]).toEqual([5 + 5 + 3, 3 + 3])

    const replaced = lancashire(rail).play('build cotton@colne:1 coal<market iron<market / colne')
    expect(replaced.state.over).toBe(true)
    expect(replaced.seat('A')).toMatchObject({ money: 12, vp: 5 + 0 + 1 })
    expect(replaced.seat('B').vp).toBe(3 + 2)
  })

  it('leave no network where only level 1 stood: an industry card opens any town again [L-END-01 L-NOTILE-01]', () => {
    const after = lancashire(`
      turn: D; actions: 1; deck: none; face-down: none; A hand: none; B hand: none; C hand: none; D hand: port
      A tiles: coal-1@wigan:1; A links: liverpool-wigan; D discard: port*31; A mat: port 2
    `).play('pass / port')
    expect(after.state.era).toBe('rail')
    expect(after.toMove()).toBe('A')
    after.allows('build port@fleetwood:1 / port', 'build port@liverpool:4 / port')
    after.refuses('network liverpool-wigan / port', 'network.apart')
  })
})

describe('the distant market at the end of the Canal Era', () => {
  it.each([
    [4, [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    [3, [0, 1, 2, 2, 2, 2, 3, 3, 3, 4]],
    [2, [1, 2, 2, 2, 3, 3, 3, 4]],
  ])('is set back with all its tiles, with %i players %j [L-END-01 L-SELL-06]', (seats, tiles) => {
    const start = lancashire(`players: ${seats}; round: 1; demand: 5; cotton-tiles: 1, 2; cotton-used: 0, 4`)
    const rail = passUntil(start, ({ state }) => state.era === 'rail')
    expect(demandOf(rail)).toMatchObject({ demand: 1, used: [] })
    expect(demandOf(rail).tiles?.toSorted()).toEqual(tiles)
  })

  it('is shuffled anew [L-END-01]', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 8; seed++) {
      const start = lancashire(`players: 2; round: 1; seed: ${seed.toString(16).padStart(32, '0')}`)
      const rail = passUntil(start, ({ state }) => state.era === 'rail')
      orders.add(String(demandOf(rail).tiles))
    }
    expect(orders.size).toBeGreaterThan(4)
  })
})

describe('cards at the end of the Canal Era', () => {
  it.each([
    [4, 64, 32],
    [3, 54, 30],
    [2, 40, 24],
  ])(
    'are all shuffled, those beneath the banker tile too: with %i players %i, of which %i are left after dealing [L-END-01 L-SETUP-02]',
    (seats, cards, deck) => {
      const start = lancashire(`players: ${seats}; round: 1`)
      const rail = passUntil(start, ({ state }) => state.era === 'rail')
      expect(rail.events.filter(({ type }) => type === 'shuffle')).toEqual([{ type: 'shuffle', cards }])
      expect(all(rail)).toHaveLength(cards)
      expect(all(rail)).toEqual(all(start))
      expect(rail.state.deck).toHaveLength(deck)
      expect(rail.state.faceDown).toEqual([])
      for (const { hand, discard } of rail.state.players) {
        expect(hand).toHaveLength(8)
        expect(discard).toEqual([])
      }
      expect(rail.state).toMatchObject({ round: 1, actionsLeft: 2 })
    },
  )

  it('are all drawn in the Rail Era, those beneath the banker tile last [L-END-01 L-LOAN-02]', () => {
    const end = passUntil(
      lancashire('era: rail; round: 1'),
      ({ state }) => state.round === 5 && state.turn === 0,
    )
    expect(end.state.deck).toEqual([])
    expect(end.state.players.map(({ hand }) => hand.length)).toEqual([8, 8, 8, 8])
  })
})

describe('from the Canal Era to the Rail Era', () => {
  it('money, income, points and the new turn order carry over [L-END-01 L-ORDER-01]', () => {
    const after = lancashire(`
      ${LAST_CARD}; A: spent 9, income 12, money 3, vp 7; B: income 20, money 40; C: spent 4, vp 2
      D: spent 4, income 31
    `).play('pass / wigan')
    expect(orderOf(after)).toBe('B C D A')
    expect(after.seat('A')).toMatchObject({ money: 4, income: 12, vp: 7, spent: 0 })
    expect(after.seat('B')).toMatchObject({ money: 45, income: 20, vp: 0 })
    expect(after.seat('C')).toMatchObject({ money: 30, income: 10, vp: 2 })
    expect(after.seat('D')).toMatchObject({ money: 41, income: 31, vp: 0 })
  })

  it('the order is that of the money spent in the last Canal round [L-ORDER-01]', () => {
    const after = lancashire(`
      order: A B C D; turn: D; actions: 1; round: 8; deck: none; A: spent 12; C: spent 5; D: spent 5
      A hand: none; B hand: none; C hand: none; D hand: wigan; D discard: wigan*31; face-down: none
    `).play('pass / wigan')
    expect(after.state).toMatchObject({ era: 'rail', round: 1 })
    expect(orderOf(after)).toBe('B C D A')
    expect(after.toMove()).toBe('B')
  })

  it('links go back to their owners, all 14 [L-END-01 L-LINK-02]', () => {
    const after = lancashire(`
      ${LAST_CARD}; A links: colne-yorkshire, burnley-colne, blackburn-burnley; B links: liverpool-wigan
    `).play('pass / wigan')
    expect(after.state.links.every((owner) => owner === null)).toBe(true)
    expect(['A', 'B', 'C', 'D'].map((seat) => after.seat(seat).linksLeft)).toEqual([14, 14, 14, 14])
  })

  it('the steps follow one another in the order of the rules [L-END-01 L-INC-01 L-SCORE-01]', () => {
    const after = lancashire(`
      ${LAST_CARD}; A tiles: cotton-1@colne:1 flipped; A links: colne-yorkshire
    `).play('pass / wigan')
    const steps = after.events.map(({ type }) => type)
    expect(steps.filter((type, index) => type !== steps[index - 1])).toEqual([
      'discard',
      'pass',
      'turn-order',
      'income',
      'score-link',
      'score-tile',
      'tile-removed',
      'shuffle',
      'era',
      'draw',
      'round',
      'turn',
    ])
    expect(after.seat('A').vp).toBe(1 + 2 + 5)
  })
})
