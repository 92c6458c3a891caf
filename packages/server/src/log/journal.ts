// Appending to the logs of games: what arrives while a commit is under way shares the next one.

import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, PostgresAdapter } from 'kysely'
import { Problem } from '../problem.ts'
import { isDuplicate, isRefused } from '../store/faults.ts'
import type { Db, EntryRow, HeadRow, Queries } from '../store/schema.ts'

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
/** Turns of the event loop before a commit: what comes in them is taken along. Where little comes they take no time. */
const TURNS = 3

/** What was written together, or came too late. */
export interface JournalNews {
  committed(lines: number, seconds: number): void
  late(): void
}

const UNHEARD: JournalNews = { committed() {}, late() {} }

export function openJournal(db: Db, news = UNHEARD): Journal {
  const write = writer(db)
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      for (let turn = 0; turn < TURNS; turn++) await setImmediate()
      await commit(write, takeBatch(), news)
    }
    running = null
  }

  /** In the order of games: servers that write the same ones wait for each other, never in a circle. */
  function takeBatch(): Waiting[] {
    let rows = 0
    const size = waiting.findIndex(({ append }) => {
      rows += append.entries.length
      return rows > MOST_ROWS
    })
    const batch = waiting.splice(0, size === -1 ? waiting.length : Math.max(1, size))
    return batch.sort((a, b) => (a.append.head.game_id < b.append.head.game_id ? -1 : 1))
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

async function commit(write: Write, batch: readonly Waiting[], news: JournalNews): Promise<void> {
  try {
    const began = performance.now()
    await write(batch.map(({ append }) => append))
    const lines = batch.reduce((sum, { append }) => sum + append.entries.length, 0)
    news.committed(lines, (performance.now() - began) / 1000)
    for (const { resolve } of batch) resolve(true)
  } catch (error) {
    const [only, ...others] = batch
    // What one game cannot have is no reason to refuse the others.
    const isOnes = isRefused(error) || error instanceof Problem
    if (!isOnes) for (const { reject } of batch) reject(error)
    else if (others.length > 0) {
      // Halves find the one that is late, or wrong, in few commits.
      const half = batch.length >> 1
      await commit(write, batch.slice(0, half), news)
      await commit(write, batch.slice(half), news)
    } else if (isDuplicate(error)) {
      news.late()
      only?.resolve(false)
    } else only?.reject(error)
  }
}

type Write = (appends: readonly Append[]) => Promise<void>

const ENTRY = ['game_id', 'seq', 'at', 'body'] as const
const HEAD = ['game_id', 'seq', 'turn', 'deadline', 'wake', 'bot', 'changed'] as const

function writer(db: Db): Write {
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? inOne() : inTwo()
  return async (appends) => {
    const rows = {
      entries: appends.flatMap(({ entries }) => entries),
      heads: appends.map(({ head }) => head),
    }
    const queries = statements(db, rows)
    // One statement is all or nothing by itself.
    if (queries.length === 1 && appends.every(({ also }) => also === undefined)) {
      await db.executeQuery(queries[0])
      return
    }
    await db.transaction().execute(async (tx) => {
      for (const query of queries) await tx.executeQuery(query)
      for (const { also } of appends) await also?.(tx)
    })
  }
}

interface Rows {
  readonly entries: readonly EntryRow[]
  readonly heads: readonly HeadRow[]
}

type Statements = (db: Queries, rows: Rows) => readonly [CompiledQuery, ...CompiledQuery[]]

/** SQLite. */
function inTwo(): Statements {
  const entriesOf = madeOnce()
  const headsOf = madeOnce()
  return (db, { entries, heads }) => [
    entriesOf(entries.length, () => insertEntries(db, entries).compile(), inOrder(entries, ENTRY)),
    headsOf(heads.length, () => upsertHeads(db, heads).compile(), inOrder(heads, HEAD)),
  ]
}

/** Postgres: one way there and back instead of four. */
function inOne(): Statements {
  const bothOf = madeOnce()
  return (db, { entries, heads }) => [
    bothOf(
      `${entries.length} ${heads.length}`,
      () =>
        upsertHeads(
          db.with('written', (part) => insertEntries(part, entries)),
          heads,
        ).compile(),
      [...inOrder(entries, ENTRY), ...inOrder(heads, HEAD)],
    ),
  ]
}

const MOST_TEXTS = 500

/** Making the text of a statement takes longer than running it, so each is made once for every number of rows. */
function madeOnce() {
  const texts = new Map<string | number, string>()
  return (key: string | number, make: () => CompiledQuery, values: unknown[]): CompiledQuery => {
    let text = texts.get(key)
    if (text === undefined) {
      if (texts.size >= MOST_TEXTS) texts.clear()
      text = make().sql
      texts.set(key, text)
    }
    return CompiledQuery.raw(text, values)
  }
}

type Writing = Pick<Queries, 'insertInto'>

const insertEntries = (db: Writing, rows: readonly EntryRow[]) =>
  db.insertInto('entries').values(rows.map(({ game_id, seq, at, body }) => ({ game_id, seq, at, body })))

const upsertHeads = (db: Writing, rows: readonly HeadRow[]) =>
  db
    .insertInto('heads')
    .values(
      rows.map(({ game_id, seq, turn, deadline, wake, bot, changed }) => ({
        game_id,
        seq,
        turn,
        deadline,
        wake,
        bot,
        changed,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('game_id').doUpdateSet((row) => ({
        seq: row.ref('excluded.seq'),
        turn: row.ref('excluded.turn'),
        deadline: row.ref('excluded.deadline'),
        wake: row.ref('excluded.wake'),
        bot: row.ref('excluded.bot'),
        changed: row.ref('excluded.changed'),
      })),
    )

const inOrder = <Row>(rows: readonly Row[], columns: readonly (keyof Row)[]): unknown[] =>
  rows.flatMap((row) => columns.map((column) => row[column]))
