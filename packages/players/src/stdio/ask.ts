// One decision put to a running program: the question, the wait, and one more try after a bad answer.

import type { Move } from '@ironbridge/engine'
import type { Decision, Fault } from '../player.ts'
import { readAnswer } from './answer.ts'
import type { Child } from './child.ts'
import { refusedMessage, stopMessage, turnMessage } from './hostMessages.ts'
import { lastSaid } from './quote.ts'

export interface ProgramQuestion {
  readonly id: number
  readonly decision: Decision
  readonly positions: number | null
  /** What went wrong so far; more is added. */
  readonly faults: Fault[]
}

export type AskOutcome =
  | { readonly end: 'move'; readonly move: Move }
  /** The program is gone, with so many milliseconds left. */
  | { readonly end: 'gone'; readonly left: number }
  | { readonly end: 'late' | 'refused' }

/** So many faults cost the decision. */
export const TRIES = 2

/** Between "stop" and the end of patience. */
const MS_AFTER_STOP = 500

export async function ask(child: Child, question: ProgramQuestion, ms: number): Promise<AskOutcome> {
  const { id, decision, positions, faults } = question
  child.forget()
  child.send(turnMessage(decision, id, ms, positions))
  const end = performance.now() + ms
  let stopped: number | null = null
  let said = ''
  for (;;) {
    const left = (stopped === null ? end : stopped + MS_AFTER_STOP) - performance.now()
    // However much it has said that is not read yet, its time is over.
    const heard = left <= 0 ? null : await child.hear(left, stopped === null ? decision.signal : undefined)
    if (heard === null) {
      if (stopped !== null) return late(faults, ms, said)
      stopped = performance.now()
      child.send(stopMessage(id))
    } else if ('gone' in heard) {
      faults.push(heard.gone)
      return { end: 'gone', left: end - performance.now() }
    } else {
      const answer = readAnswer(decision, id, heard.line)
      if (answer.type === 'move') return { end: 'move', move: answer.move }
      if (answer.type === 'thought') decision.tell?.(answer.thought)
      if (answer.type === 'nothing') said = answer.said
      if (answer.type !== 'refused') continue
      faults.push(answer.fault)
      if (faults.length >= TRIES) return { end: 'refused' }
      child.send(refusedMessage(id, answer.said, answer.why))
    }
  }
}

function late(faults: Fault[], ms: number, said: string): AskOutcome {
  const text = `It gave no move within ${Math.round(ms)} ms, nor when told to stop.${lastSaid(said)}`
  faults.push({ kind: 'late', text })
  return { end: 'late' }
}
