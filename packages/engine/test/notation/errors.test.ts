// Errors that help: where the text goes wrong, what stands there, what was meant.

import {
  type NotationError,
  type Parsed,
  parseGame,
  parseMove,
  parsePosition,
  parsePositionObject,
} from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { rules } from './words.ts'

function errorOf<T>({ error }: Parsed<T>): NotationError {
  if (error === null) throw new Error('This was understood.')
  return error
}

const moveError = (text: string): NotationError => errorOf(parseMove(rules, text))

describe('A move that cannot be read', () => {
  it.each([
    ['build coal@dudly:1 / dudley', 11, 'dudley:1'],
    ['build coal@dudley:3 / dudley', 11, 'dudley:1'],
    ['build cole@dudley:1 / dudley', 6, 'coal'],
    ['build coal@dudley:1 / dudly', 22, 'dudley'],
    ['build iron@dudley:2 coal<cannok:1 / dudley', 25, 'cannock:1'],
    ['network birmingam-dudley / stone', 8, 'birmingham-dudley'],
    ['sell cotton@derby:1 > nottinham:2 / iron', 22, 'nottingham:2'],
    ['sell cotton@derby:1 > nottingham:2 beer<marcket / iron', 40, 'market'],
    ['sell cotton@derby:1 bonus:irn / iron', 26, 'iron'],
    ['scout leek stone / col', 19, 'coal'],
  ])('points at the misspelt word and suggests the right one: %s', (text, at, meant) => {
    const error = moveError(text)
    expect(error.at).toBe(at)
    expect(error.expected).toContain(meant)
  })

  it.each([
    ['', 0, ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass', 'end', 'shortfall']],
    [
      'bild coal@dudley:1',
      0,
      ['build', 'network', 'develop', 'sell', 'loan', 'scout', 'pass', 'end', 'shortfall'],
    ],
    ['+build coal@dudley:1', 1, ['network', 'develop', 'sell']],
    ['+', 1, ['network', 'develop', 'sell']],
    ['build coal dudley:1', 11, ['@']],
    ['scout leek stone coal', 17, ['/']],
    ['sell derby:1 beer nottingham:2', 18, ['<']],
    ['sell derby:1 bonus iron', 19, [':']],
    ['loan lots / iron', 5, ['a number']],
    ['pass / derby / derby', 13, ['the end']],
    ['end of it', 4, ['the end']],
  ])('says which words or marks were expected: %s', (text, at, expected) => {
    const error = moveError(text)
    expect(error.at).toBe(at)
    expect(error.expected).toEqual(expected)
  })

  it('quotes what it found', () => {
    expect(moveError('build coal dudley:1').message).toBe('Expected "@", found "dudley".')
    expect(moveError('pass /').message).toBe('Expected a card, found the end.')
    expect(moveError('dance').message).toBe('"dance" is no move.')
    expect(moveError('+loan 30').message).toBe('"loan" has no second step.')
  })

  it('says that goods are named twice, and that a later step takes no card', () => {
    expect(moveError('build iron@dudley:2 coal<market coal<market / dudley').message).toBe(
      'coal is said twice.',
    )
    expect(moveError('+network birmingham-dudley / stone').message).toBe('A step after "+" takes no card.')
  })
})

const positionError = (text: string): NotationError =>
  errorOf(parsePosition(`edition: birmingham; players: 2; ${text}`))

describe('A position that cannot be read', () => {
  const START = 'edition: birmingham; players: 2; '.length

  it.each([
    ['A tiles: cotton-1@dudley:1', /dudley:1 does not show cotton/],
    ['A tiles: coal-1@dudley:1; B tiles: coal-1@dudley:1', /two tiles on dudley:1/],
    ['A tiles: coal-1@dudley:1 flipped holds 1', /flipped when it holds nothing/],
    ['A tiles: coal-9@dudley:1', /"coal-9" is no tile/],
    ['A links: belper-leek', /no canal line/],
    ['A links: belper-derby; B links: belper-derby', /already carries a link/],
    ['A hand: lek', /"lek" is no card/],
    ['A mat: coal 7', /level/],
    ['A: income 100', /whole number from 0 to 99/],
    ['A: gold 3', /"gold" is unknown here/],
    ['coal: 15', /whole number from 0 to 14/],
    ['era: steam', /"steam" is unknown here/],
    ['order: A A', /every seat must stand in the order once/],
    ['turn: C', /letter of a seat/],
    ['merchants: oxford:1 blank; merchants: none', /said twice/],
    ['merchants: oxford:3 cotton', /no such merchant space/],
    ['weather: fine', /"weather" is unknown here/],
    ['A hand: none', /holds no card/],
    ['pending: shortfall A 4', /no tile to choose/],
    ['over: perhaps', /yes or no/],
    ['rng: 12', /32 hex digits/],
  ])('says what makes no sense: %s', (text, message) => {
    const error = positionError(text)
    expect(error.message).toMatch(message)
    expect(error.at).toBeGreaterThanOrEqual(
      text.startsWith('pending') || text.includes('hand: none') ? 0 : START,
    )
  })

  it('points at the line that is wrong, in text and as a path in an object', () => {
    const text = 'edition: birmingham\nplayers: 2\nA hand: leek\nB hand: lek\n'
    expect(errorOf(parsePosition(text)).at).toBe(text.indexOf('B hand'))
    const seats = { A: { hand: ['leek'] }, B: { tiles: [{ tile: 'coal-1', slot: 'dudly:1' }] } }
    expect(errorOf(parsePositionObject({ edition: 'birmingham', players: 2, seats })).message).toBe(
      'seats.B.tiles.0.slot: "dudly:1" is no slot.',
    )
  })

  it('names the editions and numbers of players there are', () => {
    expect(errorOf(parsePosition('edition: leeds; players: 2')).message).toMatch(
      /Unknown edition "leeds".*birmingham/,
    )
    expect(errorOf(parsePosition('edition: birmingham; players: 7')).message).toMatch(
      /for 2, 3, 4 players, not 7/,
    )
    expect(errorOf(parsePosition('players: 2')).message).toMatch(/edition/)
  })
})

describe('A game that cannot be read', () => {
  it.each([
    ['[Edition birmingham]', 0, /Expected a header such as/],
    ['[Editor "x"]', 0, /Unknown header "Editor"/],
    ['[Edition "birmingham"]\n[Edition "birmingham"]', 23, /said twice/],
    ['[Edition "birmingham"]\n[Rules "1"]', 0, /\[Players "…"\] is missing/],
    ['[Edition "birmingham"]\n[Players "2"]\nA end\n[Rules "1"]', 43, /Headers come before the moves/],
    ['[Edition "birmingham"]\n[Players "two"]\n[Rules "1"]', 23, /whole number, found "two"/],
    ['[Edition "birmingham"]\n[Players "2"]\n[Rules "1"]\n[Seed "5"]', 49, /32 hex digits/],
    ['[Edition "birmingham"]\n[Players "2"]\n[Rules "1"]\n[Result "5"]', 49, /points for every seat/],
    ['[Edition "birmingham"]\n[Players "2"]\n[Rules "1"]\n[Variants "fast"]', 0, /no variant "fast"/],
  ])('says what is wrong and where: %s', (text, at, message) => {
    const error = errorOf(parseGame(text))
    expect(error.message).toMatch(message)
    expect(error.at).toBe(at)
  })
})
