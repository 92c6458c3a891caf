// The dialog about oneself, which several screens can open.

import { create } from 'zustand'

export type AccountPart = 'me' | 'sign-in'

interface AccountDialogState {
  readonly shown: AccountPart | null
}

export const useAccountDialog = create<AccountDialogState>(() => ({ shown: null }))

export const openAccount = (shown: AccountPart): void => useAccountDialog.setState({ shown })
export const closeAccount = (): void => useAccountDialog.setState({ shown: null })
