// What a move would do, line by line, before it is confirmed: costs, sources, flips, gains, place in the next order.

import type { IconName } from '@ironbridge/board'
import {
  type GameEvent,
  type Goods,
  incomeLevel,
  linkValue,
  type Move,
  orderBySpent,
  preview,
  rulesOf,
  type SlotId,
  type Source,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import {
  allOf,
  cardName,
  distantInFull,
  eventBrief,
  goodsCount,
  money,
  playerName,
  points,
  signed,
  sourceFrom,
  tileName,
} from '../../words/index.ts'

export interface Effect {
  readonly icon: IconName
  readonly text: string
  /** At the end of the line: "−£8", "free". */
  readonly amount: string
  /** Adds up the lines above it. */
  readonly isSum?: boolean
}

export function effectsOf(i18n: I18n, state: State, move: Move, names: readonly string[]): Effect[] {
  const seen = preview(state, move)
  if (seen === null) return distantEffects(i18n, state)
  const { events, state: after } = seen
  if (move.type === 'shortfall') return shortfallEffects(i18n, state, move.slot, after, events)
  return [
    ...moneyEffects(i18n, state, after, events),
    ...flipEffects(i18n, state, events, names),
    ...gainEffects(i18n, after, move, events),
    ...incomeEffects(i18n, state, after),
    ...orderEffects(i18n, state, after),
  ]
}

/** A tile given up for a debt: what it brings, what is left or still owed, and what it would have scored. */
function shortfallEffects(
  i18n: I18n,
  state: State,
  slot: SlotId,
  after: State,
  events: readonly GameEvent[],
): Effect[] {
  const seat = seatToMove(state)
  const given = events.find((event) => event.type === 'shortfall')
  const { pending } = after
  const rest = pending?.type === 'shortfall' && pending.seat === seat ? pending.owed : 0
  const owed = money(rest)
  const kept = money(after.players[seat]?.money ?? 0)
  const tile = state.slots[slot]
  const vp = tile?.flipped ? (rulesOf(state).kinds[tile.kind]?.vp ?? 0) : 0
  return [
    { icon: 'build', text: i18n._(msg`the tile brings`), amount: gained(given?.raised ?? 0) },
    {
      icon: 'money',
      text: rest === 0 ? i18n._(msg`the debt is paid, you keep ${kept}`) : i18n._(msg`you still owe ${owed}`),
      amount: '',
    },
    ...(vp === 0
      ? []
      : [{ icon: 'vp' as const, text: i18n._(msg`lost when the era is scored`), amount: signed(-vp) }]),
  ]
}

/** Demand before a tile is turned up, and how many tiles would close the market. */
function distantEffects(i18n: I18n, state: State): Effect[] {
  const { edition, seats } = rulesOf(state)
  const { bonuses = [], tiles = {} } = edition.distantMarket ?? {}
  const { space = 0, used = [] } = state.distantMarket ?? {}
  const unseen = [...(tiles[seats] ?? [])]
  for (const steps of used) unseen.splice(unseen.indexOf(steps), 1)
  const count = unseen.length
  const closing = unseen.filter((steps) => space + steps >= bonuses.length).length
  return [
    { icon: 'income', text: distantInFull(i18n, state), amount: '' },
    closing === 0
      ? { icon: 'sell', text: i18n._(msg`sold, whatever tile is turned up`), amount: '' }
      : { icon: 'sell', text: i18n._(msg`stays unsold with ${closing} of the ${count} tiles`), amount: '' },
    { icon: 'lock', text: i18n._(msg`cannot be taken back`), amount: '' },
  ]
}

/** What it costs by itself, what goods cost or bring, and what is left; one line where that is all the same. */
function moneyEffects(i18n: I18n, state: State, after: State, events: readonly GameEvent[]): Effect[] {
  const goods = [...useEffects(i18n, state, events), ...marketEffects(i18n, events)]
  const seat = seatToMove(state)
  const left = after.players[seat]?.money ?? 0
  const change = left - (state.players[seat]?.money ?? 0)
  const kept = money(left)
  const text = change < 0 ? i18n._(msg`you keep ${kept}`) : i18n._(msg`you have ${kept}`)
  const sum: Effect = { icon: 'money', text, amount: gained(change) }
  const price = ownPrice(events)
  if (change === 0 && price === 0) return goods
  if (price === -change) return [sum, ...goods]
  const own =
    price === 0 ? [] : [{ icon: 'money' as const, text: ownName(i18n, events), amount: money(-price) }]
  const parts = [...own, ...goods]
  return [...parts, parts.length === 0 ? sum : { ...sum, isSum: true }]
}

const gained = (change: number): string => (change > 0 ? `+${money(change)}` : money(change))

/** Without the goods it takes. */
const ownPrice = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'build' || event.type === 'link' ? event.cost : 0), 0)

const ownName = (i18n: I18n, events: readonly GameEvent[]): string =>
  i18n._(events.some(({ type }) => type === 'link') ? msg`the link itself` : msg`the tile itself`)

