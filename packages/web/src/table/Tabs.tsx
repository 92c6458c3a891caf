// On a phone: what lies under the board.

import { Icon, type IconName } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'

export type Panel = 'turn' | 'hand' | 'mat' | 'log' | 'text'

export function Tabs({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) {
  const { t } = useLingui()
  const tabs: readonly [Panel, IconName, string][] = [
    ['turn', 'build', t`Turn`],
    ['hand', 'wildLocation', t`Hand`],
    ['mat', 'develop', t`Mat`],
    ['log', 'log', t`Log`],
    ['text', 'overview', t`In words`],
  ]
  return (
    <nav className="tabs" aria-label={t`Under the board`}>
      {tabs.map(([name, icon, label]) => (
        <button key={name} type="button" aria-pressed={panel === name} onClick={() => onPanel(name)}>
          <Icon name={icon} size={22} />
          <span>{label}</span>
        </button>
      ))}
    </nav>
  )
}
