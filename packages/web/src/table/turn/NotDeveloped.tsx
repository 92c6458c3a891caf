// Tiles that cannot be developed stay in their place, with the reason.

import { industryIcon } from '@ironbridge/board'
import { type Move, rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { developWords } from '../../words/index.ts'
import { useNames, useShownState, useTable } from '../context.ts'
import { Choice } from './Choice.tsx'

/** Nothing, if something else than a development is asked for. */
export function NotDeveloped({ left }: { left: readonly Move[] }) {
  const { i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const names = useNames()
  if (left.some(({ type }) => type !== 'develop')) return null
  const rules = rulesOf(state)
  return developWords(i18n, state, names).map(
    ({ industry, name, reason }) =>
      reason !== null && (
        <Choice
          key={industry}
          owner={null}
          icon={industryIcon(rules.industries[industry]?.id ?? '')}
          what={name}
          note={reason}
          amount=""
          isOff
          onPick={() => table.ask({ type: 'develop', industry })}
        />
      ),
  )
}
