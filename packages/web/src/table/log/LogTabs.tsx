// What happened, what was said, and the cards: one beside the other as tabs, where the board leaves a column free.

import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useArrows } from '../../kit/useArrows.ts'
import { useTableExtras } from '../extras.ts'
import { Deck } from './Deck.tsx'
import { Log } from './Log.tsx'
import './LogTabs.css'

export type LogTab = 'log' | 'talk' | 'deck'

export interface LogTabsProps {
  readonly tab: LogTab
  readonly onTab: (tab: LogTab) => void
}

export function LogTabs({ tab, onTab }: LogTabsProps) {
  const { t } = useLingui()
  const extras = useTableExtras()
  const row = useArrows<HTMLDivElement>()
  const id = useId()
  const tabs: readonly (readonly [LogTab, string])[] = [
    ['log', t`Log`],
    ...(extras === null ? [] : [['talk', t`Chat`] as const]),
    ['deck', t`Deck`],
  ]
  return (
    <div className="log-column">
      <div className="log-tabs" role="tablist" aria-label={t`Beside the board`} {...row}>
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            onClick={() => onTab(name)}
          >
            {label}
            {name === 'talk' && extras && <extras.TalkMark />}
          </button>
        ))}
      </div>
      {/* What is only read must be scrolled too. */}
      <div
        className="log-panel"
        role="tabpanel"
        tabIndex={0}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
      >
        {tab === 'log' && <Log />}
        {tab === 'talk' && extras && <extras.Talk />}
        {tab === 'deck' && <Deck />}
      </div>
    </div>
  )
}
