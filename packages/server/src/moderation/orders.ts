// What the host's commands ask for: written down by them, done by whichever server sees it first.

import type { Logger } from 'pino'
import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import type { Db } from '../store/schema.ts'
import { type Act, type ActNeeds, perform } from './acts.ts'

const MOST_AT_ONCE = 20

export async function orderAct(db: Db, act: Act, now: number): Promise<void> {
  await db
    .insertInto('orders')
    .values({ id: freshId(), at: now, body: JSON.stringify(act) })
    .execute()
}

/** Done before it is forgotten: after a crash it is done again, which changes nothing, and is noted once. */
export async function performOrders(parts: ActNeeds & { readonly log: Logger }): Promise<void> {
  const { db, log } = parts
  const rows = await db.selectFrom('orders').selectAll().orderBy('at').limit(MOST_AT_ONCE).execute()
  for (const { id, body } of rows) {
    const act = JSON.parse(body) as Act
    try {
      await perform(parts, act, { moderator: null, id })
    } catch (error) {
      // Another server may have done it meanwhile.
      if (!(error instanceof Problem)) throw error
      log.info({ what: act.what, err: error }, 'A command of the host was not done.')
    }
    await db.deleteFrom('orders').where('id', '=', id).execute()
  }
}
