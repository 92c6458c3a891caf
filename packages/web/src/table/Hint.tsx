// A bot's advice: the move it would make, what it expects to follow, and where it sees everybody at the end.

import { Icon, SeatMark } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSettings } from '../app/settings.ts'
import { isComplete } from '../play/sitting.ts'
import { moveTitle } from '../words/index.ts'
import { useShownState, useTable, useTableState } from './context.ts'
import { choicesFor } from './picking.ts'

export function Hint() {
  const isAllowed = useSettings(({ hints }) => hints)
  const sitting = useTableState((state) => state.sitting)
  const advice = useTableState((state) => state.advice)
  const hindrance = useTableState((state) => state.hindrance)
  const table = useTable()
  if (!isAllowed || hindrance !== null || sitting === null || isComplete(sitting)) return null
  if (advice !== null) return <Advice />
  if (sitting.choices.length > 0) return null
  return (
    <button type="button" className="quiet" onClick={() => void table.advise()}>
      <Icon name="hint" size={16} />
      <Trans>Hint</Trans>
    </button>
  )
}

function Advice() {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const advice = useTableState((at) => at.advice)
  if (advice?.move === null || advice === null)
    return (
      <p className="advice" role="status">
        <Trans>A bot looks at your cards …</Trans>
      </p>
    )
  const { move, thought } = advice
  const title = moveTitle(i18n, state, move)
  return (
    <div className="advice" role="status">
      <p>
        <Icon name="hint" size={16} /> <Trans>Expert would: {title}</Trans>
      </p>
      {thought !== null && thought.values.length > 0 && (
        <p className="advice-values">
          <Trans>expects at the end</Trans>
          {thought.values.map((vp, seat) => (
            // Seats never change their order.
            <span key={seat}>
              <SeatMark seat={seat} size={13} /> {Math.round(vp)}
            </span>
          ))}
        </p>
      )}
      <button type="button" className="button" onClick={() => table.restart(choicesFor(move))}>
        <Trans>Choose it</Trans>
      </button>
    </div>
  )
}
