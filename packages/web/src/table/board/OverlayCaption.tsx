// What is laid over the map, said in the prompt: its name, how to read it, and the way to take it off.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type OverlayType, overlayName, useOverlay } from './overlays.ts'
import './OverlayCaption.css'

const LEGENDS: Readonly<Record<OverlayType, MessageDescriptor>> = {
  network: msg`towns with a line in your colour beneath their name`,
  values: msg`points that a link there is worth now`,
  markets: msg`ringed towns are connected to a market`,
  survivors: msg`pale tiles leave the board with the canal era`,
  last: msg`what the others did since your turn, in their colours`,
}

export function OverlayCaption() {
  const { i18n } = useLingui()
  const [overlay, lay] = useOverlay()
  if (overlay === null) return null
  return (
    <p className="overlay-caption">
      <b>{overlayName(i18n, overlay)}:</b> {i18n._(LEGENDS[overlay])}
      <button type="button" className="quiet" onClick={() => lay(null)}>
        <Trans>Take it off</Trans>
      </button>
    </p>
  )
}
