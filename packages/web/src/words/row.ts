// Rows of the engine's tables by their ids, and lists of words.

import type { I18n } from '@lingui/core'

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

/** Britons write no comma before "and". */
const listed = (i18n: I18n, words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, { type }).format(words)
