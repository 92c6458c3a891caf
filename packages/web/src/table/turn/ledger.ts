// What a move would do, as a ledger: causes with their signs, one total, then what else changes. No number stands twice with a sign.

import type { IconName } from '@ironbridge/board'
import {
  type GameEvent,
  type Goods,
  incomeLevel,
  type Move,
  orderBySpent,
  type Preview,
  preview,
  rulesOf,
  type SlotId,
  type Source,
  type State,
  seatToMove,
  standings,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import {
  allOf,
  distantInFull,
  eventBrief,
  goodsCount,
  lineName,
  money,
  ordinal,
  playerName,
  points,
  signed,
  sourceWords,
  tileName,
} from '../../words/index.ts'

export interface LedgerEntry {
  readonly icon: IconName
  readonly text: string
  /** Said more softly after it. */
  readonly note?: string
  /** At the end of the line: "−£8", "£18 → £13". */
  readonly amount: string
  /** Adds up the lines above it. */
  readonly isTotal?: boolean
  /** A gain in points. */
  readonly isGood?: boolean
  /** The first to give way where room is short. */
  readonly isAside?: boolean
}

export function ledgerOf(i18n: I18n, state: State, move: Move, names: readonly string[]): LedgerEntry[] {
  const seen = preview(state, move)
  if (seen === null) return distantEntries(i18n, state)
  const { events, state: after } = seen
  if (move.type === 'shortfall') return shortfallEntries(i18n, state, move.slot, after, events)
  return [...causesOf(i18n, state, events, names), ...outcomeOf(i18n, state, seen, names)]
}

/** What it costs by itself, and what goods cost or bring. */
export const causesOf = (
  i18n: I18n,
  state: State,
  events: readonly GameEvent[],
  names: readonly string[],
): LedgerEntry[] => [
  ...ownEntries(i18n, state, events, names),
  ...useEntries(i18n, state, events, names),
  ...marketEntries(i18n, events),
]

/** What comes of it, from a state to another: the money before and after, and what else changes. */
export const outcomeOf = (
  i18n: I18n,
  state: State,
  { events, state: after }: Preview,
  names: readonly string[],
): LedgerEntry[] => [
  ...totalEntries(i18n, state, after),
  ...orderEntries(i18n, state, after),
  ...flipEntries(i18n, state, events, names),
  ...promiseEntries(i18n, after, events),
  ...incomeEntries(i18n, state, after),
  ...scoreEntries(i18n, state, after),
]

/** A tile given up for a debt: what it brings, what is left or still owed, and what it would have scored. */
function shortfallEntries(
  i18n: I18n,
  state: State,
  slot: SlotId,
  after: State,
  events: readonly GameEvent[],
): LedgerEntry[] {
  const seat = seatToMove(state)
  const given = events.find((event) => event.type === 'shortfall')
  const { pending } = after
  const rest = pending?.type === 'shortfall' && pending.seat === seat ? pending.owed : 0
  const tile = state.slots[slot]
  const vp = tile?.flipped ? (rulesOf(state).kinds[tile.kind]?.vp ?? 0) : 0
  return [
    { icon: 'build', text: i18n._(msg`The tile brings`), amount: gained(given?.raised ?? 0) },
    rest === 0
      ? {
          icon: 'money',
          text: i18n._(msg`The debt is paid, you keep`),
          amount: money(after.players[seat]?.money ?? 0),
        }
      : { icon: 'money', text: i18n._(msg`You still owe`), amount: money(rest) },
    ...(vp === 0
      ? []
      : [{ icon: 'vp' as const, text: i18n._(msg`Lost when the era is scored`), amount: signed(-vp) }]),
  ]
}

/** Demand before a tile is turned up, and how many tiles would close the market. */
function distantEntries(i18n: I18n, state: State): LedgerEntry[] {
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
      ? { icon: 'sell', text: i18n._(msg`Sold, whatever tile is turned up`), amount: '' }
      : { icon: 'sell', text: i18n._(msg`Stays unsold with ${closing} of the ${count} tiles`), amount: '' },
    { icon: 'lock', text: i18n._(msg`Cannot be taken back`), amount: '' },
  ]
}

