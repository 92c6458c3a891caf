// The type of a reason: how the facts of a refusal become sentences.

import type { FactsOf, Rule } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import type { Listener, ToldFacts } from '../facts.ts'
import { industryName } from '../names.ts'
import { roman } from '../numbers.ts'

/** What is wrong, and perhaps why. */
export type Reason<R extends Rule> = (told: ToldFacts<R>) => Sentences

export type Sentences = readonly [what: MessageDescriptor, why?: MessageDescriptor]

export type Reasons<R extends Rule> = { readonly [Name in R]: Reason<Name> }

/** The rules whose names begin so: `coal.` and the like. */
export type RulesOf<Chapter extends string> = Extract<Rule, `${Chapter}.${string}`>

/** "Coal mine II": the lowest tile of an industry on the mat. */
export const lowestTile = ({
  i18n,
  rules,
  facts,
}: Listener & { readonly facts: FactsOf<'develop.lightbulb'> }): string =>
  `${industryName(i18n, rules, facts.industry)} ${roman(facts.level)}`
