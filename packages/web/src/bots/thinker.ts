// Asking a bot for a move: it thinks in a worker, tells what it considers, and can be stopped.

import type { Thought } from '@ironbridge/bots'
import { legalMoves, type Move, type State } from '@ironbridge/engine'
import type { ThinkerAnswer, ThinkerQuestion } from './messages.ts'

export interface Order {
  readonly bot: string
  readonly view: State
  /** How many times as long as usual it may think; once if nothing is said. */
  readonly patience?: number
}

export interface Thinker {
  /** Null if it was stopped. One question at a time. */
  ask(order: Order, hear: (thought: Thought) => void): Promise<Move | null>
  stop(): void
}

export function newThinker(): Thinker {
  let worker: Worker | null = null
  let giveUp: (() => void) | null = null

  function stop(): void {
    giveUp?.()
    giveUp = null
    worker?.terminate()
    worker = null
  }

  function ask({ bot, view, patience = 1 }: Order, hear: (thought: Thought) => void): Promise<Move | null> {
    if (giveUp !== null) stop()
    const legal = legalMoves(view)
    if (legal.length === 1) return Promise.resolve(legal[0] ?? null)
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const thread = worker
    const dice = [...crypto.getRandomValues(new Uint32Array(4))] as unknown as ThinkerQuestion['dice']
    return new Promise((resolve, reject) => {
      giveUp = () => resolve(null)
      const answered = new AbortController()
      const { signal } = answered
      const answer = ({ data }: MessageEvent<ThinkerAnswer>): void => {
        if ('thought' in data) return hear(data.thought)
        answered.abort()
        giveUp = null
        resolve(legal[data.place] ?? null)
      }
      const fail = ({ message }: ErrorEvent): void => {
        stop()
        reject(new Error(message))
      }
      thread.addEventListener('message', answer, { signal })
      thread.addEventListener('error', fail, { signal })
      const question: ThinkerQuestion = { bot, view, legal, dice, patience }
      thread.postMessage(question)
    })
  }

  return { ask, stop }
}
