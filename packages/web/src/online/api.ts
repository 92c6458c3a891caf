// Calls to the server over HTTP. A problem is an answer, never an exception.

import type { ProblemBody } from '@ironbridge/protocol'

export type Answer<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: ProblemBody }

/** Paths begin after the folder that the page is served from. */
export async function call<Value = null>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<Value>> {
  try {
    const response = await fetch(addressOf(path), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (response.ok) return { value: (isJson ? await response.json() : null) as Value, problem: null }
    const told: unknown = isJson ? await response.json() : null
    return failed(problemIn(told) ?? NO_ANSWER)
  } catch {
    return failed(NO_ANSWER)
  }
}

export const addressOf = (path: string): string => new URL(path, document.baseURI).href

const failed = (problem: ProblemBody): Answer<never> => ({ value: null, problem })

const NO_ANSWER: ProblemBody = {
  code: 'unavailable',
  message: 'The server does not answer. Try again in a moment.',
}

const problemIn = (told: unknown): ProblemBody | null =>
  typeof told === 'object' && told !== null && 'error' in told ? (told.error as ProblemBody) : null
