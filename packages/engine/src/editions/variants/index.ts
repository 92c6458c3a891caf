// Variants: small named patches of an edition, each with a sentence and its source.

import { developBonusOptional } from './developBonusOptional.ts'
import { introductory } from './introductory.ts'
import { introductoryIncome } from './introductoryIncome.ts'
import { tieBreakByLevel } from './tieBreakByLevel.ts'
import type { Variant } from './variant.ts'

/** In the order in which they are applied. */
export const variants: readonly Variant[] = [
  introductory,
  introductoryIncome,
  tieBreakByLevel,
  developBonusOptional,
]
