// Moves and events in a few words, for the list of what happened since your turn, and to be said aloud.

import { type GameEvent, MARKET, type Ruleset, type Seat } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lineName, merchantName, sourceFrom, tileName, townName } from './names.ts'
import { money, signed } from './numbers.ts'
import { row } from './row.ts'
import { bonusName, eraName, goodsCount, playerName } from './terms.ts'

/** One move: what was done first, then what it used and brought. Empty where there is nothing to tell. */
export function moveBrief(
  i18n: I18n,
  rules: Ruleset,
  events: readonly GameEvent[],
  names: readonly string[],
): string {
  const told = (isDeed: boolean): string[] =>
    events
      .filter(({ type }) => DEEDS.has(type) === isDeed && !ENDS.has(type) && !GOODS.has(type))
      .flatMap((event) => eventBrief(i18n, rules, event, names) ?? [])
  return [...told(true), ...goodsBriefs(i18n, rules, events), ...told(false)].join(' · ')
}

/** Cubes and barrels of one source, or for one market, in one. */
export function goodsBriefs(i18n: I18n, rules: Ruleset, events: readonly GameEvent[]): string[] {
  const sums = new Map<string, { event: GoodsEvent; count: number; paid: number }>()
  for (const event of events) {
    if (event.type !== 'use' && event.type !== 'market-sale') continue
    const key = `${event.type} ${event.goods} ${event.type === 'use' ? event.from : ''}`
    const { count, paid } = sums.get(key) ?? { count: 0, paid: 0 }
    sums.set(key, { event, count: count + 1, paid: paid + (event.type === 'use' ? event.cost : event.price) })
  }
  return [...sums.values()].map(({ event, count, paid }) => goodsBrief(i18n, rules, event, count, paid))
}

type GoodsEvent = Extract<GameEvent, { type: 'use' | 'market-sale' }>

function goodsBrief(i18n: I18n, rules: Ruleset, event: GoodsEvent, count: number, paid: number): string {
  const goods = goodsCount(i18n, event.goods, count)
  const price = money(paid)
  if (event.type === 'market-sale') return i18n._(msg`${goods} to the market, ${price}`)
  const source = sourceFrom(i18n, rules, event.from)
  return event.from === MARKET ? i18n._(msg`${goods} for ${price}`) : `${goods} ${source}`
}

const GOODS: ReadonlySet<GameEvent['type']> = new Set(['use', 'market-sale'])

const DEEDS: ReadonlySet<GameEvent['type']> = new Set([
  'build',
  'link',
  'develop',
  'sell',
  'loan',
  'scout',
  'anywhere',
  'pass',
  'shortfall',
])

/** What ends a round or an era is not the doing of whoever moved last. */
const ENDS: ReadonlySet<GameEvent['type']> = new Set(['round', 'era', 'over'])

/** The end of a round that came with a move: the new one, what everybody took, and who goes first. Null if none ended. */
export function roundBrief(
  i18n: I18n,
  events: readonly GameEvent[],
  names: readonly string[],
): string | null {
  if (!events.some(({ type }) => ENDS.has(type))) return null
  const named = (seat: Seat): string => playerName(i18n, names, seat)
  const heads: string[] = []
  const paid: string[] = []
  let order = ''
  for (const event of events) {
    if (event.type === 'era') heads.push(eraName(i18n, event.era))
    if (event.type === 'over') heads.push(i18n._(msg`Game over`))
    if (event.type === 'turn-order') order = event.order.map(named).join(', ')
    if (event.type === 'income')
      paid.push(`${named(event.seat)} ${event.amount < 0 ? '' : '+'}${money(event.amount)}`)
    if (event.type !== 'round') continue
    const { round } = event
    heads.push(i18n._(msg`Round ${round}`))
  }
  const income = paid.join(', ')
  return [
    ...heads,
    ...(income === '' ? [] : [i18n._(msg`income ${income}`)]),
    ...(order === '' ? [] : [i18n._(msg`order ${order}`)]),
  ].join(' · ')
}

/** Who did it stands beside it, so it is said only where somebody else gains. What can be left out is null. */
export function eventBrief(
  i18n: I18n,
  rules: Ruleset,
  event: GameEvent,
  names: readonly string[],
): string | null {
  const tile = 'kind' in event ? tileName(i18n, rules, event.kind) : ''
  const town = 'slot' in event ? townName(i18n, rules, event.slot) : ''
  switch (event.type) {
    case 'build':
      return i18n._(msg`${tile} built in ${town}`)
    case 'overbuild': {
      const owner = playerName(i18n, names, event.owner)
      return i18n._(msg`over ${tile} of ${owner}`)
    }
    case 'link': {
      const line = lineName(i18n, rules, event.line)
      return i18n._(msg`Link laid: ${line}`)
    }
    case 'develop':
      return i18n._(msg`${tile} developed`)
    case 'sell':
      return i18n._(msg`${tile} in ${town} sold`)
    case 'demand':
      return event.bonus === null ? i18n._(msg`the distant market closes`) : null
    case 'loan': {
      const amount = money(event.amount)
      return i18n._(msg`Loan of ${amount}`)
    }
    case 'scout':
      return i18n._(msg`Scouted`)
    case 'pass':
      return i18n._(msg`Passed`)
    case 'use':
      return goodsBrief(i18n, rules, event, 1, event.cost)
    case 'market-sale':
      return goodsBrief(i18n, rules, event, 1, event.price)
    case 'flip': {
      const owner = playerName(i18n, names, event.owner)
      const income = signed(event.income)
      return i18n._(msg`${tile} in ${town} flips, income ${income} for ${owner}`)
    }
    case 'bonus': {
      const { bonus } = row(rules.merchantSpaces, event.merchant)
      const place = merchantName(i18n, rules, event.merchant)
      const gain = bonusName(i18n, bonus)
      return i18n._(msg`Bonus of ${place}: ${gain}`)
    }
    case 'shortfall': {
      const raised = money(event.raised)
      return i18n._(msg`${tile} in ${town} given up for ${raised}`)
    }
    case 'debt': {
      const { vpLost } = event
      return vpLost === 0 ? null : i18n._(msg`${vpLost} VP lost to debt`)
    }
    case 'era':
      return eraName(i18n, event.era)
    case 'round': {
      const { round } = event
      return i18n._(msg`Round ${round}`)
    }
    case 'over':
      return i18n._(msg`Game over`)
    case 'anywhere':
      return i18n._(msg`Two cards paid to build anywhere`)
    case 'discard':
    case 'income-space':
    case 'draw':
    case 'turn-order':
    case 'income':
    case 'score-link':
    case 'score-tile':
    case 'score-final':
    case 'tile-removed':
    case 'barrel-returned':
    case 'shuffle':
    case 'turn':
      return null
  }
}
