// On a small screen: what is laid over the map, said on it; a tap takes it away.

import { Icon } from '@ironbridge/board'
import { useLingui } from '@lingui/react/macro'
import { useShownState, useTable, useTableState } from '../context.ts'
import { overlayName } from './overlays.ts'

export function OverlayChip() {
  const { t, i18n } = useLingui()
  const table = useTable()
  const { slots, links } = useShownState()
  const overlay = useTableState((state) => state.overlay)
  const viewer = useTableState((state) => state.viewer)
  if (overlay.type === 'none' || 'location' in overlay) return null
  const isEmpty =
    overlay.type === 'network' &&
    !slots.some((tile) => tile?.owner === viewer) &&
    !links.includes(viewer as number)
  const name = overlayName(i18n, overlay.type)
  return (
    <button
      type="button"
      className="overlay-chip"
      aria-label={t`Take away: ${name}`}
      onClick={() => table.setOverlay({ type: 'none' })}
    >
      <span>{isEmpty ? t`${name}: nothing yet` : name}</span>
      <Icon name="close" size={14} />
    </button>
  )
}
