// A row of buttons is one stop for Tab; arrows, Home and End go from one to the next.

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Goes to the element around the buttons. The last one that had the focus is where Tab comes back to. */
export function useArrows<Row extends HTMLElement>(): {
  readonly ref: RefObject<Row | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: () => void
} {
  const ref = useRef<Row>(null)
  const at = useRef(0)
  const buttons = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])]
  const mark = (): void => {
    const all = buttons()
    at.current = Math.max(0, Math.min(at.current, all.length - 1))
    for (const [place, button] of all.entries()) button.tabIndex = place === at.current ? 0 : -1
  }
  // After every change: buttons come and go.
  useLayoutEffect(mark)
  return {
    ref,
    onFocus: () => {
      const place = buttons().findIndex((button) => button === document.activeElement)
      if (place >= 0) at.current = place
      mark()
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = buttons()
      const place = all.findIndex((button) => button === document.activeElement)
      const next = place < 0 ? undefined : all[stepFrom(event.key, place, all.length)]
      if (!next || next === document.activeElement) return
      event.preventDefault()
      next.focus()
    },
  }
}

/** Past the end it begins again. */
function stepFrom(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return place
  }
}
