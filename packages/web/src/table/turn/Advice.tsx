// A bot's advice: the whole turn with its cards, what it leads to and why, and two other good turns.

import { Icon } from '@ironbridge/board'
import type { AdvisedTurn } from '@ironbridge/bots'
import { rulesOf } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type AdvisedAction, actionsOf } from '../../play/advice.ts'
import { cardsOf } from '../../play/choose.ts'
import { signed } from '../../words/index.ts'
import { actionIcon } from '../actionIcon.ts'
import { Card } from '../Card.tsx'
import { useNames, useShownState, useSitting, useTable, useTableState } from '../context.ts'
import { actionNotes, actionTitle, turnTitle } from './advisedWords.ts'
import { whyOf } from './why.ts'
import './Advice.css'

export function Advice() {
  const table = useTable()
  const state = useShownState()
  const isRest = useIsRest()
  const [turn, ...others] = useTableState(({ advice }) => advice?.turns) ?? []
  if (turn === undefined) return null
  const vp = Math.round(turn.vp)
  const actions = actionsOf(state, turn.moves)
  return (
    <div className="advice" role="status">
      <div className="advice-head">
        <h2>{isRest ? <Trans>Hint: the rest of the turn</Trans> : <Trans>Hint: the whole turn</Trans>}</h2>
        <span>
          <Trans>about {vp} VP at the end</Trans>
        </span>
      </div>
      <ol>
        {actions.map((action, place) => (
          // The actions of one turn stay in their order.
          <ActionLine key={place} number={place + 1} action={action} />
        ))}
      </ol>
      {!turn.isWhole && (
        <p>
          <Trans>The next tile of the distant market decides how the turn goes on.</Trans>
        </p>
      )}
      <Why turn={turn} />
      {others.length > 0 && <Others turn={turn} others={others} />}
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => table.playAdvice(true)}>
          <Trans>Play this turn</Trans>
        </button>
        {actions.length > 1 && (
          <button type="button" className="button" onClick={() => table.playAdvice(false)}>
            <Trans>First action only</Trans>
          </button>
        )}
        <button type="button" className="button" onClick={() => table.dismissAdvice()}>
          <Trans>Back</Trans>
        </button>
      </div>
    </div>
  )
}

/** Part of the turn is made already. */
function useIsRest(): boolean {
  const state = useShownState()
  const sitting = useSitting()
  return state.pending !== null || (sitting !== null && sitting.draft.length > 0)
}

function ActionLine({ number, action }: { number: number; action: AdvisedAction }) {
  const { i18n } = useLingui()
  const names = useNames()
  const rules = rulesOf(action.before)
  const notes = actionNotes(i18n, action, names)
  return (
    <li>
      <b className="advice-number">{number}</b>
      <Icon name={actionIcon(action.moves[0]?.type ?? 'pass')} size={18} />
      <span>
        <b>{actionTitle(i18n, action)}</b>
        {notes !== '' && <small>{notes}</small>}
      </span>
      {action.moves.flatMap(cardsOf).map((card, place) => (
        // A hand may hold equal cards.
        <Card key={place} rules={rules} card={card} isSmall />
      ))}
    </li>
  )
}

const REASONS_TOLD = 2

function Why({ turn }: { turn: AdvisedTurn }) {
  const { i18n } = useLingui()
  const state = useShownState()
  const why = whyOf(i18n, state, turn.moves).slice(0, REASONS_TOLD).join(' ')
  if (why === '') return null
  return (
    <p className="advice-why">
      <Trans>
        <b>Why:</b> {why}
      </Trans>
    </p>
  )
}

/** Each changes places with the one in front. */
function Others({ turn, others }: { turn: AdvisedTurn; others: readonly AdvisedTurn[] }) {
  const { i18n, t } = useLingui()
  const table = useTable()
  const state = useShownState()
  return (
    <>
      <div className="advice-head">
        <h3>
          <Trans>Also good</Trans>
        </h3>
        <span>
          <Trans>VP at the end, expected</Trans>
        </span>
      </div>
      {others.map((other, place) => {
        const difference = Math.round(other.vp) - Math.round(turn.vp)
        const points = signed(difference)
        const [why] = whyOf(i18n, state, other.moves)
        const title = turnTitle(i18n, state, other.moves)
        return (
          <button
            // Their places are all that changes.
            key={title}
            type="button"
            className="advice-other"
            aria-label={t`${title}, ${points} VP`}
            title={why === undefined ? title : `${title}. ${why}`}
            onClick={() => table.preferAdvice(place + 1)}
          >
            <span>
              <b>{title}</b>
              {why !== undefined && <small>{why}</small>}
            </span>
            <b className={difference > 0 ? 'better' : 'worse'}>{points}</b>
          </button>
        )
      })}
    </>
  )
}
