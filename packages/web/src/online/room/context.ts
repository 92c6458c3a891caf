// The online game that the components around it show, and what they have read of its chat.

import type { OnlineGame, OnlineState } from '@ironbridge/client'
import { createContext, use, useSyncExternalStore } from 'react'

export const OnlineContext = createContext<OnlineGame | null>(null)

export function useOnline(): OnlineGame {
  const game = use(OnlineContext)
  if (game === null) throw new Error('There is no online game around this component.')
  return game
}

export function useOnlineState<Part>(part: (state: OnlineState) => Part): Part {
  const { subscribe, getState } = useOnline()
  return useSyncExternalStore(subscribe, () => part(getState()))
}
