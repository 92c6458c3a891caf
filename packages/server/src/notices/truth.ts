// A kept row → the notice it stands for, from what is true now; null if there is nothing to tell any more.

import type { Config } from '../config.ts'
import { readBody } from '../games/lines.ts'
import { readEntries } from '../log/log.ts'
import type { Db, GameRow } from '../store/schema.ts'
import { digestNotice, gameNotice, type Named, type Notice } from './notice.ts'
import type { OutboxBody } from './outbox.ts'

export async function noticeNow(
  db: Db,
  config: Config,
  user: string,
  game: string,
  { event, seat, seq }: OutboxBody,
): Promise<Notice | null> {
  if (event === 'test') return null
  if (event === 'digest') return digestOf(db, config, user)
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst()
  if (row === undefined || row.status !== (event === 'end' ? 'over' : 'playing')) return null
  const names = await namesOf(db, game, user, seat)
  if (names === null) return null
  if (event === 'turn') return (await turnIn(db, game)) === seat ? gameNotice(config, row, event) : null
  if (event === 'start') return gameNotice(config, row, event)
  if (event === 'end') return gameNotice(config, row, event, resultOf(row, names))
  const asker = await openAsk(db, game, seq, seat)
  return asker === null ? null : gameNotice(config, row, event, names[asker])
}

async function digestOf(db: Db, config: Config, user: string): Promise<Notice | null> {
  const games: Named[] = await db
    .selectFrom('heads')
    .innerJoin('games', 'games.id', 'heads.game_id')
    .innerJoin('seats', (join) =>
      join.onRef('seats.game_id', '=', 'heads.game_id').onRef('seats.seat', '=', 'heads.turn'),
    )
    .select(['games.id', 'games.title', 'games.edition'])
    .where('seats.user_id', '=', user)
    .where('seats.kind', '=', 'person')
    .where('seats.passes', '=', 0)
    .where('games.status', '=', 'playing')
    .orderBy('heads.changed')
    .execute()
  return games.length === 0 ? null : digestNotice(config, games)
}

/** Null when the seat is not this person's any more. */
async function namesOf(db: Db, game: string, user: string, seat: number): Promise<string[] | null> {
  const seats = await db.selectFrom('seats').selectAll().where('game_id', '=', game).orderBy('seat').execute()
  const own = seats[seat]
  return own?.user_id === user && own.kind === 'person' ? seats.map(({ name }) => name) : null
}

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
