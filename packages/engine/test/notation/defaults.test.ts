// What a position leaves out takes the default that NOTATION.md gives it, row by row.

import { parsePosition, parsePositionObject, positionObject, type State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { rows } from './manual.ts'

function stateOf(text: string): State {
  const { value, error } = parsePosition(text)
  if (value === null) throw new Error(`${error.message}\n${text}`)
  return value
}

const told = (text = ''): ReturnType<typeof positionObject> =>
  positionObject(stateOf(`edition: birmingham; players: 3; ${text}`))

/** By key of the table. */
const DEFAULTS: Readonly<Record<string, () => void>> = {
  edition: () => expect(parsePosition('players: 3').error).not.toBeNull(),
  players: () => expect(parsePosition('edition: birmingham').error).not.toBeNull(),
  variants: () => expect(told().variants).toEqual([]),
  era: () => expect(told().era).toBe('canal'),
  round: () => expect(told().round).toBe(1),
  over: () => expect(told().over).toBe(false),
  order: () => expect(told().order).toEqual(['A', 'B', 'C']),
  turn() {
    expect(told().turn).toBe('A')
    expect(told('order: C A B').turn).toBe('C')
  },
  actions() {
    expect(told().actions).toBe(1)
    expect(told('round: 2').actions).toBe(2)
    expect(told('era: rail').actions).toBe(2)
  },
  pending: () => expect(told().pending).toBeNull(),
  'coal, iron': () => expect([told().coal, told().iron]).toEqual([13, 8]),
  merchants() {
    const tiles = (text: string): string[] => Object.values(told(text).merchants).map(({ tile }) => tile)
    expect(tiles('').toSorted()).toEqual([
      'all-goods',
      'blank',
      'blank',
      'blank',
      'cotton',
      'manufacturer',
      'pottery',
    ])
    expect(tiles(`seed: ${'5'.repeat(32)}`)).not.toEqual(tiles(''))
    expect(told('merchants: oxford:2 cotton').merchants).toMatchObject({
      'oxford:1': { tile: 'blank', barrel: false },
      'oxford:2': { tile: 'cotton', barrel: true },
      'warrington:1': { tile: 'blank', barrel: false },
    })
    expect(Object.keys(told('merchants: none').merchants)).toHaveLength(7)
  },
  wilds() {
    expect(told().wilds).toEqual({ 'wild-location': 4, 'wild-industry': 4 })
    const held = 'A hand: wild-location, leek; B hand: wild-location, wild-industry'
    expect(told(held).wilds).toEqual({ 'wild-location': 2, 'wild-industry': 3 })
  },
  deck() {
    expect(told().deck).toHaveLength(54 - 3 * 8 - 3)
    expect(told('A hand: leek; B hand: leek').deck).toHaveLength(54 - 1 - 1 - 8 - 3)
    expect(told('A hand: leek; B hand: leek').deck).not.toContain('leek')
    expect(told('deck: leek, coal*2').deck).toEqual(['leek', 'coal', 'coal'])
    expect(told(`seed: ${'5'.repeat(32)}`).deck).not.toEqual(told().deck)
  },
  'face-down'() {
    expect(told().faceDown).toHaveLength(3)
    expect(told('era: rail').faceDown).toEqual([])
  },
  rng() {
    expect(told().rng).toMatch(/^[0-9a-f]{32}$/)
    expect(told(`seed: ${'5'.repeat(32)}`).rng).not.toBe(told().rng)
    expect(told('rng: none').rng).toBeNull()
  },
  seed: () => expect(told(`seed: ${'0'.repeat(32)}`)).toEqual(told()),
  A() {
    expect(told().seats.A).toMatchObject({ money: 17, income: 10, vp: 0, spent: 0, linksLeft: 14 })
    expect(told('A links: belper-derby, birmingham-dudley').seats.A.linksLeft).toBe(12)
    expect(told('A: links-left 3; A links: belper-derby').seats.A.linksLeft).toBe(3)
  },
  'A hand': () => expect(told().seats.A.hand).toHaveLength(8),
  'A discard': () => expect(told().seats.A.discard).toEqual([]),
  'A mat'() {
    expect(told().seats.A.mat).toEqual({
      cotton: '1',
      manufacturer: '1',
      pottery: '1',
      coal: '1',
      iron: '1',
      brewery: '1',
    })
    const built = 'A tiles: coal-2@dudley:1, brewery-1@stone:1, cotton-4@worcester:1, iron-4@dudley:2'
    expect(told(built).seats.A.mat).toMatchObject({
      coal: '2*1',
      brewery: '1*1',
      cotton: '4*2',
      iron: 'none',
    })
    expect(told(`${built}; A mat: coal 3*1, brewery 1`).seats.A.mat).toMatchObject({
      coal: '3*1',
      brewery: '1',
      cotton: '4*2',
    })
  },
  'A tiles'() {
    expect(told().seats.A.tiles).toEqual([])
    expect(told('A tiles: coal-2@dudley:1, cotton-1@worcester:1').seats.A.tiles).toEqual([
      { tile: 'coal-2', slot: 'dudley:1', flipped: false, cubes: 3 },
      { tile: 'cotton-1', slot: 'worcester:1', flipped: false, cubes: 0 },
    ])
    expect(told('era: rail; A tiles: brewery-2@stone:1').seats.A.tiles).toMatchObject([{ cubes: 2 }])
    expect(told('A tiles: brewery-2@stone:1').seats.A.tiles).toMatchObject([{ cubes: 1 }])
    expect(told('A tiles: coal-2@dudley:1 holds 1').seats.A.tiles).toMatchObject([{ cubes: 1 }])
    expect(told('A tiles: coal-2@dudley:1 flipped').seats.A.tiles).toMatchObject([
      { flipped: true, cubes: 0 },
    ])
  },
  'A links': () => expect(told().seats.A.links).toEqual([]),
}

describe('What a position leaves out', () => {
  it('is every row of the table', () => {
    expect(Object.keys(DEFAULTS)).toEqual(rows('Positions').map(([key]) => key))
  })

  it.each(Object.entries(DEFAULTS))('has its default: %s', (_, check) => {
    check()
  })

  it('has the same default in an object', () => {
    expect(parsePositionObject({ edition: 'birmingham', players: 3 }).value).toEqual(
      stateOf('edition: birmingham; players: 3'),
    )
  })

  it('may be said in any order, with comments, on one line or many', () => {
    const one = stateOf(
      'A: vp 3; players: 2; # nothing\n; edition: birmingham # the edition; round: 4\nround: 2',
    )
    expect(one).toEqual(stateOf('edition: birmingham\n\nplayers: 2\nround: 2\nA: vp 3'))
  })
})
