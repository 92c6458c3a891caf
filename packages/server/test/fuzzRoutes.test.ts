// Nonsense in every field of every call: each is answered in words that are described, and nothing of it is a fault of the server.

import { type Route, routes } from '@ironbridge/protocol/routes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moderate } from '../src/running/moderate.ts'
import { type Client, guest } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  'AAAAAAAA\u0000',
  '\ud800',
  '9'.repeat(15),
  'x'.repeat(300),
  '__proto__',
  "'; drop table games; --",
  '../../etc/passwd',
  [],
  [[[[]]]],
  {},
  { toString: 1 },
]

/** Of so many calls one is made: all of them take a minute. */
const EVERY = Math.round(1 / inject('depth'))

/** A copy for each field, or element of a list, with something else in its place. */
function damaged(good: unknown): unknown[] {
  if (typeof good !== 'object' || good === null) return [...NONSENSE]
  const whole = Object.entries(good).flatMap(([name, value]) =>
    damaged(value).map((other) =>
      Array.isArray(good) ? good.with(Number(name), other) : { ...good, [name]: other },
    ),
  )
  return [...NONSENSE, ...whole]
}

/** Those after which nobody could ask on. */
const LAST = ['DELETE /api/me', 'DELETE /api/sessions', 'DELETE /api/sessions/current']

interface Described {
  readonly requestBody?: { readonly content: Record<string, { readonly example: unknown }> }
}

async function bodiesOf(ada: Client, table: string): Promise<Map<string, unknown>> {
  const { body: document } = await ada.call('GET', '/api/openapi.json')
  // Of a table that there is.
  const { paths } = JSON.parse(JSON.stringify(document).replaceAll('k3VnXwPq7TzB', table))
  return new Map(
    Object.keys(routes).map((name) => {
      const [method = '', path = ''] = name.split(' ')
      const described: Described = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      return [name, described.requestBody?.content['application/json']?.example]
    }),
  )
}

test('nonsense in any field of any call is refused in words', async () => {
  const { id, people } = await seated(server, 2)
  const ada = people[0] as Client
  await moderate(server.database, 'moderator', ada.id, {})
  const bodies = await bodiesOf(ada, id)
  const isWell = ({ status }: { status: number }): boolean => status < 500 || status === 501
  const wrong: unknown[] = []
  let calls = 0
  async function tried(client: Client, method: string, path: string, body?: unknown): Promise<void> {
    if (calls++ % EVERY > 0) return
    const answer = await client.call(method, path, body)
    if (!isWell(answer)) wrong.push({ method, path, body, answer: answer.body })
  }
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method = '', path = ''] = name.split(' ')
    const client = LAST.includes(name) ? await guest(server.address, 'Gone') : ada
    const at = path.replaceAll(/:id|:user/g, id).replace(':seat', '0')
    const body = bodies.get(name)
    for (const other of body === undefined ? [] : damaged(body)) await tried(client, method, at, other)
    const texts = NONSENSE.map((one) =>
      encodeURIComponent(typeof one === 'string' ? one.toWellFormed() : JSON.stringify(one)),
    )
    for (const text of texts) {
      for (const part of path.match(/:\w+/g) ?? []) {
        const there = path
          .replace(part, text)
          .replaceAll(/:id|:user/g, id)
          .replace(':seat', '0')
        await tried(client, method, there, body)
      }
      for (const field of Object.keys(route.query?.shape ?? {}))
        await tried(client, method, `${at}?${field}=${text}`, body)
    }
  }
  expect(wrong).toEqual([])
  expect(calls).toBeGreaterThan(2000)
  expect(server.output()).toBe('')
  expect((await ada.call('GET', `/api/games/${id}`)).status).toBe(200)
})
