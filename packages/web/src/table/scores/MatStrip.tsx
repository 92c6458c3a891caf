// The own mat as a strip: the next tile of each industry. Who only watches sees that of whoever is in turn.

import { Icon, industryIcon, roman, seatColour, seatInk } from '@ironbridge/board'
import { rulesOf, type Seat } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { money } from '../../words/index.ts'
import { useNames, useOwnSeat, useShownState, useTableState } from '../context.ts'
import { useDrawers } from '../drawers.ts'
import { nextOnMat } from './matWords.ts'
import './MatStrip.css'

export function MatStrip() {
  const { i18n } = useLingui()
  const state = useShownState()
  const { drawer, open } = useDrawers()
  const seat = useOwnSeat()
  const title = useMatTitle(seat)
  const { industries, kinds } = rulesOf(state)
  const isOpen = drawer?.type === 'mat' && drawer.seat === seat
  const tiles = industries.map((_, industry) => nextOnMat(i18n, state, seat, industry)).join(', ')
  return (
    <button
      type="button"
      className="mat-strip"
      style={{ '--seat-colour': seatColour(seat), '--seat-ink': seatInk(seat) } as CSSProperties}
      aria-expanded={isOpen}
      aria-keyshortcuts="m"
      onClick={() => open(isOpen ? null : { type: 'mat', seat })}
    >
      <span className="unseen">{`${title}: ${tiles}`}</span>
      <b aria-hidden="true">
        <Icon name="mat" size={16} />
        <Trans>Mat</Trans>
      </b>
      {industries.map(({ id, stack }, industry) => {
        const kind = kinds[stack[state.players[seat]?.mat[industry] ?? 0] ?? -1]
        return (
          <span key={id} title={nextOnMat(i18n, state, seat, industry)} aria-hidden="true">
            <Icon name={industryIcon(id)} size={16} />
            <span>
              <strong>{kind ? roman(kind.level) : '–'}</strong>
              <small>{kind && money(kind.cost)}</small>
            </span>
          </span>
        )
      })}
    </button>
  )
}

export function useMatTitle(seat: Seat): string {
  const { t } = useLingui()
  const names = useNames()
  const isOwn = useTableState(({ viewer }) => viewer === seat)
  const name = names[seat]
  return isOwn ? t`Your mat` : t`Mat of ${name}`
}
