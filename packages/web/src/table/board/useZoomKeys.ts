// The keys of the map, wherever the focus is: closer, further away, the whole of it.

import type { ViewportHandle } from '@ironbridge/board'
import { type RefObject, useEffect } from 'react'
import { isForScreen } from '../../kit/keys.ts'

const STEP = 1.25

export function useZoomKeys(viewport: RefObject<ViewportHandle | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      // With the focus on the map, the map has heard it already.
      if (event.defaultPrevented || !isForScreen(event)) return
      if (event.key === '+' || event.key === '=') viewport.current?.zoomBy(STEP)
      if (event.key === '-') viewport.current?.zoomBy(1 / STEP)
      if (event.key === '0') viewport.current?.fit()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [viewport])
}
