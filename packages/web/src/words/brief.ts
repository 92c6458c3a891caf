// Events in a few words, for the replay of what happened since your turn. What a replay can leave out is null.

import { type GameEvent, MARKET, type Ruleset } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lineName, merchantName, sourceFrom, tileName, townName } from './names.ts'
import { money, signed } from './numbers.ts'
import { row } from './row.ts'
import { bonusName, eraName, goodsCount, playerName } from './terms.ts'

/** Who did it stands beside it, so it is said only where somebody else gains. */
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
      return i18n._(msg`${tile} in ${town}`)
    case 'overbuild': {
      const owner = playerName(i18n, names, event.owner)
      return i18n._(msg`over ${tile} of ${owner}`)
    }
    case 'link': {
      const line = lineName(i18n, rules, event.line)
      return i18n._(msg`Link ${line}`)
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
    case 'use': {
      const goods = goodsCount(i18n, event.goods, 1)
      const price = money(event.cost)
      const source = sourceFrom(i18n, rules, event.from)
      return event.from === MARKET ? i18n._(msg`${goods} for ${price}`) : `${goods} ${source}`
    }
    case 'market-sale': {
      const goods = goodsCount(i18n, event.goods, 1)
      const price = money(event.price)
      return i18n._(msg`${goods} to the market, ${price}`)
    }
    case 'flip': {
      const owner = playerName(i18n, names, event.owner)
      const income = signed(event.income)
      return i18n._(msg`${tile} in ${town} flips, ${income} for ${owner}`)
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
    case 'discard':
    case 'anywhere':
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
