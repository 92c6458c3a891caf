// The embedded database: one file, every commit on the disk before it is answered.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { isBusy } from './faults.ts'
import type { Db, Schema } from './schema.ts'

/** Statements kept ready; a batch of n rows is a statement of its own for every n. */
const MOST_STATEMENTS = 500

/** Milliseconds for other programs that have the file. */
export const LONGEST_WAIT = 5000

export function openSqlite(path: string): Db {
  // The first pragma already needs the file for itself, and others may be opening it.
  const database = new DatabaseSync(path, { timeout: LONGEST_WAIT })
  patiently(() => database.exec('pragma journal_mode = wal'))
  // FULL: a commit that was answered outlasts a loss of power, not only of the process.
  database.exec('pragma synchronous = full')
  return new Kysely<Schema>({ dialect: new Dialect(database) })
}

/** SQLite itself waits for no lock that two might want of each other, as when several make a new file theirs. */
function patiently(task: () => void): void {
  for (const end = performance.now() + LONGEST_WAIT; ; )
    try {
      return task()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
}

class Dialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: forKysely(database) })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#database)
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

class Driver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: forKysely(database) })
    this.#database = database
  }

  /** Whoever may write waits for other programs now: in the midst of a transaction it would be too late. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  /** A full disk has ended the transaction already: what is told then is that, and not that there is none. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Tables are made and changed in transactions like everything else. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** What the dialect expects of a driver. */
function forKysely(database: DatabaseSync) {
  const ready = new Map<string, ReturnType<typeof statementOf>>()
  return {
    prepare(sql: string) {
      const known = ready.get(sql)
      if (known) return known
      if (ready.size >= MOST_STATEMENTS) ready.clear()
      const fresh = statementOf(database.prepare(sql))
      ready.set(sql, fresh)
      return fresh
    },
    close: () => database.close(),
  }
}

const statementOf = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (values: readonly unknown[]) => statement.all(...inputs(values)),
  run: (values: readonly unknown[]) => statement.run(...inputs(values)),
  iterate: (values: readonly unknown[]) => statement.iterate(...inputs(values)),
})

const inputs = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[]
