// On a small screen: what is laid over the map, said on it; a tap takes it away.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { useShownState, useTableState } from '../context.ts'
import { overlayName, useOverlay } from './overlays.ts'

export function OverlayChip() {
  const { t, i18n } = useLingui()
  const [overlay, lay] = useOverlay()
  const { slots, links } = useShownState()
  const viewer = useTableState((state) => state.viewer)
  if (overlay === null) return null
  const isEmpty =
    overlay === 'network' &&
    !slots.some((tile) => tile?.owner === viewer) &&
    !links.includes(viewer as number)
  const name = overlayName(i18n, overlay)
  return (
    <button
      type="button"
      className="overlay-chip"
      aria-label={t`Take away: ${name}`}
      onClick={() => lay(null)}
    >
      <span>{isEmpty ? t`${name}: nothing yet` : name}</span>
      <Icon name="close" size={14} />
    </button>
  )
}
