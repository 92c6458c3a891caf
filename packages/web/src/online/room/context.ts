// The online game that the components around it show, and what they have read of its chat.

import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { OnlineGame, OnlineState } from '../../sources/online/openGame.ts'

export const OnlineContext = createContext<OnlineGame | null>(null)

export function useOnline(): OnlineGame {
  const game = use(OnlineContext)
  if (game === null) throw new Error('There is no online game around this component.')
  return game
}

export const useOnlineState = <Part>(part: (state: OnlineState) => Part): Part => useStore(useOnline(), part)
