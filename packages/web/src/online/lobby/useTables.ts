// Lists of tables, asked for again now and then as long as somebody looks.

import type { TableRow } from '@ironbridge/protocol'
import { useEffect, useState } from 'react'
import type { Answer } from '../api.ts'

/** Milliseconds. */
const PAUSE = 10_000

/** Null until the server has answered. Asked anew when whoever asks changes. */
export function useTables(
  ask: () => Promise<Answer<TableRow[]>>,
  who: string | undefined,
): readonly TableRow[] | null {
  const [rows, setRows] = useState<readonly TableRow[] | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const { value } = await ask()
      if (!isGone && value !== null) setRows(value)
    }
    void read()
    const timer = setInterval(() => void read(), PAUSE)
    const look = (): void => void read()
    addEventListener('focus', look)
    return () => {
      isGone = true
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [ask, who])
  return rows
}
