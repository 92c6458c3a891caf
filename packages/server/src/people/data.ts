// Everything that is kept of a person, as that person may have it: no hashes, nothing of others but what a table shows.

import { formatGame, hashOfSeed } from '@ironbridge/engine'
import type { TableInfo } from '@ironbridge/protocol'
import { tableOfRows } from '../games/info.ts'
import { readBody } from '../games/lines.ts'
import { readEntries } from '../log/log.ts'
import { hooksOf } from '../notices/hooks.ts'
import { hookInfo } from '../notices/targets.ts'
import type { Parts } from '../parts.ts'
import type { EntryRow } from '../store/schema.ts'
import { readSeats } from '../store/seats.ts'
import { gamesOf } from './gamesOf.ts'
import { mutedBy } from './mutes.ts'
import { passkeyOf, passkeysOf } from './passkeys.ts'
import { profileOf } from './profile.ts'
import { programsOf } from './programs.ts'

export async function dataOf(parts: Pick<Parts, 'db' | 'now'>, user: string) {
  const { db } = parts
  return {
    profile: await profileOf(parts, user),
    keys: await db
      .selectFrom('keys')
      .select(['kind', 'label', 'created', 'seen', 'expires', 'address'])
      .where('user_id', '=', user)
      .execute(),
    passkeys: (await passkeysOf(db, user)).map(passkeyOf),
    programs: await programsOf(db, user),
    hooks: (await hooksOf(db, user)).map(hookInfo),
    mutes: await mutedBy(db, user),
    notes: await db
      .selectFrom('notes')
      .select(['game_id as game', 'text'])
      .where('user_id', '=', user)
      .execute(),
    drafts: await db
      .selectFrom('drafts')
      .select(['game_id as game', 'ply', 'moves'])
      .where('user_id', '=', user)
      .execute(),
    chat: await db
      .selectFrom('chat')
      .select(['game_id as game', 'at', 'text'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
    reports: await db
      .selectFrom('reports')
      .select(['game_id as game', 'at', 'kind', 'reason', 'note'])
      .where('reporter', '=', user)
      .orderBy('at')
      .execute(),
    games: await gamesWithRecords(parts, user),
  }
}

interface KeptGame {
  readonly table: TableInfo
  /** The file of a finished game. */
  readonly record: string | null
}

async function gamesWithRecords({ db, now }: Pick<Parts, 'db' | 'now'>, user: string): Promise<KeptGame[]> {
  const games: KeptGame[] = []
  for (const id of await gamesOf(db, user, ['open', 'playing', 'over'])) {
    // A long list must not keep others waiting.
    await new Promise((resolve) => setImmediate(resolve))
    const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const table = tableOfRows(row, await readSeats(db, [id]), now())
    if (row.status !== 'over') {
      games.push({ table, record: null })
      continue
    }
    games.push({ table, record: recordOf(table, movesIn(await readEntries(db, id, -1))) })
  }
  return games
}

const recordOf = ({ setup, seats, seed, rules, result }: TableInfo, moves: string[]): string =>
  formatGame({
    setup,
    names: seats.map(({ name }) => name),
    seed,
    seedHash: seed && hashOfSeed(seed),
    rules,
    moves,
    result: result && [...result],
  })

/** Those that were not taken back. */
function movesIn(entries: readonly EntryRow[]): string[] {
  const moves: string[] = []
  for (const entry of entries) {
    const body = readBody(entry)
    if (body.type === 'move') moves.push(body.move)
    else if (body.type === 'undo') moves.splice(body.ply)
  }
  return moves
}
