// Logs that several servers write: lines are numbered without a gap, and the database decides who was first.

import type { Bus } from '../bus/bus.ts'
import { Problem } from '../problem.ts'
import type { Db, EntryRow, HeadRow, Queries } from '../store/schema.ts'
import type { Journal } from './journal.ts'
import { type LogMemory, openMemory } from './memory.ts'

/** What a log tells of, and how it is read and written. */
export interface Subject<Kept, Step, Line> {
  read(id: string): Promise<Kept>
  /** The number of the last line; -1 before the first. */
  lastSeq(kept: Kept): number
  /** Adds what is to be written to what is in memory. */
  extend(kept: Kept, steps: readonly Step[], at: number): readonly Line[]
  /** The same with what others have written. */
  hear(kept: Kept, rows: readonly EntryRow[]): void
  rowOf(id: string, line: Line): EntryRow
  headOf(kept: Kept, at: number): HeadRow
  /** Others have written lines. */
  onHeard(kept: Kept): void
  /** It was read as a whole, with whatever was written since it was last told of. */
  onReread(before: Kept, kept: Kept): void
  /** This server has. */
  onWritten(kept: Kept, lines: readonly Line[]): void
  /** What is said to whoever comes too late. */
  readonly goneOn: string
}

export interface Log<Kept, Step> extends LogMemory<Kept> {
  /** As `use`, and again where it went on at another server meanwhile. */
  insist<Result>(id: string, task: (kept: Kept) => Promise<Result>): Promise<Result>
  /** Writes lines; a Problem if it has gone on elsewhere. Only within `use`. */
  append(id: string, kept: Kept, steps: readonly Step[], also?: (db: Queries) => Promise<void>): Promise<void>
  /** Reads what is new. Only within `use`. */
  catchUp(id: string, kept: Kept): Promise<void>
}

class GoneOn extends Problem {}

/** Bots at another server may make one move after the other. */
const MOST_TRIES = 10

export function openLog<Kept, Step, Line>(
  db: Db,
  journal: Journal,
  bus: Pick<Bus, 'follow' | 'unfollow' | 'publish'>,
  now: () => number,
  subject: Subject<Kept, Step, Line>,
): Log<Kept, Step> {
  const memory = openMemory<Kept>(
    bus,
    (id) => subject.read(id),
    (before, kept) => subject.onReread(before, kept),
  )

  async function insist<Result>(
    id: string,
    task: (kept: Kept) => Promise<Result>,
    tries = MOST_TRIES,
  ): Promise<Result> {
    try {
      return await memory.use(id, task)
    } catch (error) {
      if (tries === 1 || !(error instanceof GoneOn)) throw error
      return insist(id, task, tries - 1)
    }
  }

  return {
    ...memory,
    insist: (id, task) => insist(id, task),
    async append(id, kept, steps, also) {
      const at = now()
      const lines = subject.extend(kept, steps, at)
      // Nobody sees it before this answers. If it fails, memory is ahead of the database, and read again.
      const written = journal.append({
        entries: lines.map((line) => subject.rowOf(id, line)),
        head: subject.headOf(kept, at),
        ...(also ? { also } : {}),
      })
      const isDone = await written.catch(async (error: unknown) => {
        if (error instanceof Problem) await memory.reread(id)
        throw error
      })
      if (!isDone) {
        await memory.reread(id)
        throw new GoneOn('stale', subject.goneOn)
      }
      subject.onWritten(kept, lines)
    },
    async catchUp(id, kept) {
      const rows = await readEntries(db, id, subject.lastSeq(kept))
      subject.hear(kept, rows)
      if (rows.length > 0) subject.onHeard(kept)
    },
    async settled() {
      await memory.settled()
      await journal.settled()
    },
  }
}

export const readEntries = (db: Db, id: string, after: number): Promise<EntryRow[]> =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('game_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
