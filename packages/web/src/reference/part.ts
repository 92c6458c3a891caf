// The shape of the rules reference: sections in the order of a rulebook, made of parts that hold for one or more games.

import type { MessageDescriptor } from '@lingui/core'
import type { Drawing } from './drawing.ts'
import type { Numbers } from './numbers.ts'
import type { When } from './reading.ts'

/** The games whose rules are written here. Other editions extend one of them. */
export type EditionId = 'birmingham' | 'lancashire' | 'classic'

export interface Section {
  /** Its anchor in the page. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly parts: readonly ReferencePart[]
}

/** A paragraph of rules. */
export interface ReferencePart {
  readonly editions: readonly EditionId[]
  /** Told only where this is so: with a variant, in the book, in games of two eras. */
  readonly when?: When
  /** Numbers come from the engine's tables, so that they cannot be wrong. */
  readonly text: PartText
  /** Said instead where the rules are played on another map, since the text names places; null: nothing. */
  readonly elsewhere?: PartText | null
  readonly example?: Example
  /** Statements of RULES.md that it tells; an introduction tells none in full. */
  readonly statements: readonly string[]
}

export type PartText = MessageDescriptor | ((numbers: Numbers) => MessageDescriptor)

export interface Example {
  readonly text: MessageDescriptor
  readonly drawing?: Drawing
}

export const everywhere: readonly EditionId[] = ['birmingham', 'lancashire', 'classic']
/** Brass: Birmingham alone. */
export const withBeer: readonly EditionId[] = ['birmingham']
/** Both games on the map of Lancashire. */
export const withPorts: readonly EditionId[] = ['lancashire', 'classic']
export const newer: readonly EditionId[] = ['birmingham', 'lancashire']
export const lancashire: readonly EditionId[] = ['lancashire']
export const original: readonly EditionId[] = ['classic']
