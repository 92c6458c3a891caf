// Questions to the rules reference: the sections of a game, where a statement is told, what differs between the games.

import { type Edition, editionNamed } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import { numbersOf } from './numbers.ts'
import { type EditionId, everywhere, type PartText, type ReferencePart, type Section } from './part.ts'
import { bookOf, type Reading, type When } from './reading.ts'
import { sections } from './sections/index.ts'

/** The sections of one game, with the parts that hold for it. */
export const sectionsFor = (reading: Reading): Section[] =>
  sections
    .map((section) => ({ ...section, parts: section.parts.filter((part) => holds(part, reading)) }))
    .filter(({ parts }) => parts.length > 0)

/** What a part says in one game. */
export function textOf(part: ReferencePart, reading: Reading): MessageDescriptor {
  const text = saidIn(part, reading) ?? part.text
  return typeof text === 'function' ? text(numbersOf(reading)) : text
}

/** A paragraph, and the section it stands in. */
export interface Paragraph {
  readonly section: string
  readonly part: ReferencePart
}

/** The paragraph that tells a statement to players of this game; null if none does. */
export function paragraphOf(reading: Reading, statement: string): Paragraph | null {
  for (const { id, parts } of sectionsFor(reading)) {
    const part = parts.find(({ statements }) => statements.includes(statement))
    if (part) return { section: id, part }
  }
  return null
}

/** Whether something is told in a game: an edition that extends another is told the other's rules. */
export const isTold = (
  { editions, when }: { readonly editions: readonly EditionId[]; readonly when?: When },
  reading: Reading,
): boolean => editions.some((one) => one === reading.rules.edition.family) && (when?.(reading) ?? true)

const holds = (part: ReferencePart, reading: Reading): boolean =>
  isTold(part, reading) && saidIn(part, reading) !== null

function saidIn({ text, elsewhere }: ReferencePart, { rules }: Reading): PartText | null {
  return elsewhere !== undefined && hasOwnMap(rules.edition) ? elsewhere : text
}

/** Variants may leave out places, but name no others: what counts is the map of the box. */
const hasOwnMap = ({ id, family }: Edition): boolean =>
  editionNamed(id)?.locations !== editionNamed(family)?.locations

export interface Difference {
  readonly section: Section
  /** Those that are not the same in all three games. */
  readonly parts: readonly ReferencePart[]
}

export const differences = (): Difference[] =>
  sections
    .map((section) => ({ section, parts: section.parts.filter(differs) }))
    .filter(({ parts }) => parts.length > 0)

/** The games of the box in which a part is told. */
export const editionsTelling = (part: ReferencePart): EditionId[] =>
  everywhere.filter((edition) => holds(part, bookOf(edition)))

/** Not the same words with the same numbers everywhere. */
function differs(part: ReferencePart): boolean {
  const telling = editionsTelling(part)
  if (telling.length < everywhere.length) return telling.length > 0
  return new Set(telling.map((edition) => JSON.stringify(textOf(part, bookOf(edition))))).size > 1
}
