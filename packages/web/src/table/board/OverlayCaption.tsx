// What is laid over the map, said in the prompt: its name, how to read it, and the way to take it off.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTable, useTableState } from '../context.ts'
import { type OverlayType, overlayName } from './overlays.ts'
import './OverlayCaption.css'

const LEGENDS: Readonly<Record<OverlayType, MessageDescriptor>> = {
  network: msg`towns with a line in your colour beneath their name`,
  values: msg`points that a link there is worth now`,
  markets: msg`ringed towns are connected to a market`,
  survivors: msg`pale tiles leave the board with the canal era`,
}

export function OverlayCaption() {
  const { i18n } = useLingui()
  const table = useTable()
  const { type } = useTableState((state) => state.overlay)
  if (!(type in LEGENDS)) return null
  const overlay = type as OverlayType
  return (
    <p className="overlay-caption">
      <b>{overlayName(i18n, overlay)}:</b> {i18n._(LEGENDS[overlay])}
      <button type="button" className="quiet" onClick={() => table.setOverlay({ type: 'none' })}>
        <Trans>Take it off</Trans>
      </button>
    </p>
  )
}
