// What moderation needs no more: where people came from, bans that are over, reports that were done long ago.

import type { Db } from '../store/schema.ts'
import { ADDRESSES_KEPT } from './acts.ts'

/** Milliseconds for which a report is kept after it is done. */
const DONE_KEPT = 180 * 24 * 3_600_000

/** Answers of how many rows. */
export async function forgetOld(db: Db, now: number): Promise<number> {
  const done = [
    await db
      .updateTable('keys')
      .set({ address: null })
      .where('address', 'is not', null)
      .where('seen', '<', now - ADDRESSES_KEPT)
      .executeTakeFirst(),
    await db.deleteFrom('bans').where('until', '<', now).executeTakeFirst(),
    await db
      .deleteFrom('reports')
      .where('done_at', '<', now - DONE_KEPT)
      .executeTakeFirst(),
  ]
  return done.reduce(
    (rows, one) => rows + Number('numUpdatedRows' in one ? one.numUpdatedRows : one.numDeletedRows),
    0,
  )
}
