// Web push: only the browser that subscribed can read it, and it knows the server by its key.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { pushKeys } from '../../src/notices/push.ts'
import { browser, senderOf } from './browser.ts'
import { type Desk, desk } from './desk.ts'
import { type Receiver, receiver } from './receiver.ts'

let here: Desk
let service: Receiver
beforeEach(async () => {
  here = await desk({}, 2)
  service = await receiver()
})
afterEach(async () => {
  await here.close()
  await service.close()
})

test('servers agree on one pair of keys', async () => {
  const all = await Promise.all(here.offices.map(({ channels }) => channels.pushKeys()))
  expect(all[0]).toEqual(all[1])
  expect(await pushKeys(here.db)).toEqual(all[0])
  expect(Buffer.from(all[0]?.publicKey ?? '', 'base64url')).toHaveLength(65)
})

test('a turn arrives, sealed and signed', async () => {
  const people = [await here.person('Ada'), await here.person('Bert')] as const
  const device = browser(`${service.address}/send/1`)
  for (const person of people) await here.hook(person, { kind: 'push', ...device.subscription })
  const { id } = await here.game('Tea', people)
  const { publicKey } = await pushKeys(here.db)
  await here.deliver()
  expect(service.got).toHaveLength(2)
  const messages = service.got.map((got) => device.open(got))
  expect(messages).toContainEqual({
    event: 'turn',
    text: 'It is your turn in Tea (Brass: Birmingham).',
    link: `https://brass.example.org/#/online/${id}`,
    game: { id, title: 'Tea', edition: 'birmingham' },
  })
  const [got] = service.got
  expect(got?.body.toString('latin1')).not.toContain('Tea')
  expect(got?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: id })
  expect(senderOf(got!, publicKey)).toMatchObject({
    aud: service.address,
    sub: 'https://brass.example.org',
  })
})

test.each([404, 410])('a browser that is gone (%s) is forgotten at once', async (status) => {
  const people = [await here.person('Ada'), await here.person('Bert')] as const
  for (const [place, person] of people.entries())
    await here.hook(person, { kind: 'push', ...browser(`${service.address}/${place}`).subscription })
  service.status = status
  await here.game('Tea', people)
  await here.deliver()
  expect(service.got).toHaveLength(2)
  expect(await here.hooks()).toEqual([])
  expect(await here.outbox()).toEqual([])
})
