// Who may call what: every route in turn is asked by those who may not, with the ids of things that are there.

import { type Route, routes } from '@ironbridge/protocol/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moderate } from '../src/running/moderate.ts'
import { type Answer, type Client, guest, stranger } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
let ada: Client
let token: { readonly id: string; readonly token: string }
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await running({ WEBHOOKS_TO_PRIVATE: 'true' })
  const { id, people } = await seated(server, 2, { visibility: 'private' })
  ada = people[0] as Client
  await ada.call('PUT', `/api/games/${id}/note`, { text: 'Bert likes ports.' })
  const hook = { kind: 'webhook', url: 'http://127.0.0.1:9/secret', shape: 'json' }
  const hooked = await ada.call('POST', '/api/me/hooks', hook)
  expect(hooked.status).toBe(201)
  token = (await ada.call('POST', '/api/me/tokens', { label: 'Navvy' })).body
  ids = { tables: id, games: id, hooks: hooked.body.id, tokens: token.id, passkeys: 'AAAA', mutes: ada.id }
})
afterAll(() => server.close())

const ALL = Object.entries<Route>(routes).map(([name, route]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method, path, ...route }
})
const changes = ({ method }: { readonly method: string }): boolean => method !== 'GET'

/** Of Ada's. */
const at = (path: string): string =>
  path
    .replace(/(\w+)\/:(?:id|user)/, (_, kind: string) => `${kind}/${ids[kind] ?? ids['tables']}`)
    .replace(':seat', '0')

type Asked = (typeof ALL)[number]

/** Whoever may not is told so before anything that was sent is looked at. */
const asks = ({ method, path }: Asked, who: Client, headers = {}): Promise<Answer> =>
  who.call(method, at(path), method === 'GET' ? undefined : {}, headers)

test('without a name nothing is answered that needs one', async () => {
  for (const route of ALL.filter(({ access }) => access === 'person' || access === 'token')) {
    const { status, body } = await asks(route, stranger(server.address))
    expect({ name: route.name, status, code: body.error.code }).toEqual({
      name: route.name,
      status: 401,
      code: 'unauthenticated',
    })
  }
})

test('a token opens nothing that is its owner’s alone', async () => {
  const headers = { authorization: `Bearer ${token.token}` }
  for (const route of ALL.filter(({ access }) => access === 'person')) {
    const { status, body } = await asks(route, stranger(server.address), headers)
    expect({ name: route.name, status, code: body.error.code }).toEqual({
      name: route.name,
      status: 403,
      code: 'forbidden',
    })
  }
})

test('no page of another site changes anything for whoever looks at it', async () => {
  for (const route of ALL.filter(changes)) {
    const { status } = await asks(route, ada, { origin: 'https://evil.example' })
    expect({ name: route.name, status }).toEqual({ name: route.name, status: 403 })
  }
})

test('whoever is banned changes nothing, with a session or a token', async () => {
  const bert = await guest(server.address, 'Bert')
  const { body } = await bert.call('POST', '/api/me/tokens', { label: 'Navvy' })
  await moderate(server.database, 'ban', bert.id, {})
  const banned = async (): Promise<boolean> => (await bert.call('GET', '/api/me')).body.ban !== null
  await expect.poll(banned).toBe(true)
  const program = { authorization: `Bearer ${body.token}` }
  for (const route of ALL.filter(changes)) {
    if (route.isForBanned || route.access === 'moderator') continue
    for (const headers of [{}, program]) {
      const who = headers === program ? stranger(server.address) : bert
      const { status, body: said } = await asks(route, who, headers)
      expect({ name: route.name, status, code: said.error.code }).toEqual({
        name: route.name,
        status: 403,
        code: 'banned',
      })
    }
  }
})

test('what is somebody else’s is not there, and nothing of it is told', async () => {
  const mallory = await guest(server.other, 'Mallory')
  const { body: document } = await mallory.call('GET', '/api/openapi.json')
  const own = /^\/api\/(tables|games|me\/hooks|me\/tokens|me\/passkeys)\/:id/
  const secrets = ['Bert likes ports.', '127.0.0.1:9', token.token]
  let asked = 0
  for (const route of ALL.filter(({ path }) => own.test(path))) {
    const described = document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')][route.method.toLowerCase()]
    const sent = described.requestBody?.content['application/json'].example
    const { status, body } = await mallory.call(route.method, at(route.path), sent)
    // Everybody may have a note of their own, about whatever game.
    if (route.name === 'GET /api/games/:id/note') expect(body).toEqual({ text: '' })
    else expect({ name: route.name, status }).toEqual({ name: route.name, status: 404 })
    for (const secret of secrets) expect(JSON.stringify(body) ?? '').not.toContain(secret)
    asked++
  }
  expect(asked).toBeGreaterThan(15)
})