/** Cubes and barrels, those from one source in one line. */
function useEffects(i18n: I18n, state: State, events: readonly GameEvent[]): Effect[] {
  const rules = rulesOf(state)
  const bySource = new Map<string, { goods: Goods; from: Source; count: number; cost: number }>()
  for (const event of events) {
    if (event.type !== 'use') continue
    const key = `${event.goods} ${event.from}`
    const sum = bySource.get(key) ?? { goods: event.goods, from: event.from, count: 0, cost: 0 }
    bySource.set(key, { ...sum, count: sum.count + 1, cost: sum.cost + event.cost })
  }
  return [...bySource.values()].map(({ goods, from, count, cost }) => {
    const what = goodsCount(i18n, goods, count)
    const where = sourceFrom(i18n, rules, from)
    return {
      icon: goods,
      text: i18n._(msg`${what} ${where}`),
      amount: cost === 0 ? i18n._(msg`free`) : money(-cost),
    }
  })
}

function marketEffects(i18n: I18n, events: readonly GameEvent[]): Effect[] {
  return (['coal', 'iron'] as const).flatMap((goods) => {
    const sales = events.filter((event) => event.type === 'market-sale' && event.goods === goods)
    if (sales.length === 0) return []
    const paid = sales.reduce((sum, event) => sum + (event.type === 'market-sale' ? event.price : 0), 0)
    const what = goodsCount(i18n, goods, sales.length)
    return [{ icon: goods, text: i18n._(msg`the market takes ${what}`), amount: `+${money(paid)}` }]
  })
}

/** Whose tile flips, and what that brings them. */
function flipEffects(
  i18n: I18n,
  state: State,
  events: readonly GameEvent[],
  names: readonly string[],
): Effect[] {
  const rules = rulesOf(state)
  return events.flatMap((event): Effect[] => {
    if (event.type === 'bonus' || event.type === 'overbuild') {
      const text = eventBrief(i18n, rules, event, names)
      return text === null ? [] : [{ icon: event.type === 'bonus' ? 'beer' : 'build', text, amount: '' }]
    }
    if (event.type !== 'flip') return []
    const tile = tileName(i18n, rules, event.kind)
    const owner = playerName(i18n, names, event.owner)
    const isOwn = event.owner === seatToMove(state)
    const text = isOwn ? i18n._(msg`${tile} flips`) : i18n._(msg`${tile} of ${owner} flips`)
    const vp = rules.kinds[event.kind]?.vp ?? 0
    return [{ icon: 'vp', text, amount: points(i18n, vp) }]
  })
}

function gainEffects(i18n: I18n, after: State, move: Move, events: readonly GameEvent[]): Effect[] {
  const rules = rulesOf(after)
  if (move.type === 'network')
    return [{ icon: 'link', text: i18n._(msg`worth now`), amount: points(i18n, linkValue(after, move.line)) }]
  const built = events.find((event) => event.type === 'build')
  const kind = built && rules.kinds[built.kind]
  if (!kind || events.some((event) => event.type === 'flip' && event.slot === built.slot)) return []
  const income = signed(kind.income)
  const icons = kind.icons
  return [
    {
      icon: 'vp',
      text: i18n._(
        msg`when flipped: income ${income}, ${plural(icons, { one: '# link icon', other: '# link icons' })}`,
      ),
      amount: points(i18n, kind.vp),
    },
  ]
}

function incomeEffects(i18n: I18n, state: State, after: State): Effect[] {
  const rules = rulesOf(state)
  return state.players.flatMap(({ incomeSpace }, seat): Effect[] => {
    if (seat !== seatToMove(state)) return []
    const before = incomeLevel(rules, incomeSpace)
    const now = incomeLevel(rules, after.players[seat]?.incomeSpace ?? incomeSpace)
    if (now === before) return []
    return [
      { icon: 'income', text: i18n._(msg`income a round`), amount: `${signed(before)} → ${signed(now)}` },
    ]
  })
}

/** Where the seat would stand in the next round, if that changes with the move. */
function orderEffects(i18n: I18n, state: State, after: State): Effect[] {
  const seat = seatToMove(state)
  const [before, now] = [state, after].map((at) => orderBySpent(at).indexOf(seat) + 1)
  if (before === now || now === undefined) return []
  const place = i18n.number(now)
  return [{ icon: 'people', text: i18n._(msg`place in the next turn order`), amount: place }]
}

/** The cards that pay for it. */
export function cardEffects(i18n: I18n, state: State, move: Move): Effect[] {
  const extra = 'extra' in move ? move.extra : []
  const cards = [...(move.card === null ? [] : [move.card]), ...(typeof extra === 'number' ? [extra] : extra)]
  if (cards.length === 0) return []
  const paid = allOf(
    i18n,
    cards.map((card) => cardName(i18n, rulesOf(state), card)),
  )
  return [{ icon: 'cards', text: i18n._(msg`paid with ${paid}`), amount: '' }]
}
