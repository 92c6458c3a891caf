// Questions to the rules reference: the sections of a game, where a statement is told, what differs between the games.

import { editions } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import { numbersOf } from './numbers.ts'
import { everywhere, type Part, type Section } from './part.ts'
import { sections } from './sections/index.ts'

/** The sections of one game, with the parts that hold for it. */
export const sectionsFor = (edition: string): Section[] =>
  sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter(({ editions: held }) => held.some((one) => one === edition)),
    }))
    .filter(({ parts }) => parts.length > 0)

/** What a part says in one game. */
export function textOf({ text }: Part, edition: string): MessageDescriptor {
  if (typeof text !== 'function') return text
  const found = editions.find(({ id }) => id === edition)
  if (!found) throw new Error(`Unknown edition: ${edition}`)
  return text(numbersOf(found))
}

/** The section where a statement is told to players of this game; null if it is told nowhere. */
export function sectionOf(edition: string, statement: string): string | null {
  const tells = (held: (part: Part) => boolean): Section | undefined =>
    sections.find(({ parts }) => parts.some((part) => part.statements.includes(statement) && held(part)))
  return (tells((part) => part.editions.some((one) => one === edition)) ?? tells(() => true))?.id ?? null
}

export interface Difference {
  readonly section: Section
  /** Those that are not the same in all three games. */
  readonly parts: readonly Part[]
}

export const differences = (): Difference[] =>
  sections
    .map((section) => ({ section, parts: section.parts.filter((part) => !isTheSame(part)) }))
    .filter(({ parts }) => parts.length > 0)

/** The same words with the same numbers, everywhere. */
function isTheSame(part: Part): boolean {
  if (part.editions.length < everywhere.length) return false
  return new Set(everywhere.map((edition) => JSON.stringify(textOf(part, edition)))).size === 1
}
