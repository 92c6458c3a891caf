// Appending to the logs of games: what arrives while a commit is under way shares the next one.

import { CompiledQuery } from 'kysely'
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
  const write = writer(db)
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // Whatever comes in the same turn of the event loop is taken along.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await commit(write, takeBatch())
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

async function commit(write: Write, batch: readonly Waiting[]): Promise<void> {
  try {
    await write(batch.map(({ append }) => append))
    for (const { resolve } of batch) resolve(true)
  } catch (error) {
    if (!isDuplicate(error)) for (const { reject } of batch) reject(error)
    else if (batch.length > 1) for (const one of batch) await commit(write, [one])
    else batch[0]?.resolve(false)
  }
}

type Write = (appends: readonly Append[]) => Promise<void>

const ENTRY = ['game_id', 'seq', 'at', 'body'] as const
const HEAD = ['game_id', 'seq', 'turn', 'deadline', 'wake', 'changed'] as const

/** Making the text of a statement takes longer than running it, so each is made once for every number of rows. */
function writer(db: Db): Write {
  const texts = new Map<string, string>()
  const ready = (name: string, rows: number, make: () => { readonly sql: string }, values: unknown[]) => {
    const key = `${name} ${rows}`
    const text = texts.get(key) ?? make().sql
    texts.set(key, text)
    return CompiledQuery.raw(text, values)
  }
  return (appends) =>
    db.transaction().execute(async (tx) => {
      const entries = appends.flatMap((append) => append.entries)
      const heads = appends.map(({ head }) => head)
      await tx.executeQuery(
        ready('entries', entries.length, () => insertEntries(tx, entries), inOrder(entries, ENTRY)),
      )
      await tx.executeQuery(ready('heads', heads.length, () => upsertHeads(tx, heads), inOrder(heads, HEAD)))
      for (const { also } of appends) await also?.(tx)
    })
}

const insertEntries = (db: Queries, rows: readonly EntryRow[]) =>
  db
    .insertInto('entries')
    .values(rows.map(({ game_id, seq, at, body }) => ({ game_id, seq, at, body })))
    .compile()

const upsertHeads = (db: Queries, rows: readonly HeadRow[]) =>
  db
    .insertInto('heads')
    .values(
      rows.map(({ game_id, seq, turn, deadline, wake, changed }) => ({
        game_id,
        seq,
        turn,
        deadline,
        wake,
        changed,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('game_id').doUpdateSet((row) => ({
        seq: row.ref('excluded.seq'),
        turn: row.ref('excluded.turn'),
        deadline: row.ref('excluded.deadline'),
        wake: row.ref('excluded.wake'),
        changed: row.ref('excluded.changed'),
      })),
    )
    .compile()

const inOrder = <Row>(rows: readonly Row[], columns: readonly (keyof Row)[]): unknown[] =>
  rows.flatMap((row) => columns.map((column) => row[column]))
