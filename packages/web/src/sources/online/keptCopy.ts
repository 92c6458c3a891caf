// A finished online game as one that is kept on this device.

import { type OnlineState, recordOf } from '@ironbridge/client'
import { freshId } from '../../kit/freshId.ts'
import type { KeptGame } from '../kept.ts'

/** Null before the end: without the seed there is nothing to keep. */
export function keptCopy({ table, followed }: OnlineState, now: number): KeptGame | null {
  if (table === null || followed === null || table.seed === null) return null
  return {
    id: freshId(),
    title: table.title,
    begun: table.started ?? table.created,
    changed: now,
    sitters: table.seats.map(({ name, bot }) =>
      bot === null ? { kind: 'person', name } : { kind: 'bot', name, bot },
    ),
    record: recordOf(table, followed),
    draft: [],
  }
}
