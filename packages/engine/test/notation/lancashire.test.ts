// Every example of NOTATION.md for Lancashire and the original game is understood, and every move of it fits some position.

import {
  brokenRule,
  formatMove,
  formatPosition,
  legalMoves,
  parseMove,
  parsePosition,
  parsePositionObject,
  positionObject,
  readMove,
  ruleset,
  rulesOf,
  type State,
  view,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { blocks, rows } from './manual.ts'

const SECTION = 'Lancashire and the original game'
const EDITIONS = ['lancashire', 'classic']

/** A position for each line of the block of moves. All are of four players, A to act with two actions. */
const FITTING: Readonly<Record<string, string>> = {
  'sell cotton@manchester:1 > warrington-runcorn:2 / coal':
    'A hand: coal, bury; A tiles: cotton-1@manchester:1; B tiles: port-1@warrington-runcorn:2; B links: manchester-warrington-runcorn',
  '+sell cotton@oldham:1 > distant-market':
    'pending: sell 1; A tiles: cotton-1@oldham:1; B links: oldham-rochdale, rochdale-yorkshire',
  'build shipyard@liverpool:3 coal<market iron<bolton:3 / shipyard':
    'A hand: shipyard, bury; A mat: shipyard 1; A links: liverpool-wigan; B tiles: iron-1@bolton:3, port-1@liverpool:1',
  'anywhere bury / coal': 'A hand: bury, coal',
  '+build cotton@rochdale:1 coal<oldham:2 iron<market':
    'pending: anywhere 1; actions: 1; A mat: cotton 3; B tiles: coal-1@oldham:2; B links: oldham-rochdale',
  'network colne-yorkshire coal<market / colne': 'era: rail; A hand: colne, bury; A tiles: cotton-2@colne:1',
  '+network burnley-colne coal<market': 'era: rail; pending: network 1; A links: colne-yorkshire',
  'loan 10 / port': 'A hand: port, bury',
}

function stateOf(text: string): State {
  const { value, error } = parsePosition(text)
  if (value === null) throw new Error(`${error.message}\n${text}`)
  return value
}

describe.each(EDITIONS)('The moves of NOTATION.md in %s', (edition) => {
  const [examples, grammar] = blocks(SECTION)
  const lines = examples.split('\n')
  const rules = ruleset({ edition, seats: 4, variants: [] })

  it('are those with a position here', () => {
    expect(lines).toEqual(Object.keys(FITTING))
  })

  it.each(lines)('can be read, and are written in the same way: %s', (line) => {
    const { value, error } = parseMove(rules, line)
    expect(error).toBeNull()
    if (value !== null) expect(formatMove(rules, value)).toBe(line)
  })

  it.each(Object.entries(FITTING))('are legal where they fit: %s', (line, position) => {
    const state = stateOf(`edition: ${edition}; players: 4; round: 2; A: money 30; ${position}`)
    const { value, error } = readMove(state, line)
    expect(error).toBeNull()
    expect(value?.broken).toBeNull()
    if (value?.broken !== null) return
    expect(brokenRule(state, value.move)).toBeNull()
    expect(legalMoves(state).map((move) => formatMove(rules, move))).toContain(line)
  })

  it('show what the grammar adds', () => {
    const kinds = Array.from(grammar.matchAll(/^(\w+)\s+=/gm), ([, kind = '']) => kind)
    expect(kinds).toEqual(['anywhere', 'build', 'sell', 'buyer'])
    for (const kind of kinds.slice(0, 3))
      expect(lines.some((line) => line.replace('+', '').startsWith(kind))).toBe(true)
  })

  it('take the two cards of a build anywhere in either order', () => {
    const { value } = parseMove(rules, 'anywhere coal / bury')
    expect(value && formatMove(rules, value)).toBe('anywhere bury / coal')
  })
})

describe('The names of NOTATION.md', () => {
  const named = (thing: string): string[] => {
    const [, written = ''] = rows(SECTION).find(([what]) => what === thing) ?? []
    return written.split(/[\s,;]+/)
  }

  it('are those of the map', () => {
    const { locations } = ruleset({ edition: 'lancashire', seats: 4, variants: [] })
    const slotless = locations.filter(({ kind }) => kind !== 'town').map(({ id }) => id)
    for (const id of [...slotless, 'warrington-runcorn', 'barrow-in-furness'])
      expect(named('place')).toContain(id)
  })

  it('are those of industries, and of cards', () => {
    const { industries, cards } = ruleset({ edition: 'classic', seats: 4, variants: [] })
    expect(named('industry, card')).toEqual(industries.map(({ id }) => id))
    for (const { id } of industries) expect(cards.map((card) => card.id)).toContain(id)
  })
})

describe('The position of NOTATION.md', () => {
  const text = blocks(SECTION).at(-1) ?? ''

  it('is understood, and written again as it is', () => {
    const state = stateOf(text)
    expect(state.setup).toEqual({
      edition: 'lancashire',
      seats: 3,
      variants: ['classic-deck', 'virtual-link'],
    })
    expect(state.distantMarket).toEqual({ space: 2, tiles: [3, 0, 2], used: [0, 2] })
    expect(stateOf(text.replaceAll('\n', '; '))).toEqual(state)
    expect(stateOf(formatPosition(state))).toEqual(state)
    expect(parsePositionObject(positionObject(state)).value).toEqual(state)
  })

  it('has the keys of the table, in text and as JSON', () => {
    const keys = rows(SECTION).filter(([key = '']) => key === 'demand' || key.startsWith('cotton-'))
    expect(keys.map(([key]) => key)).toEqual(['demand', 'cotton-tiles', 'cotton-used'])
    const state = stateOf(text)
    for (const [key = '', json = ''] of keys) {
      expect(formatPosition(state)).toContain(`\n${key}: `)
      expect(Object.keys(positionObject(state))).toContain(json)
    }
    expect(positionObject(state)).toMatchObject({ demand: 3, cottonTiles: [2, 0, 3], cottonUsed: [0, 2] })
  })

  it('may leave them out: marker on top, every tile not used face down', () => {
    const { distantMarket } = stateOf('edition: classic; players: 3; cotton-used: 4, 0')
    expect(distantMarket).toMatchObject({ space: 0, used: [4, 0] })
    expect(distantMarket?.tiles.toSorted((a, b) => a - b)).toEqual([0, 1, 1, 2, 2, 2, 2, 3, 3, 3])
  })

  it('may say that the market is closed, that tiles are unseen, and that two cards are paid', () => {
    const closed = stateOf('edition: classic; players: 3; demand: closed')
    expect(formatPosition(closed)).toContain('\ndemand: closed\n')
    const seen = formatPosition(view(stateOf(text), 0))
    expect(seen).toContain('\ncotton-tiles: ?, ?, ?\n')
    expect(stateOf(seen).distantMarket).toEqual(view(stateOf(text), 0).distantMarket)
    const paid = stateOf('edition: classic; players: 3; round: 2; actions: 1; pending: anywhere 1')
    expect(paid.pending).toEqual({ type: 'anywhere', steps: 1 })
    expect(rulesOf(paid).edition.id).toBe('classic')
  })

  it.each(['merchants: oxford:1 cotton', 'wilds: wild-location 4'])('is refused with %s', (line) => {
    expect(parsePosition(`edition: lancashire; players: 3; ${line}`).error).not.toBeNull()
  })

  it.each(['demand: 2', 'cotton-tiles: 1', 'cotton-used: 1'])('is not of Birmingham: %s', (line) => {
    expect(parsePosition(`edition: birmingham; players: 3; ${line}`).error?.message).toContain(
      'distant market',
    )
  })
})
