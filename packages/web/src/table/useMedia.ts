// Which of the layouts fits the screen, as the art direction draws the lines.

import { useSyncExternalStore } from 'react'

/** Board and column; bar, board and sheet; or, on a small screen that lies on its side, board and sheet beside it. */
export type Layout = 'wide' | 'phone' | 'lying'

const SMALL = '(max-width: 1099px), (max-height: 639px)'
const LYING = '(min-aspect-ratio: 13/10)'

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)

const layoutNow = (): Layout => {
  if (!matchMedia(SMALL).matches) return 'wide'
  return matchMedia(LYING).matches ? 'lying' : 'phone'
}

function subscribe(listener: () => void): () => void {
  const queries = [SMALL, LYING].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
