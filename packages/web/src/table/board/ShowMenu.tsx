// On a phone: what can be laid over the map, by name, behind one button of the bar.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { useIsWatching, useShownState, useTable, useTableState } from '../context.ts'
import { overlayName, overlaysIn } from './overlays.ts'
import './ShowMenu.css'

export function ShowMenu() {
  const { t, i18n } = useLingui()
  const table = useTable()
  const { era } = useShownState()
  const isWatching = useIsWatching()
  const overlay = useTableState((state) => state.overlay.type)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="bar-button"
        popoverTarget={id}
        aria-label={t`Show on the map`}
        title={t`Show on the map`}
      >
        <Icon name="eye" size={20} />
      </button>
      <div ref={list} id={id} popover="auto" className="show-menu">
        {overlaysIn(era, isWatching).map(({ type, icon }) => (
          <button
            key={type}
            type="button"
            aria-pressed={overlay === type}
            onClick={() => {
              table.setOverlay({ type: overlay === type ? 'none' : type })
              list.current?.hidePopover()
            }}
          >
            <Icon name={icon} size={20} />
            <span>{overlayName(i18n, type)}</span>
          </button>
        ))}
      </div>
    </>
  )
}
