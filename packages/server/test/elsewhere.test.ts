// Two servers that share a database, and have not heard of each other yet: nobody acts for another, and nothing is refused that was done.

import { bots } from '@ironbridge/bots'
import { cloneState, legalMoves, makeMove } from '@ironbridge/engine'
import type { Message, Person } from '@ironbridge/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BotQueue } from '../src/bots/botQueue.ts'
import { silentBus } from '../src/bus/bus.ts'
import { type GamesInMemory, openGames } from '../src/games/games.ts'
import { playMoves } from '../src/games/moves.ts'
import { openScheduler } from '../src/games/scheduler.ts'
import { answerAsk, undoTo } from '../src/games/undo.ts'
import { openJournal } from '../src/log/journal.ts'
import { openWatchers } from '../src/log/watchers.ts'
import { perform } from '../src/moderation/acts.ts'
import { openChanges } from '../src/people/changes.ts'
import type { Db } from '../src/store/schema.ts'
import { openSeating, type Seating } from '../src/tables/seating.ts'
import { addPeople, ownDatabase, PLAN, passIn } from './inside.ts'

interface Server {
  readonly games: GamesInMemory
  readonly seating: Seating
}

let db: Db
let here: Server
let there: Server
let id: string
let people: Person[]

const [ada, bert, dora, cleo] = ['Ada', 'Bert', 'Dora', 'Cleo'].map((name) => ({
  id: `${name}-without-a-server`,
  name,
})) as [Person, Person, Person, Person]

function server(): Server {
  const games = openGames(db, openJournal(db), silentBus(), Date.now, [], (error) =>
    expect.fail(String(error)),
  )
  return { games, seating: openSeating(db, games, silentBus(), Date.now, () => {}) }
}

/** Ada, Bert and Dora have a game in which each has taken a turn; both servers have read it. */
beforeEach(async () => {
  db = await ownDatabase()
  await addPeople(db, [ada, bert, dora, cleo])
  here = server()
  there = server()
  const table = await here.seating.create(ada, {
    ...PLAN,
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  })
  id = table.id
  await here.seating.sit(bert, id, 1, undefined)
  await here.seating.sit(dora, id, 2, undefined)
  await here.seating.start(ada, id, '')
  people = [ada, bert, dora]
  for (let turn = 0; turn < 3; turn++) await pass(here)
  await there.games.withGame(id, ({ moves }) => expect(moves).toHaveLength(3))
})
afterEach(() => db.destroy())

/** What whoever is in turn could send. */
const turnAt = ({ games }: Server) => games.withGame(id, passIn)

const play = ({ games }: Server, person: Person, sent: Parameters<typeof playMoves>[3]): Promise<number> =>
  games.insist(id, (game) => playMoves(games, game, person.id, sent))

const consent = ({ games }: Server, person: Person, ask: number): Promise<number> =>
  games.insist(id, (game) => answerAsk(games, game, person.id, ask, true))

const requestUndo = ({ games }: Server, person: Person): Promise<number> =>
  games.withGame(id, (game) => undoTo(games, game, person.id, 0))

async function pass(at: Server): Promise<void> {
  const { seat, sent } = await turnAt(at)
  await play(at, people[seat] as Person, sent)
}

async function cleoTakesBertsSeatThere(): Promise<void> {
  await there.seating.stand(bert, id, 1)
  await there.seating.sit(cleo, id, 1, undefined)
  people[1] = cleo
}

