// What every game's menu ends with: the log, the board in words, the rules, settings, keys, and the way out.

import { Icon, type IconName } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { openKeys, openSettings } from '../../kit/dialogs.ts'
import { useDrawers } from '../drawers.ts'

interface MenuEntriesProps {
  /** The other dialog takes the place of the menu. */
  readonly onClose: () => void
}

export function MenuEntries({ onClose }: MenuEntriesProps) {
  const { t } = useLingui()
  const { open } = useDrawers()
  const instead = (next: () => void): void => {
    onClose()
    next()
  }
  return (
    <>
      <MenuButton icon="log" onPress={() => instead(() => open({ type: 'log' }))} label={t`Log`} />
      <MenuButton
        icon="words"
        onPress={() => instead(() => open({ type: 'text' }))}
        label={t`Board in words`}
      />
      <MenuButton
        icon="rules"
        onPress={() => instead(() => open({ type: 'rules', statement: null }))}
        label={t`Rules`}
      />
      <MenuButton icon="settings" onPress={() => instead(openSettings)} label={t`Settings`} />
      <MenuButton icon="why" onPress={() => instead(openKeys)} label={t`Keys`} />
      <a className="quiet" href="#/">
        <Icon name="back" size={18} />
        <Trans>All games</Trans>
      </a>
    </>
  )
}

interface MenuButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
}

export function MenuButton({ icon, label, onPress }: MenuButtonProps) {
  return (
    <button type="button" className="quiet" onClick={onPress}>
      <Icon name={icon} size={18} />
      {label}
    </button>
  )
}
