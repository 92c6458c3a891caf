// Moves of the past that are pointed at in a list: the board shows where they were made.

import type { GameEvent } from '@ironbridge/engine'
import { create } from 'zustand'
import type { ShownPly } from '../play/tree.ts'

export const usePointedMove = create<{ readonly move: ShownPly | null }>(() => ({ move: null }))

/** Moves of one seat, as one. */
export function pointAt(plies: readonly ShownPly[]): void {
  const [first] = plies
  const events = plies.flatMap((ply) => ply.events).filter(({ type }) => PLACED.has(type))
  usePointedMove.setState({ move: first && events.length > 0 ? { ...first, events } : null })
}

/** What has a place on the board. What an era takes away is not the doing of whoever moved last. */
const PLACED: ReadonlySet<GameEvent['type']> = new Set(['build', 'overbuild', 'link', 'sell', 'flip'])
