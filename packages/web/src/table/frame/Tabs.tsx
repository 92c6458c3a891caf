// On a phone: what lies under the board.

import { Icon, type IconName } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { useTableExtras } from '../extras.ts'
import './Tabs.css'

export type Panel = 'turn' | 'mat' | 'log' | 'text' | 'talk'

export function Tabs({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) {
  const { t } = useLingui()
  const extras = useTableExtras()
  const tabs: readonly (readonly [Panel, IconName, string])[] = [
    ['turn', 'cards', t`Turn`],
    ['mat', 'mat', t`Mat`],
    ['log', 'log', t`Log`],
    ['text', 'words', t`In words`],
    ...(extras === null ? [] : [['talk', 'people', t`Talk`] as const]),
  ]
  return (
    <nav className="tabs" aria-label={t`Under the board`}>
      {tabs.map(([name, icon, label]) => (
        <button key={name} type="button" aria-pressed={panel === name} onClick={() => onPanel(name)}>
          <Icon name={icon} size={22} />
          <span>{label}</span>
          {name === 'talk' && extras && <extras.TalkMark />}
        </button>
      ))}
    </nav>
  )
}
