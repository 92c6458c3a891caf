// To ask a bot for advice. What it says takes the place of the question.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSettings } from '../../kit/settings.ts'
import { isComplete } from '../../play/sitting.ts'
import { useSitting, useTable, useTableState } from '../context.ts'
import { useTableExtras } from '../extras.ts'

export function Hint() {
  const isAllowed = useSettings(({ hints }) => hints)
  const sitting = useSitting()
  const advice = useTableState((state) => state.advice)
  const hindrance = useTableState((state) => state.hindrance)
  const table = useTable()
  const extras = useTableExtras()
  // Among people everybody thinks for themselves.
  if (!isAllowed || extras !== null || hindrance !== null || sitting === null || isComplete(sitting))
    return null
  if (advice !== null) return advice.move === null ? <Thinking spent={advice.spent} /> : null
  if (sitting.choices.length > 0) return null
  return (
    <button type="button" className="quiet" onClick={() => void table.advise()}>
      <Icon name="hint" size={16} />
      <Trans>Hint</Trans>
    </button>
  )
}

function Thinking({ spent }: { spent: number }) {
  const { t } = useLingui()
  const table = useTable()
  return (
    <div className="advice-thinking">
      <p role="status">
        <Trans>A bot looks at your cards …</Trans>
      </p>
      {spent > 0 && <progress value={spent} aria-label={t`How far the bot has thought`} />}
      <button type="button" className="quiet" onClick={() => table.dismissAdvice()}>
        <Trans>Cancel</Trans>
      </button>
    </div>
  )
}
