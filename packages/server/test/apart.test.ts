// People who are kept apart because one has blocked the other.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { type Client, guest } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const table = (who: Client, chairs = [{ kind: 'me' }, { kind: 'open' }]) =>
  who.call('POST', '/api/tables', { edition: 'birmingham', visibility: 'public', chairs })

test('a block keeps two people apart, whoever made the table, and says no more than it must', async () => {
  const [ada, bert, cleo] = [
    await guest(server.address, 'Ada'),
    await guest(server.other, 'Bert'),
    await guest(server.other, 'Cleo'),
  ]
  const block = (isBlocked: boolean) => ada.call('PUT', `/api/me/mutes/${bert.id}`, { block: isBlocked })
  const sit = async (who: Client, at: string) => (await who.call('PUT', `/api/tables/${at}/seats/1`, {})).body
  expect((await block(true)).status).toBe(204)
  expect((await ada.call('GET', '/api/me/mutes')).body).toEqual([
    { id: bert.id, name: 'Bert', owner: null, isBlocked: true },
  ])
  const [hers, his] = [(await table(ada)).body.id, (await table(bert)).body.id]
  expect((await sit(bert, hers)).error).toEqual({
    code: 'forbidden',
    message: 'You cannot sit at this table. Choose another.',
  })
  expect((await sit(ada, his)).error.message).toBe('Somebody whom you have blocked is at this table.')
  const third = (await table(cleo, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])).body.id
  expect(await sit(bert, third)).toBe('')
  expect((await ada.call('PUT', `/api/tables/${third}/seats/2`, {})).status).toBe(403)
  const shown = async (who: Client): Promise<string[]> =>
    (await who.call('GET', '/api/tables')).body.map((row: { table: { id: string } }) => row.table.id)
  expect(await shown(ada)).toEqual([hers])
  expect(await shown(bert)).toEqual([third, his])
  expect(await shown(cleo)).toEqual([third, his, hers])
  await block(false)
  expect(await shown(ada)).toEqual([third, his, hers])
  expect(await sit(bert, hers)).toBe('')
})

test('whoever is blocked keeps no chair for the other, and both come back to games they are in', async () => {
  const { id, people, sides } = await seated(server, 2, { absence: { kind: 'substitute' } })
  const [ada, bert] = people as [Client, Client]
  await ada.call('PUT', `/api/me/mutes/${bert.id}`, { block: true })
  await bert.call('DELETE', `/api/tables/${id}/seats/1`)
  expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(204)
  const db = await openDatabase(server.database)
  await db.updateTable('games').set({ status: 'over' }).where('id', '=', id).execute()
  await db.destroy()
  const next = (await bert.call('POST', `/api/tables/${id}/rematch`)).body.id
  expect((await bert.call('GET', `/api/tables/${next}`)).body.seats).toMatchObject([
    { kind: 'open', user: null },
    { user: bert.id },
  ])
  for (const { person } of sides) person.disconnect()
})
