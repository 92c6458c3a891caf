// Refusals in words: what is wrong, and where it helps, why. The engine's own sentences speak of notation; these are for people.

import type { Hindrance, Refusal, RefusalOf, Rule, Ruleset } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { type Listener, told } from './facts.ts'
import { actionReasons } from './reasons/actions.ts'
import { buildReasons } from './reasons/build.ts'
import { reasonsEverywhere } from './reasons/everywhere.ts'
import { goodsReasons } from './reasons/goods.ts'
import type { Reasons } from './reasons/reason.ts'
import { sellReasons } from './reasons/sell.ts'
import { turnReasons } from './reasons/turn.ts'

export interface RefusalWords {
  /** What is wrong, in a short sentence: the headline. */
  readonly what: string
  /** The facts or the rule behind it; empty where the headline says it all. */
  readonly why: string
}

/** Said to the player who tried it, so the seat of the refusal is "you". Names are by seat. */
export function refusalWords(
  i18n: I18n,
  rules: Ruleset,
  refusal: Refusal,
  names: readonly string[],
): RefusalWords {
  return wordsBy<Rule>(reasons, { i18n, rules, names }, refusal)
}

/** Of what was asked about, which may be less than a move: then of all that it could have been. */
export function hindranceWords(
  i18n: I18n,
  rules: Ruleset,
  { refusal, isEverywhere }: Hindrance,
  names: readonly string[],
): RefusalWords {
  const said = isEverywhere ? { ...reasons, ...reasonsEverywhere } : reasons
  return wordsBy<Rule>(said, { i18n, rules, names }, refusal)
}

function wordsBy<R extends Rule>(table: Reasons<R>, listener: Listener, refusal: RefusalOf<R>): RefusalWords {
  const [what, why] = table[refusal.rule](told<R>(listener, refusal))
  const said = (words: MessageDescriptor | undefined): string => (words ? listener.i18n._(words) : '')
  return { what: said(what), why: said(why) }
}

/** Both in one, for announcements and where there is one line only. */
export function refusalSentence(
  i18n: I18n,
  rules: Ruleset,
  refusal: Refusal,
  names: readonly string[],
): string {
  return inOne(refusalWords(i18n, rules, refusal, names))
}

export function hindranceSentence(
  i18n: I18n,
  rules: Ruleset,
  hindrance: Hindrance,
  names: readonly string[],
): string {
  return inOne(hindranceWords(i18n, rules, hindrance, names))
}

const inOne = ({ what, why }: RefusalWords): string => (why === '' ? what : `${what} ${why}`)

/** Every rule of the engine; the compiler finds a missing one. */
export const reasons: Reasons<Rule> = {
  ...turnReasons,
  ...buildReasons,
  ...goodsReasons,
  ...actionReasons,
  ...sellReasons,
}
