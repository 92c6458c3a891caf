// Things done at the server: a button that waits for its answer, and what went wrong.

import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ServerAnswer } from '../sources/api.ts'
import { problemSentence } from './words.ts'
import './Doing.css'

export interface Doing {
  readonly isBusy: boolean
  readonly problem: ServerAnswer<unknown>['problem']
  /** One at a time. Answers what came of it; null if it failed. */
  run<Value>(task: () => Promise<ServerAnswer<Value>>): Promise<{ readonly value: Value } | null>
}

export function useDoing(): Doing {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Doing['problem']>(null)
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

/** For forms: what is done instead of leaving the page. */
export const submits =
  (task: () => Promise<unknown>) =>
  (event: FormEvent): void => {
    event.preventDefault()
    void task()
  }
