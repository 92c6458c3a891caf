// The database's history: each step is run once, in order, all of them or none. Steps are added, never changed.

import { type Kysely, PostgresAdapter, sql } from 'kysely'
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  Migrator,
} from 'kysely/migration'
import type { Db } from './schema.ts'

const NEWER = 'This database was made by a newer Ironbridge. Start that one, or restore a backup.'

/** Brings a database up to date, or to one of its steps. Of several servers that start at once, one does it and the others wait. */
export async function migrate(db: Db, step = STEPS.at(-1) ?? ''): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => steps },
  }).migrateTo(step)
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw new Error(NEWER)
  if (error !== undefined) throw error
}

/** The last step of a database; null where there is none yet. */
export async function stepOf(db: Db): Promise<string | null> {
  const counted = db as unknown as Kysely<Counts>
  const tables = new Set((await db.introspection.getTables(INTERNAL)).map(({ name }) => name))
  if (tables.has(DEFAULT_MIGRATION_TABLE)) {
    const done = await counted.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute()
    if (done.some(({ name }) => !(name in steps))) throw new Error(NEWER)
    const last = done.at(-1)
    if (last !== undefined) return last.name
  }
  if (!tables.has('migrations')) return null
  const done = await counted.selectFrom('migrations').select('step').execute()
  return STEPS[done.length - 1] ?? null
}

/** Where steps are counted: today, and by version 0.1. */
interface Counts {
  [DEFAULT_MIGRATION_TABLE]: { name: string }
  migrations: { step: number }
}

/** Tables that count steps. */
export const COUNTS = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, 'migrations']

const INTERNAL = { withInternalKyselyTables: true }

