// A server that has missed what another did: whoever watches a game there is told all the same, as soon as it is read again.

import type { Message, Person } from '@ironbridge/protocol'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BusSignal, silentBus } from '../src/bus/bus.ts'
import { type GamesInMemory, openGames } from '../src/games/games.ts'
import { openSweep, type Sweep } from '../src/games/sweep.ts'
import { tellingTo } from '../src/games/telling.ts'
import { openJournal } from '../src/log/journal.ts'
import { openWatchers, type Watcher, type Watchers } from '../src/log/watchers.ts'
import { hearingFor } from '../src/sockets/hearing.ts'
import { openPresence } from '../src/sockets/presence.ts'
import type { Db } from '../src/store/schema.ts'
import { openSeating, type Seating } from '../src/tables/seating.ts'
import { addPeople, ownDatabase, PLAN, passAt } from './inside.ts'
import { stillClock } from './running.ts'

interface Server {
  readonly games: GamesInMemory
  readonly seating: Seating
  readonly watchers: Watchers<Message>
  readonly sweep: Sweep
  /** What another server says. */
  hear(signal: BusSignal): void
}

const people = ['Ada', 'Bert'].map((name) => ({ id: `${name}-who-watches`, name })) as [Person, Person]
const [ada, bert] = people

let db: Db
let here: Server
let there: Server
let id: string
let clock: ReturnType<typeof stillClock>
/** The database does not answer. */
let isAway = false

const away: KyselyPlugin = {
  transformQuery({ node }) {
    if (isAway) throw new Error('It does not answer.')
    return node
  },
  transformResult: async ({ result }) => result,
}

function server(own: Db): Server {
  const bus = { ...silentBus(), isShared: true }
  const fail = (error: unknown) => expect.fail(String(error))
  const games = openGames(own, openJournal(own), bus, clock.now, [], fail)
  const watchers = openWatchers<Message>()
  games.subscribe({ ...tellingTo(watchers, clock.now), advanced() {} })
  const presence = openPresence(watchers, bus, clock.now)
  const heard = hearingFor(
    { db: own, games, watchers, presence },
    () => null,
    (work) => work?.catch(() => {}),
  )
  return {
    games,
    seating: openSeating(own, games, bus, clock.now, () => {}),
    watchers,
    sweep: openSweep(own, games, clock.now, () => {}),
    hear: (signal) => heard(signal, 'here'),
  }
}

beforeEach(async () => {
  isAway = false
  clock = stillClock()
  db = await ownDatabase()
  await addPeople(db, people)
  here = server(db)
  there = server(db.withPlugin(away))
  const table = await here.seating.create(ada, {
    ...PLAN,
    visibility: 'private',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
  })
  id = table.id
  await here.seating.sit(bert, id, 1, table.key ?? undefined)
  await here.seating.share(ada, id, 'a'.repeat(32))
})
afterEach(() => db.destroy())

const start = () => here.seating.start(ada, id, '')

const pass = ({ games }: Server): Promise<number> => passAt(games, id, people)

/** Bert watches at the other server, and has what there is; answers what he is told from then on. */
async function watches(): Promise<string[]> {
  const told: string[] = []
  there.games.hold(id)
  await there.games.withGame(id, (game) => {
    const watcher: Watcher = {
      user: bert.id,
      key: undefined,
      viewer: 1,
      seq: game.lines.length - 1,
      muted: new Set(),
      renew: () => void told.push('everything'),
      dismiss() {
        told.push('no more')
        there.watchers.remove(id, watcher)
      },
      send(text) {
        const message = JSON.parse(text) as Message
        const lines = message.type === 'entries' ? message.entries.map(({ seq }) => `line ${seq}`) : []
        told.push(...lines)
      },
    }
    there.watchers.add(id, watcher)
  })
  return told
}

test('a line is told though its game was to be read anew when it came', async () => {
  await start()
  const told = await watches()
  there.games.forget(id)
  await pass(here)
  there.hear({ what: 'entries', game: id })
  await there.games.settled()
  expect(told).toEqual(['line 0'])
})

test('a game that was rewritten is read at once where somebody watches it', async () => {
  await start()
  const told = await watches()
  await pass(here)
  there.hear({ what: 'rewritten', game: id })
  await there.games.settled()
  expect(told).toEqual(['line 0'])
})

test('a line is told though the database did not answer when it was heard of', async () => {
  await start()
  const told = await watches()
  await pass(here)
  isAway = true
  there.hear({ what: 'entries', game: id })
  await there.games.settled()
  await expect(there.sweep.look()).rejects.toThrow('does not answer')
  isAway = false
  await there.sweep.look()
  expect(told).toEqual(['line 0'])
})

test('a line is told that was written, though the database did not say so', async () => {
  await start()
  const told = await watches()
  await expect(
    there.games.withGame(id, async () => {
      await pass(here)
      throw new Error('Nobody knows what was written.')
    }),
  ).rejects.toThrow('Nobody knows')
  await there.sweep.look()
  expect(told).toEqual(['line 0'])
})

test('what happened while the database was away for long is found when it is back', async () => {
  await start()
  const told = await watches()
  await pass(here)
  isAway = true
  for (let looks = 0; looks < 30; looks++) {
    clock.later(2000)
    await expect(there.sweep.look()).rejects.toThrow('does not answer')
  }
  isAway = false
  await there.sweep.look()
  expect(told).toEqual(['line 0'])
})

test('a beginning that nobody told of is found, and the game is the one that was dealt', async () => {
  const told = await watches()
  await start()
  await there.sweep.look()
  expect(told).toEqual(['everything'])
  await pass(here)
  await there.games.withGame(id, (game) => there.games.catchUp(game))
  const [deal, ...others] = await Promise.all(
    [here, there].map(({ games }) => games.withGame(id, ({ row, state }) => [row.seed, state.players])),
  )
  expect(others).toEqual([deal])
})

test('the first line of a game whose beginning was missed is played on the deal that began', async () => {
  await watches()
  await start()
  await pass(here)
  there.hear({ what: 'entries', game: id })
  await there.games.settled()
  const [one, other] = await Promise.all(
    [here, there].map(({ games }) => games.withGame(id, ({ moves, state }) => [moves, state.players])),
  )
  expect(other).toEqual(one)
})

test('whoever was sent away from a private table hears no more, though the table was read anew meanwhile', async () => {
  const told = await watches()
  there.games.forget(id)
  await here.seating.stand(ada, id, 1)
  there.hear({ what: 'table', game: id })
  await there.games.settled()
  expect(told).toEqual(['no more'])
})

test('what nobody watches is read anew when it is asked for, once it went on elsewhere', async () => {
  await start()
  await there.games.withGame(id, ({ moves }) => expect(moves).toHaveLength(0))
  await pass(here)
  there.hear({ what: 'entries', game: id })
  await there.games.withGame(id, ({ moves }) => expect(moves).toHaveLength(1))
})
