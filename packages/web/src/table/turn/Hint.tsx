// To ask a bot for advice. What it says takes the place of the question.

import { Icon } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
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
  if (advice !== null)
    return advice.move === null ? (
      <p className="advice" role="status">
        <Trans>A bot looks at your cards …</Trans>
      </p>
    ) : null
  if (sitting.choices.length > 0) return null
  return (
    <button type="button" className="quiet" onClick={() => void table.advise()}>
      <Icon name="hint" size={16} />
      <Trans>Hint</Trans>
    </button>
  )
}
