// The log stays at its newest line, unless somebody reads further up; what is looked at comes into sight.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface EndInSight {
  /** The line that is shown on the board. */
  readonly current: RefObject<HTMLLIElement | null>
  /** Below the last line. */
  readonly end: RefObject<HTMLDivElement | null>
}

export function useEndInSight(shown: number, furthest: number, hasDraft: boolean): EndInSight {
  const current = useRef<HTMLLIElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    // Told before the next painting, so that a line that has just come does not count yet.
    const watch = new IntersectionObserver((entries) => {
      isAtEnd.current = entries.at(-1)?.isIntersecting ?? true
    })
    if (end.current) watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  // Within the panel: the page itself stays where it is.
  useLayoutEffect(() => {
    if (shown < furthest) current.current?.scrollIntoView({ block: 'nearest' })
    else if (isAtEnd.current) end.current?.scrollIntoView({ block: 'end' })
  }, [shown, furthest, hasDraft])
  return { current, end }
}
