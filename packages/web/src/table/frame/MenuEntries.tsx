// What every game's menu ends with: settings, keys, the rules, and the way out.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { openKeys, openSettings } from '../../kit/dialogs.ts'

interface MenuEntriesProps {
  readonly edition: string
  /** The other dialog takes the place of the menu. */
  readonly onClose: () => void
}

export function MenuEntries({ edition, onClose }: MenuEntriesProps) {
  const { t } = useLingui()
  const instead = (open: () => void): void => {
    onClose()
    open()
  }
  return (
    <>
      <MenuButton icon="settings" onPress={() => instead(openSettings)} label={t`Settings`} />
      <MenuButton icon="why" onPress={() => instead(openKeys)} label={t`Keys`} />
      <a className="quiet" href={`#/rules/${edition}`}>
        <Icon name="rules" size={18} />
        <Trans>Rules</Trans>
      </a>
      <a className="quiet" href="#/">
        <Icon name="back" size={18} />
        <Trans>All games</Trans>
      </a>
    </>
  )
}

interface MenuButtonProps {
  readonly icon: 'share' | 'export' | 'settings' | 'why' | 'people'
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
