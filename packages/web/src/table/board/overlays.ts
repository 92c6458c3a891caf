// What can be laid over the map on request, one thing at a time, and what it is called.

import type { IconName } from '@ironbridge/board'
import { isLastEra, type State } from '@ironbridge/engine'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect } from 'react'
import { create } from 'zustand'
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

/** What the others did last is asked of the screen, not of the table: it changes with every move. */
const useLastShown = create(() => ({ isOn: false }))

/** What is laid over the map now, and how something else is. */
export function useOverlay(): [OverlayType | null, (next: OverlayType | null) => void] {
  const table = useTable()
  const type = useTableState(({ overlay }) => overlay.type)
  const isLast = useLastShown(({ isOn }) => isOn)
  const now = type in NAMES ? (type as OverlayType) : isLast ? 'last' : null
  const lay = (next: OverlayType | null): void => {
    useLastShown.setState({ isOn: next === 'last' })
    table.setOverlay({ type: next === null || next === 'last' ? 'none' : next })
  }
  return [now, lay]
}

/** Goes with the table. */
export const useOverlayLeft = (): void => useEffect(() => () => useLastShown.setState({ isOn: false }), [])

/** Whether there was something of that kind to take away. */
export function takeLastAway(): boolean {
  const { isOn } = useLastShown.getState()
  useLastShown.setState({ isOn: false })
  return isOn
}
