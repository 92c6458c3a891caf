// The players in turn order: one aligned table beside the board; on a phone chips, and the table one tap away.

import { Icon, type IconName } from '@ironbridge/board'
import type { Seat } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { useScoredMove, useShownState, useTableState } from '../context.ts'
import { useDrawers } from '../drawers.ts'
import { type Glance, glances } from './glance.ts'
import { PlayerChips } from './PlayerChips.tsx'
import { PlayerRow } from './PlayerRow.tsx'
import './Players.css'

export function Players({ isPhone }: { isPhone: boolean }) {
  const players = useGlances()
  const { drawer, open } = useDrawers()
  const shown = drawer?.type === 'mat' ? drawer.seat : null
  const show = (seat: Seat): void => open(seat === shown ? null : { type: 'mat', seat })
  return !isPhone ? (
    <PlayerTable players={players} shown={shown} onShow={show} />
  ) : (
    <PlayerChips players={players}>
      {(close) => (
        <PlayerTable
          players={players}
          shown={shown}
          onShow={(seat) => {
            close()
            open({ type: 'mat', seat })
          }}
        />
      )}
    </PlayerChips>
  )
}

function useGlances(): readonly Glance[] {
  const { i18n } = useLingui()
  const state = useShownState()
  const sitters = useTableState((table) => table.sitters)
  const isScoring = useScoredMove() !== null
  const result = useTableState(({ cursor }) => (isScoring ? cursor.state : null))
  return useMemo(() => glances(i18n, state, sitters, result), [i18n, state, sitters, result])
}

interface PlayerTableProps {
  readonly players: readonly Glance[]
  /** Whose mat is open. */
  readonly shown: Seat | null
  readonly onShow: (seat: Seat) => void
}

function PlayerTable({ players, shown, onShow }: PlayerTableProps) {
  const { t } = useLingui()
  const longest = Math.max(...players.map(lettersOf))
  return (
    <div className="players" data-long={longest > FEW || undefined}>
      <div className="players-grid">
        <div className="players-head" aria-hidden="true">
          <Head icon="money" title={t`Money`} />
          <Head icon="income" title={t`Income level`} />
          <Head icon="vp" title={t`Victory points → if scored now`}>
            → {t({ context: 'column', message: 'now' })}
          </Head>
          <Head title={t`Spent in this round → place in the next`}>
            <span className="player-amount">{t({ context: 'column', message: 'spent' })}</span> →
          </Head>
          <Head name="cards" icon="cards" title={t`Cards in hand`} />
          <Head icon="link" title={t`Link tiles left`} />
        </div>
        <ol aria-label={t`Players in turn order`}>
          {players.map((player) => (
            <li key={player.seat}>
              <PlayerRow player={player} isShown={player.seat === shown} onShow={() => onShow(player.seat)} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Letters of the figures of a player that leave air between the columns. */
const FEW = 12

const lettersOf = ({ money, income, vp, scored, spent }: Glance): number =>
  [money, income, vp, scored, spent].join('').length

interface HeadProps {
  readonly name?: string
  readonly icon?: IconName
  readonly title: string
  readonly children?: ReactNode
}

function Head({ name, icon, title, children }: HeadProps) {
  return (
    <span className={name} title={title}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
