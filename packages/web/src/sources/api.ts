// Calls to the server that the page came from, and problems that the page knows better words for.

import { type Answer as Answered, openApi } from '@ironbridge/client'
import type { ProblemBody, ProblemCode } from '@ironbridge/protocol'
import type { MessageDescriptor } from '@lingui/core'
import { home } from '../kit/pages.ts'

export type ServerAnswer<Value> = Answered<Value, ProblemBody | OwnProblem>

/** One that the page knows better words for than the server. */
export interface OwnProblem {
  readonly code: 'own'
  readonly words: MessageDescriptor
}

export const addressOf = (path: string): string => new URL(path, home()).href

export const call = openApi(addressOf(''))

export const ownProblem = (words: MessageDescriptor): ServerAnswer<never> => ({
  value: null,
  problem: { code: 'own', words },
})

/** Says what a kind of problem means here. */
export const meaning = <Value>(
  answer: ServerAnswer<Value>,
  code: ProblemCode,
  words: MessageDescriptor,
): ServerAnswer<Value> => (answer.problem?.code === code ? ownProblem(words) : answer)
