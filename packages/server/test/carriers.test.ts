// What carries signals between servers: a real Postgres, a real Redis.

import { setImmediate } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type BusSignal, busOver } from '../src/bus/bus.ts'
import { postgresWire } from '../src/bus/postgres.ts'
import { redisWire } from '../src/bus/redis.ts'
import { type Redis, startRedis } from './services/redis.ts'

const postgres = inject('services')?.postgres
if (postgres === undefined) throw new Error('This is about Postgres and Redis.')
const noFault = (error: unknown) => expect.fail(String(error))

const carriers = { postgres: postgresWire, redis: redisWire } as const
/** Of this file alone: what servers of other tests say to all would be heard here. */
let own: Redis
beforeAll(async () => {
  own = await startRedis()
})
afterAll(() => own.stop())

/** A server on real ones: what it hears, and every text that reaches it. */
async function listening(
  kind: keyof typeof carriers,
  self: string,
  url = kind === 'redis' ? own.url : (postgres ?? ''),
  onFault: (error: unknown) => void = noFault,
) {
  const texts: string[] = []
  const heard: [BusSignal, string][] = []
  let gaps = 0
  const bus = await busOver(
    self,
    (ear) => {
      const hear = (text: string) => {
        texts.push(text)
        ear.hear(text)
      }
      return carriers[kind](url, { ...ear, hear }, onFault)
    },
    onFault,
  )
  bus.subscribe((signal, from) => heard.push([signal, from]))
  bus.onGap(() => gaps++)
  return { bus, texts, heard, gaps: () => gaps }
}

type Listening = Awaited<ReturnType<typeof listening>>

const kinds = ['postgres', 'redis'] as const

test.each(kinds)('what was said before the end arrives, over %s', async (kind) => {
  const [ada, bert] = [await listening(kind, 'ada'), await listening(kind, 'bert')]
  const games = Array.from({ length: 600 }, (_, game) => `the game number ${game} over ${kind}`)
  await Promise.all(games.map((game) => bert.bus.follow(game)))
  for (const game of games) ada.bus.publish({ what: 'entries', game })
  await ada.bus.close()
  await expect.poll(() => bert.heard).toEqual(games.map((game) => [{ what: 'entries', game }, 'ada']))
  await bert.bus.close()
})

test.each(kinds)('who follows a game hears of it, all hear of what concerns all, over %s', async (kind) => {
  const [ada, bert] = [await listening(kind, 'ada'), await listening(kind, 'bert')]
  const game = `followed over ${kind}`
  const all: BusSignal = { what: 'person', user: 'dora' }
  const ours: BusSignal = { what: 'entries', game }
  const say = async () => {
    ada.bus.publish(ours)
    await setImmediate()
    ada.bus.publish(all)
    await expect.poll(() => bert.heard.some(([signal]) => signal.what === 'person')).toBe(true)
    return bert.heard.splice(0).map(([signal]) => signal)
  }
  expect(await say()).toEqual([all])
  await bert.bus.follow(game)
  expect(await say()).toEqual(expect.arrayContaining([ours, all]))
  bert.bus.unfollow(game)
  await bert.bus.follow(game)
  expect(await say()).toEqual(expect.arrayContaining([ours, all]))
  bert.bus.unfollow(game)
  expect(await say()).toEqual([all])
  await ada.bus.close()
  await bert.bus.close()
})

test('no text of a game reaches a server on Redis that does not follow it', async () => {
  const [ada, bert] = [await listening('redis', 'ada'), await listening('redis', 'bert')]
  for (const game of ['one', 'other']) await bert.bus.follow(`${game} of many`)
  // The next answer comes after this one.
  bert.bus.unfollow('other of many')
  await bert.bus.follow('third of many')
  await ada.bus.follow('other of many')
  for (const game of ['one', 'other'])
    for (let line = 0; line < 5; line++) {
      ada.bus.publish({ what: 'entries', game: `${game} of many` })
      await setImmediate()
    }
  ada.bus.publish({ what: 'signed-out', key: 'last' })
  await expect.poll(() => bert.heard.at(-1)?.[0].what).toBe('signed-out')
  const told = bert.texts.filter((text) => text.startsWith('["ada"'))
  expect(told.filter((text) => text.includes('one of many'))).not.toEqual([])
  expect(told.filter((text) => text.includes('other of many'))).toEqual([])
  await ada.bus.close()
  await bert.bus.close()
})

