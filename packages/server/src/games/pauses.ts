// Times that count for nobody, as there was no server: before a start, while the process stood still, while the database was away.

import { PostgresAdapter } from 'kysely'
import { BOT, type Db, type Queries } from '../store/schema.ts'

export interface Pause {
  readonly from: number
  readonly to: number
}

/** In the order in which they were; never changed, only added to. */
export type Pauses = readonly Pause[]

/** Milliseconds that count. None where a clock was set back. */
export function counted(pauses: Pauses, from: number, to: number): number {
  let ms = to - from
  for (const pause of pauses) ms -= Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from))
  return Math.max(0, ms)
}

/** When so many milliseconds will have counted. */
export function countedUntil(pauses: Pauses, from: number, ms: number): number {
  let until = from + ms
  for (const pause of pauses)
    if (pause.to > from && pause.from < until) until += pause.to - Math.max(from, pause.from)
  return until
}

export interface Vigil {
  /** One list for ever: whoever has it hears of every pause. */
  readonly pauses: Pauses
  /** Says that there is a server. After a while in which none did, that while was a pause. */
  beat(): Promise<void>
  /** The last beat was written: the database takes what it is given. */
  isWell(): boolean
}

/** Milliseconds between two beats, without one that nobody would notice, and until the beat of another server is missing. */
const [BEAT, UNNOTICED, MISSING] = [2000, 5000, 3500]
/** Milliseconds after a pause in which people find back. */
const RETURN = 15_000

/** The name of the moment at which a server was last there. */
const ALIVE = 'alive'

/** What is noted by whoever keeps the vigil. */
export interface Heeded {
  /** One list for ever. */
  readonly pauses: Pauses
  /** Reads those that are new. */
  hear(): Promise<void>
}

export function heedPauses(db: Db, onPause: (pause: Pause) => void): Heeded {
  const pauses: Pause[] = []
  return {
    pauses,
    async hear() {
      const known = pauses.at(-1)?.from ?? Number.MIN_SAFE_INTEGER
      const rows = await db
        .selectFrom('pauses')
        .selectAll()
        .where('began', '>', known)
        .orderBy('began')
        .execute()
      for (const { began: from, ended: to } of rows) {
        pauses.push({ from, to })
        onPause({ from, to })
      }
    },
  }
}

export async function keepVigil(
  db: Db,
  now: () => number,
  onPause: (pause: Pause) => void,
  steady = () => performance.now(),
): Promise<Vigil> {
  const heeded = heedPauses(db, onPause)
  /** By the process's own clock, which nobody sets. */
  let lastBeat = Number.NEGATIVE_INFINITY
  let isWell = false
  /** A file has one server: before it began there was none, however short that was. */
  const untilMissing = db.getExecutor().adapter instanceof PostgresAdapter ? MISSING : 0

  async function beat(): Promise<void> {
    const silence = steady() - lastBeat
    if (silence < BEAT) return
    try {
      await write(silence)
      isWell = true
    } catch (error) {
      isWell = false
      throw error
    }
  }

  async function write(silence: number): Promise<void> {
    const isLate = silence > UNNOTICED
    const isFirst = silence === Number.POSITIVE_INFINITY
    const unnoticed = isFirst ? untilMissing : UNNOTICED
    const time = now()
    await db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('settings').select('value').where('name', '=', ALIVE).executeTakeFirst()
      const alive = Number(row?.value ?? time)
      // Of servers that begin at once, one writes it down.
      if (isLate && time - alive > unnoticed) await writePause(tx, alive, time + RETURN)
      await tx
        .insertInto('settings')
        .values({ name: ALIVE, value: `${time}` })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: `${time}` }))
        .execute()
    })
    // Another server that began meanwhile may have written one.
    await heeded.hear()
    lastBeat = steady()
  }

  await beat()
  return { pauses: heeded.pauses, beat, isWell: () => isWell }
}

/** With the clocks that ran then. */
async function writePause(db: Queries, began: number, ended: number): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pauses')
    .values({ began, ended })
    .onConflict((conflict) => conflict.column('began').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  await db
    .updateTable('heads')
    .set((head) => ({
      deadline: head('deadline', '+', ended - began),
      wake: head('wake', '+', ended - began),
    }))
    // They are found by their hour, which is never before the deadline, and no bot has one.
    .where('bot', '=', BOT.none)
    .where('wake', '>', began)
    .where('deadline', '>', began)
    .execute()
}
