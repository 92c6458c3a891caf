// What concerns one game, among servers on Postgres and Redis: said to those that have it in memory, and missed by nobody who opens it.

import type { Message, Person } from '@ironbridge/protocol'
import { createClient } from '@redis/client'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Bus, BusSignal } from '../src/bus/bus.ts'
import { openBus } from '../src/bus/open.ts'
import { readConfig } from '../src/config.ts'
import { addChat } from '../src/games/chat.ts'
import { type GamesInMemory, openGames } from '../src/games/games.ts'
import { openSweep, type Sweep } from '../src/games/sweep.ts'
import { openJournal } from '../src/log/journal.ts'
import { openWatchers, type Watcher, type Watchers } from '../src/log/watchers.ts'
import { openChanges } from '../src/people/changes.ts'
import { changeName } from '../src/people/profile.ts'
import { hearingFor } from '../src/sockets/hearing.ts'
import { askingAround, openPresence, type Presence } from '../src/sockets/presence.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { openSeating, type Seating } from '../src/tables/seating.ts'
import { addPeople, PLAN, passAt } from './inside.ts'
import { freshDatabase } from './running.ts'
import { type Redis, startRedis } from './services/redis.ts'

/** As much of a server as hears of games, and looks at nothing by itself. */
interface Server {
  readonly bus: Bus
  readonly games: GamesInMemory
  readonly seating: Seating
  readonly watchers: Watchers<Message>
  readonly presence: Presence
  readonly sweep: Sweep
  readonly heard: BusSignal[]
}

const fail = (error: unknown) => expect.fail(String(error))
const people = ['Ada', 'Bert'].map((name) => ({ id: `${name}-on-redis`, name })) as [Person, Person]
const [ada, bert] = people

let db: Db
let redis: Redis
let database: string
let here: Server
let there: Server
let id: string

async function server(): Promise<Server> {
  const config = readConfig({ DATABASE_URL: database, REDIS_URL: redis.url })
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  // Redis is away in one of the tests.
  const bus = await openBus(config, () => {})
  const games = openGames(db, openJournal(db), bus, Date.now, [], fail)
  const watchers = openWatchers<Message>()
  const presence = openPresence(watchers, bus, Date.now)
  const heard: BusSignal[] = []
  const hearing = hearingFor(
    { db, games, watchers, presence },
    () => null,
    (work) => work?.catch(fail),
  )
  bus.subscribe((signal, from) => {
    hearing(signal, from)
    heard.push(signal)
  })
  const seating = openSeating(db, games, bus, Date.now, () => {})
  return { bus, games, seating, watchers, presence, heard, sweep: openSweep(db, games, Date.now, fail) }
}

beforeEach(async () => {
  const services = inject('services')
  if (services === null) throw new Error('This is about Postgres and Redis.')
  redis = await startRedis()
  database = await freshDatabase(services.postgres)
  db = await openDatabase(database)
  await addPeople(db, people)
  here = await server()
  there = await server()
  const table = await here.seating.create(ada, {
    ...PLAN,
    chairs: [{ kind: 'me' }, { kind: 'open' }],
  })
  id = table.id
  await here.seating.sit(bert, id, 1, undefined)
  await here.seating.start(ada, id, '')
})
afterEach(async () => {
  for (const { bus } of [here, there]) await bus.close()
  await redis.stop()
  await db.destroy()
})

const pass = ({ games }: Server): Promise<number> => passAt(games, id, people)

const hears = ({ heard }: Server, what: BusSignal['what']): Promise<void> =>
  expect.poll(() => heard.map((signal) => signal.what)).toContain(what)

/** A watcher of the game, who notes what it is told. */
function watcherOf(user: string, told: Message[] = []): Watcher {
  const nothing = { renew: () => {}, dismiss: () => {} }
  const send = (text: string) => void told.push(JSON.parse(text) as Message)
  return { user, key: undefined, viewer: null, seq: 0, muted: new Set(), send, ...nothing }
}

test('a game’s channel is followed by those that have it in memory, and no longer when they forget it', async () => {
  const client = await createClient({ url: redis.url }).connect()
  const followers = async () => Object.values(await client.pubSubNumSub(`ironbridge:${id}`))[0]
  expect(await followers()).toBe(1)
  await pass(here)
  here.bus.publish({ what: 'signed-out', key: 'for all' })
  await hears(there, 'signed-out')
  expect(there.heard).toHaveLength(1)
  await there.games.withGame(id, ({ moves }) => expect(moves).toHaveLength(1))
  expect(await followers()).toBe(2)
  await pass(here)
  await hears(there, 'entries')
  there.games.forgetIdle()
  await expect.poll(followers).toBe(1)
  client.destroy()
})

test('a line that is written while the game is opened elsewhere is heard there at once', async () => {
  await there.games.withGame(id, async () => {
    await pass(here)
    await hears(there, 'entries')
    there.games.hold(id)
  })
  await expect.poll(() => there.games.withGame(id, ({ moves }) => moves.length)).toBe(1)
})

test('a line of chat that is said while the game is opened elsewhere is told there', async () => {
  const told: Message[] = []
  await there.games.withGame(id, async () => {
    const config = readConfig({})
    if ('errors' in config) throw new Error(config.errors.join('\n'))
    await addChat({ ...here, config, db, now: Date.now }, id, ada, 'Hello')
    await hears(there, 'chat')
    there.games.hold(id)
    there.watchers.add(id, watcherOf(bert.id, told))
  })
  await expect.poll(() => told).toMatchObject([{ type: 'chat', line: { text: 'Hello' } }])
})

test('whoever opens a game elsewhere learns at once who has it open', async () => {
  here.watchers.add(id, watcherOf(ada.id))
  here.presence.changed(id)
  await there.games.withGame(id, () => {})
  await expect.poll(() => there.presence.of(id)).toEqual([ada.id])
})

test('what was said while Redis was away is found when it is back', async () => {
  for (const one of [here, there]) {
    one.bus.onGap(() => one.sweep.anew())
    one.games.hold(id)
    await one.games.withGame(id, () => {})
  }
  await redis.restart(async () => {
    await pass(here)
    await changeName({ ...here, db, changes: openChanges(here.bus) }, ada.id, 'Adele')
  })
  await expect
    .poll(async () => {
      await there.sweep.look()
      return there.games.withGame(id, ({ moves, seats }) => [moves.length, seats[0]?.name])
    })
    .toEqual([1, 'Adele'])
})

test('a server that has not the game in memory asks who is there before it tells anybody', async () => {
  here.watchers.add(id, watcherOf(ada.id))
  here.games.hold(id)
  here.presence.changed(id)
  there.games.forgetIdle()
  expect(there.presence.of(id)).toEqual([])
  const found = askingAround(there.presence, there.games, there.bus)
  expect(await found(id)).toEqual([ada.id])
  expect(await found('no such table')).toEqual([])
})
