// The actions: those that are possible can be chosen, the others say why they are not.

import { Icon, type IconName } from '@ironbridge/board'
import { type MoveType, rulesOf } from '@ironbridge/engine'
import { useLingui } from '@lingui/react/macro'
import { optionsFor } from '../play/choose.ts'
import { actionName } from '../words/index.ts'
import { useNarrowing, useShownState, useTable, useTableState } from './context.ts'

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
  const choices = useTableState(({ sitting }) => sitting?.choices)
  if (narrowing === null || choices === undefined) return null
  const chosen = choices.find(({ aspect }) => aspect === 'action')?.value ?? state.pending?.type
  const others = choices.filter(({ aspect }) => aspect !== 'action')
  return (
    <div className="actions" role="toolbar" aria-label={t`Actions`}>
      {rulesOf(state).edition.actions.map((type) => {
        // With another action chosen, what matters is whether this one could take its place.
        const isPossible =
          optionsFor(narrowing.legal, [], 'action').some(({ value }) => value === type) &&
          state.pending === null
        const fits = optionsFor(narrowing.legal, others, 'action').some(
          ({ value, moves }) => value === type && moves.length > 0,
        )
        return (
          <button
            key={type}
            type="button"
            className="action"
            aria-pressed={chosen === type}
            aria-disabled={!isPossible}
            onPointerEnter={() => isPossible || table.wonder({ type })}
            onPointerLeave={() => table.wonder(null)}
            onFocus={() => isPossible || table.wonder({ type })}
            onBlur={() => table.wonder(null)}
            onClick={() => {
              if (!isPossible) table.ask({ type })
              else if (chosen === type) table.restart([])
              else table.restart([{ aspect: 'action', value: type }, ...(fits ? keptWith(others) : [])])
            }}
          >
            <Icon name={ICONS[type] ?? 'build'} size={22} />
            <span>{actionName(i18n, type)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** A card that was chosen first stays chosen. */
const keptWith = (choices: readonly { aspect: string; value: number | string }[]) =>
  choices.filter(({ aspect }) => aspect === 'card') as { aspect: 'card'; value: number }[]
