// Questions to the rules reference: the sections of a game, where a statement is told, what differs between the games.

import { type Edition, editionNamed } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import { numbersOf } from './numbers.ts'
import { everywhere, type PartText, type ReferencePart, type Section } from './part.ts'
import { sections } from './sections/index.ts'

/** The sections of one game, with the parts that hold for it. */
export const sectionsFor = (edition: string): Section[] =>
  sections
    .map((section) => ({ ...section, parts: section.parts.filter((part) => holds(part, edition)) }))
    .filter(({ parts }) => parts.length > 0)

/** What a part says in one game. */
export function textOf(part: ReferencePart, edition: string): MessageDescriptor {
  const text = saidIn(part, edition) ?? part.text
  return typeof text === 'function' ? text(numbersOf(known(edition))) : text
}

/** The section where a statement is told to players of this game; null if it is told nowhere. */
export function sectionOf(edition: string, statement: string): string | null {
  const tells = (held: (part: ReferencePart) => boolean): Section | undefined =>
    sections.find(({ parts }) => parts.some((part) => part.statements.includes(statement) && held(part)))
  return (tells((part) => holds(part, edition)) ?? tells(() => true))?.id ?? null
}

function known(id: string): Edition {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`Unknown edition: ${id}`)
  return edition
}

/** An edition that extends another is told the other's rules. */
const holds = (part: ReferencePart, edition: string): boolean =>
  part.editions.some((one) => one === known(edition).family) && saidIn(part, edition) !== null

function saidIn({ text, elsewhere }: ReferencePart, id: string): PartText | null {
  const { family, locations } = known(id)
  const hasOwnMap = locations !== known(family).locations
  return hasOwnMap && elsewhere !== undefined ? elsewhere : text
}

export interface Difference {
  readonly section: Section
  /** Those that are not the same in all three games. */
  readonly parts: readonly ReferencePart[]
}

export const differences = (): Difference[] =>
  sections
    .map((section) => ({ section, parts: section.parts.filter((part) => !isTheSame(part)) }))
    .filter(({ parts }) => parts.length > 0)

/** The same words with the same numbers, everywhere. */
function isTheSame(part: ReferencePart): boolean {
  if (part.editions.length < everywhere.length) return false
  return new Set(everywhere.map((edition) => JSON.stringify(textOf(part, edition)))).size === 1
}
