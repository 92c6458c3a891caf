// Two people and a bot play whole games over sockets, following them on their own views.

import { hashOfSeed, parseGame, replay } from '@ironbridge/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, playOn } from './client.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

test.each(['birmingham', 'lancashire', 'classic'])(
  'two people and a bot finish a game of %s',
  async (edition) => {
    const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
    const made = await ada.call('POST', '/api/tables', {
      title: 'Tea',
      edition,
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    })
    expect(made.status).toBe(201)
    const { id } = made.body
    expect((await ada.call('POST', `/api/tables/${id}/start`)).status).toBe(409)
    expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(204)
    expect((await bert.call('POST', `/api/tables/${id}/start`)).status).toBe(403)
    expect((await ada.call('POST', `/api/tables/${id}/start`)).status).toBe(204)
    await Promise.all([ada.connect(), bert.connect()])
    const sides = [
      { person: ada, game: await ada.open(id) },
      { person: bert, game: await bert.open(id) },
    ] as const
    expect(await playOn(id, sides)).toBeGreaterThan(30)
    const { body: table } = await bert.call('GET', `/api/tables/${id}`)
    expect(table.status).toBe('over')
    expect(hashOfSeed(table.seed)).toBe(table.seedHash)
    const record = parseGame((await bert.call('GET', `/api/games/${id}/record`)).body)
    if (record.error) throw new Error(record.error.message)
    const { state, error } = replay(record.value)
    expect(error).toBeNull()
    expect(state.players.map(({ vp }) => vp)).toEqual(table.result)
  },
)
