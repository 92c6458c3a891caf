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

/** Room for the mat or the log beneath the hand; there the letters are larger too. */
const TALL = '(min-width: 1700px) and (min-height: 900px)'

export const useIsTall = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(TALL).matches)

function subscribe(listener: () => void): () => void {
  const queries = [SMALL, LYING, TALL].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
