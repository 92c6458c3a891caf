// A finished online game as one that is kept on this device.

import { freshId } from '../../kit/freshId.ts'
import type { KeptGame } from '../kept.ts'
import type { OnlineState } from './openGame.ts'

/** Null before the end: without the seed there is nothing to keep. */
export function keptCopy({ table, followed }: OnlineState, now: number): KeptGame | null {
  if (table === null || followed === null || table.seed === null) return null
  const { title, setup, seed, seedHash, rules, result, seats } = table
  const names = seats.map(({ name }) => name)
  return {
    id: freshId(),
    title,
    begun: table.started ?? table.created,
    changed: now,
    sitters: seats.map(({ name, bot }) =>
      bot === null ? { kind: 'person', name } : { kind: 'bot', name, bot },
    ),
    record: { setup, names, seed, seedHash, rules, moves: followed.moves, result },
    draft: [],
  }
}
