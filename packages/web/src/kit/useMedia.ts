// Which of the layouts fits the screen, as the art direction draws the lines.

import { useSyncExternalStore } from 'react'
import { mediaOf } from './screens.ts'

/** Board and column; bar, board and sheet; or, on a small screen that lies on its side, board and sheet beside it. */
export type ScreenLayout = 'wide' | 'phone' | 'lying'

const LYING = '(min-aspect-ratio: 13/10)'

export const useLayout = (): ScreenLayout => useSyncExternalStore(subscribe, layoutNow)

const layoutNow = (): ScreenLayout => {
  if (mediaOf('wide').matches) return 'wide'
  return matchMedia(LYING).matches ? 'lying' : 'phone'
}

/** Room for the mat or the log beneath the hand; there the letters are larger too. */
export const useIsTall = (): boolean => useSyncExternalStore(subscribe, () => mediaOf('large').matches)

function subscribe(listener: () => void): () => void {
  const queries = [mediaOf('wide'), mediaOf('large'), matchMedia(LYING)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
