// Whether something lies below what is seen of a panel that scrolls: its edge says so.

import { type RefObject, useEffect } from 'react'

export function useMore(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current
    if (panel === null) return
    const look = (): void => {
      const rest = panel.scrollHeight - panel.clientHeight - panel.scrollTop
      panel.toggleAttribute('data-more', rest > 2)
    }
    look()
    panel.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(panel)
    const content = new MutationObserver(look)
    content.observe(panel, { subtree: true, childList: true, characterData: true })
    return () => {
      panel.removeEventListener('scroll', look)
      sizes.disconnect()
      content.disconnect()
    }
  }, [ref])
}
