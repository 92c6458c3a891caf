// A kept row → the notice it stands for, from what is true now; null if there is nothing to tell any more.

import { readBody } from '../games/lines.ts'
import { titleOf } from '../games/title.ts'
import { readEntries } from '../log/log.ts'
import type { Db, GameRow } from '../store/schema.ts'
import { sentences } from './languages.ts'
import { digestNotice, gameNotice, type Named, type Notice, type Reader } from './notice.ts'
import type { OutboxBody } from './outbox.ts'

export async function noticeNow(
  db: Db,
  reader: Reader,
  user: string,
  game: string,
  { event, seat, seq }: OutboxBody,
): Promise<Notice | null> {
  if (event === 'test') return null
  if (event === 'digest') return digestOf(db, reader, user)
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst()
  if (row === undefined || row.status !== (event === 'end' ? 'over' : 'playing')) return null
  const seats = await seatsIn(db, [game])
  const { bot } = sentences[reader.language]
  const names = seats.map(({ name, program }) => (program === 1 ? bot(name) : name))
  const own = seats[seat]
  // The seat is not this person's any more.
  if (own?.user !== user || own.kind !== 'person') return null
  const named = { ...row, title: titleOf(row, seats, reader.language) }
  if (event === 'turn') return (await turnIn(db, game)) === seat ? gameNotice(reader, named, event) : null
  if (event === 'start') return gameNotice(reader, named, event)
  if (event === 'end') return gameNotice(reader, named, event, resultOf(row, names))
  const asker = await openAsk(db, game, seq, seat)
  return asker === null ? null : gameNotice(reader, named, event, names[asker])
}

async function digestOf(db: Db, reader: Reader, user: string): Promise<Notice | null> {
  const games = await db
    .selectFrom('heads')
    .innerJoin('games', 'games.id', 'heads.game_id')
    .innerJoin('seats', (join) =>
      join.onRef('seats.game_id', '=', 'heads.game_id').onRef('seats.seat', '=', 'heads.turn'),
    )
    .select(['games.id', 'games.title', 'games.unnamed', 'games.host', 'games.edition'])
    .where('seats.user_id', '=', user)
    .where('seats.ended', 'is', null)
    .where('seats.kind', '=', 'person')
    .where('seats.passes', '=', 0)
    .where('games.status', '=', 'playing')
    .orderBy('heads.changed')
    .execute()
  if (games.length === 0) return null
  const ids = games.filter(({ unnamed }) => unnamed !== null).map(({ id }) => id)
  const seats = ids.length === 0 ? [] : await seatsIn(db, ids)
  const seatsOf = (id: string) => seats.filter(({ game }) => game === id)
  return digestNotice(
    reader,
    games.map((row): Named => ({ ...row, title: titleOf(row, seatsOf(row.id), reader.language) })),
  )
}

const seatsIn = (db: Db, games: readonly string[]) =>
  db
    .selectFrom('seats')
    .select(['game_id as game', 'user_id as user', 'name', 'kind', 'program'])
    .where('game_id', 'in', games)
    .orderBy('seat')
    .execute()

async function turnIn(db: Db, game: string): Promise<number | null> {
  const head = await db.selectFrom('heads').select('turn').where('game_id', '=', game).executeTakeFirst()
  return head?.turn ?? null
}

function resultOf({ result }: GameRow, names: readonly string[]): string {
  const points = JSON.parse(result ?? '[]') as number[]
  return names.map((name, seat) => `${name} ${points[seat] ?? 0}`).join(', ')
}

/** Who asked in that line, as long as the question stands and this seat has not answered it. */
async function openAsk(db: Db, game: string, seq: number, seat: number): Promise<number | null> {
  const rows = await readEntries(db, game, seq - 1)
  const [ask, ...later] = rows.map(readBody)
  if (ask?.type !== 'ask') return null
  const stands = later.every((body) => body.type === 'answer' && body.yes && body.seat !== seat)
  return stands ? ask.seat : null
}
