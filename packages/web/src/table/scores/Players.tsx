// The players in turn order: money, income, points, what was spent this round, and the order that would follow.

import { Icon, SeatMark, seatColour } from '@ironbridge/board'
import {
  type GameEvent,
  incomeLevel,
  orderBySpent,
  rulesOf,
  type Seat,
  type State,
  seatToMove,
} from '@ironbridge/engine'
import { msg, plural, selectOrdinal } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import { cardCount, money, plain, signed } from '../../words/index.ts'
import { useLastMove, useNames, useScoredMove, useShownState, useSitting, useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'
import { countable } from '../points.ts'
import { MatRow } from './Mat.tsx'
import './Players.css'

export function Players() {
  const { t } = useLingui()
  const state = useShownState()
  const [open, setOpen] = useState<Seat | null>(null)
  const following = orderBySpent(state)
  return (
    <ol className="players" aria-label={t`Players in turn order`}>
      {state.turnOrder.map((seat) => (
        <li key={seat} style={{ '--seat-colour': seatColour(seat) } as CSSProperties}>
          <PlayerRow
            seat={seat}
            state={state}
            next={following.indexOf(seat) + 1}
            isOpen={open === seat}
            onOpen={() => setOpen(open === seat ? null : seat)}
          />
          {open === seat && <PlayerThings seat={seat} state={state} next={following.indexOf(seat) + 1} />}
        </li>
      ))}
    </ol>
  )
}

interface RowProps {
  readonly seat: Seat
  readonly state: State
  /** Place in the round after this one, as things stand. */
  readonly next: number
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function PlayerRow({ seat, state, next, isOpen, onOpen }: RowProps) {
  const { t, i18n } = useLingui()
  const names = useNames()
  const extras = useTableExtras()
  const thinking = useTableState((table) => table.thinking)
  // What was paid at the end of the round is news until the turn is begun.
  const last = useLastMove()
  const sitting = useSitting()
  const scored = useScoredMove()
  const isScoring = scored !== null
  const isBegun = sitting !== null && (sitting.draft.length > 0 || sitting.choices.length > 0)
  const ply = isScoring || isBegun ? null : last
  const counted = useTableState((table) => table.counted) ?? 0
  const score = countable(scored)[counted - 1]
  const gained = score?.seat === seat ? score.vp : null
  const player = state.players[seat]
  if (!player) return null
  const isTurn = !state.over && seatToMove(state) === seat
  const level = incomeLevel(rulesOf(state), player.incomeSpace)
  const place = state.turnOrder.indexOf(seat) + 1
  const spent = money(player.spent)
  const paid = ply?.events.find(
    (event): event is Extract<GameEvent, { type: 'income' }> =>
      event.type === 'income' && event.seat === seat,
  )?.amount
  const cards = cardCount(i18n, player.hand.length)
  const isMine = isTurn && sitting !== null
  const actions = i18n._(
    msg`${plural(state.actionsLeft, { 0: 'your turn', one: 'your turn · # left', other: 'your turn · # left' })}`,
  )
  const ordinal = i18n._(msg`${selectOrdinal(next, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`)
  const name = names[seat]
  return (
    <button
      type="button"
      className="player"
      title={t`Mat, links left and income of ${name}`}
      aria-current={(isTurn && !isScoring) || undefined}
      data-gained={gained !== null || undefined}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className="player-mark">
        <SeatMark seat={seat} size={22} />
        {extras && <extras.SeatPresence seat={seat} />}
      </span>
      <span className="player-who">
        <strong>
          <span>{name}</span>
        </strong>
        <small>
          {thinking?.seat === seat && thinking.is === 'here' ? (
            <Trans>thinking …</Trans>
          ) : isMine ? (
            actions
          ) : (
            <Trans>
              spent {spent} · {cards}
            </Trans>
          )}
        </small>
      </span>
      {/* Beneath the numbers, so that names keep their room. */}
      <span className="player-sign">
        {next !== place && !state.over && !isScoring && (
          <i title={t`Place in the next round as things stand`}>→ {ordinal}</i>
        )}
        {extras && <extras.SeatClock seat={seat} />}
      </span>
      <span className="player-number" title={t`Money`}>
        <span className="unseen">{t`Money`}</span>
        {money(player.money)}
        {paid !== undefined && paid !== 0 && (
          <ins className={paid < 0 ? 'minus' : undefined}>{paid < 0 ? money(paid) : `+${money(paid)}`}</ins>
        )}
      </span>
      <span className="player-number" title={t`Income level`}>
        <span className="unseen">{t`Income level`}</span>
        <Icon name="income" size={16} /> {signed(level)}
      </span>
      <span className="player-number" title={t`Victory points`}>
        <span className="unseen">{t`Victory points`}</span>
        <Icon name="vp" size={16} /> {plain(player.vp)}
        {gained !== null && <ins>{signed(gained)}</ins>}
      </span>
    </button>
  )
}

/** What else belongs to a player: the way to the next income level, links left, and the mat. */
function PlayerThings({ seat, state, next }: Pick<RowProps, 'seat' | 'state' | 'next'>) {
  const { i18n } = useLingui()
  const names = useNames()
  const player = state.players[seat]
  if (!player) return null
  const spent = money(player.spent)
  const cards = cardCount(i18n, player.hand.length)
  const rules = rulesOf(state)
  const { incomeSpace, linksLeft } = player
  const level = incomeLevel(rules, incomeSpace)
  let steps = 1
  while (incomeLevel(rules, incomeSpace + steps) === level && steps < MOST_STEPS) steps++
  return (
    <div className="player-things">
      {/* A wide screen has it in the row. */}
      <div className="player-more">
        <h2>{names[seat]}</h2>
        <p>
          <Trans>
            spent {spent} · {cards}
          </Trans>
          {!state.over && (
            <>
              {' · '}
              <Trans>place {next} in the next round as things stand</Trans>
            </>
          )}
        </p>
      </div>
      <p>
        <Trans>
          Income space {incomeSpace}, {steps} to the next level · {linksLeft} link tiles left
        </Trans>
      </p>
      <MatRow seat={seat} state={state} />
    </div>
  )
}

const MOST_STEPS = 4
