// The actions: those that are possible can be chosen, the others say why they are not.

import { Icon } from '@ironbridge/board'
import { rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import { narrowingOf, rewound } from '../../play/sitting.ts'
import { actionName, actionWord } from '../../words/index.ts'
import { actionIcon } from '../actionIcon.ts'
import { useShownState, useSitting, useTable } from '../context.ts'
import { hoverProps } from './hoverProps.ts'
import { chosenAction, isActionPossible, pressAction } from './pressAction.ts'
import './Actions.css'

export function Actions() {
  const { t, i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const sitting = useSitting()
  const narrowing = useMemo(() => sitting && narrowingOf(rewound(sitting)), [sitting])
  const row = useArrows<HTMLDivElement>()
  // The row stays while others move, so that nothing beneath it does.
  const isOff = sitting === null || narrowing === null
  const chosen = isOff ? undefined : chosenAction(state, sitting.choices)
  return (
    <div
      className="actions"
      {...(isOff ? { inert: true } : { role: 'toolbar', 'aria-label': t`Actions` })}
      {...row}
    >
      {rulesOf(state).edition.actions.map((type) => {
        const isPossible = !isOff && isActionPossible(sitting, narrowing, type)
        return (
          <button
            key={type}
            type="button"
            className="action"
            data-action={type}
            title={actionName(i18n, type)}
            aria-pressed={chosen === type}
            aria-disabled={!isPossible}
            {...hoverProps(table, isPossible || isOff ? null : { type })}
            onClick={() => pressAction(table, type)}
          >
            <Icon name={actionIcon(type)} size={22} />
            <span className="unseen">{actionName(i18n, type)}</span>
            <span aria-hidden="true">{actionWord(i18n, type)}</span>
          </button>
        )
      })}
    </div>
  )
}
