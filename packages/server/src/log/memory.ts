// What is told by logs, in memory: each is read once, changed by one at a time, and forgotten when nobody needs it.

import { Problem } from '../problem.ts'

export interface LogMemory<Kept> {
  /** One after the other for each id. */
  use<Result>(id: string, task: (kept: Kept) => Promise<Result> | Result): Promise<Result>
  /** Reads it again at once. Only within `use`. */
  reread(id: string): Promise<Kept>
  /** Reads it anew when it is needed next: what has been may have changed. */
  forget(id: string): void
  /** Keeps it in memory until it is let go as often. */
  hold(id: string): void
  release(id: string): void
  isHeld(id: string): boolean
  /** Everything that somebody holds. */
  held(): string[]
  size(): number
  /** Waits for whatever was begun. */
  settled(): Promise<void>
}

interface Room<Kept> {
  kept: Kept | null
  /** The end of the queue, and its length. */
  last: Promise<unknown>
  waiting: number
  holders: number
}

/** What nobody holds, of which so many stay in memory. */
const MOST_IDLE = 500

export function openMemory<Kept>(read: (id: string) => Promise<Kept>): LogMemory<Kept> {
  const rooms = new Map<string, Room<Kept>>()
  /** Those that nobody uses or holds, the one that was left first in front. */
  const idle = new Set<string>()

  /** For whoever uses or holds it from now on. */
  function enter(id: string): Room<Kept> {
    let room = rooms.get(id)
    if (room === undefined) {
      room = { kept: null, last: Promise.resolve(), waiting: 0, holders: 0 }
      rooms.set(id, room)
    }
    idle.delete(id)
    return room
  }

  /** Somebody uses or holds it no more. Nothing is kept of what does not exist. */
  function leave(id: string, room: Room<Kept>): void {
    if (room.holders > 0 || room.waiting > 0) return
    if (room.kept === null) rooms.delete(id)
    else idle.add(id)
    const [oldest] = idle
    if (oldest === undefined || idle.size <= MOST_IDLE) return
    idle.delete(oldest)
    rooms.delete(oldest)
  }

  return {
    async use(id, task) {
      const room = enter(id)
      const run = async () => {
        room.kept ??= await read(id)
        try {
          return await task(room.kept)
        } catch (error) {
          // What the database holds now is not known: read it again.
          if (!(error instanceof Problem)) room.kept = null
          throw error
        }
      }
      room.waiting++
      const result = room.last.then(run).finally(() => {
        room.waiting--
        leave(id, room)
      })
      room.last = result.catch(() => {})
      return result
    },
    async reread(id) {
      const kept = await read(id)
      enter(id).kept = kept
      return kept
    },
    forget(id) {
      const room = rooms.get(id)
      if (room) room.kept = null
    },
    hold(id) {
      enter(id).holders++
    },
    release(id) {
      const room = rooms.get(id)
      if (room === undefined) return
      room.holders--
      leave(id, room)
    },
    isHeld: (id) => (rooms.get(id)?.holders ?? 0) > 0,
    held: () => [...rooms].filter(([, { holders }]) => holders > 0).map(([id]) => id),
    size: () => rooms.size,
    async settled() {
      await Promise.all([...rooms.values()].map(({ last }) => last))
    },
  }
}
