// One answer to a question in words: what and where, what it does, and the money that it takes, so that no two answers read alike.

import { type IconName, industryIcon } from '@ironbridge/board'
import {
  type BuyerId,
  type IndustryId,
  linkValue,
  type Move,
  merchantBuying,
  preview,
  type Ruleset,
  rulesOf,
  type Seat,
  type SlotId,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Option } from '../../play/choose.ts'
import {
  actionName,
  buyerName,
  cardName,
  exactMerchant,
  industryName,
  lineName,
  money,
  nextTile,
  oneOf,
  points,
  roman,
  slotInFull,
  slotName,
  sourceWords,
  tileName,
} from '../../words/index.ts'

export interface OptionWords {
  /** Whose it is, if it is somebody's tile. */
  readonly owner: Seat | null
  readonly icon: IconName | null
  /** What and where. */
  readonly what: string
  /** What it does, or why it cannot be. */
  readonly note: string | null
  /** At the right: what it costs or brings. */
  readonly amount: string
  /** Beneath that: the points of a link. */
  readonly worth?: string
}

export function optionWords(i18n: I18n, state: State, names: readonly string[], option: Option): OptionWords {
  const amount =
    option.aspect === 'amount' ? '' : (raisedBy(state, option.moves) ?? priceOf(state, option.moves))
  const plain = { owner: null, icon: null, note: null, amount }
  const rules = rulesOf(state)
  switch (option.aspect) {
    case 'action':
      return { ...plain, what: actionName(i18n, option.value) }
    case 'slot':
      return { ...plain, ...slotOption(i18n, state, names, option.value, option.moves) }
    case 'line':
      return {
        ...plain,
        what: lineName(i18n, rules, option.value),
        worth: points(i18n, linkValue(state, option.value)),
      }
    case 'industry':
    case 'bonus':
      return industryOption(i18n, state, option.value, amount)
    case 'amount':
      return { ...plain, icon: 'loan', what: money(option.value) }
    case 'buyer':
      return { ...plain, icon: 'sell', what: buyerOption(i18n, rules, option.value) }
    case 'card':
      return { ...plain, what: cardName(i18n, rules, option.value) }
    default: {
      const { aspect, value, moves } = option
      const { owner, what, note } = sourceWords(i18n, state, names, value, aspect, moves)
      return { ...plain, owner, icon: owner === null ? aspect : null, what, note }
    }
  }
}

/** By its level and price, beneath the name: two of them fit beside each other. */
function industryOption(i18n: I18n, state: State, industry: IndustryId, amount: string): OptionWords {
  const rules = rulesOf(state)
  const { id = '', stack = [] } = rules.industries[industry] ?? {}
  const next = stack[state.players[seatToMove(state)]?.mat[industry] ?? 0]
  const level = next === undefined ? '' : roman(rules.kinds[next]?.level ?? 0)
  return {
    owner: null,
    icon: industryIcon(id),
    what: industryName(i18n, rules, industry),
    note: [level, amount].filter((word) => word !== '').join(' · '),
    amount: '',
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

/** With the tile that would be built or is sold there; one that is given up also with what it brings. */
function slotOption(
  i18n: I18n,
  state: State,
  names: readonly string[],
  slot: SlotId,
  moves: readonly Move[],
): Pick<OptionWords, 'what' | 'note'> {
  const rules = rulesOf(state)
  const place = slotName(i18n, rules, slot)
  const tile = state.slots[slot]
  const [move] = moves
  if (move?.type !== 'build') return { what: place, note: tile ? tileName(i18n, rules, tile.kind) : null }
  const built = builtBy(i18n, rules, state, moves)
  if (!tile) return { what: place, note: built }
  const over = slotInFull(i18n, state, slot, names)
  return { what: place, note: i18n._(msg`${built} over ${over}`) }
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
