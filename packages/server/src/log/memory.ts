// What is told by logs, in memory: each is read once, changed by one at a time, and forgotten when nobody needs it.

import type { Bus } from '../bus/bus.ts'
import { Problem } from '../problem.ts'

export interface LogMemory<Kept> {
  /** One after the other for each id. */
  use<Result>(id: string, task: (kept: Kept) => Promise<Result> | Result): Promise<Result>
  /** Reads it again at once. Only within `use`. */
  reread(id: string): Promise<Kept>
  /** Reads it anew when it is needed next: what has been may have changed. */
  forget(id: string): void
  /** Forgets whatever nobody holds. */
  forgetIdle(): void
  /** Keeps it in memory until it is let go as often. */
  hold(id: string): void
  release(id: string): void
  /** Somebody holds it, or uses it at this moment. */
  isHeld(id: string): boolean
  /** Everything that somebody holds. */
  held(): string[]
  size(): number
  /** Waits for whatever was begun. */
  settled(): Promise<void>
}

interface Room<Kept> {
  kept: Kept | null
  /** What was kept last, until it is read again. */
  dropped: Kept | null
  /** What is being read may be of before it changed. */
  isOutdated: boolean
  /** The end of the queue, and its length. */
  last: Promise<unknown>
  waiting: number
  holders: number
}

/** What nobody holds, of which so many stay in memory. */
const MOST_IDLE = 500

/** Whatever is in memory is followed: what others say of it. */
export function openMemory<Kept>(
  bus: Pick<Bus, 'follow' | 'unfollow' | 'publish'>,
  read: (id: string) => Promise<Kept>,
  /** Whoever holds it may have missed whatever is different now. */
  onReread: (before: Kept, kept: Kept) => void,
): LogMemory<Kept> {
  const rooms = new Map<string, Room<Kept>>()
  /** Those that nobody uses or holds, the one that was left first in front. */
  const idle = new Set<string>()

  /** For whoever uses or holds it from now on. */
  function enter(id: string): Room<Kept> {
    let room = rooms.get(id)
    if (room === undefined) {
      room = { kept: null, dropped: null, isOutdated: false, last: Promise.resolve(), waiting: 0, holders: 0 }
      rooms.set(id, room)
    }
    idle.delete(id)
    return room
  }

  /** Somebody uses or holds it no more. Nothing is kept of what does not exist. */
  function leave(id: string, room: Room<Kept>): void {
    if (room.holders > 0 || room.waiting > 0) return
    if (room.kept === null) remove(id)
    else idle.add(id)
    const [oldest] = idle
    if (oldest !== undefined && idle.size > MOST_IDLE) remove(oldest)
  }

  function remove(id: string): void {
    idle.delete(id)
    rooms.delete(id)
    bus.unfollow(id)
  }

  /** Followed first, so that nothing is missed that comes after what was read. */
  async function readInto(room: Room<Kept>, id: string): Promise<Kept> {
    const isNew = await bus.follow(id)
    do {
      room.isOutdated = false
      room.kept = await read(id)
    } while (room.isOutdated)
    if (isNew) bus.publish({ what: 'followed', game: id })
    const { kept, dropped } = room
    room.dropped = null
    if (dropped !== null) onReread(dropped, kept)
    return kept
  }

  function drop(room: Room<Kept>): void {
    room.dropped = room.kept ?? room.dropped
    room.kept = null
  }

  function forget(room: Room<Kept>): void {
    drop(room)
    room.isOutdated = true
  }

  return {
    async use(id, task) {
      const room = enter(id)
      const run = async () => {
        const kept = room.kept ?? (await readInto(room, id))
        try {
          return await task(kept)
        } catch (error) {
          // What the database holds now is not known: read it again.
          if (!(error instanceof Problem)) drop(room)
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
    reread(id) {
      const room = enter(id)
      drop(room)
      return readInto(room, id)
    },
    forget(id) {
      const room = rooms.get(id)
      if (room) forget(room)
    },
    forgetIdle() {
      for (const id of idle) remove(id)
      for (const room of rooms.values()) if (room.holders === 0) forget(room)
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
    isHeld(id) {
      const { holders, waiting } = rooms.get(id) ?? { holders: 0, waiting: 0 }
      return holders + waiting > 0
    },
    held: () => [...rooms].filter(([, { holders }]) => holders > 0).map(([id]) => id),
    size: () => rooms.size,
    async settled() {
      await Promise.all([...rooms.values()].map(({ last }) => last))
    },
  }
}
