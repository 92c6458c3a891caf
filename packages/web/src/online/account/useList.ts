// A list of one's own that the server keeps: read when it is shown, and again after every change.

import { useCallback, useEffect, useState } from 'react'
import type { ServerAnswer } from '../../sources/api.ts'
import { type Doing, useDoing } from '../Doing.tsx'

interface List<Row> {
  /** Null until it is known. */
  readonly rows: readonly Row[] | null
  readonly doing: Doing
  readonly change: Doing['run']
}

/** What reads it is the same function at every call. */
export function useList<Row>(ask: () => Promise<ServerAnswer<readonly Row[]>>): List<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const doing = useDoing()
  const read = useCallback(async () => {
    const { value } = await ask()
    if (value) setRows(value)
  }, [ask])
  useEffect(() => void read(), [read])
  return {
    rows,
    doing,
    async change(task) {
      const done = await doing.run(task)
      await read()
      return done
    },
  }
}
