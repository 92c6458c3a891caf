// Defining an edition: what it does not say it takes from the one it extends.

import type { Edition } from './edition.ts'

/** An edition as its own file writes it. */
export type EditionTables = Omit<Edition, 'family'>

/** A whole edition, or what is different from another: the rules are then the other's, and whatever is written about them. */
export type Definition =
  | EditionTables
  | (Partial<EditionTables> &
      Pick<EditionTables, 'id' | 'title' | 'sentence'> & { readonly extends: Edition })

export function defineEdition(definition: Definition): Edition {
  if (!('extends' in definition)) return { ...definition, family: definition.id }
  const { extends: other, ...own } = definition
  return { ...other, ...own, family: other.family }
}
