// Going to the section that the address names.

import { type RefObject, useEffect, useRef } from 'react'

/** The heading is shown and focused, so that reading goes on from there. */
export function useTarget(isTarget: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isTarget) return
    ref.current?.scrollIntoView({ block: 'start' })
    ref.current?.focus({ preventScroll: true })
  }, [isTarget])
  return ref
}
