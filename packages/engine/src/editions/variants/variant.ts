// The type of a variant: a named patch of an edition.

import type { Edition } from '../edition.ts'

export interface Variant {
  readonly id: string
  readonly title: string
  readonly sentence: string
  /** Rule statement it switches. */
  readonly source: string
  /** Those it is for; editions that extend them inherit it. */
  readonly editions: readonly string[]
  /** It names places or cards, so that no other map inherits it. */
  readonly ofMap?: true
  /** Another variant that it needs. */
  readonly needs?: string
  /** Numbers of players it is for, if not all. */
  readonly seats?: readonly number[]
  /** Variants that it cannot be combined with. */
  readonly excludes?: readonly string[]
  readonly patch: (edition: Edition) => Edition
}
