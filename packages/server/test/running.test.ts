// What a host sees: health, metrics, a description of the API, a clear word about wrong settings, and no secrets in the log.

import { problem, routes } from '@ironbridge/protocol/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { refusalsOf, STATUS } from '../src/http/refusals.ts'
import { runningAnswers } from '../src/http/running.ts'
import { guest, playOn, stranger } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running({ LOG_LEVEL: 'debug' })
})
afterAll(() => server.close())

test('health, readiness and metrics', async () => {
  const host = stranger(server.address)
  expect((await host.call('GET', '/healthz')).body).toEqual({ ok: true })
  expect((await host.call('GET', '/readyz')).body).toEqual({ ok: true })
  const { body } = await host.call('GET', '/metrics')
  expect(body).toMatch(/^ironbridge_games_in_memory \d+$/m)
  expect(body).toMatch(/^ironbridge_sockets \d+$/m)
  expect(body).toMatch(/^ironbridge_database_bytes [1-9]\d+$/m)
  expect(body).toMatch(/^ironbridge_database_writable 1$/m)
  expect(body).toMatch(/^ironbridge_notices_due 0$/m)
  expect(body).toMatch(/^ironbridge_games_due 0$/m)
})

test('metrics are for this machine, or for whoever has the token', async () => {
  const far = await running({ METRICS_TOKEN: 'a-token-of-sixteen-letters' })
  const host = stranger(far.address)
  expect((await host.call('GET', '/metrics')).status).toBe(403)
  const right = { 'x-metrics-token': 'a-token-of-sixteen-letters' }
  expect((await host.call('GET', '/metrics', undefined, right)).status).toBe(200)
  await far.close()
})

test('every route is described, and the page that says so runs no script', async () => {
  const host = stranger(server.address)
  const { body } = await host.call('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toContain('/api/games/{id}/moves')
  expect(body.paths['/api/games/{id}/moves'].post.requestBody).toBeDefined()
  for (const [name, route] of Object.entries(routes)) {
    const [method = '', path = ''] = name.split(' ')
    const described = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    expect(described.summary).toBe(route.summary)
    const [[status, said]] = Object.entries<Described>(described.responses) as [[string, Described]]
    if ('answer' in route) {
      expect({ name, status }).toEqual({ name, status: 'status' in route ? '201' : '200' })
      const [content] = Object.values(said.content ?? {})
      expect(content?.schema).toEqual(expect.any(Object))
      const example = route.answer.safeParse(content?.example)
      expect({ name, error: example.error }).toEqual({ name, error: undefined })
    } else expect({ name, status, ...said }).toEqual({ name, status: '204', description: 'Done' })
    if ('body' in route) {
      const example = route.body.safeParse(described.requestBody.content['application/json'].example)
      expect({ name, error: example.error }).toEqual({ name, error: undefined })
    }
    for (const code of refusalsOf(name, route)) {
      const { schema, examples } = described.responses[STATUS[code]].content['application/json']
      expect(schema.required).toEqual(['error'])
      expect(problem.parse(examples[code].value).error.code).toBe(code)
    }
  }
  const { body: page } = await host.call('GET', '/api')
  expect(page).toContain('POST /api/games/{id}/moves')
  expect(page).not.toContain('<script')
})

test('the description is made once, however many ask for it', async () => {
  let made = 0
  const app = {
    swagger() {
      made++
      return { paths: {} }
    },
  }
  const answers = runningAnswers({} as never)
  const call = { request: { server: app }, reply: { header() {}, type() {} } } as never
  for (let asked = 0; asked < 5; asked++) {
    expect(await answers['GET /api/openapi.json'](call)).toEqual(Buffer.from('{"paths":{}}'))
    expect(await answers['GET /api'](call)).toContain('<h1>')
  }
  expect(made).toBe(2)
})

interface Described {
  readonly content?: Record<string, { readonly schema?: object; readonly example?: unknown }>
}

test('settings that make no sense are told all at once', () => {
  const read = readConfig({ PORT: 'high', REDIS_URL: 'redis://x', LOG_LEVEL: 'loud', SMTP_URL: 'mail' })
  expect('errors' in read && read.errors.map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'SMTP_URL',
    'LOG_LEVEL',
  ])
  const later = readConfig({ REDIS_URL: 'redis://x', DATABASE_URL: 'games.db' })
  expect('errors' in later && later.errors).toEqual([expect.stringContaining('Postgres')])
})

test('the log knows no cookie and no token', async () => {
  const ada = await guest(server.address, 'Ada')
  await ada.call('POST', '/api/tables', '{"broken')
  await ada.call('GET', '/api/me', undefined, { authorization: 'Bearer AAAAAAAAAAAAAAAA' })
  const [, cookie = ''] = ada.cookie.split('=')
  expect(cookie.length).toBeGreaterThan(20)
  expect(server.output()).not.toContain(cookie)
  expect(server.output()).not.toContain('AAAAAAAAAAAAAAAA')
})

test('games that do not exist take no room', async () => {
  const client = stranger(server.address)
  for (let tries = 0; tries < 30; tries++)
    expect((await client.call('GET', `/api/tables/nothingHere${tries}`)).status).toBe(404)
  const { body } = await client.call('GET', '/metrics')
  expect(body).toMatch(/^ironbridge_games_in_memory 0$/m)
  expect(body).toMatch(/^ironbridge_refusals_total\{code="not-found"\} 30$/m)
})

test('how long players wait for their moves is told', async () => {
  const { id, sides } = await seated(server, 2)
  const counted = async (): Promise<number> => {
    const { body } = await stranger(server.address).call('GET', '/metrics')
    return Number(/^ironbridge_move_seconds_count (\d+)$/m.exec(body)?.[1])
  }
  const before = await counted()
  const [host] = sides.filter(({ person }) => person.address === server.address)
  let own = 0
  host?.person.listen((message) => {
    if (message.type === 'done' && message.seq !== undefined) own++
  })
  await playOn(id, sides, 6)
  expect(own).toBeGreaterThan(0)
  const atBoth = sides.every(({ person }) => person.address === server.address) ? 6 : own
  expect((await counted()) - before).toBe(atBoth)
})
