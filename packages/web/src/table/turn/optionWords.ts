// One answer to a question in words: where or what, and the money that it takes, so that no two answers read alike.

import {
  type BuyerId,
  isBarrel,
  type Move,
  merchantBuying,
  merchantOfBarrel,
  preview,
  type Ruleset,
  rulesOf,
  type SlotId,
  type Source,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Option } from '../../play/choose.ts'
import {
  actionName,
  bonusName,
  buyerName,
  cardName,
  exactlyFrom,
  exactMerchant,
  industryName,
  lineName,
  money,
  nextTile,
  oneOf,
  slotInFull,
  slotName,
  tileName,
} from '../../words/index.ts'

/** "Birmingham, slot 2: Cotton mill I · £12". */
export function optionWords(i18n: I18n, state: State, names: readonly string[], option: Option): string {
  const name = optionName(i18n, state, names, option)
  const price =
    option.aspect === 'amount' ? '' : (raisedBy(state, option.moves) ?? priceOf(state, option.moves))
  return price === '' ? name : `${name} · ${price}`
}

function optionName(
  i18n: I18n,
  state: State,
  names: readonly string[],
  { aspect, value, moves }: Option,
): string {
  const rules = rulesOf(state)
  switch (aspect) {
    case 'action':
      return actionName(i18n, value)
    case 'slot':
      return slotOption(i18n, state, names, value, moves)
    case 'line':
      return lineName(i18n, rules, value)
    case 'industry':
    case 'bonus':
      return nextTile(i18n, state, value)
    case 'amount':
      return money(value)
    case 'buyer':
      return buyerOption(i18n, rules, value)
    case 'card':
      return cardName(i18n, rules, value)
    default:
      return sourceOption(i18n, rules, value)
  }
}

/** Ports and merchants of one place are told apart. */
function buyerOption(i18n: I18n, rules: Ruleset, buyer: BuyerId): string {
  const { slot = null } = rules.buyers[buyer] ?? {}
  if (slot !== null) {
    const town = slotName(i18n, rules, slot)
    return i18n._(msg`Port in ${town}`)
  }
  return buyer < rules.merchantSpaces.length
    ? exactMerchant(i18n, rules, merchantBuying(buyer))
    : buyerName(i18n, rules, buyer)
}

/** A barrel of a merchant brings its bonus with it. */
function sourceOption(i18n: I18n, rules: Ruleset, source: Source): string {
  const from = exactlyFrom(i18n, rules, source)
  const bonus = isBarrel(source) ? rules.merchantSpaces[merchantOfBarrel(source)]?.bonus : undefined
  // Money is told by the price.
  if (!bonus || bonus.gives === 'money') return from
  const gain = bonusName(i18n, bonus)
  return i18n._(msg`${from}, bonus ${gain}`)
}

/** With the tile that would be built or is sold there; one that is given up also with what it brings. */
function slotOption(
  i18n: I18n,
  state: State,
  names: readonly string[],
  slot: SlotId,
  moves: readonly Move[],
): string {
  const rules = rulesOf(state)
  const place = slotName(i18n, rules, slot)
  const tile = state.slots[slot]
  const [move] = moves
  if (move?.type !== 'build') {
    const standing = tile ? tileName(i18n, rules, tile.kind) : ''
    return `${place}: ${standing}`
  }
  const built = builtBy(i18n, rules, state, moves)
  if (!tile) return `${place}: ${built}`
  const over = slotInFull(i18n, state, slot, names)
  return i18n._(msg`${place}: ${built} over ${over}`)
}

function builtBy(i18n: I18n, rules: Ruleset, state: State, moves: readonly Move[]): string {
  const industries = new Set(moves.flatMap((move) => (move.type === 'build' ? [move.industry] : [])))
  const isMany = industries.size > 1
  return oneOf(
    i18n,
    [...industries].map((id) => (isMany ? industryName(i18n, rules, id) : nextTile(i18n, state, id))),
  )
}

/** What a tile brings that is given up, of which the debt is paid at once. Null for any other move. */
function raisedBy(state: State, [move]: readonly Move[]): string | null {
  if (move?.type !== 'shortfall') return null
  const given = preview(state, move)?.events.find((event) => event.type === 'shortfall')
  return given ? `+${money(given.raised)}` : ''
}

/** What the moves cost or bring at least and at most; nothing where no money moves, or nobody knows. */
function priceOf(state: State, moves: readonly Move[]): string {
  const seat = seatToMove(state)
  const before = state.players[seat]?.money ?? 0
  // The card that pays makes no difference.
  const different = new Map(moves.map((move) => [JSON.stringify({ ...move, card: null }), move]))
  const gains = [...different.values()].flatMap((move) => {
    const after = preview(state, move)?.state.players[seat]?.money
    return after === undefined ? [] : [after - before]
  })
  const [most, least] = [Math.max(...gains), Math.min(...gains)]
  if (gains.length === 0 || (most === 0 && least === 0)) return ''
  const words = [most, least].map((gain) => (gain > 0 ? `+${money(gain)}` : money(-gain)))
  return most === least ? (words[0] ?? '') : words.join('–')
}
