// Moves in words: a title, the word on the button that makes it, and where its goods come from.

import {
  type Goods,
  type IndustryId,
  type Move,
  merchantBuying,
  type Ruleset,
  rulesOf,
  type SaidMove,
  type SlotId,
  type Source,
  type State,
  seatToMove,
  type TileKindId,
} from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { industryName, lineName, merchantName, sourceFrom, tileName, townName } from './names.ts'
import { money } from './numbers.ts'
import { row } from './row.ts'
import { actionName, goodsCount } from './terms.ts'

/** "Manufacturer I in Wolverhampton". What it costs and brings is shown beside it. */
export function moveTitle(i18n: I18n, state: State, move: SaidMove): string {
  const rules = rulesOf(state)
  switch (move.type) {
    case 'build': {
      const tile = nextTile(i18n, state, move.industry)
      const town = townName(i18n, rules, move.slot)
      return i18n._(msg`${tile} in ${town}`)
    }
    case 'network': {
      const line = lineName(i18n, rules, move.line)
      return i18n._(move.card === null ? msg`Lay a second link ${line}` : msg`Lay a link ${line}`)
    }
    case 'develop': {
      const tile = nextTile(i18n, state, move.industry)
      return i18n._(msg`Develop ${tile}`)
    }
    case 'sell':
      return saleTitle(i18n, state, move)
    case 'loan': {
      const amount = money(move.amount)
      return i18n._(msg`Loan of ${amount}`)
    }
    case 'scout':
      return i18n._(msg`Scout: three cards for two wild cards`)
    case 'anywhere':
      return i18n._(msg`Build anywhere: two cards and both actions`)
    case 'pass':
      return i18n._(msg`Pass`)
    case 'end':
      return endTitle(i18n, state)
    case 'shortfall': {
      const tile = standingTile(i18n, state, move.slot)
      const town = townName(i18n, rules, move.slot)
      return i18n._(msg`Give up ${tile} in ${town}`)
    }
  }
}

/** The word on the button that makes the move. */
export function moveButton(i18n: I18n, { type }: Move): string {
  switch (type) {
    case 'build':
    case 'develop':
    case 'sell':
      return actionName(i18n, type)
    case 'network':
      return i18n._(msg`Lay the link`)
    case 'loan':
      return i18n._(msg`Take the loan`)
    case 'scout':
      return i18n._(msg`Confirm scouting`)
    case 'anywhere':
      return i18n._(msg`Pay two cards`)
    case 'pass':
      return i18n._(msg`Confirm pass`)
    case 'end':
      return i18n._(msg`End the action`)
    case 'shortfall':
      return i18n._(msg`Give up the tile`)
  }
}

/** With what it costs, where one figure says it: "Build · £7". */
export const priced = (word: string, spent: number): string =>
  spent > 0 ? `${word}\u00A0·\u00A0${money(spent)}` : word

/** "1 coal from Dudley", "1 beer from the barrel in Oxford", one for each source. */
export function moveSources(i18n: I18n, state: State, move: Move): string[] {
  const rules = rulesOf(state)
  const taken: (readonly [Goods, readonly Source[]])[] = []
  if ('coal' in move) taken.push(['coal', move.coal])
  if ('iron' in move) taken.push(['iron', move.iron])
  if ('beer' in move) taken.push(['beer', move.beer])
  return taken.flatMap(([goods, sources]) =>
    [...new Set(sources)].map((source) => {
      const count = sources.filter((other) => other === source).length
      return `${goodsCount(i18n, goods, count)} ${sourceFrom(i18n, rules, source)}`
    }),
  )
}

function saleTitle(i18n: I18n, state: State, { slot, buyer }: Extract<SaidMove, { type: 'sell' }>): string {
  const rules = rulesOf(state)
  const tile = standingTile(i18n, state, slot)
  const town = townName(i18n, rules, slot)
  if (buyer === undefined) return i18n._(msg`Sell ${tile} in ${town}`)
  const bought = row(rules.buyers, buyer)
  if (bought.slot !== null) {
    const port = townName(i18n, rules, bought.slot)
    return i18n._(msg`Sell ${tile} in ${town} to the port in ${port}`)
  }
  if (buyer >= rules.merchantSpaces.length) return i18n._(msg`Sell ${tile} in ${town} to the distant market`)
  const merchant = merchantName(i18n, rules, merchantBuying(buyer))
  return i18n._(msg`Sell ${tile} in ${town} to ${merchant}`)
}

function endTitle(i18n: I18n, { pending }: State): string {
  switch (pending?.type) {
    case 'network':
      return i18n._(msg`Lay no second link`)
    case 'develop':
      return i18n._(msg`Develop no second tile`)
    case 'sell':
      return i18n._(msg`Sell no more`)
    default:
      return i18n._(msg`End the action`)
  }
}

/** The tile that would be built or developed next; the industry alone where its stack is empty. */
export function nextTile(i18n: I18n, state: State, industry: IndustryId): string {
  const rules = rulesOf(state)
  const kind = lowestKind(rules, state, industry)
  return kind === undefined ? industryName(i18n, rules, industry) : tileName(i18n, rules, kind)
}

const lowestKind = (rules: Ruleset, state: State, industry: IndustryId): TileKindId | undefined =>
  row(rules.industries, industry).stack[row(state.players, seatToMove(state)).mat[industry] ?? 0]

function standingTile(i18n: I18n, state: State, slot: SlotId): string {
  const tile = state.slots[slot]
  return tile ? tileName(i18n, rulesOf(state), tile.kind) : ''
}
