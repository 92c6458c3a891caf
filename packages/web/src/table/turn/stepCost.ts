// What every way to go on with an action costs alike: "+£10, 1 coal, 1 beer".

import { type GameEvent, type Move, preview, type State } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { goodsCount, money } from '../../words/index.ts'

/** Nothing where they differ. */
export function stepCost(i18n: I18n, state: State, moves: readonly Move[]): string {
  const costs = moves.map((move) => costWords(i18n, preview(state, move)?.events ?? []))
  const [first = ''] = costs
  return costs.every((cost) => cost === first) ? first : ''
}

/** Without the prices of goods, which differ from market to market. */
function costWords(i18n: I18n, events: readonly GameEvent[]): string {
  const own = events.reduce((sum, event) => sum + (event.type === 'link' ? event.cost : 0), 0)
  const goods = (['coal', 'iron', 'beer'] as const).flatMap((one) => {
    const count = events.filter((event) => event.type === 'use' && event.goods === one).length
    return count === 0 ? [] : [goodsCount(i18n, one, count)]
  })
  return [...(own === 0 ? [] : [`+${money(own)}`]), ...goods].join(', ')
}
