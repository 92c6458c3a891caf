// Faults in words: every kind has a headline and a reason in both languages, with nothing left unfilled.

import { formatGame, makeSetup, type Setup } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { faultWords } from '../../src/sources/faultWords.ts'
import { newKeptGame } from '../../src/sources/kept.ts'
import { type ImportFault, importGame, LARGEST_TEXT } from '../../src/sources/transfer.ts'
import { languages } from '../words/languages.ts'

const plan = {
  title: 'A game',
  setup: makeSetup('birmingham', 2) as Setup,
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ] as const,
}
const { record } = newKeptGame(plan, 0)
const text = formatGame({ ...record, seed: '0'.repeat(32) })

const typeOf = (bad: string) => importGame(bad, 'id', 0).fault?.type

const texts: Readonly<Record<ImportFault['type'], string>> = {
  empty: '',
  'too-large': 'x'.repeat(LARGEST_TEXT + 1),
  'not-text': '\0',
  'no-seed': text.replace(/\[Seed .*\n/, ''),
  line: `${text}[Weather]`,
  header: 'Hello',
  setup: text.replace('[Players "2"]', '[Players "5"]'),
  rules: text.replace(/\[Rules .*\]/, '[Rules "77"]'),
  move: `${text}dance`,
  // One of the two is not first.
  turn: ['A', 'B'].map((seat) => `${text}${seat} dance`).find((bad) => typeOf(bad) === 'turn') ?? '',
  refused: `${text}loan 30 / wild-industry`,
}

test.each(Object.entries(texts))('%s', (type, bad) => {
  const { fault } = importGame(bad, 'id', 0)
  expect(fault?.type).toBe(type)
  for (const i18n of languages('words/locales')) {
    const { what, why } = faultWords(i18n, fault as ImportFault)
    expect(what).toMatch(/\p{L}{3}/u)
    expect(`${what} ${why}`).not.toMatch(/[{}]|undefined|null/)
  }
})

test('a refused move names its number, its player and the rule', () => {
  const [english] = languages('words/locales')
  const { fault } = importGame(texts.refused, 'id', 0)
  const { what, why, quote } = faultWords(english as NonNullable<typeof english>, fault as ImportFault)
  expect(what).toBe('Move 1 cannot be made')
  expect(why).toMatch(/^The rules answer (Ada|Ben): .*Wild industry/)
  expect(quote).toBe('loan 30 / wild-industry')
})
