// What moderation needs no more: where people came from, bans that are over, reports that were done long ago.

import type { Parts } from '../parts.ts'
import { ADDRESSES_KEPT } from './acts.ts'

/** Milliseconds for which a report is kept after it is done. */
const DONE_KEPT = 180 * 24 * 3_600_000

export async function forgetOld({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('keys')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('seen', '<', now() - ADDRESSES_KEPT)
    .execute()
  await db.deleteFrom('bans').where('until', '<', now()).execute()
  await db
    .deleteFrom('reports')
    .where('done_at', '<', now() - DONE_KEPT)
    .execute()
}
