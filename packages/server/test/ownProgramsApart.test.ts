// Programs with accounts of their own, where somebody is banned, reported or blocked: what holds for them, and what for their owners.

import { once } from 'node:events'
import { socketAddress } from '@ironbridge/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { moderate } from '../src/running/moderate.ts'
import type { Client } from './client.ts'
import { ownersAt } from './owners.ts'
import { account, PASSWORD } from './people.ts'
import { type Running, running } from './running.ts'

let server: Running
let mo: Client
beforeAll(async () => {
  server = await running({ TRUST_PROXY: '1' })
  mo = await account(server.address, 'moll')
  await moderate(server.database, 'moderator', 'moll', {})
})
afterAll(() => server.close())

const { programOf, person, tableOf, sit, seatsAt } = ownersAt(() => server)

const ban = (user: string) =>
  mo.call('PUT', `/api/moderation/people/${user}/ban`, { for: 'hour', reason: 'No' })

test('a ban of the owner holds for their programs, one of a program for it alone', async () => {
  const [ada, bert] = [await person(), await person()]
  const [one, two] = [await programOf(ada, 'One'), await programOf(ada, 'Two')]
  const game = await tableOf(bert, 2)
  await sit(one, game, 1)
  expect((await ban(one.id)).status).toBe(204)
  expect((await seatsAt(bert, game))[1].kind).toBe('open')
  expect(await sit(one, game, 1)).toBe(403)
  expect((await one.call('GET', '/api/me/tables')).status).toBe(200)
  const seated = await tableOf(ada)
  const put = await ada.call('PUT', `/api/tables/${seated}/programs/1`, { program: one.id })
  expect([put.status, put.body.error.message]).toEqual([403, 'This program is banned.'])
  expect(await sit(two, game, 1)).toBe(204)
  const socket = new WebSocket(socketAddress(server.other), {
    headers: { authorization: `Bearer ${two.token}` },
  })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  expect((await ban(ada.id)).status).toBe(204)
  await closed
  expect((await seatsAt(bert, game))[1].kind).toBe('open')
  expect((await two.call('PUT', `/api/tables/${game}/seats/1`, {})).body.error.code).toBe('banned')
  const { bans } = (await mo.call('GET', '/api/moderation/bans')).body
  expect(bans).toMatchObject([
    { whom: ada.name, program: false },
    { whom: 'One', program: true },
  ])
  await mo.call('DELETE', `/api/moderation/bans/${bans[0].id}`, {})
  expect([await sit(one, game, 1), await sit(two, game, 1)]).toEqual([403, 204])
  const { lines } = (await mo.call('GET', '/api/moderation/audit')).body
  expect(lines.find(({ whom }: { whom: string }) => whom === 'One')).toMatchObject({ program: true })
})

test('a report of a program tells whose it is, and that its owner is banned', async () => {
  const [ada, bert] = [await person(), await person()]
  const own = await programOf(ada)
  const game = await tableOf(bert)
  await sit(own, game, 1)
  const about = { kind: 'person', game, user: own.id }
  expect((await bert.call('POST', '/api/reports', { about, reason: 'name' })).status).toBe(204)
  await ban(ada.id)
  const { reports } = (await mo.call('GET', '/api/moderation/reports')).body
  expect(reports[0].person).toMatchObject({
    id: own.id,
    owner: { id: ada.id, name: ada.name },
    ban: { reason: 'No' },
  })
})

