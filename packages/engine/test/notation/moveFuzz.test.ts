// Whatever is written where a move should stand, the parser answers and the engine judges; nothing throws.

import {
  brokenRule,
  explain,
  formatMove,
  legalMoves,
  parseMove,
  readMove,
  ruleset,
  rulesOf,
  type SaidMove,
} from '@ironbridge/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { some } from '../depth.ts'
import { EDITIONS, setupOf } from '../playout.ts'
import { checkExplained, checkListed, judged } from '../properties/answers.ts'
import { checkAnswer, damaged, grammaticalMove, someMoves, someStates } from './texts.ts'
import { diceOf, pick, rules } from './words.ts'

const RANDOM_TEXTS = some(3000)
const DAMAGED_TEXTS = some(4000)
const GRAMMATICAL_MOVES = 6000
const EXPLAINED_MOVES = 600

describe('Any text as a move', () => {
  it('is answered, be it noise', () => {
    const noise = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'abend build/@<>,:+£#;* -019é\n\t'.split('')), maxLength: 60 }),
    )
    fc.assert(
      fc.property(noise, (text) => void checkAnswer(text, parseMove(rules, text))),
      { seed: 1, numRuns: RANDOM_TEXTS },
    )
  })

  it('is answered, be it a damaged move', () => {
    const dice = diceOf(1)
    for (let i = 0; i < DAMAGED_TEXTS; i++) {
      const spoilt = pick(dice, someMoves)
      const text = damaged(dice, spoilt.text, pick(dice, someMoves).text)
      checkAnswer(text, parseMove(spoilt.rules, text))
    }
  })

  it('is answered at every length of a cut move', () => {
    for (const { rules: ofGame, text } of someMoves.filter((_, index) => index % 7 === 0))
      for (let length = 0; length <= text.length; length++)
        checkAnswer(text.slice(0, length), parseMove(ofGame, text.slice(0, length)))
  })

  it('is answered soon, however long it is', () => {
    for (const piece of ['a', 'build ', 'coal<market,', '\ud800', '9', '-', ' ', '+', 'build coal@dudley:1 '])
      for (const text of [piece.repeat(100_000), `build coal@dudley:1 coal<${piece.repeat(3_000)}`])
        checkAnswer(text, parseMove(rules, text))
  })

  it.each(EDITIONS)('is read as it is written again in %s', (edition) => {
    const ofGame = ruleset(setupOf(4, [], edition))
    const dice = diceOf(2)
    for (let i = 0; i < GRAMMATICAL_MOVES; i++) {
      const text = grammaticalMove(dice, ofGame)
      const move = checkAnswer(text, parseMove(ofGame, text))
      if (move === null) continue
      const written = formatMove(ofGame, move)
      const again = parseMove(ofGame, written)
      expect(again.value, `${text}\n${written}\n${again.error?.message}`).toEqual(move)
    }
  })
})

describe('Any move that follows the grammar', () => {
  it('is judged in every position: listed, in other words, or refused', () => {
    const dice = diceOf(3)
    for (let i = 0; i < GRAMMATICAL_MOVES; i++) {
      const state = pick(dice, someStates)
      const text = grammaticalMove(dice, rulesOf(state))
      const read = checkAnswer(text, readMove(state, text))
      if (read === null || read.broken !== null) continue
      expect(brokenRule(state, read.move), text).toBeNull()
      const texts = new Set(legalMoves(state).map((move) => formatMove(rulesOf(state), move)))
      checkListed(state, texts, read.move)
    }
  })

  it('is explained where it is refused, read in its position or alone', () => {
    const dice = diceOf(4)
    for (let i = 0; i < EXPLAINED_MOVES; i++) {
      const state = pick(dice, someStates)
      const text = grammaticalMove(dice, rulesOf(state))
      for (const said of [readMove(state, text).value?.move, parseMove(rulesOf(state), text).value]) {
        if (!said) continue
        if (judged(state, said) === null) expect(explain(state, said)).toBeNull()
        else checkExplained(state, said)
      }
    }
  })

  it('is completed only to a legal move that agrees with what was said', () => {
    const dice = diceOf(5)
    for (let i = 0; i < GRAMMATICAL_MOVES; i++) {
      const state = pick(dice, someStates)
      const text = grammaticalMove(dice, rulesOf(state))
      const said = parseMove(rulesOf(state), text).value
      const meant = readMove(state, text).value?.move
      if (said === null || !meant) continue
      expect(agrees(said, meant), `${text} read as ${formatMove(rulesOf(state), meant)}`).toBe(true)
    }
  })
})

/** Kind, card, place and line stay as said; so do sources, unless none were named. */
function agrees(said: SaidMove, meant: SaidMove): boolean {
  return Object.entries(said).every(([key, value]) => {
    if (
      key === 'buyer' ||
      value === null ||
      value === undefined ||
      (Array.isArray(value) && value.length === 0)
    )
      return true
    return JSON.stringify(meant[key as keyof SaidMove]) === JSON.stringify(value)
  })
}
