// The bar above the lobby and the rules.

import { Icon } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
import { BridgeMark } from './BridgeMark.tsx'
import { openSettings } from './dialogs.ts'
import { turnSide, useSide } from './look.ts'
import './Bar.css'

export function Bar() {
  const side = useSide()
  return (
    <header className="page-bar">
      <a className="page-bar-name" href="#/">
        <BridgeMark />
        Ironbridge
      </a>
      <nav>
        <a className="page-bar-item" href="#/rules">
          <Icon name="rules" size={18} />
          <span>
            <Trans>Rules</Trans>
          </span>
        </a>
        <button type="button" className="page-bar-item" onClick={openSettings}>
          <Icon name="settings" size={18} />
          <span>
            <Trans>Settings</Trans>
          </span>
        </button>
        <button type="button" className="page-bar-item" onClick={() => turnSide(side)}>
          <Icon name={side === 'day' ? 'night' : 'day'} size={18} />
          <span>{side === 'day' ? <Trans>Night</Trans> : <Trans>Day</Trans>}</span>
        </button>
      </nav>
    </header>
  )
}
