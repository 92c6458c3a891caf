// The type of a reason: how the facts of a refusal become sentences.

import type { Rule } from '@ironbridge/engine'
import type { MessageDescriptor } from '@lingui/core'
import type { NamedFacts } from '../facts.ts'

/** What is wrong, and perhaps why. */
export type Reason = (facts: NamedFacts) => readonly [what: MessageDescriptor, why?: MessageDescriptor]

export type Reasons<Name extends Rule> = { readonly [name in Name]: Reason }

/** The rules whose names begin so: `coal.` and the like. */
export type RulesOf<Chapter extends string> = Extract<Rule, `${Chapter}.${string}`>
