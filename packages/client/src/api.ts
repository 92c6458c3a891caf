// Calls to a server over HTTP, typed by route. A problem is an answer, never an exception.

import type { AnswerTo, ProblemBody, RouteName, SentTo } from '@ironbridge/protocol'

export type Answer<Value, Problem = ProblemBody> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: Problem }

/** What is sent may be left out where a route takes nothing, or nothing that it needs. */
type Sending<Name extends RouteName> =
  object extends SentTo<Name> ? [sent?: SentTo<Name>] : [sent: SentTo<Name>]

export type Call = <Name extends RouteName>(
  route: Name,
  ...sending: Sending<Name>
) => Promise<Answer<AnswerTo<Name>>>

export interface ApiOptions {
  /** Of every call: who one is, where no browser's cookie says so. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: (url: URL, init: RequestInit) => Promise<Response>
}

type Values = Readonly<Record<string, string | number>>
interface Sent {
  readonly params?: Values
  readonly query?: Values
  readonly body?: unknown
}

/** By the address of a server's page, which may be in a folder. */
export const openApi =
  (address: string, { headers = {}, fetch = globalThis.fetch }: ApiOptions = {}): Call =>
  async (route, ...[sent]) => {
    const [method = '', path = ''] = route.split(' ')
    const { params = {}, query = {}, body }: Sent = sent ?? {}
    const url = new URL(filled(path, params), address)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    try {
      const response = await fetch(url, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const said = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      const told = isJson ? JSON.parse(said) : said || null
      return response.ok ? { value: told, problem: null } : failed(problemIn(told) ?? NO_ANSWER)
    } catch {
      return failed(NO_ANSWER)
    }
  }

const filled = (path: string, params: Values): string =>
  path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const failed = (problem: ProblemBody): Answer<never> => ({ value: null, problem })

const NO_ANSWER: ProblemBody = {
  code: 'unavailable',
  message: 'The server does not answer. Try again in a moment.',
}

const problemIn = (told: unknown): ProblemBody | null =>
  typeof told === 'object' && told !== null && 'error' in told ? (told.error as ProblemBody) : null
