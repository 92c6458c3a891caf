// A turn in the making: kept here at once and at the server a moment later, so that another device has it too.

import type { Connection } from './connection.ts'
import { isRecord, type Memory } from './memory.ts'

export interface Draft {
  /** Moves made before it. */
  readonly ply: number
  readonly moves: readonly string[]
}

export interface Drafts {
  /** The moves of a turn that begins after so many others: what this device has, otherwise what the server has. */
  movesAt(ply: number): readonly string[]
  /** The server knows of this one, perhaps from another device. */
  hear(draft: Draft): void
  keep(draft: Draft): void
  /** The turn was made: whoever takes it back begins it anew. */
  forget(): void
  /** Sends at once what is waiting. */
  close(): void
}

/** Milliseconds. */
const PAUSE = 300

export function openDrafts(game: string, connection: Connection, memory: Memory): Drafts {
  const key = `draft.${game}`
  let waiting: ReturnType<typeof setTimeout> | undefined
  let latest: Draft | null = null
  let heard: Draft | null = null

  async function send(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    const sent = latest
    if (sent === null) return
    const { type } = await connection.ask({ type: 'draft', game, ply: sent.ply, moves: [...sent.moves] })
    if (type === 'done' && latest === sent) memory.write(key, null)
  }

  return {
    movesAt: (ply) =>
      [latest ?? draftFrom(memory.read(key)), heard].find((draft) => draft?.ply === ply)?.moves ?? [],
    hear(draft) {
      heard = draft
    },
    keep(draft) {
      latest = draft
      memory.write(key, draft)
      waiting ??= setTimeout(() => void send(), PAUSE)
    },
    forget() {
      clearTimeout(waiting)
      waiting = undefined
      latest = null
      heard = null
      memory.write(key, null)
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
