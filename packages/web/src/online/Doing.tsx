// Things done at the server: a button that waits for its answer, and what went wrong.

import type { ProblemBody } from '@ironbridge/protocol'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Answer } from './api.ts'
import { problemSentence } from './words.ts'

export interface Doing {
  readonly isBusy: boolean
  readonly problem: ProblemBody | null
  /** One at a time. Answers what came of it; null if it failed. */
  run<Value>(task: () => Promise<Answer<Value>>): Promise<{ readonly value: Value } | null>
}

export function useDoing(): Doing {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ProblemBody | null>(null)
  return {
    isBusy,
    problem,
    async run(task) {
      if (isBusy) return null
      setIsBusy(true)
      const answer = await task()
      setIsBusy(false)
      setProblem(answer.problem)
      return answer.problem === null ? { value: answer.value } : null
    },
  }
}

/** Nothing as long as nothing went wrong. */
export function Trouble({ doing: { problem } }: { readonly doing: Doing }) {
  const { i18n } = useLingui()
  return (
    <p role="alert" className={problem === null ? 'unseen' : 'trouble'}>
      {problem && problemSentence(i18n, problem)}
    </p>
  )
}