test('many games that are opened at once are one command to Redis', async () => {
  const client = await createClient({ url: own.url }).connect()
  const calls = async () =>
    Number(/cmdstat_subscribe:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? 0)
  const { bus } = await listening('redis', 'ada')
  const before = await calls()
  await Promise.all(Array.from({ length: 1000 }, (_, game) => bus.follow(`opened at once ${game}`)))
  expect((await calls()) - before).toBe(1)
  expect(await client.pubSubNumSub('ironbridge:opened at once 999')).toEqual({
    'ironbridge:opened at once 999': 1,
  })
  await bus.close()
  client.destroy()
})

test('a Redis that hangs is taken for lost, and is found when it goes on', async () => {
  const redis = await startRedis()
  const faults: unknown[] = []
  const open = (self: string) => listening('redis', self, redis.url, (error) => faults.push(error))
  const [ada, bert] = [await open('ada'), await open('bert')]
  await bert.bus.follow('kept')
  await redis.hang(async () => {
    ada.bus.publish({ what: 'entries', game: 'lost' })
    await expect.poll(() => faults.map(String).join()).toContain('timeout')
    await bert.bus.follow('new')
  })
  await expect.poll(() => bert.gaps()).toBeGreaterThan(0)
  await expect
    .poll(() => {
      for (const game of ['kept', 'new']) ada.bus.publish({ what: 'entries', game })
      return new Set(bert.heard.map(([signal]) => ('game' in signal ? signal.game : '')))
    })
    .toEqual(new Set(['kept', 'new']))
  await ada.bus.close()
  await bert.bus.close()
  await redis.stop()
})

test('after Redis was away, what is followed is followed, and it is told that signals may be lost', async () => {
  const redis = await startRedis()
  const faults: unknown[] = []
  const open = (self: string) => listening('redis', self, redis.url, (error) => faults.push(error))
  const [ada, bert] = [await open('ada'), await open('bert')]
  for (const game of ['kept', 'dropped', 'dropped meanwhile']) await bert.bus.follow(game)
  bert.bus.unfollow('dropped')
  await redis.restart(async () => {
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    expect(bert.gaps()).toBe(0)
    bert.bus.unfollow('dropped meanwhile')
    await bert.bus.follow('new')
  })
  await expect.poll(() => Math.min(ada.gaps(), bert.gaps())).toBeGreaterThan(0)
  const said = new Set<string>()
  await expect
    .poll(() => {
      for (const game of ['kept', 'dropped', 'dropped meanwhile', 'new'])
        ada.bus.publish({ what: 'entries', game })
      for (const [signal] of bert.heard.splice(0)) if ('game' in signal) said.add(signal.game)
      return [...said].toSorted()
    })
    .toEqual(['kept', 'new'])
  const client = await createClient({ url: redis.url }).connect()
  await expect
    .poll(async () => (await client.pubSubChannels()).toSorted())
    .toEqual(['ironbridge', 'ironbridge:kept', 'ironbridge:new'])
  client.destroy()
  await ada.bus.close()
  await bert.bus.close()
  await redis.stop()
})

test('a server that starts while Redis is away says where it looks for it, and hears when it comes', async () => {
  const redis = await startRedis()
  const faults: unknown[] = []
  const open = (self: string) => listening('redis', self, redis.url, (error) => faults.push(error))
  const said = () => faults.map(String).join()
  const servers = Promise.withResolvers<[Listening, Listening]>()
  await redis.restart(async () => {
    const [ada, bert] = await Promise.all([open('ada'), open('bert')])
    servers.resolve([ada, bert])
    expect(said()).toContain(`No Redis answers at ${new URL(redis.url).host}.`)
    await bert.bus.follow('followed')
    ada.bus.publish({ what: 'person', user: 'missed' })
    expect(bert.gaps()).toBe(0)
  })
  const [ada, bert] = await servers.promise
  await expect.poll(bert.gaps).toBeGreaterThan(0)
  const heard = new Set<string>()
  await expect
    .poll(() => {
      ada.bus.publish({ what: 'entries', game: 'followed' })
      ada.bus.publish({ what: 'person', user: 'dora' })
      for (const [{ what }] of bert.heard.splice(0)) heard.add(what)
      return [...heard].toSorted()
    })
    .toEqual(['entries', 'person'])
  await ada.bus.close()
  await bert.bus.close()
  await redis.stop()
})

test('a server that never finds its Redis starts and stops all the same', async () => {
  const redis = await startRedis()
  await redis.stop()
  const { bus } = await listening('redis', 'ada', redis.url, () => {})
  bus.publish({ what: 'person', user: 'dora' })
  await bus.close()
})
