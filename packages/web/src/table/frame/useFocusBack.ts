// What had the focus before something was laid over the board has it again afterwards.

import { useLayoutEffect } from 'react'

export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      // Once what was open is gone, and the focus with it.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && (opener instanceof HTMLElement || opener instanceof SVGElement)) opener.focus()
      })
    }
  }, [isOpen])
}
