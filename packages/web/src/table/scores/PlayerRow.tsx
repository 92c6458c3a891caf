// One player in one line: a button that shows their mat.

import { Icon, type IconName, SeatMark, seatColour } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { BotMark } from '../../kit/BotMark.tsx'
import { money, ordinal, plain, signed } from '../../words/index.ts'
import { useScoredMove, useShownState, useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { countable } from '../points.ts'
import { type Glance, glanceInFull, nameInFull, stepsToLevel } from './glance.ts'
import { Passing } from './Passing.tsx'

export interface PlayerRowProps {
  readonly player: Glance
  readonly isShown: boolean
  readonly onShow: () => void
}

export function PlayerRow({ player, isShown, onShow }: PlayerRowProps) {
  const { t, i18n } = useLingui()
  const extras = useTableExtras()
  const gained = useGained(player)
  const isThinking = useTableState(({ thinking }) => thinking?.seat === player.seat && thinking.is === 'here')
  const { seat, name } = player
  return (
    <button
      type="button"
      className="player"
      style={{ '--seat-colour': seatColour(seat) } as CSSProperties}
      title={t`Mat of ${name}`}
      aria-current={player.isTurn || undefined}
      aria-expanded={isShown}
      data-gained={gained !== null || undefined}
      onClick={onShow}
    >
      <span className="unseen">{glanceInFull(i18n, player)}</span>
      <span className="player-mark" data-thinking={isThinking || undefined}>
        <SeatMark seat={seat} size={16} />
        {extras && <extras.SeatPresence seat={seat} />}
      </span>
      <span className="player-who">
        <span className="player-name" title={nameInFull(i18n, player)} aria-hidden="true">
          {player.program && <BotMark owner={player.program.owner} />}
          {name}
        </span>
        {extras && <extras.SeatClock seat={seat} />}
        {isThinking ? (
          <small>
            <Trans>thinking …</Trans>
          </small>
        ) : (
          player.isBot &&
          !player.program && (
            <small aria-hidden="true">
              <Trans>bot</Trans>
            </small>
          )
        )}
      </span>
      <Figures player={player} gained={gained} />
    </button>
  )
}

/** What is being counted for this player at the end of an era. */
function useGained({ seat }: Glance): number | null {
  const scored = useScoredMove()
  const counted = useTableState((table) => table.counted) ?? 0
  const score = countable(scored)[counted - 1]
  return score?.seat === seat ? score.vp : null
}

function Figures({ player, gained }: { player: Glance; gained: number | null }) {
  const { t, i18n } = useLingui()
  const state = useShownState()
  const isScoring = useScoredMove() !== null
  const { seat, vp, scored, cards, links } = player
  const { incomeSpace = 0 } = state.players[seat] ?? {}
  const steps = stepsToLevel(state, seat)
  return (
    <>
      <Cell name="money" icon="money" title={t`Money`}>
        <Rolling value={player.money}>{money(player.money)}</Rolling>
      </Cell>
      <Cell
        name="income"
        icon="income"
        title={t`Income level; on space ${incomeSpace}, ${steps} to the next level`}
      >
        <Rolling value={player.income}>{signed(player.income)}</Rolling>
      </Cell>
      <Cell name="vp" icon="vp" title={t`Victory points → if scored now`}>
        <Passing seat={seat} />
        <Rolling value={vp}>{plain(vp)}</Rolling>
        {!state.over && (
          <>
            <i>→</i>
            <em>
              <Rolling value={scored}>{plain(scored)}</Rolling>
            </em>
          </>
        )}
      </Cell>
      <Cell name="spent" icon="loan" title={t`Spent in this round → place in the next`}>
        {isScoring
          ? gained !== null && <em>{signed(gained)}</em>
          : !state.over && (
              <>
                <span className="player-amount">{money(player.spent)}</span>
                <i>→</i>
                <b>{ordinal(i18n, player.next)}</b>
              </>
            )}
      </Cell>
      <Cell name="cards" icon="cards" title={t`Cards in hand`}>
        {cards}
      </Cell>
      <Cell name="links" icon="link" title={t`Link tiles left`}>
        {links}
      </Cell>
    </>
  )
}

interface CellProps {
  readonly name: string
  /** Seen where there is no room for the head of the table. */
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

function Cell({ name, icon, title, children }: CellProps) {
  return (
    <span className={`player-figure ${name}`} title={title} aria-hidden="true">
      <Icon name={icon} size={14} />
      {children}
    </span>
  )
}

/** A number that changes rolls in where it stands. */
function Rolling({ value, children }: { readonly value: number; readonly children: string }) {
  const [last, setLast] = useState({ value, isUp: false, hasChanged: false })
  if (last.value !== value) setLast({ value, isUp: value > last.value, hasChanged: true })
  const way = last.hasChanged ? (last.isUp ? 'up' : 'down') : undefined
  return (
    <span key={value} className="rolling" data-way={way}>
      {children}
    </span>
  )
}
