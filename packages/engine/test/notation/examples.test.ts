// Every example of NOTATION.md is understood, and every move of it fits some position.

import {
  brokenRule,
  formatMove,
  formatPosition,
  legalMoves,
  parseGame,
  parseMove,
  parsePosition,
  parsePositionObject,
  positionObject,
  readMove,
  replay,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { allBlocks, blocks, rows } from './manual.ts'
import { rules } from './words.ts'

/** A position for each line of the block of moves. All are of four players, A to act with two actions. */
const FITTING: Readonly<Record<string, string>> = {
  'build coal@dudley:1 / dudley': 'A hand: dudley',
  'build manufacturer@birmingham:2 coal<dudley:1 / cotton-or-manufacturer':
    'A hand: cotton-or-manufacturer; A tiles: coal-1@dudley:1; A links: birmingham-dudley',
  'build cotton@worcester:1 coal<market iron<redditch:2 / wild-location':
    'A hand: wild-location; A mat: cotton 3; A: money 30; B links: gloucester-worcester; B tiles: iron-1@redditch:2',
  'network birmingham-dudley / stone': 'A hand: stone; A tiles: coal-1@dudley:1',
  'network birmingham-coventry coal<market / stone':
    'era: rail; A hand: stone; A links: birmingham-oxford; A: money 20',
  '+network coventry-nuneaton coal<market beer<uttoxeter:1':
    'era: rail; pending: network 1; A links: birmingham-oxford, birmingham-coventry; A tiles: brewery-2@uttoxeter:1; A: money 20',
  'develop pottery iron<market / leek': 'A hand: leek; A mat: pottery 2',
  '+develop coal iron<dudley:2': 'pending: develop 1; B tiles: iron-1@dudley:2',
  'sell cotton@derby:1 > nottingham:2 beer<nottingham:2 / iron':
    'A hand: iron; A tiles: cotton-1@derby:1; A links: derby-nottingham; merchants: nottingham:2 cotton',
  '+sell manufacturer@coventry:2 > oxford:1 beer<burton-on-trent:2':
    'pending: sell 1; A tiles: manufacturer-1@coventry:2, brewery-1@burton-on-trent:2; A links: birmingham-coventry, birmingham-oxford; merchants: oxford:1 manufacturer',
  '+sell pottery@coventry:1 > gloucester:1 beer<stone:1,gloucester:1 bonus:iron':
    'pending: sell 1; A tiles: pottery-3@coventry:1, brewery-1@stone:1; A links: birmingham-coventry, birmingham-worcester, gloucester-worcester; merchants: gloucester:1 pottery',
  'loan 30 / iron': 'A hand: iron',
  'scout leek stone / coal': 'A hand: leek, stone, coal',
  'pass / derby': 'A hand: derby',
  end: 'pending: develop 1',
  'shortfall brewery@stone:1':
    'pending: shortfall A 4; A: money 0; A tiles: brewery-1@stone:1, coal-2@dudley:1, iron-2@dudley:2',
}

function stateOf(text: string): State {
  const { value, error } = parsePosition(text)
  if (value === null) throw new Error(`${error.message}\n${text}`)
  return value
}

describe('The moves of NOTATION.md', () => {
  const [examples, grammar] = blocks('Moves')
  const lines = examples.split('\n')

  it('are those with a position here', () => {
    expect(lines).toEqual(Object.keys(FITTING))
  })

  it.each(lines)('can be read, and are written in the same way: %s', (line) => {
    const { value, error } = parseMove(rules, line)
    expect(error).toBeNull()
    if (value === null) return
    // The cards of a scout are sorted as the deck is.
    const written = formatMove(rules, value)
    expect(written.split(/[ /]+/).toSorted()).toEqual(line.split(/[ /]+/).toSorted())
  })

  it.each(Object.entries(FITTING))('are legal where they fit: %s', (line, position) => {
    const state = stateOf(`edition: birmingham; players: 4; round: 2; ${position}`)
    const { value, error } = readMove(state, line)
    expect(error).toBeNull()
    expect(value?.broken).toBeNull()
    if (value?.broken !== null) return
    expect(brokenRule(state, value.move)).toBeNull()
    expect(legalMoves(state).map((move) => formatMove(rulesOf(state), move))).toContain(
      formatMove(rulesOf(state), value.move),
    )
  })

  it('are of every kind that the grammar names', () => {
    const [, kinds = ''] = /^move\s+= (.*)$/m.exec(grammar) ?? []
    const used = lines.map((line) => line.replace('+', '').split(' ')[0])
    expect(kinds.split(' | ').toSorted()).toEqual([...new Set(used)].toSorted())
  })
})

describe('The positions of NOTATION.md', () => {
  const [text, json] = blocks('Positions')

  it('are understood as text', () => {
    const { seats, era, round, turn } = positionObject(stateOf(text))
    expect({ era, round, turn }).toEqual({ era: 'rail', round: 3, turn: 'A' })
    expect(seats.A).toMatchObject({ money: 21, income: 14, links: ['birmingham-dudley'], linksLeft: 13 })
    expect(seats.A.hand).toHaveLength(4)
    expect(seats.B.tiles).toEqual([{ tile: 'iron-2', slot: 'redditch:2', flipped: true, cubes: 0 }])
  })

  it('are understood on one line, and written again as they are', () => {
    const state = stateOf(text)
    expect(stateOf(text.replaceAll('\n', '; '))).toEqual(state)
    expect(stateOf(formatPosition(state))).toEqual(state)
  })

  it('are understood as JSON, with every field they show', () => {
    const position = JSON.parse(json) as Record<string, unknown>
    const { value, error } = parsePositionObject(position)
    expect(error).toBeNull()
    if (value === null) return
    const written = positionObject(value) as unknown as Record<string, unknown>
    expect(Object.keys(written).toSorted()).toEqual(Object.keys(position).toSorted())
    const { seats, merchants, ...plain } = position
    expect(written).toMatchObject(plain)
    expect(written.merchants).toMatchObject(merchants as object)
    const [shown, got] = [seats, written.seats] as Record<string, Record<string, unknown>>[]
    expect(Object.keys(got.A).toSorted()).toEqual(Object.keys(shown.A).toSorted())
    expect(got.A).toMatchObject(shown.A)
  })

  it.each([
    ['{"action": "sell", "steps": 1}', { type: 'sell', steps: 1 }],
    ['{"shortfall": "A", "owed": 4}', { type: 'shortfall', seat: 0, owed: 4 }],
  ])('are understood with a pending step: %s', (pending, wanted) => {
    const A = { money: 0, tiles: ['dudley:1', 'cannock:1'].map((slot) => ({ tile: 'coal-3', slot })) }
    const position = {
      edition: 'birmingham',
      players: 2,
      pending: JSON.parse(pending) as unknown,
      seats: { A },
    }
    expect(parsePositionObject(position).value?.pending).toEqual(wanted)
  })
})

describe('The game of NOTATION.md', () => {
  const [text] = blocks('Games')

  it('is understood, and can be replayed', () => {
    const { value: record, error } = parseGame(text)
    expect(error).toBeNull()
    if (record === null) return
    expect(record.names).toEqual(['Ada', 'Ben'])
    expect(record.moves).toHaveLength(2)
    expect(replay(record).error).toBeNull()
  })

  it('may leave out the letter before a move, and have its headers in any order', () => {
    const lines = text.split('\n')
    const headers = lines.filter((line) => line.startsWith('['))
    const moves = lines.filter((line) => /^[A-D] /.test(line))
    const other = [...headers.toReversed(), ...moves.map((line) => line.slice(2))].join('\n')
    const { value: record } = parseGame(other)
    expect(record).toEqual({ ...parseGame(text).value, moves: moves.map((line) => line.slice(2)) })
    if (record !== null) expect(replay(record).error).toBeNull()
  })

  it('has only headers of the table, which names them all', () => {
    const named = rows('Games').flatMap(([cell]) => cell.split(/[ ,]+/))
    const known: readonly string[] = parseGame('[Unknown "x"]').error?.expected ?? []
    expect(named.toSorted()).toEqual(known.toSorted())
  })
})

describe('NOTATION.md', () => {
  it('has no example that is not tested here or in lancashire.test.ts', () => {
    const tested = ['Moves', 'Positions', 'Lancashire and the original game', 'Games'].flatMap((heading) =>
      blocks(heading),
    )
    expect(allBlocks()).toEqual(tested)
  })
})
