// Variants, one line each: small named patches of an edition, with a sentence and a source.

import type { Edition } from '../edition.ts'
import { classicDeck } from './classicDeck.ts'
import { cotton3Vp } from './cotton3Vp.ts'
import { cotton5Vp } from './cotton5Vp.ts'
import { debtCarried } from './debtCarried.ts'
import { developBonusOptional } from './developBonusOptional.ts'
import { emptySlotsOnly } from './emptySlotsOnly.ts'
import { introductory } from './introductory.ts'
import { introductoryIncome } from './introductoryIncome.ts'
import { tieBreakByLevel } from './tieBreakByLevel.ts'
import { tieBreakBySpace } from './tieBreakBySpace.ts'
import { twoPlayerMap } from './twoPlayerMap.ts'
import type { Variant } from './variant.ts'
import { virtualLink } from './virtualLink.ts'
import { virtualLinkOneWay } from './virtualLinkOneWay.ts'

/** In the order in which they are applied. */
export const variants: readonly Variant[] = [
  introductory,
  introductoryIncome,
  classicDeck,
  virtualLink,
  virtualLinkOneWay,
  twoPlayerMap,
  cotton3Vp,
  cotton5Vp,
  emptySlotsOnly,
  debtCarried,
  tieBreakByLevel,
  tieBreakBySpace,
  developBonusOptional,
]

export const variantsOf = ({ id, family }: Edition): Variant[] =>
  variants.filter(({ editions, ofMap }) => editions.includes(id) || (!ofMap && editions.includes(family)))
