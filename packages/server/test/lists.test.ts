// Lists of tables cost what they show, not what was ever played.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { openQuery, ownQuery } from '../src/tables/lists.ts'

/** SQLite says beforehand how it is going to look, whatever there is. */
test('neither list looks at every game, nor at every seat', async () => {
  const db = await openDatabase(':memory:')
  for (const { sql: text, parameters } of [openQuery(db, 0).compile(), ownQuery(db, 'ada').compile()]) {
    const values = parameters.map((value) => sql.lit(value))
    const parts = text.split('?').flatMap((part, place) => [sql.raw(part), values[place] ?? sql.raw('')])
    const { rows } = await sql<{
      detail: string
    }>`explain query plan ${sql.join(parts, sql.raw(''))}`.execute(db)
    const steps = rows.map(({ detail }) => detail)
    expect(steps.length).toBeGreaterThan(2)
    expect(
      steps.filter((step) => /^SCAN (games|own|heads|seats(?! USING COVERING INDEX seats_open))/.test(step)),
    ).toEqual([])
    expect(steps.join()).toContain('SEARCH games')
  }
  await db.destroy()
})
