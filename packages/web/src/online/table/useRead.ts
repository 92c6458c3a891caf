// How much of the talk was read, on this page and before.

import type { ChatLine } from '@ironbridge/protocol'
import { create } from 'zustand'

interface Read {
  /** By game: when the last line that was read was written. */
  readonly until: Readonly<Record<string, number>>
}

const useUntil = create<Read>(() => ({ until: {} }))

export const markRead = (game: string, chat: readonly ChatLine[]): void => {
  const last = chat.at(-1)?.at ?? 0
  useUntil.setState(({ until }) => ({ until: { ...until, [game]: last } }))
}

/** Lines of others since then; what was said before the game was opened counts as read. */
export function useUnread(game: string, chat: readonly ChatLine[], user: string | null): number {
  const until = useUntil((read) => read.until[game])
  return until === undefined ? 0 : chat.filter((line) => line.at > until && line.user !== user).length
}
