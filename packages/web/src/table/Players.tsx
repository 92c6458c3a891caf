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
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import { cardCount, money, signed } from '../words/index.ts'
import { useNames, useShownState, useTableState } from './context.ts'
import { MatRow } from './Mat.tsx'

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
          {open === seat && <PlayerThings seat={seat} state={state} />}
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
  const thinking = useTableState((table) => table.thinking)
  const ply = useTableState(({ plies, shown, sitting }) =>
    sitting?.draft.length ? undefined : plies[shown - 1],
  )
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
  return (
    <button
      type="button"
      className="player"
      aria-current={isTurn || undefined}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <SeatMark seat={seat} size={22} />
      <span className="player-who">
        <strong>
          <span>{names[seat]}</span>
          {next !== place && !state.over && (
            <i title={t`Place in the next round as things stand`}>→ {next}.</i>
          )}
        </strong>
        <small>
          {thinking?.seat === seat ? (
            <Trans>thinking …</Trans>
          ) : (
            <Trans>
              spent {spent} · {cards}
            </Trans>
          )}
        </small>
      </span>
      <span className="player-number" title={t`Money`}>
        <span className="unseen">{t`Money`}</span>
        {paid !== undefined && <ins>{paid > 0 ? `+${money(paid)}` : money(paid)}</ins>}
        {money(player.money)}
      </span>
      <span className="player-number" title={t`Income level`}>
        <span className="unseen">{t`Income level`}</span>
        <Icon name="income" size={16} /> {signed(level)}
      </span>
      <span className="player-number" title={t`Victory points`}>
        <span className="unseen">{t`Victory points`}</span>
        <Icon name="vp" size={16} /> {player.vp}
      </span>
    </button>
  )
}

/** What else belongs to a player: the way to the next income level, links left, and the mat. */
function PlayerThings({ seat, state }: { seat: Seat; state: State }) {
  const player = state.players[seat]
  if (!player) return null
  const rules = rulesOf(state)
  const { incomeSpace, linksLeft } = player
  const level = incomeLevel(rules, incomeSpace)
  let steps = 1
  while (incomeLevel(rules, incomeSpace + steps) === level && steps < MOST_STEPS) steps++
  return (
    <div className="player-things">
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
