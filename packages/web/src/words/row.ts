// Rows of the engine's tables by their ids, and lists of words.

import type { I18n } from '@lingui/core'
import { isLanguage, languages } from '../kit/languages.ts'

/** The row that an id of the engine names; ids come from these very tables. */
export function row<Row>(table: readonly Row[], id: number): Row {
  const found = table[id]
  if (found === undefined) throw new Error(`No row ${id} in a table of ${table.length}.`)
  return found
}

/** A, B and C. */
export const allOf = (i18n: I18n, words: readonly string[]): string => listed(i18n, words, 'conjunction')

/** A, B or C. */
export const oneOf = (i18n: I18n, words: readonly string[]): string => listed(i18n, words, 'disjunction')

const listed = (i18n: I18n, words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(isLanguage(i18n.locale) ? languages[i18n.locale].habits : i18n.locale, { type }).format(
    words,
  )
