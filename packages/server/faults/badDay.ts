// Loaded into a server before itself (`--import`): its clock can be set and its disk be full, when a file says so and SIGUSR2 tells it to look.

import { readFileSync } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/** What the file says. */
export interface BadDay {
  /** Milliseconds by which the clock is wrong. */
  readonly ahead: number
  /** The database gets no page more. */
  readonly isFull: boolean
}

/** The name of the variable that names the file. */
export const BAD_DAY = 'FAULTS_BAD_DAY'
/** As many pages as SQLite itself allows. */
const MOST_PAGES = 4_294_967_294

const file = process.env[BAD_DAY]
if (file !== undefined && isMainThread) begin(file)

function begin(path: string): void {
  const read = (): BadDay => JSON.parse(readFileSync(path, 'utf8')) as BadDay
  let { ahead } = read()
  const trueTime = Date.now
  Date.now = () => trueTime() + ahead
  // Read once, when a process starts.
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ahead })

  const sqlite = createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite')
  const opened: InstanceType<typeof sqlite.DatabaseSync>[] = []
  class Database extends sqlite.DatabaseSync {
    constructor(...rest: ConstructorParameters<typeof sqlite.DatabaseSync>) {
      super(...rest)
      opened.push(this)
    }
  }
  Object.assign(sqlite, { DatabaseSync: Database })
  syncBuiltinESMExports()

  process.on('SIGUSR2', () => {
    const day = read()
    ;({ ahead } = day)
    // SQLite never takes fewer than there are.
    for (const database of opened)
      if (database.isOpen) database.exec(`pragma max_page_count = ${day.isFull ? 1 : MOST_PAGES}`)
  })
}
