// The actions: those that are possible can be chosen, the others say why they are not.

import { Icon, type IconName } from '@ironbridge/board'
import { type MoveType, rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { useArrows } from '../../kit/useArrows.ts'
import { actionName } from '../../words/index.ts'
import { useChoices, useNarrowing, useShownState, useTable } from '../context.ts'
import { hoverProps } from './hoverProps.ts'
import { chosenAction, isActionPossible, pressAction } from './pressAction.ts'
import './Actions.css'

const ICONS: Partial<Record<MoveType, IconName>> = {
  build: 'build',
  network: 'network',
  develop: 'develop',
  sell: 'sell',
  loan: 'loan',
  scout: 'scout',
  anywhere: 'wildLocation',
  pass: 'pass',
}

export function Actions() {
  const { t, i18n } = useLingui()
  const table = useTable()
  const state = useShownState()
  const narrowing = useNarrowing()
  const choices = useChoices()
  const row = useArrows<HTMLDivElement>()
  if (narrowing === null || choices === undefined) return null
  const chosen = chosenAction(state, choices)
  const { actions } = rulesOf(state).edition
  const half = Math.ceil(actions.length / 2)
  return (
    <div className="actions" role="toolbar" aria-label={t`Actions`} {...row}>
      {[actions.slice(0, half), actions.slice(half)].map((types) => (
        <div key={types[0]} className="actions-half">
          {types.map((type) => {
            const isPossible = isActionPossible(state, narrowing, type)
            return (
              <button
                key={type}
                type="button"
                className="action"
                data-action={type}
                aria-pressed={chosen === type}
                aria-disabled={!isPossible}
                {...hoverProps(table, isPossible ? null : { type })}
                onClick={() => pressAction(table, type)}
              >
                <Icon name={ICONS[type] ?? 'build'} size={22} />
                <span>{actionName(i18n, type)}</span>
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
