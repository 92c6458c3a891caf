// Whatever is given as a position is answered, and whatever is accepted can be played; nothing throws.

import {
  formatPosition,
  HIDDEN,
  legalMoves,
  parsePosition,
  parsePositionObject,
  play,
  positionObject,
  rulesOf,
  type State,
  seatToMove,
  standings,
  stateHash,
  view,
} from '@ironbridge/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { some } from '../depth.ts'
import { EDITIONS } from '../playout.ts'
import { canonical } from '../properties/laws.ts'
import { somePosition } from './positions.ts'
import { checkAnswer, damaged, somePositions } from './texts.ts'
import { diceOf, pick } from './words.ts'

const RANDOM_TEXTS = some(2000)
const DAMAGED_TEXTS = some(2500)
const DAMAGED_LINES = some(2000)
const RANDOM_VALUES = some(2000)
const MADE_UP = some(2000)
const MOVES_PLAYED = 25

describe('Any text as a position', () => {
  it('is answered, be it noise', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'edition: birmingham',
        'players: 2',
        'A hand: coal',
        'B: money 3',
        '; ',
        '# no',
        'pending: sell 1',
      ),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n')
        checkAnswer(text, parsePosition(text))
      }),
      { seed: 2, numRuns: RANDOM_TEXTS },
    )
  })

  it('is answered, be it a damaged position', () => {
    const dice = diceOf(11)
    for (let i = 0; i < DAMAGED_TEXTS; i++) {
      const text = damaged(dice, pick(dice, somePositions), pick(dice, somePositions))
      const state = checkAnswer(text, parsePosition(text))
      if (state !== null) checkPlayable(state, text)
    }
  })

  it('is answered, be one line of it damaged', () => {
    const dice = diceOf(12)
    let accepted = 0
    for (let i = 0; i < DAMAGED_LINES; i++) {
      const lines = pick(dice, somePositions).split('\n')
      const other = pick(dice, somePositions).split('\n')
      const place = dice.below(lines.length)
      lines[place] =
        dice.below(3) === 0 ? other[place % other.length] : damaged(dice, lines[place], pick(dice, other))
      const text = lines.join('\n')
      const state = checkAnswer(text, parsePosition(text))
      if (state === null) continue
      accepted++
      checkPlayable(state, text)
    }
    expect(accepted).toBeGreaterThan(DAMAGED_LINES / 20)
  })

  it('is answered soon, however long it is', () => {
    for (const piece of [
      'a',
      ';',
      '\n',
      'edition: birmingham\n',
      'A hand: coal, ',
      'leek, ',
      '\ud800',
      ': ',
      '#',
    ])
      for (const text of [
        piece.repeat(50_000),
        `edition: birmingham; players: 2; A hand: ${piece.repeat(2_000)}`,
      ])
        checkAnswer(text, parsePosition(text))
  })
})

describe('Any value as a position', () => {
  it('is answered, whatever it is', () => {
    const anything = fc.oneof(
      fc.anything({ maxDepth: 3, withNullPrototype: true }),
      fc.jsonValue(),
      fc.constant(undefined),
      fc.constant(JSON.parse('{"__proto__": {"edition": "birmingham"}, "constructor": 1}')),
    )
    fc.assert(
      fc.property(anything, (value) => void checkAnswer('', parsePositionObject(value))),
      { seed: 3, numRuns: RANDOM_VALUES },
    )
  })

  it('is answered, be any one field of a good position anything else', () => {
    const dice = diceOf(13)
    const others: unknown[] = [
      undefined,
      null,
      true,
      -1,
      0,
      1,
      1.5,
      1e9,
      '',
      'A',
      'E',
      'none',
      '?',
      [],
      {},
      [[]],
      [null],
      ['leek'],
      JSON.parse('{"__proto__": 1}'),
      { A: 1 },
      '𝔸',
    ]
    for (let i = 0; i < RANDOM_VALUES; i++) {
      const position = JSON.parse(
        JSON.stringify(positionObject(stateOf(pick(dice, somePositions)))),
      ) as unknown
      let inner = position as Record<string, unknown>
      for (;;) {
        const key = pick(dice, Object.keys(inner))
        const field = inner[key]
        if (
          typeof field === 'object' &&
          field !== null &&
          Object.keys(field).length > 0 &&
          dice.below(4) > 0
        ) {
          inner = field as Record<string, unknown>
        } else {
          inner[key] = pick(dice, others)
          break
        }
      }
      const state = checkAnswer('', parsePositionObject(position))
      if (state !== null) checkPlayable(state, JSON.stringify(position))
    }
  })

  it('does not reach into what all objects share', () => {
    parsePositionObject(
      JSON.parse('{"edition": "birmingham", "players": 2, "__proto__": {"polluted": true}}'),
    )
    parsePositionObject(
      JSON.parse('{"edition": "birmingham", "players": 2, "seats": {"__proto__": {"money": 3}}}'),
    )
    parsePosition(
      'edition: birmingham; players: 2; __proto__: 3; wilds: __proto__ 3; merchants: __proto__ blank',
    )
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(Object.hasOwn(Object.prototype, 'money')).toBe(false)
  })
})

describe('A position made up of real names', () => {
  it.each(EDITIONS)('is refused with a sentence, or can be played: %s', (edition) => {
    const dice = diceOf(14)
    let accepted = 0
    for (let i = 0; i < MADE_UP; i++) {
      const position = somePosition(dice, edition)
      const state = checkAnswer('', parsePositionObject(position))
      if (state === null) continue
      accepted++
      checkPlayable(state, JSON.stringify(position))
    }
    expect(accepted).toBeGreaterThan(MADE_UP / 4)
  })
})

function stateOf(text: string): State {
  const { value } = parsePosition(text)
  if (value === null) throw new Error(text)
  return value
}

/** It can be written and read again, every public question has an answer, and moves can be made in it. */
function checkPlayable(state: State, shown: string): void {
  try {
    expect(canonical(stateOf(formatPosition(state)))).toBe(canonical(state))
    stateHash(state)
    standings(state)
    for (const eye of [0, 1, null]) view(state, eye)
    playOn(state)
  } catch (error) {
    throw new Error(`${String(error)}\n${shown}`, { cause: error })
  }
}

function playOn(first: State): void {
  const dice = diceOf(15)
  let state = first
  for (let ply = 0; ply < MOVES_PLAYED && !state.over; ply++) {
    const legal = legalMoves(state)
    if (legal.length === 0) {
      const { hand } = state.players[seatToMove(state)]
      if (hand.some((card) => card !== HIDDEN)) throw new Error('nothing can be done here')
      return
    }
    const played = play(state, pick(dice, legal))
    if (played.state === null) throw new Error(`a listed move breaks ${played.broken}`)
    const carried = first.setup.variants.includes('debt-carried')
    for (const { money, vp, linksLeft } of played.state.players)
      if (Math.min(carried ? 0 : money, vp, linksLeft) < 0) throw new Error('a number fell below 0')
    state = played.state
    rulesOf(state)
  }
}
