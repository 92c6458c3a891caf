// One claimed row: told if it is still true and its person is away, tried again if that fails, given up in the end.

import type { Db } from '../store/schema.ts'
import type { Channels } from './channels.ts'
import { hookOf, removeHook } from './hooks.ts'
import type { Office } from './notices.ts'
import { type Claimed, drop, isLastTry, type OutboxBody, repeatTomorrow, retryLater } from './outbox.ts'
import { readerOf } from './reader.ts'
import { isConfirmed, targetOf } from './targets.ts'
import { noticeNow } from './truth.ts'

/** After so many failures in a row, nothing is sent there any more. */
const MOST_FAILURES = 20

export async function deliverOne(
  { db, config, log, now, found }: Office,
  channels: Channels,
  row: Claimed,
): Promise<void> {
  const hook = await hookOf(db, row.hook_id)
  if (hook === undefined) return drop(db, row)
  const target = targetOf(hook)
  const body = JSON.parse(row.body) as OutboxBody
  const isDigest = body.event === 'digest'
  // It may have been switched since.
  if (isDigest !== (hook.digest === 1) || !isConfirmed(target)) return drop(db, row)
  if (!isDigest && (await found(row.game_id)).includes(hook.user_id)) return drop(db, row)
  const reader = await readerOf(db, config, hook.user_id, hook)
  const notice = await noticeNow(db, reader, hook.user_id, row.game_id, body)
  if (notice === null) return drop(db, row)

  const { result, why } = await channels.send(target, notice)
  if (result === 'sent') {
    if (hook.failures > 0)
      await db.updateTable('hooks').set({ failures: 0 }).where('id', '=', hook.id).execute()
    return isDigest ? repeatTomorrow(db, row, now()) : drop(db, row)
  }
  log.info({ hook: hook.id, kind: hook.kind, why }, 'A notice did not arrive.')
  const failures = await countFailure(db, hook.id)
  if (result === 'gone' || failures >= MOST_FAILURES) return removeHook(db, hook.id)
  if (!isLastTry(row)) return retryLater(db, row, now())
  return isDigest ? repeatTomorrow(db, row, now()) : drop(db, row)
}

async function countFailure(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('hooks')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}
