// A bot's advice with its reasons: the move, what it does, how the turn would go on, and where it sees everybody at the end.

import { Icon, SeatMark } from '@ironbridge/board'
import { type Move, preview, type State, seatToMove } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { ADVISER } from '../../play/table.ts'
import { botName, moveTitle } from '../../words/index.ts'
import { choicesFor } from '../board/picking.ts'
import { useShownState, useTable, useTableState } from '../context.ts'
import { Effects } from './Effects.tsx'
import './Advice.css'

export function Advice({ move }: { move: Move }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const thought = useTableState(({ advice }) => advice?.thought ?? null)
  const title = moveTitle(i18n, state, move)
  const adviser = botName(i18n, ADVISER)
  const next = nextIn(state, move, thought?.line ?? [])
  const then = next && moveTitle(i18n, next.state, next.move)
  return (
    <div className="advice" role="status">
      <h2>
        <Icon name="hint" size={18} />{' '}
        <Trans>
          {adviser} would: {title}
        </Trans>
      </h2>
      {thought !== null && thought.values.length > 0 && <Outlook values={thought.values} />}
      <Effects move={move} isForeseen />
      {then !== null && (
        <p>
          <Trans>and then: {then}</Trans>
        </p>
      )}
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => table.restart(choicesFor(move))}>
          <Trans>Choose it</Trans>
        </button>
        <button type="button" className="button" onClick={() => table.dismissAdvice()}>
          <Trans>Close</Trans>
        </button>
      </div>
    </div>
  )
}

/** The points of everybody at the end of the game, as the bot expects them. */
function Outlook({ values }: { values: readonly number[] }) {
  const seat = seatToMove(useShownState())
  const points = values.map(Math.round)
  const best = Math.max(...points.filter((_, other) => other !== seat))
  const lead = (points[seat] ?? 0) - best
  const behind = -lead
  return (
    <p className="advice-values">
      {lead > 0 ? (
        <Trans>expects you to win by {lead} VP:</Trans>
      ) : lead < 0 ? (
        <Trans>expects you to end {behind} VP behind:</Trans>
      ) : (
        <Trans>expects a tie:</Trans>
      )}
      {points.map((vp, other) => (
        // Seats never change their order.
        <span key={other}>
          <SeatMark seat={other} size={13} /> {vp}
        </span>
      ))}
    </p>
  )
}

/** The other action of the turn, if the bot has one in mind. */
function nextIn(state: State, move: Move, line: readonly Move[]): { state: State; move: Move } | null {
  const after = preview(state, move)?.state
  const [, second] = line
  if (!after || !second || after.over || second.type === 'end') return null
  return seatToMove(after) === seatToMove(state) && after.actionsLeft > 0
    ? { state: after, move: second }
    : null
}
