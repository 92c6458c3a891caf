// Requests over HTTP and of all sockets: those of a socket are done in their order, addresses and their sockets take turns, and the event
// loop goes on meanwhile.

import { openFairQueue } from '../fairQueue.ts'

/** The requests of one socket. */
export interface RequestQueue {
  /** False when too many wait already. */
  add(request: () => Promise<void>): boolean
}

export interface RequestQueues {
  open(address: string): RequestQueue
  /** For a request that comes alone: resolves when its turn has come. */
  turnOf(address: string): Promise<void>
  /** Waits for everything that was added. */
  settled(): Promise<void>
}

/** Requests of one socket that wait. */
const MOST_WAITING = 100
/** Milliseconds of work in one turn of the event loop, and perhaps one request more. */
const SLICE = 8

/** What is the time may be said by somebody else. */
export function openRequestQueues(
  onFault: (error: unknown) => void,
  time = () => performance.now(),
): RequestQueues {
  const ready = openFairQueue<() => Promise<void>>()
  let open = 0
  let settle: (() => void)[] = []
  /** When the work of this turn of the event loop has to end. */
  let end: number | null = null

  /** A step for every socket that is ready. Between steps goes on what they began, as far as it can: only so is its time counted. */
  function step(): void {
    if (end === null) {
      end = time() + SLICE
      // It comes before the steps of the next turn.
      setImmediate(() => {
        end = null
      })
    }
    if (time() >= end) setImmediate(step)
    else void ready.take()?.()
  }

  function done(): void {
    if (--open > 0) return
    for (const resolve of settle) resolve()
    settle = []
  }

  return {
    turnOf: (address) =>
      new Promise((resolve) => {
        ready.add(address, async () => resolve())
        setImmediate(step)
      }),
    open(address) {
      const waiting: (() => Promise<void>)[] = []
      let isBusy = false

      function next(): void {
        const request = waiting.shift()
        isBusy = request !== undefined
        if (request === undefined) return
        ready.add(address, () => request().catch(onFault).finally(finish))
        setImmediate(step)
      }

      function finish(): void {
        done()
        next()
      }

      return {
        add(request) {
          if (waiting.length >= MOST_WAITING) return false
          open++
          waiting.push(request)
          if (!isBusy) next()
          return true
        },
      }
    },
    settled: () =>
      new Promise((resolve) => {
        if (open === 0) resolve()
        else settle.push(resolve)
      }),
  }
}
