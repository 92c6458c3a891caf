// A long list of the server's, read page by page.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ServerAnswer } from '../../sources/api.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

interface Pages<Row> {
  /** Null until the first page is known. */
  readonly rows: readonly Row[] | null
  readonly hasMore: boolean
  readonly problem: ServerAnswer<unknown>['problem']
  readonly more: () => Promise<void>
  /** From the beginning. */
  readonly reread: () => Promise<void>
}

export type AskPage<Row> = (after: string | undefined) => Promise<ServerAnswer<Page<Row>>>

/** What reads a page is the same function at every call. */
export function usePages<Row>(ask: AskPage<Row>): Pages<Row> {
  const [page, setPage] = useState<Page<Row> | null>(null)
  const [problem, setProblem] = useState<Pages<Row>['problem']>(null)
  /** Whoever was asked before is not listened to. */
  const asked = useRef(0)
  const read = useCallback(
    async (before: Page<Row> | null) => {
      const number = ++asked.current
      const answer = await ask(before?.next ?? undefined)
      if (number !== asked.current) return
      setProblem(answer.problem)
      const { value } = answer
      if (value !== null) setPage({ ...value, rows: [...(before?.rows ?? []), ...value.rows] })
    },
    [ask],
  )
  useEffect(() => {
    setPage(null)
    void read(null)
  }, [read])
  return {
    rows: page?.rows ?? null,
    hasMore: page !== null && page.next !== null,
    problem,
    more: () => read(page),
    reread: () => read(null),
  }
}
