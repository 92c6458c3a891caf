// A turn in the making of an online game: kept here at once and at the server a moment later, so that another device has it too.

import { isRecord, readKept, writeKept } from '../../kit/storage.ts'
import type { Connection } from '../connection.ts'

export interface Draft {
  /** Moves made before it. */
  readonly ply: number
  readonly moves: readonly string[]
}

export interface Drafts {
  /** What this device has and the server may not have heard; null if the server knows best. */
  unsent(): Draft | null
  keep(draft: Draft): void
  /** The turn was made. */
  forget(): void
  /** Sends at once what is waiting. */
  close(): void
}

/** Milliseconds. */
const PAUSE = 300

export function openDrafts(game: string, connection: Connection): Drafts {
  const key = `draft.${game}`
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest: Draft | null = null

  async function send(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    const sent = latest
    if (sent === null) return
    const { type } = await connection.ask({ type: 'draft', game, ply: sent.ply, moves: [...sent.moves] })
    if (type === 'done' && latest === sent) writeKept(key, null)
  }

  return {
    unsent: () => latest ?? draftFrom(readKept(key)),
    keep(draft) {
      latest = draft
      writeKept(key, draft)
      waiting ??= setTimeout(() => void send(), PAUSE)
    },
    forget() {
      clearTimeout(waiting)
      waiting = undefined
      latest = null
      writeKept(key, null)
    },
    close() {
      if (waiting !== undefined) void send()
    },
  }
}

function draftFrom(kept: unknown): Draft | null {
  if (!isRecord(kept) || typeof kept.ply !== 'number' || !Array.isArray(kept.moves)) return null
  return { ply: kept.ply, moves: kept.moves.filter((move) => typeof move === 'string') }
}
