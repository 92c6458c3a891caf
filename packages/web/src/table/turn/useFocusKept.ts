// For whoever plays by keys: when the button that was pressed is gone, the next thing to do takes the focus.

import { type RefObject, useEffect, useRef } from 'react'

/** Or always, where a screen reader presses what it reads. */
export function useFocusKept(frame: RefObject<HTMLElement | null>, isAlways: boolean): void {
  const isByKeys = useRef(false)
  useEffect(() => {
    const byKeys = (): void => void (isByKeys.current = true)
    const byPointer = (): void => void (isByKeys.current = false)
    addEventListener('keydown', byKeys, true)
    addEventListener('pointerdown', byPointer, true)
    return () => {
      removeEventListener('keydown', byKeys, true)
      removeEventListener('pointerdown', byPointer, true)
    }
  }, [])
  // After every change, since any may take the focus away.
  useEffect(() => {
    if ((isByKeys.current || isAlways) && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  })
}
