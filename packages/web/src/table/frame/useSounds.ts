// Sounds, if they are wanted. They are fetched when the table stands, so that nobody waits for them.

import { useEffect } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { useTable } from '../context.ts'

export function useSounds(): void {
  const table = useTable()
  const isOn = useSettings(({ sound }) => sound !== 'off')
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let stop = (): void => undefined
    const start = async (): Promise<void> => {
      const { listen } = await import('./listening.ts')
      if (!isGone) stop = listen(table)
    }
    // A table without sound is a table too.
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [table, isOn])
}
