// Defining an edition: what it does not say it takes from the one it extends.

import type { Edition } from './edition.ts'

type Tables = Omit<Edition, 'family'>

/** A whole edition, or what is different from another: the rules are then the other's, and whatever is written about them. */
export type Definition =
  | Tables
  | (Partial<Tables> & Pick<Tables, 'id' | 'title' | 'sentence'> & { readonly extends: Edition })

export function defineEdition(definition: Definition): Edition {
  if (!('extends' in definition)) return { ...definition, family: definition.id }
  const { extends: other, ...own } = definition
  return { ...other, ...own, family: other.family }
}
