// A whole move in words: first what was done, then what it took and what came of it, equal things told once.

import type { GameEvent, Ruleset } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { eventBrief } from './brief.ts'
import { eventSentence } from './events.ts'

/** Sentences for the log, without what is seen on the table anyway. */
export const plySentences = (
  i18n: I18n,
  rules: Ruleset,
  events: readonly GameEvent[],
  names: readonly string[],
): string =>
  together(events.filter(({ type }) => !ASIDE.has(type)))
    .map(({ event, count }) => eventSentence(i18n, rules, event, names, count))
    .join(' ')

/** A few words for each deed, for a list in which everything has to fit. */
export const deedsIn = (
  i18n: I18n,
  rules: Ruleset,
  events: readonly GameEvent[],
  names: readonly string[],
): string[] =>
  events.filter(({ type }) => DEEDS.has(type)).flatMap((event) => eventBrief(i18n, rules, event, names) ?? [])

/** What follows from a move and is seen on the table anyway. */
const ASIDE: ReadonlySet<GameEvent['type']> = new Set([
  'discard',
  'draw',
  'income-space',
  'income',
  'score-link',
  'score-tile',
  'score-final',
  'tile-removed',
  'barrel-returned',
  'shuffle',
  'round',
  'turn',
  'turn-order',
])

const DEEDS: ReadonlySet<GameEvent['type']> = new Set([
  'build',
  'link',
  'develop',
  'sell',
  'loan',
  'scout',
  'pass',
  'shortfall',
  'debt',
])

interface Told {
  readonly event: GameEvent
  readonly count: number
}

/** Deeds first; cubes of one source or one sale in one line, with all that they cost or bring. */
function together(events: readonly GameEvent[]): Told[] {
  const told: Told[] = []
  for (const event of [...events].sort((a, b) => Number(DEEDS.has(b.type)) - Number(DEEDS.has(a.type)))) {
    const place = told.findIndex(({ event: other }) => isSame(event, other))
    const found = told[place]
    if (found) told[place] = { event: added(found.event, event), count: found.count + 1 }
    else told.push({ event, count: 1 })
  }
  return told
}

function isSame(a: GameEvent, b: GameEvent): boolean {
  if (a.type === 'use') return b.type === 'use' && a.goods === b.goods && a.from === b.from
  return a.type === 'market-sale' && b.type === 'market-sale' && a.goods === b.goods && a.slot === b.slot
}

function added(a: GameEvent, b: GameEvent): GameEvent {
  if (a.type === 'use' && b.type === 'use') return { ...a, cost: a.cost + b.cost }
  return a.type === 'market-sale' && b.type === 'market-sale' ? { ...a, price: a.price + b.price } : a
}