test('whoever left a seat no longer answers for it', async () => {
  const ask = await requestUndo(here, ada)
  await consent(here, dora, ask)
  await cleoTakesBertsSeatThere()
  await expect(consent(here, bert, ask)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(requestUndo(here, bert)).rejects.toMatchObject({
    code: expect.stringMatching('forbidden|stale'),
  })
  await here.games.withGame(id, ({ moves }) => expect(moves).toHaveLength(3))
})

test('whoever left a seat no longer moves for it, whoever sat down does', async () => {
  await cleoTakesBertsSeatThere()
  while ((await turnAt(there)).seat !== 1) await pass(there)
  const { sent } = await turnAt(there)
  await expect(play(here, bert, sent)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await play(here, cleo, { ...sent, request: 'the-one-who-sits-there' })).toBeGreaterThan(3)
})

test('a request that comes to two servers at once is done once, and both say so', async () => {
  const { seat, sent } = await turnAt(here)
  const person = people[seat] as Person
  const [one, other] = await Promise.all([play(here, person, sent), play(there, person, sent)])
  expect(one).toBe(other)
  const rows = await db.selectFrom('entries').selectAll().where('seq', '>=', one).execute()
  expect(rows).toHaveLength(1)
})

test('two answers that come to two servers at once both count', async () => {
  const ask = await requestUndo(here, ada)
  await Promise.all([consent(here, bert, ask), consent(there, dora, ask)])
  await here.games.withGame(id, async (game) => {
    await here.games.refresh(game)
    expect(game.moves).toHaveLength(0)
  })
})

/** A moderator does. */
const closeTable = ({ games, seating }: Server, table = id): Promise<number> => {
  const bus = silentBus()
  const parts = { db, games, seating, watchers: openWatchers<Message>(), bus, changes: openChanges(bus) }
  const act = { what: 'close-table', table, reason: 'Ads' } as const
  return perform({ ...parts, now: Date.now }, act, { moderator: null })
}

test('a game that was closed is not ended by a server that has not heard of it', async () => {
  const isLast = () =>
    there.games.withGame(id, ({ state }) => {
      const next = cloneState(state)
      const move = legalMoves(next).find(({ type }) => type === 'pass')
      if (move) makeMove(next, move)
      return next.over
    })
  while (!(await isLast())) await pass(there)
  await closeTable(here)
  await expect(pass(there)).rejects.toMatchObject({ code: 'conflict' })
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(game).toMatchObject({ status: 'abandoned', result: null, winners: null })
  await there.games.withGame(id, ({ row, state }) => {
    expect(row.status).toBe('abandoned')
    expect(state.over).toBe(false)
  })
})

const NO_BOTS = { bots: null, onLeft: () => expect.fail('No bot plays here.'), isForPeople: true }

test('no bot moves in a game that was closed, whatever its server has heard', async () => {
  const bot = { kind: 'bot', bot: bots[0]?.id ?? '' } as const
  const { id: table } = await here.seating.create(ada, { ...PLAN, chairs: [bot, bot] })
  await here.seating.start(ada, table, '')
  const closes: BotQueue = {
    async choose(_bot, engine, state) {
      await closeTable(here, table)
      return engine.legalMoves(state)[0] ?? expect.fail('No move.')
    },
    size: 1,
    waiting: () => 0,
    close: async () => {},
  }
  const movers = { ...NO_BOTS, bots: closes }
  const scheduler = openScheduler(db, there.games, movers, Date.now, (error) => expect.fail(String(error)))
  await there.games.withGame(table, (game) => scheduler.schedule(game))
  await scheduler.close()
  expect(await db.selectFrom('entries').selectAll().where('game_id', '=', table).execute()).toEqual([])
})

test('of two servers one looks after a game whose hour has come', async () => {
  await db.updateTable('heads').set({ wake: 1 }).where('game_id', '=', id).execute()
  const looked: string[] = []
  const looking = ({ games }: Server): GamesInMemory => ({
    ...games,
    withGame(game, task) {
      looked.push(game)
      return games.withGame(game, task)
    },
  })
  const schedulers = [here, there].map((one) =>
    openScheduler(db, looking(one), NO_BOTS, Date.now, (error) => expect.fail(String(error))),
  )
  await Promise.all(schedulers.map((scheduler) => scheduler.wake()))
  expect(looked).toEqual([id])
})

test('a bot’s turn that is due by a clock that was set back is looked at after the start', async () => {
  const isDue = { wake: Date.now() + 3_600_000, deadline: null }
  await db.updateTable('heads').set(isDue).where('game_id', '=', id).execute()
  const scheduler = openScheduler(db, here.games, NO_BOTS, Date.now, (error) => expect.fail(String(error)))
  expect(await scheduler.wake()).toBe(1)
  expect(await scheduler.wake()).toBe(0)
})

test('a game begins with those who sit there, whoever gets up at another server at that moment', async () => {
  const plan = { edition: 'birmingham', variants: [], clock: { kind: 'none' }, rated: false } as const
  const chairs = [{ kind: 'me' }, { kind: 'open' }] as const
  const terms = { absence: { kind: 'substitute' }, visibility: 'unlisted' } as const
  for (let round = 0; round < 12; round++) {
    const { id: table } = await here.seating.create(ada, { ...plan, ...terms, chairs })
    await there.seating.sit(bert, table, 1, undefined)
    await here.seating.share(ada, table, 'a'.repeat(32))
    await there.seating.share(bert, table, 'b'.repeat(32))
    const done = await Promise.allSettled([
      here.seating.start(ada, table, ''),
      there.seating.stand(bert, table, 1),
      there.seating.abandon(ada, table),
    ])
    const { status } = await db
      .selectFrom('games')
      .select('status')
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    expect(status).toBe(done[0].status === 'fulfilled' ? 'playing' : 'abandoned')
    if (status !== 'playing') continue
    const seats = db.selectFrom('seats').select('share').where('game_id', '=', table).orderBy('seat')
    expect(await seats.execute()).toEqual([{ share: 'a'.repeat(32) }, { share: 'b'.repeat(32) }])
  }
})
