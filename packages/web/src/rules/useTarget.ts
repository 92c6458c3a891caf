// Going to what was asked for: the section that an address names, or the paragraph of a statement.

import { type RefObject, useEffect, useRef } from 'react'

/** It is shown and focused, so that reading goes on from there. */
export function useTarget<Part extends HTMLElement>(isTarget: boolean): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => {
    const target = ref.current
    if (!isTarget || !target) return
    const scroller = scrollerOf(target)
    if (scroller === null) target.scrollIntoView({ block: 'start' })
    else {
      const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop)
      const distance = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      scroller.scrollTop += distance - margin
    }
    target.focus({ preventScroll: true })
  }, [isTarget])
  return ref
}

/** What scrolls around it, the page apart: the table around a drawer must stay where it is. */
function scrollerOf(target: HTMLElement): HTMLElement | null {
  for (let around = target.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return null
}
