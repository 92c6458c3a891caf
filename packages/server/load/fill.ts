// A database after years: very many games that are over, some under way, and their people, made by the database itself.

import { sql } from 'kysely'
import type { Db } from '../src/store/schema.ts'

/** How much there is. */
export interface Amount {
  readonly games: number
  readonly people: number
}

/** People who have played very many games: every fifth one among them. */
export const REGULARS = 10
/** Rows of one statement, which a Postgres does in time. */
const AT_ONCE = 50_000
const [HOUR, DAY] = [3_600_000, 86_400_000]

/** Of a person, or of a table: scattered like real ones. */
export const idOf = (number: number): string => String(FIRST_ID + ((number * SPREAD) % IDS))
const [FIRST_ID, SPREAD, IDS] = [100_000_000_000, 1_664_525, 2 ** 32]

const id = (number: string): string =>
  `cast(${FIRST_ID} + (cast(${number} as bigint) * ${SPREAD}) % ${IDS} as text)`

/** Games from one number to another; those before were filled already. Of every hundred, one each is open, given up, and running. */
export async function fill(db: Db, from: number, { games, people }: Amount, now: number): Promise<void> {
  if (from === 0)
    await each(db, 0, people, (rows) => [
      `insert into users (id, name, vacation_used, vacation_year, created)
        select ${id('i')}, 'Person ' || i, 0, 0, ${now - 900 * DAY} from ${rows}`,
    ])
  const status = `case when i % 100 = 7 then 'playing' when i % 500 = 8 then 'open' when i % 100 = 9 then 'abandoned' else 'over' end`
  // Ten minutes apart from one another, or less where there are many.
  const created = `${now} - (${games} - i) * ${Math.max(1, Math.min(HOUR / 6, Math.floor((900 * DAY) / games)))}`
  const rest = people - REGULARS
  const player = `case when seat = 1 then ${REGULARS} + (i * 7919) % ${rest}
    when i % 5 < 3 and (i / 100) % 3 = 0 then (i / 300) % ${REGULARS} else ${REGULARS} + (i * 7919 + 1 + i % 7) % ${rest} end`
  /** Every tenth running game waits for a substitute. */
  const isFree = `seat = 1 and (status = 'open' or status = 'playing' and (i / 100) % 10 = 3)`
  await each(db, from, games, (rows) => {
    const tables = `(select i, ${status} as status, ${created} as created from ${rows}) as tables`
    const chairs = `(select i, status, created, seat, ${player} as player from ${tables},
      (select 0 as seat union all select 1) as seats) as chairs`
    return [
      `insert into games (id, title, edition, variants, seat_count, status, visibility, rated, clock, absence, host, seed,
          seed_hash, rules, created, started, ended, result, winners)
        select ${id('i')}, 'Table ' || i, 'birmingham', '[]', 2, status, 'public', 0, '{"kind":"none"}',
          '{"kind":"bot","bot":"normal"}', ${id(player.replace('seat = 1', '1 = 0'))}, '${'5eed'.repeat(8)}',
          '${'4a54'.repeat(16)}', 1, created, case when status in ('over', 'playing') then created end,
          case when status = 'over' then created + ${HOUR} end, case when status = 'over' then '[120,131]' end,
          case when status = 'over' then '[1]' end
        from ${tables}`,
      `insert into seats (game_id, seat, kind, user_id, name, passes, program, stand_in, listed, ended)
        select ${id('i')}, seat, case when ${isFree} then 'open' else 'person' end,
          case when not (${isFree}) then ${id('player')} end, case when ${isFree} then '' else 'Person ' || player end, 0, 0, 0,
          created, case status when 'over' then created + ${HOUR} when 'abandoned' then 0 end
        from ${chairs}`,
      `insert into held (game_id, user_id, seat) select ${id('i')}, ${id('player')}, seat from ${chairs}
        where status in ('over', 'playing')`,
      `insert into heads (game_id, seq, turn, deadline, wake, changed)
        select ${id('i')}, 180, case when status = 'playing' then 0 end, case when status = 'playing' then ${now + DAY} end,
          case when status = 'playing' then ${now + DAY} end, created + ${HOUR} from ${tables}
        where status in ('over', 'playing')`,
    ]
  })
}

async function each(
  db: Db,
  from: number,
  to: number,
  statements: (rows: string) => readonly string[],
): Promise<void> {
  for (let first = from; first < to; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE, to) - 1
    const rows = `(with recursive numbers (i) as
      (select cast(${first} as bigint) union all select i + 1 from numbers where i < ${last})
      select i from numbers) as numbers`
    await db.transaction().execute(async (tx) => {
      for (const statement of statements(rows)) await sql.raw(statement).execute(tx)
    })
  }
}
