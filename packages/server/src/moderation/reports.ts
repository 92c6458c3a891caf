// Reports: somebody tells moderators of a table, a person there or a line of its chat; and moderators read them.

import type { NewReport, Person, ReportInfo } from '@ironbridge/protocol'
import { checkMaySee } from '../games/access.ts'
import { chatAround } from '../games/chat.ts'
import { seatInfo } from '../games/game.ts'
import type { SeatHolder } from '../games/lines.ts'
import { titleOf } from '../games/title.ts'
import type { Parts } from '../parts.ts'
import { bansOf } from '../people/bans.ts'
import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import { after, type ListPlace, pageOfRows, ROWS_ASKED } from '../store/pages.ts'
import type { Db, GameRow, ReportRow } from '../store/schema.ts'
import { readSeats } from '../store/seats.ts'

type About = NewReport['about']
type Subject = Pick<ReportRow, 'target' | 'person_id' | 'person_name' | 'text' | 'text_at'>

interface Seen {
  readonly row: GameRow
  readonly seats: readonly SeatHolder[]
}

/** What is reported is kept as it is: deleting it loses nothing. The same thing reported again is the same report. */
export async function addReport(
  { db, limits, now }: Pick<Parts, 'db' | 'limits' | 'now'>,
  reporter: Person,
  address: string,
  { about, reason, note }: NewReport,
): Promise<void> {
  if (!(await limits.reports.take(reporter.id)) || !(await limits.reportsFrom.take(address)))
    throw new Problem('too-many', 'You have reported a lot. Wait a while.')
  const seen = await seenTable(db, about.game)
  checkMaySee(seen, reporter.id, about.key)
  const subject = await subjectOf(db, seen, about)
  if (about.kind !== 'table' && subject.person_id === reporter.id)
    throw new Problem('bad-request', 'You cannot report yourself.')
  await db
    .insertInto('reports')
    .values({
      id: freshId(),
      at: now(),
      reporter: reporter.id,
      kind: about.kind,
      ...subject,
      reason,
      note: note.trim(),
      game_id: about.game,
      title: titleOf(seen.row, seen.seats, 'en'),
      done_at: null,
      done_by: null,
      done_note: '',
    })
    .onConflict((conflict) => conflict.columns(['reporter', 'kind', 'target']).doNothing())
    .execute()
}

async function seenTable(db: Db, game: string): Promise<Seen> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst()
  if (row === undefined) throw new Problem('not-found', 'There is no such table.')
  return { row, seats: (await readSeats(db, [game])).map(seatInfo) }
}

async function subjectOf(db: Db, { row, seats }: Seen, about: About): Promise<Subject> {
  if (about.kind === 'chat') {
    const line = await lineOf(db, about.game, (query) => query.where('id', '=', about.line))
    if (line === undefined) throw new Problem('not-found', 'There is no such line.')
    return {
      target: line.id,
      person_id: line.user_id,
      person_name: line.name,
      text: line.text,
      text_at: line.at,
    }
  }
  const user = about.kind === 'table' ? row.host : about.user
  const isHere =
    user === row.host ||
    seats.some((seat) => seat.user === user) ||
    (await lineOf(db, about.game, (query) => query.where('user_id', '=', user))) !== undefined
  const person = isHere
    ? await db.selectFrom('users').select(['id', 'name']).where('id', '=', user).executeTakeFirst()
    : undefined
  if (about.kind === 'person' && person === undefined)
    throw new Problem('not-found', 'This person is not at this table.')
  return {
    target: about.kind === 'table' ? row.id : user,
    person_id: person?.id ?? null,
    person_name: person?.name ?? '…',
    text: null,
    text_at: null,
  }
}

const linesOf = (db: Db, game: string) => db.selectFrom('chat').selectAll().where('game_id', '=', game)
type LinesOf = ReturnType<typeof linesOf>

const lineOf = (db: Db, game: string, which: (query: LinesOf) => LinesOf) =>
  which(linesOf(db, game)).limit(1).executeTakeFirst()

/** The newest first, with where the next page begins. */
export async function reportsFor(
  db: Db,
  status: 'open' | 'done',
  place: ListPlace,
  now: number,
): Promise<{ reports: ReportInfo[]; next: string | null }> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('users as reporters', 'reporters.id', 'reports.reporter')
    .leftJoin('users as closers', 'closers.id', 'reports.done_by')
    .leftJoin('games', 'games.id', 'reports.game_id')
    .leftJoin('users as people', 'people.id', 'reports.person_id')
    .leftJoin('users as owners', 'owners.id', 'people.owner')
    .selectAll('reports')
    .select(['reporters.name as reporterName', 'closers.name as closerName', 'games.status'])
    .select(['owners.id as owner', 'owners.name as ownerName'])
    .where('done_at', status === 'open' ? 'is' : 'is not', null)
    .where(after('reports.at', 'reports.id', place))
    .orderBy('at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(ROWS_ASKED)
    .execute()
  const { page, next } = pageOfRows(rows)
  const reports: ReportInfo[] = []
  const people = page.flatMap(({ person_id }) => person_id ?? [])
  const bans = await bansOf(db, people, now)
  // One after the other: moves are not to wait for forty questions.
  for (const row of page) {
    const around = await chatAround(db, row.game_id, row.text_at ?? row.at)
    reports.push({
      id: row.id,
      at: row.at,
      kind: row.kind,
      reason: row.reason,
      note: row.note,
      reporter: row.reporter && row.reporterName ? { id: row.reporter, name: row.reporterName } : null,
      person:
        row.person_id === null
          ? null
          : {
              id: row.person_id,
              name: row.person_name,
              owner: row.owner && row.ownerName ? { id: row.owner, name: row.ownerName } : null,
              ban: bans.get(row.person_id) ?? null,
            },
      table: row.status === null ? null : { id: row.game_id, title: row.title, status: row.status },
      line:
        row.text === null
          ? null
          : {
              id: row.target,
              at: row.text_at ?? row.at,
              text: row.text,
              isThere: around.some((line) => line.id === row.target),
            },
      around,
      done: row.done_at === null ? null : { at: row.done_at, by: row.closerName ?? '…', note: row.done_note },
    })
  }
  return { reports, next }
}
