// Search in the reference: sections of one game, ranked by the words they share with a question.

import type { I18n } from '@lingui/core'
import { sectionsFor, textOf } from './lookup.ts'
import type { ReferencePart, Section } from './part.ts'
import type { Reading } from './reading.ts'

export interface SearchHit {
  readonly section: Section
  /** The parts that hold the words, best first; all of them where only the title does. */
  readonly parts: readonly ReferencePart[]
  readonly score: number
}

/** Case and accents do not matter, and the beginning of a word is enough. */
export function search(i18n: I18n, text: string, reading: Reading): SearchHit[] {
  const asked = [...new Set(words(text))]
  if (asked.length === 0) return []
  return sectionsFor(reading)
    .map((section) => found(i18n, section, reading, asked))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

function found(i18n: I18n, section: Section, reading: Reading, asked: readonly string[]): SearchHit {
  const title = words(i18n._(section.title))
  const parts = section.parts.map((part) => {
    const spoken = words(
      i18n._(textOf(part, reading)) + (part.example ? ` ${i18n._(part.example.text)}` : ''),
    )
    return { part, score: scoreOf(spoken, asked) }
  })
  const inTitle = scoreOf(title, asked) * TITLE_WEIGHT
  const inParts = parts.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  // One part that holds every word is worth more than a title that holds some.
  const best = inParts[0]?.score ?? 0
  const score = inTitle + best * best + inParts.length * PART_WEIGHT
  return {
    section,
    parts: inParts.length > 0 ? inParts.map(({ part }) => part) : section.parts,
    score: inTitle === 0 && inParts.length === 0 ? 0 : score,
  }
}

const TITLE_WEIGHT = 2
const PART_WEIGHT = 0.1

/** A whole word counts more than its beginning, and that more than its middle, where German hides its compounds. */
function scoreOf(spoken: readonly string[], asked: readonly string[]): number {
  let score = 0
  for (const word of asked) {
    if (spoken.includes(word)) score += 1
    else if (spoken.some((other) => other.startsWith(word))) score += 0.7
    else if (word.length >= SHORTEST_MIDDLE && spoken.some((other) => other.includes(word))) score += 0.4
  }
  return score
}

const SHORTEST_MIDDLE = 4

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}£]+/u)
    .filter((word) => word !== '')
