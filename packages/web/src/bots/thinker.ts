// Asking a bot for a move, or for advice: it thinks in a worker, tells what it considers, and can be stopped.

import type { AdvisedTurn, Thought } from '@ironbridge/bots'
import { legalMoves, type Move, type State } from '@ironbridge/engine'
import type { ThinkerAnswer, ThinkerQuestion } from './messages.ts'

export interface Order {
  readonly bot: string
  readonly view: State
  /** How many times as long as usual it may think; once if nothing is said. */
  readonly patience?: number
}

/** Null if it was stopped. One question at a time. */
export interface Thinker {
  ask(order: Order, hear: (thought: Thought) => void): Promise<Move | null>
  /** Whole turns, the best first; hears which part of the time is used up. */
  advise(order: Omit<Order, 'bot'>, hear: (spent: number) => void): Promise<readonly AdvisedTurn[] | null>
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

  /** Until `hear` finds the answer in what the worker says. */
  function inquire<Answer>(
    question: ThinkerQuestion,
    hear: (said: ThinkerAnswer) => Answer | undefined,
  ): Promise<Answer | null> {
    if (giveUp !== null) stop()
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const thread = worker
    return new Promise((resolve, reject) => {
      giveUp = () => resolve(null)
      const answered = new AbortController()
      const { signal } = answered
      const listen = ({ data }: MessageEvent<ThinkerAnswer>): void => {
        const answer = hear(data)
        if (answer === undefined) return
        answered.abort()
        giveUp = null
        resolve(answer)
      }
      const fail = ({ message }: ErrorEvent): void => {
        stop()
        reject(new Error(message))
      }
      thread.addEventListener('message', listen, { signal })
      thread.addEventListener('error', fail, { signal })
      thread.postMessage(question)
    })
  }

  return {
    ask({ bot, view, patience = 1 }, hear) {
      const legal = legalMoves(view)
      if (legal.length === 1) return Promise.resolve(legal[0] ?? null)
      return inquire({ bot, view, legal, dice: freshDice(), patience }, (said) => {
        if ('thought' in said) hear(said.thought)
        return 'place' in said ? legal[said.place] : undefined
      })
    },
    advise({ view, patience = 1 }, hear) {
      return inquire({ view, dice: freshDice(), patience }, (said) => {
        if ('spent' in said) hear(said.spent)
        return 'turns' in said ? said.turns : undefined
      })
    },
    stop,
  }
}

const freshDice = (): ThinkerQuestion['dice'] =>
  [...crypto.getRandomValues(new Uint32Array(4))] as unknown as ThinkerQuestion['dice']
