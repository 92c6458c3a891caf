// Where a cube or barrel may come from, as one answer among others: whose it is, where, and what becomes of the tile.

import {
  type GameEvent,
  type Goods,
  isBarrel,
  MARKET,
  type Move,
  merchantOfBarrel,
  nextPrices,
  preview,
  rulesOf,
  type Seat,
  type SlotId,
  type Source,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { exactMerchant, slotName, townName } from './names.ts'
import { money } from './numbers.ts'
import { row } from './row.ts'
import { bonusName, goodsCount, playerName, points } from './terms.ts'

export interface SourceWords {
  /** Whose tile it is; null for the market and for merchants. */
  readonly owner: Seat | null
  /** "Your brewery, Uttoxeter", "Constance, Walsall", "Merchant barrel, Oxford", "The market". */
  readonly what: string
  /** What using it does: "flips: 4 VP to Constance", "leaves 2 coal"; null if nobody knows. */
  readonly note: string | null
}

/** Of the moves that use this source, some may take more of it than others; without any, what lies there is told. */
export function sourceWords(
  i18n: I18n,
  state: State,
  names: readonly string[],
  source: Source,
  goods: Goods,
  moves: readonly Move[] = [],
): SourceWords {
  const rules = rulesOf(state)
  if (source === MARKET) {
    const price = money(goods === 'beer' ? 0 : (nextPrices(state, goods, 1)[0] ?? 0))
    return { owner: null, what: i18n._(msg`The market`), note: i18n._(msg`the next one costs ${price}`) }
  }
  if (isBarrel(source)) {
    const merchant = merchantOfBarrel(source)
    const place = exactMerchant(i18n, rules, merchant)
    const bonus = bonusName(i18n, row(rules.merchantSpaces, merchant).bonus)
    return { owner: null, what: i18n._(msg`Merchant barrel, ${place}`), note: i18n._(msg`bonus: ${bonus}`) }
  }
  const owner = state.slots[source]?.owner ?? null
  return {
    owner,
    what: tileWords(i18n, state, names, source, goods),
    note: tileNote(i18n, state, names, source, goods, moves),
  }
}

function tileWords(i18n: I18n, state: State, names: readonly string[], slot: SlotId, goods: Goods): string {
  const owner = state.slots[slot]?.owner ?? 0
  const place = hasTwin(state, slot, goods)
    ? slotName(i18n, rulesOf(state), slot)
    : townName(i18n, rulesOf(state), slot)
  if (owner !== seatToMove(state)) return `${playerName(i18n, names, owner)}, ${place}`
  switch (goods) {
    case 'coal':
      return i18n._(msg`Your coal mine, ${place}`)
    case 'iron':
      return i18n._(msg`Your iron works, ${place}`)
    case 'beer':
      return i18n._(msg`Your brewery, ${place}`)
  }
}

/** Another tile of the same owner in the same town gives the same. */
function hasTwin(state: State, slot: SlotId, goods: Goods): boolean {
  const { slots, locations, kinds } = rulesOf(state)
  return row(locations, row(slots, slot).location).slots.some((other) => {
    const tile = state.slots[other]
    return (
      other !== slot &&
      tile?.owner === state.slots[slot]?.owner &&
      tile !== undefined &&
      tile !== null &&
      tile.cubes > 0 &&
      row(kinds, tile.kind).makes === goods
    )
  })
}

function tileNote(
  i18n: I18n,
  state: State,
  names: readonly string[],
  slot: SlotId,
  goods: Goods,
  moves: readonly Move[],
): string | null {
  if (moves.length === 0) {
    const left = goodsCount(i18n, goods, state.slots[slot]?.cubes ?? 0)
    return i18n._(msg`${left} left`)
  }
  const fates = fatesOf(state, slot, moves)
  // What does not have to flip may stay.
  const rest = Math.max(-1, ...fates.map(({ flip, cubes }) => (flip === null ? cubes : -1)))
  if (rest >= 0) {
    const left = goodsCount(i18n, goods, rest)
    return i18n._(msg`leaves ${left}`)
  }
  const flip = fates[0]?.flip
  return flip ? flipNote(i18n, state, names, flip) : null
}

type Flip = Extract<GameEvent, { type: 'flip' }>

/** What each move makes of the tile. One that builds over it says nothing of its goods. */
function fatesOf(
  state: State,
  slot: SlotId,
  moves: readonly Move[],
): readonly { readonly flip: Flip | null; readonly cubes: number }[] {
  // The card that pays makes no difference.
  const different = new Map(moves.map((move) => [JSON.stringify({ ...move, card: null, extra: null }), move]))
  return [...different.values()].flatMap((move) => {
    const after = preview(state, move)
    const tile = after?.state.slots[slot]
    if (!after || !tile || tile.kind !== state.slots[slot]?.kind) return []
    const flip = after.events.find((event): event is Flip => event.type === 'flip' && event.slot === slot)
    return [{ flip: flip ?? null, cubes: tile.cubes }]
  })
}

function flipNote(
  i18n: I18n,
  state: State,
  names: readonly string[],
  { kind, owner: seat, income }: Flip,
): string {
  const vp = points(i18n, row(rulesOf(state).kinds, kind).vp)
  if (seat === seatToMove(state))
    return i18n._(
      msg`flips: ${vp} and ${plural(income, { one: '# income space', other: '# income spaces' })} for you`,
    )
  const owner = playerName(i18n, names, seat)
  return i18n._(msg`flips: ${vp} to ${owner}`)
}
