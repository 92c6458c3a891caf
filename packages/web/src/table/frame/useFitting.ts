// How much of the bar's words there is room for, measured: languages, eras and what is new in the talk make it differ.

import { type RefObject, useLayoutEffect } from 'react'

/** From plenty of room to little: icons and words, words, icons; then without the variants, the game, and what has no end. */
const FITS = ['both', 'words', 'short', 'icons', 'least'] as const

export function useFitting(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current
    if (bar === null) return
    const fit = (): void => {
      for (const each of FITS) {
        bar.dataset.fit = each
        if (bar.scrollWidth <= bar.clientWidth) return
      }
    }
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(bar)
    const words = new MutationObserver(fit)
    words.observe(bar, { subtree: true, childList: true, characterData: true })
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      sizes.disconnect()
      words.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [ref])
}
