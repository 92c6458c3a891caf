// Texts for the parsers: real ones from games, made-up ones from real words, and damaged ones.

import {
  type Dice,
  formatMove,
  formatPosition,
  type NotationError,
  type Parsed,
  type Ruleset,
  rulesOf,
  type State,
} from '@ironbridge/engine'
import { expect } from 'vitest'
import { decisions, playoutsOfAll } from '../playout.ts'
import { pick, wordsOf } from './words.ts'

const GAMES = { birmingham: 24, lancashire: 13, classic: 9 }
const STRIDE = 13

/** States spread over games of every edition and style. */
export const someStates: readonly State[] = playoutsOfAll(GAMES).flatMap((game) =>
  [...decisions(game)].filter(({ ply }) => ply % STRIDE === 0).map(({ state }) => state),
)

/** A move as it is written, and the game that it was made in. */
export interface MoveText {
  readonly rules: Ruleset
  readonly text: string
}

export const someMoves: readonly MoveText[] = playoutsOfAll(GAMES).flatMap((game) =>
  [...decisions(game)]
    .filter(({ ply }) => ply % 3 === 0)
    .map(({ state, move }) => ({ rules: rulesOf(state), text: formatMove(rulesOf(state), move) })),
)

export const somePositions: readonly string[] = someStates
  .filter((_, index) => index % 4 === 0)
  .map((state) => formatPosition(state))

/** A move that follows the grammar; what it names is chosen blindly, and what may be left out often is. */
export function grammaticalMove(dice: Dice, rules: Ruleset): string {
  const words = wordsOf(rules)
  const some = (text: string): string => (dice.below(3) > 0 ? text : '')
  const source = (): string => pick(dice, [pick(dice, words.slots), pick(dice, words.buyers), 'market'])
  const sources = (goods: string): string =>
    some(` ${goods}<${Array.from({ length: 1 + dice.below(3) }, source).join(',')}`)
  const cardName = (): string => pick(dice, words.cards)
  const card = some(` / ${cardName()}`)
  const industry = pick(dice, words.industries)
  const slot = pick(dice, words.slots)
  const plus = card === '' && dice.below(2) === 0 ? '+' : ''
  return pick(dice, [
    () => `${plus}build ${industry}@${slot}${sources('coal')}${sources('iron')}${card}`,
    () => `${plus}network ${pick(dice, words.lines)}${sources('coal')}${sources('beer')}${card}`,
    () => `${plus}develop ${industry}${sources('iron')}${card}`,
    () => {
      const buyer = some(` > ${pick(dice, words.buyers)}`)
      const bonus = some(` bonus:${pick(dice, [...words.industries, 'none'])}`)
      return `${plus}sell ${some(`${industry}@`)}${slot}${buyer}${sources('beer')}${bonus}${card}`
    },
    () => `loan ${some('£')}${dice.below(40)}${card}`,
    () => `scout ${cardName()} ${cardName()} / ${cardName()}`,
    () => `anywhere ${cardName()} / ${cardName()}`,
    () => `pass${card}`,
    () => 'end',
    () => `shortfall ${some(`${industry}@`)}${slot}`,
  ])()
}

/** A text with a piece cut out, doubled, moved or replaced. */
export function damaged(dice: Dice, text: string, other: string): string {
  const [from, to] = [dice.below(text.length + 1), dice.below(text.length + 1)].sort((a, b) => a - b)
  const piece = text.slice(from, to)
  return pick(dice, [
    () => text.slice(0, from),
    () => text.slice(to),
    () => text.slice(0, from) + text.slice(to),
    () => text.slice(0, to) + piece + text.slice(to),
    () => text.slice(0, from) + other.slice(dice.below(other.length + 1)),
    () => text.slice(0, from) + pick(dice, ODD) + text.slice(from),
    () => text.replaceAll(pick(dice, ['-', ':', '@', ' ', ',']), pick(dice, ODD)),
  ])()
}

const ODD = [
  '',
  ' ',
  ';',
  '\n',
  '#',
  ':',
  '::',
  '@',
  '<',
  '>',
  '*',
  '+',
  '/',
  '?',
  '-',
  '-1',
  '0',
  '99',
  '1e9',
  '£',
  'é',
  '𝔸',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'none',
  'NaN',
]

/** Parsers answer; what they refuse, they refuse with a sentence and a place in the text. */
export function checkAnswer<T>(text: string, answer: Parsed<T>): T | null {
  if (answer.error !== null) checkError(text, answer.error)
  else expect(answer.value, text).not.toBeNull()
  return answer.value
}

function checkError(text: string, { message, at, expected }: NotationError): void {
  const shown = JSON.stringify(text.slice(0, 200))
  expect(message, shown).toMatch(/\S[^]*[.?]$/)
  expect(message.replaceAll(/"[^"]*"/g, ''), shown).not.toMatch(/undefined|\[object|NaN/)
  expect(message.length, shown).toBeLessThan(400)
  expect(Number.isInteger(at) && at >= 0 && at <= text.length, `${shown}: at ${at}`).toBe(true)
  expect(Array.isArray(expected) && expected.every((word) => typeof word === 'string'), shown).toBe(true)
}
