// Why a turn is advised: facts that the engine can prove, what weighs most first.

import {
  type GameEvent,
  incomeLevel,
  isLastTurnOfEra,
  legalMoves,
  linkValue,
  type Move,
  orderBySpent,
  rulesOf,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type AdvisedAction, actionsOf } from '../../play/advice.ts'
import { cardsOf } from '../../play/choose.ts'
import {
  allOf,
  cardName,
  goodsCount,
  goodsName,
  merchantName,
  money,
  nextTile,
  points,
  signed,
  tileName,
} from '../../words/index.ts'
import { actionTitle, counted } from './advisedWords.ts'

/** Reasons of a turn that can be shown on the table, what weighs most first. */
export function whyOf(i18n: I18n, state: State, moves: readonly Move[]): string[] {
  const actions = actionsOf(state, moves)
  const turn: Turn = {
    state,
    seat: seatToMove(state),
    after: actions.at(-1)?.after ?? state,
    events: actions.flatMap(({ events }) => events),
    actions,
  }
  return REASONS.flatMap((reason) => reason(i18n, turn) ?? [])
}

interface Turn {
  readonly state: State
  readonly seat: number
  readonly after: State
  readonly events: readonly GameEvent[]
  readonly actions: readonly AdvisedAction[]
}

type Reason = (i18n: I18n, turn: Turn) => string | null

/** Own tiles that flip, by own goods if it is so, and what that brings at once. */
const flips: Reason = (i18n, { state, seat, after, events }) => {
  const rules = rulesOf(state)
  const own = events.flatMap((event) => (event.type === 'flip' && event.owner === seat ? [event] : []))
  if (own.length === 0) return null
  const tiles = allOf(i18n, counted(own.map(({ kind }) => tileName(i18n, rules, kind))))
  const gain = points(
    i18n,
    own.reduce((sum, { kind }) => sum + (rules.kinds[kind]?.vp ?? 0), 0),
  )
  const [before, now] = levels({ state, after, seat })
  const income = `${signed(before)} → ${signed(now)}`
  const count = own.length
  const when = isLastTurnOfEra(state) ? i18n._(msg`before the era ends`) : i18n._(msg`at once`)
  return now === before
    ? i18n._(msg`${tiles} ${plural(count, { one: 'flips', other: 'flip' })} ${when}: ${gain}.`)
    : i18n._(
        msg`${tiles} ${plural(count, { one: 'flips', other: 'flip' })} ${when}: ${gain}, income ${income}.`,
      )
}

function levels({ state, after, seat }: Pick<Turn, 'state' | 'after' | 'seat'>): [number, number] {
  const level = (at: State): number => incomeLevel(rulesOf(at), at.players[seat]?.incomeSpace ?? 0)
  return [level(state), level(after)]
}

const ownGoods: Reason = (i18n, { seat, events, after }) => {
  const own = (['coal', 'iron', 'beer'] as const).filter((goods) => {
    const used = events.flatMap((event) =>
      event.type === 'use' && event.goods === goods ? [event.from] : [],
    )
    return used.length > 0 && used.every((from) => after.slots[from]?.owner === seat)
  })
  if (own.length === 0) return null
  const goods = allOf(
    i18n,
    own.map((one) => goodsName(i18n, one)),
  )
  return i18n._(msg`It uses only your own ${goods}.`)
}

/** Money that the actions after a loan could not have done without. */
const loan: Reason = (i18n, { state, seat, actions }) => {
  const place = actions.findIndex(({ moves: [move] }) => move?.type === 'loan')
  const next = actions[place + 1]
  if (place === -1 || next === undefined) return null
  const price = paid(next, seat)
  if (price <= (state.players[seat]?.money ?? 0)) return null
  const what = actionTitle(i18n, next)
  return i18n._(msg`Without the loan you could not pay for ${what}.`)
}

const paid = ({ before, after }: AdvisedAction, seat: number): number =>
  (before.players[seat]?.money ?? 0) - (after.players[seat]?.money ?? 0)

const marketSales: Reason = (i18n, { events }) => {
  const sales = events.flatMap((event) => (event.type === 'market-sale' ? [event] : []))
  const [first] = sales
  if (first === undefined) return null
  const goods = goodsCount(i18n, first.goods, sales.length)
  const brought = money(sales.reduce((sum, { price }) => sum + price, 0))
  return i18n._(msg`The market takes ${goods} for ${brought}.`)
}

const bonuses: Reason = (i18n, { state, events }) => {
  const bonus = events.find((event) => event.type === 'bonus')
  if (bonus === undefined) return null
  const merchant = merchantName(i18n, rulesOf(state), bonus.merchant)
  return i18n._(msg`The barrel in ${merchant} brings its bonus.`)
}

const links: Reason = (i18n, { after, events }) => {
  const lines = events.flatMap((event) => (event.type === 'link' ? [event.line] : []))
  const worth = lines.reduce((sum, line) => sum + linkValue(after, line), 0)
  if (worth === 0) return null
  const gain = points(i18n, worth)
  return lines.length > 1
    ? i18n._(msg`The links are already worth ${gain}.`)
    : i18n._(msg`The link is already worth ${gain}.`)
}

/** Known only to whoever moves last. */
const order: Reason = (i18n, { state, seat, after }) => {
  const isLast = state.turnOrder.at(-1) === seat
  const [before, now] = [state.turnOrder, orderBySpent(after)].map((seats) => seats.indexOf(seat))
  return isLast && now === 0 && before !== 0 ? i18n._(msg`You move first in the next round.`) : null
}

const building: Reason = (i18n, { state, events }) => {
  const rules = rulesOf(state)
  const built = events.find((event) => event.type === 'build')
  const kind = built && rules.kinds[built.kind]
  if (!kind || events.some((event) => event.type === 'flip' && event.slot === built.slot)) return null
  const tile = tileName(i18n, rules, built.kind)
  const gain = points(i18n, kind.vp)
  const income = signed(kind.income)
  return i18n._(msg`${tile} brings ${gain} and ${income} income spaces once it flips.`)
}

const developing: Reason = (i18n, { after, events }) => {
  const developed = events.findLast((event) => event.type === 'develop')
  const industry = developed && rulesOf(after).kinds[developed.kind]?.industry
  if (industry === undefined) return null
  const tile = nextTile(i18n, after, industry)
  return i18n._(msg`Next on your mat: ${tile}.`)
}

/** Cards given up that could not have built anything now. */
const cards: Reason = (i18n, { state, actions }) => {
  const builds = legalMoves(state).filter(({ type }) => type === 'build')
  const given = actions
    .filter(({ moves: [move] }) => move?.type !== 'build')
    .flatMap(({ moves }) => moves.flatMap(cardsOf))
    .find((card) => builds.every((move) => move.card !== card))
  if (given === undefined) return null
  const card = cardName(i18n, rulesOf(state), given)
  return i18n._(msg`With the card ${card} you could build nothing now.`)
}

const REASONS: readonly Reason[] = [
  flips,
  loan,
  ownGoods,
  links,
  bonuses,
  marketSales,
  order,
  building,
  developing,
  cards,
]
