// Whether the screen is a phone's, as the art direction draws the line.

import { useSyncExternalStore } from 'react'

const query = '(max-width: 1099px), (max-height: 639px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
