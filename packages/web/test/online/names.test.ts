// What tables and people are called to their readers, in both languages.

import type { SeatInfo, TableInfo } from '@ironbridge/protocol'
import { expect, test } from 'vitest'
import { nameInFull, tableTitle } from '../../src/online/words.ts'
import { language } from '../words/languages.ts'

const [en, de] = [language('words/locales', 'en'), language('words/locales', 'de')]

const ada: SeatInfo = {
  kind: 'person',
  name: 'Ada',
  user: 'a',
  bot: null,
  program: false,
  owner: null,
  passes: false,
  standIn: false,
  vacation: null,
}
const table = (part: Partial<TableInfo>): TableInfo =>
  ({ title: 'Ada’s table', unnamed: 1, host: 'a', seats: [ada], ...part }) as TableInfo

test('a table that nobody has named is called so in the language of the reader', () => {
  expect(tableTitle(en, table({}))).toBe('Ada’s table')
  expect(tableTitle(de, table({ unnamed: 2 }))).toBe('Tisch von Ada 2')
  expect(tableTitle(de, table({ title: 'Tea', unnamed: null }))).toBe('Tea')
  expect(tableTitle(de, table({ host: 'b' }))).not.toContain('Ada')
})

test('a program is called a bot, and whose it is, and somebody who was removed is not called by a sign', () => {
  expect(nameInFull(en, { ...ada, program: true }, 0)).toBe('Ada (bot)')
  expect(nameInFull(de, { ...ada, program: true }, 0)).toBe('Ada (Bot)')
  const navvy = { ...ada, name: 'Navvy', user: 'n', program: true, owner: { id: 'a', name: 'Ada' } }
  expect(nameInFull(en, navvy, 0)).toBe('Navvy (bot of Ada)')
  expect(nameInFull(de, navvy, 0)).toBe('Navvy (Bot von Ada)')
  for (const i18n of [en, de]) expect(nameInFull(i18n, { ...ada, user: null, name: '…' }, 0)).toMatch(/\w{4}/)
})