function totalEntries(i18n: I18n, state: State, after: State): LedgerEntry[] {
  const seat = seatToMove(state)
  const [before = 0, left = 0] = [state, after].map(({ players }) => players[seat]?.money)
  if (before === left) return []
  const amount = `${money(before)} → ${money(left)}`
  return [{ icon: 'money', text: i18n._(msg`Your money`), amount, isTotal: true }]
}

/** What the seat to move pays; less than nothing, if it is paid. */
export function spentIn(state: State, after: State): number {
  const seat = seatToMove(state)
  return (state.players[seat]?.money ?? 0) - (after.players[seat]?.money ?? 0)
}

/** The tile, the link, the loan or the bonus itself. */
function ownEntries(
  i18n: I18n,
  state: State,
  events: readonly GameEvent[],
  names: readonly string[],
): LedgerEntry[] {
  const rules = rulesOf(state)
  return events.flatMap((event): LedgerEntry[] => {
    switch (event.type) {
      case 'build':
        return [{ icon: 'build', text: tileName(i18n, rules, event.kind), amount: money(-event.cost) }]
      case 'link':
        return [{ icon: 'network', text: lineName(i18n, rules, event.line), amount: money(-event.cost) }]
      case 'develop':
        return [{ icon: 'develop', text: tileName(i18n, rules, event.kind), amount: '' }]
      case 'loan':
        return [{ icon: 'loan', text: i18n._(msg`Loan`), amount: gained(event.amount) }]
      case 'bonus':
      case 'overbuild': {
        const text = eventBrief(i18n, rules, event, names)
        const isMoney = event.type === 'bonus' && event.gives === 'money'
        const icon = event.type === 'bonus' ? 'beer' : 'build'
        return text === null ? [] : [{ icon, text, amount: isMoney ? gained(event.amount) : '' }]
      }
      default:
        return []
    }
  })
}

/** Cubes and barrels, those from one source in one line, with whose tile they empty. */
function useEntries(
  i18n: I18n,
  state: State,
  events: readonly GameEvent[],
  names: readonly string[],
): LedgerEntry[] {
  const bySource = new Map<string, { goods: Goods; from: Source; count: number; cost: number }>()
  for (const event of events) {
    if (event.type !== 'use') continue
    const key = `${event.goods} ${event.from}`
    const sum = bySource.get(key) ?? { goods: event.goods, from: event.from, count: 0, cost: 0 }
    bySource.set(key, { ...sum, count: sum.count + 1, cost: sum.cost + event.cost })
  }
  return [...bySource.values()].map(({ goods, from, count, cost }) => {
    const what = goodsCount(i18n, goods, count)
    const source = sourceWords(i18n, state, names, from, goods).what
    const flip = events.find((event) => event.type === 'flip' && event.slot === from)
    const isOthers = flip?.type === 'flip' && flip.owner !== seatToMove(state)
    const vp = flip?.type === 'flip' ? points(i18n, rulesOf(state).kinds[flip.kind]?.vp ?? 0) : ''
    const owner = isOthers ? playerName(i18n, names, flip.owner) : ''
    return {
      icon: goods,
      text: i18n._(msg`${what}: ${source}`),
      ...(isOthers ? { note: i18n._(msg`flips: ${vp} to ${owner}`) } : {}),
      amount: money(-cost),
    }
  })
}

