// Dialogs that every screen can open, and the keys that the present screen has.

import { useLayoutEffect } from 'react'
import { create } from 'zustand'

/** Keys, and what they do: ["Ctrl Z", "Undo"]. */
export type KeyList = readonly (readonly [keys: string, what: string])[]

interface Dialogs {
  readonly shown: 'settings' | 'keys' | null
  readonly keys: KeyList
}

export const useDialogs = create<Dialogs>(() => ({ shown: null, keys: [] }))

export const openSettings = (): void => useDialogs.setState({ shown: 'settings' })
export const openKeys = (): void => useDialogs.setState({ shown: 'keys' })
export const closeDialogs = (): void => useDialogs.setState({ shown: null })

/** Lists the keys of a screen as long as it is shown. Give it the same list as long as nothing changes. */
export function useKeyList(keys: KeyList): void {
  useLayoutEffect(() => {
    useDialogs.setState({ keys })
    return () => useDialogs.setState({ keys: [] })
  }, [keys])
}