/** Version 0.1 counted its steps from 0 in a table of its own: what stands there is done. */
const unlessCounted = (count: number, statements: readonly string[]): Migration => ({
  async up(db: Kysely<{ migrations: { step: number } }>) {
    const tables = await db.introspection.getTables()
    if (tables.some(({ name }) => name === 'migrations')) {
      const counted = await db.selectFrom('migrations').select('step').where('step', '=', count).execute()
      if (counted.length > 0) return
    }
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

const TABLES = [
  `create table users (id text primary key, name text not null, login text unique, password text, email text,
    vacation_until bigint, vacation_used bigint not null, vacation_year bigint not null, created bigint not null)`,
  `create table keys (hash text primary key, user_id text not null, kind text not null, label text not null,
    created bigint not null, seen bigint not null, expires bigint)`,
  'create index keys_of_user on keys (user_id)',
  `create table passkeys (id text primary key, user_id text not null, public_key text not null,
    counter bigint not null, transports text not null, label text not null, created bigint not null)`,
  'create index passkeys_of_user on passkeys (user_id)',
  `create table challenges (id text primary key, user_id text, expires bigint not null)`,
  `create table games (id text primary key, title text not null, edition text not null, variants text not null,
    seat_count integer not null, status text not null, visibility text not null, invitation text,
    rated integer not null, clock text not null, absence text not null, host text not null, seed text not null,
    seed_hash text not null, rules integer not null, created bigint not null, started bigint, ended bigint,
    result text, rematch text)`,
  'create index games_by_status on games (status, visibility, created)',
  `create table seats (game_id text not null, seat integer not null, kind text not null, user_id text, bot text,
    name text not null, passes integer not null, primary key (game_id, seat))`,
  'create index seats_of_user on seats (user_id)',
  `create table entries (game_id text not null, seq integer not null, at bigint not null, body text not null,
    primary key (game_id, seq))`,
  `create table heads (game_id text primary key, seq integer not null, turn integer, deadline bigint, wake bigint,
    changed bigint not null)`,
  'create index heads_by_wake on heads (wake)',
  `create table drafts (game_id text not null, user_id text not null, ply integer not null, moves text not null,
    primary key (game_id, user_id))`,
  `create table notes (game_id text not null, user_id text not null, text text not null,
    primary key (game_id, user_id))`,
  `create table chat (id text primary key, game_id text not null, at bigint not null, user_id text not null,
    name text not null, text text not null)`,
  'create index chat_of_game on chat (game_id, at)',
  'create table mutes (user_id text not null, muted_id text not null, primary key (user_id, muted_id))',
  `create table hooks (id text primary key, user_id text not null, kind text not null, target text not null,
    digest integer not null, failures integer not null, created bigint not null)`,
  'create index hooks_of_user on hooks (user_id)',
  `create table outbox (id text primary key, hook_id text not null, game_id text not null, body text not null,
    due bigint not null, tries integer not null)`,
  'create index outbox_by_due on outbox (due)',
  'create table settings (name text primary key, value text not null)',
]

/** Who held a seat may only come back to that one; and what is asked by person is found by person. */
const HELD = [
  `create table held (game_id text not null, user_id text not null, seat integer not null,
    primary key (game_id, user_id))`,
  'create index held_of_user on held (user_id)',
  `insert into held select seats.game_id, seats.user_id, min(seats.seat) from seats
    join games on games.id = seats.game_id where games.started is not null and seats.user_id is not null
    group by seats.game_id, seats.user_id`,
  'create index games_of_host on games (host, status)',
  'create index chat_of_user on chat (user_id)',
  'create index mutes_of_muted on mutes (muted_id)',
]

const always = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/** Which seats are played by programs. */
const PROGRAMS = ['alter table seats add column program integer not null default 0']

/** What somebody reads. */
const LANGUAGES = ['alter table users add column language text']

/** Who has won: points alone do not tell where they are equal. */
const WINNERS = ['alter table games add column winners text']

/** Tables that nobody has named: each reader has words for them. */
const UNNAMED = ['alter table games add column unnamed integer']

/** Tables with a free chair are found by their chairs. */
const OPEN_SEATS = ["create index seats_open on seats (game_id) where kind = 'open'"]

/** Times that count for nobody. */
const PAUSES = ['create table pauses (began bigint primary key, ended bigint not null)']

/** Where a bot has made moves in a person's place. Of games that were played before, nothing is said. */
const STAND_INS = ['alter table seats add column stand_in integer not null default 0']

/** What players add to the seed of their game. */
const SHARES = ['alter table seats add column share text', 'alter table games add column secret text']

/** Who looks after people, what they were told and what they did; from where somebody came; and who keeps apart. */
const MODERATION = [
  'create table moderators (user_id text primary key)',
  `create table reports (id text primary key, at bigint not null, reporter text, kind text not null, target text not null,
    reason text not null, note text not null, game_id text not null, title text not null, person_id text,
    person_name text not null, text text, text_at bigint, done_at bigint, done_by text, done_note text not null)`,
  'create unique index reports_once on reports (reporter, kind, target)',
  'create index reports_open on reports (at, id) where done_at is null',
  'create index reports_done on reports (at, id) where done_at is not null',
  'create index reports_of_person on reports (person_id)',
  `create table bans (id text primary key, kind text not null, target text not null, until bigint, reason text not null,
    made bigint not null)`,
  'create unique index bans_by_target on bans (kind, target)',
  'create index bans_by_time on bans (made, id)',
  `create table audit (id text primary key, at bigint not null, by_id text, what text not null, target text not null,
    until bigint, reason text not null)`,
  'create index audit_by_time on audit (at, id)',
  'create table orders (id text primary key, at bigint not null, body text not null)',
  'alter table mutes add column blocks integer not null default 0',
  'alter table keys add column address text',
  'create index keys_by_address on keys (seen) where address is not null',
  'alter table games add column closed text',
]

/** Lists cost what they show: what they are ordered by stands with the seats. */
const LISTS = [
  'alter table seats add column listed bigint',
  'alter table seats add column ended bigint',
  `update seats set
    listed = (select created from games where id = seats.game_id and visibility = 'public'),
    ended = (select case status when 'over' then coalesce(ended, created) when 'abandoned' then 0 end
      from games where id = seats.game_id)`,
  'drop index seats_of_user',
  'create index seats_of_user on seats (user_id, ended, game_id)',
  'drop index seats_open',
  `create index seats_free on seats (listed, game_id)
    where kind = 'open' and ended is null and listed is not null`,
]

/** What is not kept for ever is found by its age. */
const AGES = [
  'create index games_by_end on games (ended, id)',
  'create index games_by_rematch on games (rematch) where rematch is not null',
  'create index keys_by_expiry on keys (expires)',
  'create index challenges_by_expiry on challenges (expires)',
  'create index notes_of_user on notes (user_id)',
]

/** Servers that share a database look for what others changed. Where there is one, nobody asks, and every move would pay for it. */
const CHANGES: Migration = {
  async up(db) {
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`create index heads_by_change on heads (changed)`.execute(db)
  },
}

/** What servers count together. */
const BUCKETS = ['create table buckets (name text primary key, full_at bigint not null)']

/** Whether a bot is in turn: there are processes that think, and others that do not. */
const THINKERS = [
  'alter table heads add column bot integer not null default 0',
  `update heads set bot = 1 where wake is not null and exists
    (select 1 from seats where seats.game_id = heads.game_id and seats.seat = heads.turn and seats.kind = 'bot')`,
  'drop index heads_by_wake',
  'create index heads_by_wake on heads (bot, wake)',
]

/** Programs with accounts of their own. */
const OWNERS = [
  'alter table users add column owner text',
  'create index users_of_owner on users (owner) where owner is not null',
]

/** Bots among themselves wait for those for whom people wait. */
const ALONE = [
  `update heads set bot = 2 where bot = 1 and not exists
    (select 1 from seats where seats.game_id = heads.game_id and seats.kind = 'person' and seats.passes = 0)`,
]

/** Full buckets are found by their time. */
const FULL_BUCKETS = ['create index buckets_by_time on buckets (full_at)']

/** Whoever blocks a program blocks all of its owner. */
const BLOCKED_PROGRAMS = [
  'alter table mutes add column owner text',
  'update mutes set owner = (select owner from users where users.id = mutes.muted_id) where blocks = 1',
  'create index mutes_of_owner on mutes (owner) where owner is not null',
]

/** In the order of their names. */
const steps: Readonly<Record<string, Migration>> = {
  '001 tables': unlessCounted(0, TABLES),
  '002 held seats': unlessCounted(1, HELD),
  '003 programs': always(PROGRAMS),
  '004 languages': always(LANGUAGES),
  '005 winners': always(WINNERS),
  '006 unnamed tables': always(UNNAMED),
  '007 open seats': always(OPEN_SEATS),
  '008 pauses': always(PAUSES),
  '009 stand-ins': always(STAND_INS),
  '010 shares': always(SHARES),
  '011 moderation': always(MODERATION),
  '012 lists': always(LISTS),
  '013 ages': always(AGES),
  '014 changes': CHANGES,
  '015 buckets': always(BUCKETS),
  '016 thinkers': always(THINKERS),
  '017 owners': always(OWNERS),
  '018 bots alone': always(ALONE),
  '019 full buckets': always(FULL_BUCKETS),
  '020 blocked programs': always(BLOCKED_PROGRAMS),
}

/** Names of all steps. */
export const STEPS = Object.keys(steps)
