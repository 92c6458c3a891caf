// What reaches a place: coal, iron and beer, whose they are, and what they cost.

import { type LocationId, reachOf, rulesOf, type SlotId, type State, seatToMove } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { goodsCount, goodsName, locationName, money, townName } from '../../words/index.ts'
import { useNames, useShownState, useTable, useTableState } from '../context.ts'
import './Reach.css'

export function Reach({ location }: { location: LocationId }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  const viewer = useTableState((at) => at.viewer)
  const seat = typeof viewer === 'number' ? viewer : seatToMove(state)
  const place = locationName(i18n, rulesOf(state), location)
  return (
    <div className="reach">
      <h2>
        <Trans>What reaches {place}</Trans>
      </h2>
      <dl>
        {reachOf(state, seat, location).map(({ goods, ranks, market }) => (
          <div key={goods}>
            <dt>{goodsName(i18n, goods)}</dt>
            <dd>{reachText(i18n, state, names, goods, ranks.flat(), market)}</dd>
          </div>
        ))}
      </dl>
      <div className="buttons">
        <button type="button" className="button" onClick={() => table.setOverlay({ type: 'none' })}>
          <Trans>Close</Trans>
        </button>
      </div>
    </div>
  )
}

/** Tiles in the order in which they must be used, then the market. */
function reachText(
  i18n: I18n,
  state: State,
  names: readonly string[],
  goods: 'coal' | 'iron' | 'beer',
  slots: readonly SlotId[],
  market: number | null,
): string {
  const parts = slots.map((slot) => {
    const tile = state.slots[slot]
    const what = goodsCount(i18n, goods, tile?.cubes ?? 0)
    const town = townName(i18n, rulesOf(state), slot)
    const owner = names[tile?.owner ?? 0] ?? ''
    return i18n._(msg`${what} in ${town} (${owner}), free`)
  })
  if (market !== null) {
    const price = money(market)
    parts.push(i18n._(slots.length === 0 ? msg`market, from ${price}` : msg`then the market, from ${price}`))
  }
  return parts.length === 0 ? i18n._(msg`nothing`) : parts.join('; ')
}
