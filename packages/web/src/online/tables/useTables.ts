// Lists of tables, asked for again now and then: often as long as somebody looks, seldom in a hidden tab.

import type { TableRow } from '@ironbridge/protocol'
import { useEffect, useState } from 'react'
import type { ServerAnswer } from '../../sources/api.ts'
import { loseServer, useServer } from '../../sources/theServer.ts'

/** Milliseconds. */
const PAUSE = 10_000
const HIDDEN_PAUSE = 60_000

interface Known {
  readonly of: string
  readonly rows: readonly TableRow[]
}

/** Null until the server has answered, and while there is nobody to ask for. What was known stays when it is away. */
export function useTables(
  ask: () => Promise<ServerAnswer<TableRow[]>>,
  who: string | null,
): readonly TableRow[] | null {
  const [known, setKnown] = useState<Known | null>(null)
  const isThere = useServer((server) => server.isThere)
  useEffect(() => {
    if (isThere !== true || who === null) return
    let isGone = false
    let last = 0
    const read = async (): Promise<void> => {
      last = Date.now()
      const { value, problem } = await ask()
      if (isGone) return
      if (value !== null) setKnown({ of: who, rows: value })
      else if (problem.code === 'unavailable') loseServer()
    }
    const look = (): void => {
      if (document.visibilityState === 'visible' || Date.now() - last >= HIDDEN_PAUSE) void read()
    }
    void read()
    const timer = setInterval(look, PAUSE)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, who, isThere])
  return known !== null && known.of === who ? known.rows : null
}
