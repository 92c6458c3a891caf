// Variants in words: a title and a sentence for each.

import { type Variant, variants } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A variant without words here speaks for itself. */
export function variantTitle(i18n: I18n, id: string): string {
  const words = VARIANTS[id]
  return words ? i18n._(words.title) : (variantNamed(id)?.title ?? id)
}

export function variantSentence(i18n: I18n, id: string): string {
  const words = VARIANTS[id]
  return words ? i18n._(words.sentence) : (variantNamed(id)?.sentence ?? id)
}

const variantNamed = (id: string): Variant | undefined => variants.find((variant) => variant.id === id)

interface VariantWords {
  readonly title: MessageDescriptor
  readonly sentence: MessageDescriptor
}

const VARIANTS: Readonly<Record<string, VariantWords>> = {
  introductory: {
    title: msg`Introductory game`,
    sentence: msg`Only the canal era is played; money, income and flipped tiles of level II and above score at its end.`,
  },
  'introductory-income': {
    title: msg`Last income of the introductory game`,
    sentence: msg`Income is also taken after the last round of the introductory game.`,
  },
  'classic-deck': {
    title: msg`Classic deck`,
    sentence: msg`All 66 cards and all 12 cotton tiles are used, some cards are set aside unseen, and three players play ten rounds an era.`,
  },
  'virtual-link': {
    title: msg`Virtual link`,
    sentence: msg`With Liverpool or Birkenhead in your network, an industry card also builds in the other.`,
  },
  'virtual-link-one-way': {
    title: msg`Virtual link one way`,
    sentence: msg`The virtual link leads from Liverpool to Birkenhead, and not back.`,
  },
  'two-player-map': {
    title: msg`Two-player map`,
    sentence: msg`A smaller map for two, with 40 cards, 8 cotton tiles, markets of six spaces and £25 each.`,
  },
  'cotton-1-for-3': {
    title: msg`Cotton mill I for 3 VP`,
    sentence: msg`A cotton mill of level I is worth 3 VP, as in the original game.`,
  },
  'cotton-1-for-5': {
    title: msg`Cotton mill I for 5 VP`,
    sentence: msg`A cotton mill of level I is worth 5 VP, as in the newer game.`,
  },
  'empty-slots-only': {
    title: msg`First build on empty slots`,
    sentence: msg`With nothing on the board an industry card builds anywhere, but only on empty slots.`,
  },
  'debt-carried': {
    title: msg`Debts are carried`,
    sentence: msg`What you cannot pay is kept as negative money and costs no VP.`,
  },
  'tie-break-by-level': {
    title: msg`Ties by income level`,
    sentence: msg`At equal VP the higher income level wins, not the higher space of the marker.`,
  },
  'tie-break-by-space': {
    title: msg`Ties by income space`,
    sentence: msg`At equal VP the higher space of the income marker wins, not the higher level.`,
  },
  'develop-bonus-optional': {
    title: msg`Optional development bonus`,
    sentence: msg`The bonus that takes a tile off your mat may be declined.`,
  },
}
