// Says aloud, for screen readers, what the others did and what is asked.

import { rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { eventBrief } from '../words/index.ts'
import { useNames, useShownState, useTableState } from './context.ts'

export function Announcer() {
  const { i18n } = useLingui()
  const names = useNames()
  const state = useShownState()
  const ply = useTableState(({ plies, shown }) => plies[shown - 1])
  const said = ply?.events.flatMap((event) => eventBrief(i18n, rulesOf(state), event, names) ?? []).join('. ')
  return (
    <div className="unseen" role="status" aria-live="polite">
      {ply && `${names[ply.seat]}: ${said}`}
    </div>
  )
}
