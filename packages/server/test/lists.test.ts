// Lists of tables cost what they show, not what was ever played.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listsOnSqlite } from '../load/lists.ts'
import { openDatabase } from '../src/store/database.ts'
import { NEWEST } from '../src/store/pages.ts'
import { openQuery, ownQuery } from '../src/tables/lists.ts'

/** SQLite says beforehand how it is going to look, whatever there is. */
test('neither list looks at every game, nor at every seat', async () => {
  const db = await openDatabase(':memory:')
  const plans: string[] = []
  for (const { sql: text, parameters } of [
    openQuery(db, 0, NEWEST).compile(),
    ownQuery(db, 'ada', NEWEST).compile(),
  ]) {
    const values = parameters.map((value) => sql.lit(value))
    const parts = text.split('?').flatMap((part, place) => [sql.raw(part), values[place] ?? sql.raw('')])
    const { rows } = await sql<{
      detail: string
    }>`explain query plan ${sql.join(parts, sql.raw(''))}`.execute(db)
    const steps = rows.map(({ detail }) => detail)
    expect(steps.length).toBeGreaterThan(2)
    // What was made on the way, and is short, may be looked through.
    expect(steps.filter((step) => /^SCAN (?!own|over|listed)/.test(step))).toEqual([])
    expect(steps.join()).toContain('SEARCH games')
    plans.push(steps.join('\n'))
  }
  // The newest come first by themselves: what is older is not looked at.
  expect(plans[0]).toContain('seats_free (listed>? AND (listed,game_id)<(?,?))')
  expect(plans[0]).not.toContain('TEMP B-TREE')
  expect(plans[1]).toContain('seats_of_user (user_id=? AND ended>?')
  await db.destroy()
})

/** Whatever they take on a busy machine: how long it may be is for `npm run load -- --lists`. */
test('lists are measured, with a start and a backup', async () => {
  const { lists, backup, removal, secondsToStart } = await listsOnSqlite({ games: 600, people: 40 }, () => {})
  expect(Object.keys(lists)).toHaveLength(7)
  for (const { p50, p99, max } of Object.values(lists)) {
    expect(p50).toBeGreaterThan(0)
    expect(p99).toBeGreaterThanOrEqual(p50)
    expect(max).toBeGreaterThanOrEqual(p99)
  }
  // Those that were given up are not a month old.
  expect(removal.removed).toMatchObject({ unbegun: 0, games: 0 })
  expect(secondsToStart).toBeGreaterThan(0)
  expect(backup.whole.rows).toBeGreaterThan(8 * backup.part.rows)
})
