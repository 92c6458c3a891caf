// What moderators and the host have done: lines are added, and nothing ever changes them.

import type { AuditLine } from '@ironbridge/protocol'
import { after, type ListPlace, pageOfRows, ROWS_ASKED } from '../store/pages.ts'
import type { AuditRow, Db, Queries } from '../store/schema.ts'

/** Once, however often the same act is tried. */
export async function noteAct(db: Queries, row: AuditRow): Promise<void> {
  await db
    .insertInto('audit')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The newest first, with where the next page begins. */
export async function auditFrom(
  db: Db,
  place: ListPlace,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.by_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit.target')
    .selectAll('audit')
    .select(['actors.name as actor', 'subjects.name as subject', 'subjects.owner'])
    .where(after('audit.at', 'audit.id', place))
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(ROWS_ASKED)
    .execute()
  const { page, next } = pageOfRows(rows)
  const lines = page.map(
    (row): AuditLine => ({
      id: row.id,
      at: row.at,
      by: row.by_id === null ? null : (row.actor ?? '…'),
      what: row.what,
      whom: row.subject ?? row.target,
      program: row.owner !== null,
      until: row.until,
      reason: row.reason,
    }),
  )
  return { lines, next }
}
