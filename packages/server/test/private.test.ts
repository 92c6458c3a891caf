// A private table: whoever is sent away from it hears nothing more, says nothing more, and comes back by no old link.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from './client.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

test('whoever is sent away from a private table hears and says nothing there any more', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const plan = { edition: 'birmingham', chairs: [{ kind: 'me' }, { kind: 'open' }], visibility: 'private' }
  const { id, key } = (await ada.call('POST', '/api/tables', plan)).body
  await bert.call('PUT', `/api/tables/${id}/seats/1`, { key })
  for (const person of [ada, bert]) await person.connect()
  await ada.ask({ type: 'watch', game: id, since: -1 })
  await bert.ask({ type: 'watch', game: id, since: -1, key })
  const bye = bert.until(({ type }) => type === 'bye')
  expect((await ada.call('DELETE', `/api/tables/${id}/seats/1`)).status).toBe(204)
  await ada.ask({ type: 'chat', game: id, text: 'Among ourselves' })
  expect(await bye).toEqual({ type: 'bye', reason: 'not invited' })
  await bert.connect()
  expect(await bert.ask({ type: 'watch', game: id, since: -1, key })).toMatchObject({
    error: { code: 'not-found' },
  })
  expect((await bert.ask({ type: 'chat', game: id, text: 'Hello?' })).type).toBe('refused')
  expect(bert.heard.join()).not.toContain('Among ourselves')
  const { key: fresh } = (await ada.call('GET', `/api/tables/${id}/invitation`)).body
  expect(await bert.ask({ type: 'watch', game: id, since: -1, key: fresh })).toMatchObject({ type: 'game' })
})
