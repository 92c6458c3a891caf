// Calls to the server over HTTP. A problem is an answer, never an exception.

import type { AnswerTo, ProblemBody, ProblemCode, RouteName, SentTo } from '@ironbridge/protocol'
import type { MessageDescriptor } from '@lingui/core'

export type Answer<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: ProblemBody | OwnProblem }

/** One that the page knows better words for than the server. */
export interface OwnProblem {
  readonly code: 'own'
  readonly words: MessageDescriptor
}

/** What is sent may be left out where a route takes nothing, or nothing that it needs. */
type Sending<Name extends RouteName> =
  object extends SentTo<Name> ? [sent?: SentTo<Name>] : [sent: SentTo<Name>]

export async function call<Name extends RouteName>(
  route: Name,
  ...[sent]: Sending<Name>
): Promise<Answer<AnswerTo<Name>>> {
  const [method = '', path = ''] = route.split(' ')
  const { params = {}, body }: { params?: Record<string, string | number>; body?: unknown } = sent ?? {}
  try {
    const response = await fetch(addressOf(filled(path, params)), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (response.ok) return { value: isJson ? await response.json() : null, problem: null }
    const told: unknown = isJson ? await response.json() : null
    return failed(problemIn(told) ?? NO_ANSWER)
  } catch {
    return failed(NO_ANSWER)
  }
}

/** Paths begin after the folder that the page is served from. */
const filled = (path: string, params: Record<string, string | number>): string =>
  path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

export const addressOf = (path: string): string => new URL(path, document.baseURI).href

export const ownProblem = (words: MessageDescriptor): Answer<never> => failed({ code: 'own', words })

/** Says what a kind of problem means here. */
export const meaning = <Value>(
  answer: Answer<Value>,
  code: ProblemCode,
  words: MessageDescriptor,
): Answer<Value> => (answer.problem?.code === code ? ownProblem(words) : answer)

const failed = (problem: ProblemBody | OwnProblem): Answer<never> => ({ value: null, problem })

const NO_ANSWER: ProblemBody = {
  code: 'unavailable',
  message: 'The server does not answer. Try again in a moment.',
}

const problemIn = (told: unknown): ProblemBody | null =>
  typeof told === 'object' && told !== null && 'error' in told ? (told.error as ProblemBody) : null
