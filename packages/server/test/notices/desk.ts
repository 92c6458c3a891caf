// Notices on a database of their own, with real games and a clock that the test turns.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatMove, legalMoves, rulesOf, seatToMove } from '@ironbridge/engine'
import type { Person } from '@ironbridge/protocol'
import { pino } from 'pino'
import { inject } from 'vitest'
import { silentBus } from '../../src/bus/bus.ts'
import { readConfig } from '../../src/config.ts'
import type { Game } from '../../src/games/game.ts'
import { type GamesInMemory, openGames } from '../../src/games/games.ts'
import { playMoves } from '../../src/games/moves.ts'
import { openJournal } from '../../src/log/journal.ts'
import { setHook } from '../../src/notices/hooks.ts'
import { type Notices, openNotices } from '../../src/notices/notices.ts'
import type { Target } from '../../src/notices/targets.ts'
import { freshId } from '../../src/secrets.ts'
import { openDatabase } from '../../src/store/database.ts'
import type { Db, HookRow, OutboxRow } from '../../src/store/schema.ts'
import { openSeating } from '../../src/tables/seating.ts'
import { freshDatabase } from '../running.ts'

export interface Desk {
  readonly db: Db
  readonly games: GamesInMemory
  /** One for each server. */
  readonly offices: readonly Notices[]
  /** Everybody who has a game open. */
  readonly present: Set<string>
  readonly logged: string[]
  now: number
  person(name: string): Promise<Person>
  /** A game of two that has begun; answers its id and who is in turn. */
  game(title: string, people: readonly [Person, Person]): Promise<{ id: string; seat: number }>
  /** Whoever is in turn passes: one action, or until the turn is over. Answers whose turn it was; null after the end. */
  passOne(id: string): Promise<void>
  pass(id: string): Promise<number | null>
  hook(person: Person, target: Target, digest?: boolean): Promise<HookRow>
  hooks(): Promise<HookRow[]>
  outbox(): Promise<OutboxRow[]>
  /** Everything that is due now is sent, by all servers at the same time. Answers how many rows were claimed. */
  deliver(): Promise<number>
  close(): Promise<void>
}

export async function desk(set: Readonly<Record<string, string>> = {}, servers = 1): Promise<Desk> {
  const services = inject('services') ?? null
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-notices-'))
  const DATABASE_URL = services === null ? join(folder, 'games.db') : await freshDatabase(services.postgres)
  const config = readConfig({
    DATABASE_URL,
    WEBHOOKS_TO_PRIVATE: 'true',
    PUBLIC_URL: 'https://brass.example.org',
    ...set,
  })
  if ('errors' in config) throw new Error(config.errors.join('\n'))
  const dbs: Db[] = []
  for (let server = 0; server < servers; server++) dbs.push(await openDatabase(DATABASE_URL))
  const [db] = dbs as [Db, ...Db[]]
  const present = new Set<string>()
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) })
  const now = (): number => self.now
  const offices = dbs.map((own) =>
    openNotices({ db: own, config, log, now, present: () => [...present], found: async () => [...present] }),
  ) as [Notices, ...Notices[]]
  const games = openGames(db, openJournal(db), silentBus(), now, [], () => {})
  games.subscribe({
    entries: () => {},
    table: () => {},
    begun: () => {},
    clock: () => {},
    advanced: (game, lines) => offices[0].advanced(game, lines),
  })
  const seating = openSeating(db, games, silentBus(), now, (game) => offices[0].started(game))

  const self: Desk = {
    db,
    games,
    offices,
    present,
    logged,
    // Seven in the morning.
    now: Date.UTC(2026, 10, 16, 7),
    async person(name) {
      const id = freshId(16)
      const rest = { login: null, password: null, email: null, vacation_until: null }
      await db
        .insertInto('users')
        .values({ id, name, ...rest, vacation_used: 0, vacation_year: 0, created: 0 })
        .execute()
      return { id, name }
    },
    async game(title, [host, other]) {
      const { id } = await seating.create(host, {
        title,
        edition: 'birmingham',
        variants: [],
        chairs: [{ kind: 'me' }, { kind: 'open' }],
        clock: { kind: 'none' },
        absence: { kind: 'pass' },
        visibility: 'unlisted',
        rated: false,
      })
      await seating.sit(other, id, 1, undefined)
      await seating.start(host, id, '')
      return { id, seat: await games.withGame(id, ({ state }) => seatToMove(state)) }
    },
    passOne: (id) => games.withGame(id, (game) => passOne(games, game)),
    pass: (id) =>
      games.withGame(id, async (game) => {
        if (game.state.over) return null
        const seat = seatToMove(game.state)
        while (!game.state.over && seatToMove(game.state) === seat) await passOne(games, game)
        return seat
      }),
    hook: (person, target, digest = false) => setHook(db, person.id, target, digest, self.now),
    hooks: () => db.selectFrom('hooks').selectAll().execute(),
    outbox: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    async deliver() {
      await Promise.all(offices.map((office) => office.settled()))
      const counts = await Promise.all(offices.map((office) => office.deliver()))
      await Promise.all(offices.map((office) => office.settled()))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async close() {
      await games.settled()
      await Promise.all(offices.map((office) => office.settled()))
      for (const own of dbs) await own.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return self
}

async function passOne(games: GamesInMemory, game: Game): Promise<void> {
  const { state } = game
  const move = legalMoves(state).find(({ type }) => type === 'pass')
  if (move === undefined) throw new Error('No pass.')
  const sent = { ply: game.moves.length, moves: [formatMove(rulesOf(state), move)], request: freshId() }
  await playMoves(games, game, game.seats[seatToMove(state)]?.user ?? null, sent)
}

export const webhook = (url: string, shape: 'discord' | 'slack' | 'json' = 'json'): Target => ({
  kind: 'webhook',
  url,
  shape,
  secret: null,
})
