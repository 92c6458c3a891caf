// Whatever is pressed is answered in sight: a new question, a refusal or a town brings back what they are shown on.

import { useEffect, useRef } from 'react'
import { openSteps } from '../../play/sitting.ts'
import { sittingOf } from '../../play/turn.ts'
import { useTable } from '../context.ts'

export function useAnswering(bring: () => void): void {
  const table = useTable()
  const latest = useRef(bring)
  useEffect(() => {
    latest.current = bring
  })
  useEffect(
    () =>
      table.subscribe((now, before) => {
        const { hindrance, overlay } = now
        const [sitting, last] = [sittingOf(now), sittingOf(before)]
        const isChosen = sitting !== null && sitting.choices.length > 0 && sitting.choices !== last?.choices
        const isAdding = sitting !== null && sitting.draft !== last?.draft && openSteps(sitting).length > 0
        const isAsked = isChosen || isAdding
        const isRefused = hindrance !== null && hindrance !== before.hindrance
        const isTold = 'location' in overlay && overlay !== before.overlay
        if (isAsked || isRefused || isTold) latest.current()
      }),
    [table],
  )
}