test('a block of the owner holds for their programs, and theirs for whom the owner has blocked', async () => {
  const [ada, bert, cleo] = [await person(), await person(), await person()]
  const [hers, his] = [await programOf(ada), await programOf(bert)]
  await ada.call('PUT', `/api/me/mutes/${bert.id}`, { block: true })
  const [by, at] = [await tableOf(ada, 1, { visibility: 'public' }), await tableOf(bert)]
  expect([await sit(his, by, 1), await sit(hers, at, 1)]).toEqual([403, 403])
  const third = await tableOf(cleo, 2)
  expect([await sit(hers, third, 1), await sit(his, third, 2), await sit(bert, third, 2)]).toEqual([
    204, 403, 403,
  ])
  const listed = async (who: Pick<Client, 'call'>): Promise<boolean> =>
    (await who.call('GET', '/api/tables')).body.some((row: { table: { id: string } }) => row.table.id === by)
  expect([await listed(cleo), await listed(bert), await listed(his)]).toEqual([true, false, false])
  // One of a program is not of its owner.
  await cleo.call('PUT', `/api/me/mutes/${his.id}`, { block: true })
  expect((await cleo.call('GET', '/api/me/mutes')).body).toEqual([
    { id: his.id, name: 'Navvy', owner: { id: bert.id, name: bert.name }, isBlocked: true },
  ])
  const free = await tableOf(cleo, 2)
  expect([await sit(his, free, 1), await sit(bert, free, 1)]).toEqual([403, 204])
})

test('a block of a program holds for all of its owner, and for those that are made when it is gone', async () => {
  const [ada, bert] = [await person(), await person()]
  const [one, two] = [await programOf(bert, 'One'), await programOf(bert, 'Two')]
  const hers = await tableOf(ada, 3, { visibility: 'public' })
  const listed = async (who: Pick<Client, 'call'>): Promise<boolean> =>
    (await who.call('GET', '/api/tables')).body.some(
      (row: { table: { id: string } }) => row.table.id === hers,
    )
  const owner = { id: bert.id, name: bert.name }
  const mutes = async () => (await ada.call('GET', '/api/me/mutes')).body
  for (const { id } of [one, two]) await ada.call('PUT', `/api/me/mutes/${id}`, { block: true })
  // One of all of them stands there, the last.
  expect(await mutes()).toEqual([{ id: two.id, name: 'Two', owner, isBlocked: true }])
  expect([await sit(one, hers, 1), await sit(two, hers, 1)]).toEqual([403, 403])
  expect([await listed(one), await listed(two), await listed(bert)]).toEqual([false, false, true])
  for (const { id } of [one, two])
    expect((await bert.call('DELETE', `/api/me/programs/${id}`)).status).toBe(204)
  const again = await programOf(bert, 'Two')
  expect([await sit(again, hers, 1), await listed(again)]).toEqual([403, false])
  // Nor does she sit down where it does, who sits with its owner.
  const his = await tableOf(bert, 2, { visibility: 'public' })
  expect(await sit(ada, his, 1)).toBe(204)
  await ada.call('DELETE', `/api/tables/${his}/seats/1`)
  await bert.call('PUT', `/api/tables/${his}/programs/2`, { program: again.id })
  expect(await sit(ada, his, 1)).toBe(403)
  expect(await mutes()).toEqual([{ id: two.id, name: '…', owner, isBlocked: true }])
  await ada.call('DELETE', `/api/me/mutes/${two.id}`)
  expect([await sit(again, hers, 1), await listed(again)]).toEqual([204, true])
  // With the owner goes what names them.
  await ada.call('PUT', `/api/me/mutes/${again.id}`, { block: true })
  await bert.call('DELETE', '/api/me', { password: PASSWORD })
  expect(await mutes()).toEqual([])
})

test('a program that is banned is not removed before the ban is over, but with its owner', async () => {
  const ada = await person()
  const own = await programOf(ada)
  await ban(own.id)
  const remove = () => ada.call('DELETE', `/api/me/programs/${own.id}`)
  const { status, body } = await remove()
  expect([status, body.error.code, body.error.message]).toEqual([
    403,
    'forbidden',
    'This program is banned. Remove it when the ban is over.',
  ])
  expect((await ada.call('GET', '/api/me/programs')).body).toHaveLength(1)
  const [{ id }] = (await mo.call('GET', '/api/moderation/bans')).body.bans
  await mo.call('DELETE', `/api/moderation/bans/${id}`, {})
  expect((await remove()).status).toBe(204)
  const next = await programOf(ada)
  await ban(next.id)
  expect((await ada.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204)
})
