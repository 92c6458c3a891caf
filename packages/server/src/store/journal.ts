// Appending to the logs of games: what arrives while a commit is under way shares the next one.

import { isDuplicate } from './faults.ts'
import type { Db, EntryRow, HeadRow, Queries } from './schema.ts'

/** Entries of one game that are appended together, or not at all. */
export interface Append {
  readonly entries: readonly EntryRow[]
  readonly head: HeadRow
  /** Whatever else changes with them. */
  readonly also?: (db: Queries) => Promise<void>
}

export interface Journal {
  /** On the disk when it answers. False: the game has gone on elsewhere, and nothing was written. */
  append(append: Append): Promise<boolean>
  /** Waits for what was begun. */
  settled(): Promise<void>
}

interface Waiting {
  readonly append: Append
  readonly resolve: (isDone: boolean) => void
  readonly reject: (error: unknown) => void
}

/** Rows of one statement: Postgres takes 65,535 parameters. */
const MOST_ROWS = 2000

export function openJournal(db: Db): Journal {
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // Whatever comes in the same turn of the event loop is taken along.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await commit(db, takeBatch())
    running = null
  }

  function takeBatch(): Waiting[] {
    let rows = 0
    const size = waiting.findIndex(({ append }) => {
      rows += append.entries.length
      return rows > MOST_ROWS
    })
    return waiting.splice(0, size === -1 ? waiting.length : Math.max(1, size))
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject })
        running ??= run()
      }),
    settled: async () => {
      await running
    },
  }
}

async function commit(db: Db, batch: readonly Waiting[]): Promise<void> {
  try {
    await write(
      db,
      batch.map(({ append }) => append),
    )
    for (const { resolve } of batch) resolve(true)
  } catch (error) {
    if (!isDuplicate(error)) for (const { reject } of batch) reject(error)
    else if (batch.length > 1) for (const one of batch) await commit(db, [one])
    else batch[0]?.resolve(false)
  }
}

const write = (db: Db, appends: readonly Append[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto('entries')
      .values(appends.flatMap(({ entries }) => entries))
      .execute()
    await tx
      .insertInto('heads')
      .values(appends.map(({ head }) => head))
      .onConflict((conflict) =>
        conflict.column('game_id').doUpdateSet((row) => ({
          seq: row.ref('excluded.seq'),
          turn: row.ref('excluded.turn'),
          deadline: row.ref('excluded.deadline'),
          wake: row.ref('excluded.wake'),
          changed: row.ref('excluded.changed'),
        })),
      )
      .execute()
    for (const { also } of appends) await also?.(tx)
  })