function marketEntries(i18n: I18n, events: readonly GameEvent[]): LedgerEntry[] {
  return (['coal', 'iron'] as const).flatMap((goods): LedgerEntry[] => {
    const sales = events.flatMap((event) =>
      event.type === 'market-sale' && event.goods === goods ? [event.price] : [],
    )
    if (sales.length === 0) return []
    const what = goodsCount(i18n, goods, sales.length)
    const paid = sales.reduce((sum, price) => sum + price, 0)
    return [{ icon: goods, text: i18n._(msg`${what} to the market`), amount: gained(paid) }]
  })
}

/** Own tiles that flip now, and what they pay. Those of others are told beside what empties them. */
function flipEntries(
  i18n: I18n,
  state: State,
  events: readonly GameEvent[],
  names: readonly string[],
): LedgerEntry[] {
  const rules = rulesOf(state)
  const taken = new Set(events.flatMap((event) => (event.type === 'use' ? [event.from] : [])))
  return events.flatMap((event): LedgerEntry[] => {
    if (event.type !== 'flip') return []
    const isOwn = event.owner === seatToMove(state)
    if (!isOwn && taken.has(event.slot)) return []
    const tile = tileName(i18n, rules, event.kind)
    const owner = playerName(i18n, names, event.owner)
    const text = isOwn ? i18n._(msg`${tile} flips`) : i18n._(msg`${tile} of ${owner} flips`)
    const vp = rules.kinds[event.kind]?.vp ?? 0
    return [{ icon: 'vp', text, amount: `+${points(i18n, vp)}`, isGood: isOwn }]
  })
}

/** What a tile that is built will pay once it flips. */
function promiseEntries(i18n: I18n, after: State, events: readonly GameEvent[]): LedgerEntry[] {
  const built = events.find((event) => event.type === 'build')
  const kind = built && rulesOf(after).kinds[built.kind]
  if (!kind || events.some((event) => event.type === 'flip' && event.slot === built.slot)) return []
  const { income, icons } = kind
  const note = allOf(i18n, [
    i18n._(msg`${plural(income, { one: '# income space', other: '# income spaces' })}`),
    i18n._(msg`${plural(icons, { one: '# link icon', other: '# link icons' })}`),
  ])
  return [{ icon: 'vp', text: i18n._(msg`When it flips`), note, amount: points(i18n, kind.vp) }]
}

function incomeEntries(i18n: I18n, state: State, after: State): LedgerEntry[] {
  const rules = rulesOf(state)
  const seat = seatToMove(state)
  const [from = 0, to = 0] = [state, after].map(({ players }) => players[seat]?.incomeSpace)
  if (from === to) return []
  const spaces = to - from
  return [
    {
      icon: 'income',
      text: i18n._(msg`Your income`),
      note: i18n._(msg`${plural(Math.abs(spaces), { one: '# space', other: '# spaces' })}`),
      amount: `${signed(incomeLevel(rules, from))} → ${signed(incomeLevel(rules, to))}`,
    },
  ]
}

/** What was spent this round, and the place in the next that follows from it. */
function orderEntries(i18n: I18n, state: State, after: State): LedgerEntry[] {
  const seat = seatToMove(state)
  const [before, spent] = [state, after].map(({ players }) => players[seat]?.spent ?? 0)
  if (before === spent || spent === undefined) return []
  const place = ordinal(i18n, orderBySpent(after).indexOf(seat) + 1)
  const paid = money(spent)
  return [
    {
      icon: 'people',
      text: i18n._(msg`Spent this round`),
      amount: i18n._(msg`${paid} · ${place} next`),
      isAside: true,
    },
  ]
}

function scoreEntries(i18n: I18n, state: State, after: State): LedgerEntry[] {
  const seat = seatToMove(state)
  const [before = 0, now = 0] = [state, after].map((at) => standings(at)[seat]?.total)
  if (before === now) return []
  return [
    {
      icon: 'vp',
      text: i18n._(msg`Your VP if scored now`),
      amount: `${before} → ${now}`,
      isGood: now > before,
    },
  ]
}

const gained = (change: number): string => (change > 0 ? `+${money(change)}` : money(change))
