// Whatever is pressed is answered in sight: a new question, a refusal or a town brings back what they are shown on.

import { useEffect, useRef } from 'react'
import { useTable } from '../context.ts'

export function useAnswering(bring: () => void): void {
  const table = useTable()
  const latest = useRef(bring)
  useEffect(() => {
    latest.current = bring
  })
  useEffect(
    () =>
      table.subscribe(({ sitting, hindrance, overlay }, before) => {
        const isAsked =
          sitting !== null && sitting.choices !== before.sitting?.choices && sitting.choices.length > 0
        const isRefused = hindrance !== null && hindrance !== before.hindrance
        const isTold = 'location' in overlay && overlay !== before.overlay
        if (isAsked || isRefused || isTold) latest.current()
      }),
    [table],
  )
}
