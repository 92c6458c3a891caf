// From the Canal Period to the Rail Period of the original game.

import { newGame, positionObject, rulesOf } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { given, type Scenario, scenario } from '../../scenario.ts'

/** A has the last card of the Canal Period. */
const LAST_CARD = `
  edition: classic; order: B C D A; turn: A; actions: 1; round: 8; deck: none
  A hand: bury; B hand: none; C hand: none; D hand: none
`

const ascending = (a: number, b: number): number => a - b

/** A new game in which everyone passes until so many cards are paid. */
function passed(seats: number, moves: number): Scenario {
  let game = scenario(
    newGame({ edition: 'classic', seats, variants: [] }, '00000000000000000000000000000009'),
    [],
  )
  for (let move = 0; move < moves; move++) game = game.play(game.legal('pass')[0])
  return game
}

describe('At the end of the Canal Period', () => {
  it('counters of level 1 leave the board with their cubes, after scoring [C-END-01]', () => {
    const after = given(`
      ${LAST_CARD}
      A tiles: coal-1@wigan:1, cotton-1@colne:1 flipped, shipyard-1@liverpool:3 flipped
      B tiles: iron-1@bolton:3 holds 3, port-1@fleetwood:1
    `).play('pass / bury')
    expect(after.state.era).toBe('rail')
    expect(after.state.slots.every((tile) => tile === null)).toBe(true)
    expect(after.seat('A')).toMatchObject({ vp: 3 + 10, income: 10 })
    expect(after.events.filter(({ type }) => type === 'flip')).toEqual([])
  })

  it('counters of level 2 and above stay with side and cubes [C-END-01]', () => {
    const after = given(`
      ${LAST_CARD}
      A tiles: coal-2@wigan:1 holds 2, cotton-2@colne:1 flipped
      B tiles: iron-3@bolton:3 holds 1, port-2@fleetwood:1
    `).play('pass / bury')
    expect(after.tile('wigan:1')).toEqual({ tile: 'coal-2', owner: 'A', flipped: false, cubes: 2 })
    expect(after.tile('colne:1')).toEqual({ tile: 'cotton-2', owner: 'A', flipped: true, cubes: 0 })
    expect(after.tile('bolton:3')).toEqual({ tile: 'iron-3', owner: 'B', flipped: false, cubes: 1 })
    expect(after.tile('fleetwood:1')).toEqual({ tile: 'port-2', owner: 'B', flipped: false, cubes: 0 })
  })

  it('stacks keep their counters of level 1 [C-END-01]', () => {
    const after = given(`${LAST_CARD}; A tiles: cotton-1@colne:1`).play('pass / bury')
    expect(positionObject(after.state).seats.A.mat).toEqual({
      cotton: '1*2',
      port: '1',
      coal: '1',
      iron: '1',
      shipyard: '0',
    })
  })

  it('canals leave the board and all links are back in hand [C-END-01]', () => {
    const after = given(
      `${LAST_CARD}; A links: liverpool-wigan, preston-wigan; B links: colne-yorkshire`,
    ).play('pass / bury')
    expect(after.state.links.every((owner) => owner === null)).toBe(true)
    expect(['A', 'B'].map((seat) => after.seat(seat).linksLeft)).toEqual([14, 14])
    expect(after.seat('B').vp).toBe(2)
  })

  it('the coal and iron tracks stay, and the cotton marker goes back to the top [C-END-01]', () => {
    const after = given(`${LAST_CARD}; coal: 3; iron: 2; demand: 6; cotton-used: 2, 3`).play('pass / bury')
    expect(after.state).toMatchObject({ era: 'rail', round: 1, coal: 3, iron: 2 })
    expect(after.state.distantMarket?.space).toBe(0)
    expect(after.state.distantMarket?.tiles).toHaveLength(12)
  })

  it('money, VP and income go on; spending is cleared [C-END-01]', () => {
    const after = given(`${LAST_CARD}; A: money 17, vp 21, income 10, spent 8`).play('pass / bury')
    expect(after.seat('A')).toMatchObject({ money: 17, vp: 21, income: 10, spent: 0 })
  })
})

describe('The cards of the Rail Period', () => {
  it.each([
    [4, 60, 32, 2],
    [3, 57, 36, 6],
  ])(
    'with %i players are all 66, dealt after %i canal cards; %i remain to draw, %i set aside [C-SETUP-02 C-END-01]',
    (seats, played, deck, aside) => {
      const before = passed(seats, played - 1)
      expect(before.state.era).toBe('canal')
      const { state, events } = before.play(before.legal('pass')[0])
      expect(state).toMatchObject({ era: 'rail', round: 1 })
      expect(state.deck).toHaveLength(deck)
      expect(state.faceDown).toHaveLength(aside)
      expect(state.players.map(({ hand }) => hand.length)).toEqual(new Array<number>(seats).fill(8))
      expect(state.players.every(({ discard }) => discard.length === 0)).toBe(true)
      const cards = [...state.deck, ...state.faceDown, ...state.players.flatMap(({ hand }) => hand)]
      expect(cards.toSorted(ascending)).toEqual(rulesOf(state).deck)
      expect(events.filter(({ type }) => type === 'shuffle')).toEqual([{ type: 'shuffle', cards: 66 }])
    },
  )

  it('set aside are not drawn in it [C-SETUP-02]', () => {
    const end = passed(4, 60 + 63)
    expect(end.state).toMatchObject({ era: 'rail', round: 8, over: false })
    expect(end.state.deck).toEqual([])
    expect(end.state.faceDown).toHaveLength(2)
  })
})

describe('A counter of level 2', () => {
  const COLNE = 'A tiles: cotton-2@colne:1 flipped; B links: colne-yorkshire'

  it('scores at the end of both periods [C-END-01]', () => {
    const canal = given(`${LAST_CARD}; ${COLNE}`).play('pass / bury')
    expect(['A', 'B'].map((seat) => canal.seat(seat).vp)).toEqual([5, 3])
    const rail = given(`${LAST_CARD}; era: rail; ${COLNE}; A: vp 5, money 0; B: vp 3, money 0`).play(
      'pass / bury',
    )
    expect(['A', 'B'].map((seat) => rail.seat(seat).vp)).toEqual([10, 6])
  })

  it('scores no second time when built over and not sold again [C-END-01 C-OVER-01]', () => {
    const after = given(`
      ${LAST_CARD.replace('A hand: bury', 'A hand: colne')}
      era: rail
      ${COLNE}
      A: money 20
      A mat: cotton 3
      B: money 0
    `).play('build cotton@colne:1 / colne')
    expect(after.state.over).toBe(true)
    expect(after.tile('colne:1')).toMatchObject({ tile: 'cotton-3', flipped: false })
    expect(after.seat('A')).toMatchObject({ money: 20 - 16 - 1 - 1, vp: 0 })
    expect(after.seat('B').vp).toBe(2)
  })
})
