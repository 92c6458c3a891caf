// A finished online game as one that is kept on this device.

import { type OnlineState, recordOf } from '@ironbridge/client'
import type { I18n } from '@lingui/core'
import { freshId } from '../../kit/freshId.ts'
import { botCalled } from '../../words/index.ts'
import type { KeptGame } from '../kept.ts'

/** Null before the end: without the seed there is nothing to keep. */
export function keptCopy(i18n: I18n, { table, followed }: OnlineState, now: number): KeptGame | null {
  if (table === null || followed === null || table.seed === null) return null
  return {
    id: freshId(),
    title: table.title,
    begun: table.started ?? table.created,
    changed: now,
    sitters: table.seats.map(({ name, bot, program }) => {
      if (bot !== null) return { kind: 'bot', name, bot }
      // Nobody is asked for a move on this device but people and bots of ours.
      return { kind: 'person', name: program ? botCalled(i18n, name) : name }
    }),
    record: recordOf(table, followed),
    draft: [],
  }
}
