// What is due is taken up by one process, which has room for people's tables however many games bots play among themselves.

import type { Person, TablePlan } from '@ironbridge/protocol'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { BotQueue } from '../src/bots/botQueue.ts'
import { silentBus } from '../src/bus/bus.ts'
import { passTurn } from '../src/games/absence.ts'
import { botInTurn, seatInTurn } from '../src/games/game.ts'
import { type GamesInMemory, openGames } from '../src/games/games.ts'
import { keepVigil } from '../src/games/pauses.ts'
import { countDueGames, type Movers, openScheduler, type Scheduler } from '../src/games/scheduler.ts'
import { openJournal } from '../src/log/journal.ts'
import type { Db } from '../src/store/schema.ts'
import { openSeating, type Seating } from '../src/tables/seating.ts'
import { ownDatabase, PLAN } from './inside.ts'
import { explained } from './plans.ts'
import { type StillClock, stillClock } from './running.ts'

const noFault = (error: unknown): never => expect.fail(String(error))

let db: Db
let clock: StillClock
/** A server that leaves bots to others. */
let games: GamesInMemory
let seating: Seating
let ends: (() => Promise<unknown>)[]
beforeEach(async () => {
  db = await ownDatabase()
  clock = stillClock()
  games = openGames(db, openJournal(db), silentBus(), clock.now, [], noFault, false)
  seating = openSeating(db, games, silentBus(), clock.now, () => {})
  ends = [() => db.destroy()]
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
})

const BOT = { kind: 'bot', bot: 'random' } as const

/** A game that has begun after all others; answers its id. */
async function table(host: string, chairs: TablePlan['chairs']): Promise<string> {
  const person: Person = { id: host, name: host }
  clock.later(1)
  const { id } = await seating.create(person, { ...PLAN, chairs })
  await seating.start(person, id, '')
  return id
}

/** Of so many hosts, one each, among bots. */
async function amongBots(count: number): Promise<void> {
  for (let number = 0; number < count; number++) await table(`host ${number}`, [BOT, BOT])
}

/** Where a bot is in turn and a person waits for it. */
async function withPerson(host: string): Promise<string> {
  const id = await table(host, [{ kind: 'me' }, BOT])
  await games.withGame(id, async (game) => {
    if (botInTurn(game) === null) await passTurn(games, game)
  })
  return id
}

/** One thread of bots that answer when they are told to, in the order in which they were asked; and for whom they were. */
function patientBots() {
  const asked: string[] = []
  const waiting: PromiseWithResolvers<void>[] = []
  const bots: BotQueue = {
    async choose(_bot, engine, state, { name }) {
      asked.push(name)
      const answer = Promise.withResolvers<void>()
      waiting.push(answer)
      await answer.promise
      return engine.legalMoves(state)[0] ?? expect.fail('No move.')
    },
    size: 1,
    waiting: () => waiting.length,
    async close() {
      for (const { reject } of waiting) reject(new Error('The bots are closed.'))
    },
  }
  return { bots, asked, answer: () => waiting.shift()?.resolve() }
}

/** In another process, which hears nothing. */
function scheduling(
  movers: Pick<Movers, 'bots' | 'isForPeople'>,
): Scheduler & { readonly games: GamesInMemory } {
  const own = openGames(db, openJournal(db), silentBus(), clock.now, [], noFault)
  const scheduler = openScheduler(db, own, { ...movers, onLeft() {} }, clock.now, noFault)
  ends.push(() => scheduler.close())
  return { ...scheduler, games: own }
}

test('a person’s table finds room, however many games of bots alone were due before', async () => {
  await amongBots(25)
  await withPerson('Ada')
  const { bots, asked } = patientBots()
  const thinker = scheduling({ bots, isForPeople: false })
  await thinker.wake()
  expect(asked).toContain('Ada')
  // Those that have waited longest; the others wait on, and a host is told.
  expect(asked.filter((name) => name !== 'Ada').toSorted()).toEqual(
    Array.from({ length: 10 }, (_, number) => `host ${number}`),
  )
  expect(await countDueGames(db, true, clock.now())).toBe(15)
  expect(await countDueGames(db, false, clock.now())).toBe(0)
})

test('games among bots take turns: none waits for the end of another', async () => {
  await amongBots(25)
  const { bots, asked, answer } = patientBots()
  const thinker = scheduling({ bots, isForPeople: false })
  await thinker.wake()
  while (new Set(asked).size < 25) {
    answer()
    clock.later(1)
    // One has made its move, and one is taken instead.
    await expect.poll(() => thinker.wake()).toBe(1)
  }
  expect(asked).toHaveLength(25)
})

test('where there is room a game among bots goes on at once', async () => {
  await amongBots(3)
  const { bots, asked, answer } = patientBots()
  const thinker = scheduling({ bots, isForPeople: false })
  await thinker.wake()
  answer()
  await expect.poll(() => asked.length).toBe(4)
})

test('games that began at a server go on there, and take no place of those that were left', async () => {
  await amongBots(25)
  const { bots, asked, answer } = patientBots()
  const server = scheduling({ bots, isForPeople: true })
  for (let number = 0; number < 12; number++) {
    const id = await table('Ada', [BOT, BOT])
    await server.games.withGame(id, (game) => server.begin(game, `192.0.2.${number}`))
  }
  await server.wake()
  expect(asked).toHaveLength(12 + 10)
  answer()
  await expect.poll(() => asked.at(-1)).toBe('192.0.2.0')
})

test('a turn that is to be passed is due at once, whoever has written the move before', async () => {
  const [ada, bert] = ['Ada', 'Bert'].map((name) => ({ id: name, name })) as [Person, Person]
  const { id } = await seating.create(ada, {
    ...PLAN,
    absence: { kind: 'pass' },
    chairs: [{ kind: 'me' }, { kind: 'open' }],
  })
  await seating.sit(bert, id, 1, undefined)
  await seating.start(ada, id, '')
  await seating.stand(ada, id, 0)
  // As a process does that moves for bots, and passes for nobody.
  await games.withGame(id, async (game) => {
    if (seatInTurn(game) === 1) await passTurn(games, game)
  })
  const server = scheduling({ bots: null, isForPeople: true })
  expect(await server.wake()).toBe(1)
  await expect.poll(() => server.games.withGame(id, seatInTurn)).toBe(1)
})

if (inject('services') === null)
  test('neither a start nor a pause looks at games that are over', async () => {
    const { db: asked, plans } = explained(db)
    const scheduler = openScheduler(
      asked,
      games,
      { bots: patientBots().bots, onLeft() {}, isForPeople: true },
      clock.now,
      noFault,
    )
    await scheduler.wake()
    let steady = 0
    const vigil = await keepVigil(
      asked,
      clock.now,
      () => {},
      () => steady,
    )
    clock.later(60_000)
    steady += 60_000
    await vigil.beat()
    await countDueGames(asked, true, clock.now())
    const ofHeads = (await plans()).filter((plan) => plan.includes('heads'))
    // What is over is woken no more: it is not among those that are found by their hour.
    expect(ofHeads.length).toBeGreaterThan(5)
    for (const plan of ofHeads) expect(plan).toMatch(/heads_by_wake \(bot=\? AND wake[<>]\?\)/)
  })
