// What can be laid over the map on request, one thing at a time, and what it is called.

import type { IconName } from '@ironbridge/board'
import { isLastEra, type State } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useTable, useTableState } from '../context.ts'

export type OverlayType = 'network' | 'values' | 'markets' | 'survivors' | 'last'

const OVERLAYS: readonly { readonly type: OverlayType; readonly icon: IconName }[] = [
  { type: 'network', icon: 'eye' },
  { type: 'values', icon: 'link' },
  { type: 'markets', icon: 'money' },
  { type: 'survivors', icon: 'lock' },
  { type: 'last', icon: 'play' },
]

const NAMES: Readonly<Record<OverlayType, MessageDescriptor>> = {
  network: msg`My network`,
  values: msg`Link values`,
  markets: msg`Market reach`,
  survivors: msg`What stays`,
  last: msg`Last moves`,
}

/** What stays is asked where another era follows, and who only watches has no network. */
export const overlaysIn = (state: State, isWatching: boolean): typeof OVERLAYS =>
  OVERLAYS.filter(
    ({ type }) => (type !== 'survivors' || !isLastEra(state)) && (type !== 'network' || !isWatching),
  )

export const overlayName = (i18n: I18n, type: OverlayType): string => i18n._(NAMES[type])

/** What is laid over the map now, and how something else is. */
export function useOverlay(): [OverlayType | null, (next: OverlayType | null) => void] {
  const table = useTable()
  const type = useTableState(({ overlay }) => overlay.type)
  return [type in NAMES ? (type as OverlayType) : null, (next) => table.setOverlay({ type: next ?? 'none' })]
}
