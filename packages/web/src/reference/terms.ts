// Finding the words of the list in texts: the first time that each stands in a section.

import type { I18n } from '@lingui/core'
import type { Reading } from './reading.ts'
import { wordsFor } from './words/index.ts'

/** A piece of a text, and the word that it is. */
export interface Piece {
  readonly text: string
  readonly word: string | null
}

/** The texts of one section, in pieces. */
export function withTerms(i18n: I18n, reading: Reading, texts: readonly string[]): Piece[][] {
  const known = formsOf(i18n, reading)
  const seen = new Set<string>()
  return texts.map((text) => pieces(text, known, seen))
}

/** Every form with its word. */
export function formsOf(i18n: I18n, reading: Reading): ReadonlyMap<string, string> {
  return new Map(
    wordsFor(reading).flatMap(({ id, forms }) =>
      forms === undefined
        ? []
        : i18n
            ._(forms)
            .split('|')
            .map((form) => [form.toLowerCase(), id] as const),
    ),
  )
}

function pieces(text: string, known: ReadonlyMap<string, string>, seen: Set<string>): Piece[] {
  // Longer ones first: a link icon is no link.
  const forms = [...known.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<!\\p{L})(${forms.join('|')})(?!\\p{L})`, 'giu')
  const found: Piece[] = []
  let at = 0
  for (const { 0: form, index } of text.matchAll(pattern)) {
    const word = known.get(form.toLowerCase()) ?? null
    if (word === null || seen.has(word)) continue
    seen.add(word)
    if (index > at) found.push({ text: text.slice(at, index), word: null })
    found.push({ text: form, word })
    at = index + form.length
  }
  if (at < text.length) found.push({ text: text.slice(at), word: null })
  return found
}
