// What can be laid over the map and the table, by name, behind one button of the bar.

import { Icon, type IconName } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { useIsWatching, useShownState } from '../context.ts'
import { useDrawers } from '../drawers.ts'
import { overlayName, overlaysIn, useOverlay } from './overlays.ts'
import './ShowMenu.css'

export function ShowMenu() {
  const { t, i18n } = useLingui()
  const [overlay, lay] = useOverlay()
  const { drawer, open } = useDrawers()
  const state = useShownState()
  const isWatching = useIsWatching()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const overlays = overlaysIn(state, isWatching)
  const close = (): void => list.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className="bar-button"
        popoverTarget={id}
        aria-pressed={overlay !== null}
        aria-label={t`Show`}
        title={t`Show on the map`}
      >
        <Icon name="eye" size={20} />
        <span>
          <Trans>Show</Trans> <i aria-hidden="true">▾</i>
        </span>
      </button>
      <div ref={list} id={id} popover="auto" className="show-menu">
        {overlays.map(({ type, icon }) => (
          <Entry
            key={type}
            icon={icon}
            label={overlayName(i18n, type)}
            isOn={overlay === type}
            onPress={() => {
              lay(overlay === type ? null : type)
              close()
            }}
          />
        ))}
        <hr />
        <Entry
          icon="cards"
          label={t`Deck and discards`}
          isOn={drawer?.type === 'deck'}
          onPress={() => {
            open(drawer?.type === 'deck' ? null : { type: 'deck' })
            close()
          }}
        />
      </div>
    </>
  )
}

interface EntryProps {
  readonly icon: IconName
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

function Entry({ icon, label, isOn, onPress }: EntryProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{label}</span>
    </button>
  )
}
