// Calls by route: what is sent, and what is made of the answer.

import { expect, test } from 'vitest'
import { openApi } from '../src/index.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** An API behind which one answer waits, in a folder; tells what it was asked. */
function api(answer: () => Response) {
  const sent: Sent[] = []
  const fetch = (url: URL, init: RequestInit): Promise<Response> => {
    sent.push({ url: url.href, init })
    return Promise.resolve().then(answer)
  }
  return { sent, call: openApi('https://example.org/brass/', { headers: { cookie: 'a=b' }, fetch }) }
}

test('names in a path, questions and a body go where they belong', async () => {
  const { call, sent } = api(() => new Response(null, { status: 204 }))
  await call('PUT /api/tables/:id/seats/:seat', { params: { id: 'a/b', seat: 2 }, body: { key: 'k' } })
  await call('GET /api/games/:id', { params: { id: 'game' }, query: { after: 7, wait: 30 } })
  expect(sent.map(({ url }) => url)).toEqual([
    'https://example.org/brass/api/tables/a%2Fb/seats/2',
    'https://example.org/brass/api/games/game?after=7&wait=30',
  ])
  expect(sent[0]?.init).toMatchObject({
    method: 'PUT',
    headers: { cookie: 'a=b', 'content-type': 'application/json' },
    body: '{"key":"k"}',
  })
  expect(sent[1]?.init).toEqual({ method: 'GET', headers: { cookie: 'a=b' } })
})

test('an answer is JSON, text or nothing', async () => {
  expect(await api(() => Response.json([1])).call('GET /api/tables')).toEqual({ value: [1], problem: null })
  const text = api(() => new Response('[Edition "birmingham"]'))
  const record = await text.call('GET /api/games/:id/record', { params: { id: 'game' } })
  expect(record).toEqual({ value: '[Edition "birmingham"]', problem: null })
  const nothing = api(() => new Response(null, { status: 204 }))
  const started = await nothing.call('POST /api/tables/:id/start', { params: { id: 'game' } })
  expect(started).toEqual({ value: null, problem: null })
})

test('a problem is an answer, also if nobody says what it is', async () => {
  const error = { code: 'not-found', message: 'There is no such table.' }
  const told = api(() => Response.json({ error }, { status: 404 }))
  expect(await told.call('GET /api/me')).toEqual({ value: null, problem: error })
  const silent: (() => Response)[] = [
    () => new Response('Bad Gateway', { status: 502 }),
    () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    () => {
      throw new TypeError('fetch failed')
    },
  ]
  for (const answer of silent)
    expect((await api(answer).call('GET /api/me')).problem?.code).toBe('unavailable')
})
