// A list of one's own that the server keeps: read when it is shown, and again after every change.

import { useCallback, useEffect, useState } from 'react'
import { call } from '../../sources/api.ts'
import { type Doing, useDoing } from '../Doing.tsx'

interface List<Row> {
  /** Null until it is known. */
  readonly rows: readonly Row[] | null
  readonly doing: Doing
  readonly change: Doing['run']
}

export function useList<Row>(path: string): List<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const doing = useDoing()
  const read = useCallback(async () => {
    const { value } = await call<Row[]>('GET', path)
    if (value) setRows(value)
  }, [path])
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
