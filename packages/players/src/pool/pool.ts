// Threads that do jobs: as many as are needed at once, up to a number; a thread that dies is replaced.

import module from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Jobs go to the entry, which answers with `serve`; while it works it may tell news. */
export interface Pool<Job, News, Result> {
  /** Waits until a thread is free. A job whose thread dies is done once more; then this rejects. */
  run(job: Job, hear?: (news: News) => void): Promise<Result>
  /** Ends every thread; jobs not done yet reject. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** What every thread finds as its `workerData`. */
  readonly data?: unknown
  /** What Node is told for every thread, instead of what this one was told. */
  readonly options?: readonly string[]
  /** Milliseconds that threads have to leave by themselves when the pool is closed. */
  readonly patience?: number
}

/** Sent instead of a job: leave. */
export const LEAVE = null

/** What a thread sends. */
export type PoolMessage<News, Result> = { readonly news: News } | { readonly result: Result }

interface Task<Job, News, Result> {
  readonly job: Job
  readonly hear: ((news: News) => void) | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
  deaths: number
}

export function openPool<Job, News, Result>(
  entry: URL,
  size: number,
  { data, options, patience = 0 }: PoolOptions = {},
): Pool<Job, News, Result> {
  const waiting: Task<Job, News, Result>[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Task<Job, News, Result>>()
  let isClosed = false

  function start(): Worker {
    const told = options?.length ? { execArgv: [...options] } : {}
    const worker = new Worker(entry, { workerData: data, env: environment(), ...told })
    let cause: Error | null = null
    worker.on('message', (message: PoolMessage<News, Result>) => {
      const task = busy.get(worker)
      if ('news' in message) task?.hear?.(message.news)
      else {
        busy.delete(worker)
        idle.push(worker)
        task?.resolve(message.result)
        next()
      }
    })
    worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', (code) => {
      const task = busy.get(worker)
      busy.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      if (!task) return
      task.deaths++
      if (isClosed) task.reject(closed())
      else if (task.deaths < MOST_DEATHS) waiting.unshift(task)
      else task.reject(died(code, cause))
      next()
    })
    return worker
  }

  function next(): void {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < size)) {
      const task = waiting.shift() as Task<Job, News, Result>
      const worker = idle.pop() ?? start()
      busy.set(worker, task)
      worker.postMessage(task.job)
    }
  }

  return {
    run: (job, hear) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed())
        waiting.push({ job, hear, resolve, reject, deaths: 0 })
        next()
      }),
    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(closed())
      await Promise.all([...idle, ...busy.keys()].map((worker) => end(worker, patience)))
    },
  }
}

/** Where a program keeps what it compiled, its threads find it too, and start in a third of the time; Node 20 keeps nothing. */
function environment(): NodeJS.ProcessEnv {
  const kept = module.getCompileCacheDir?.()
  // Below the folder that is named, each version of Node has one of its own.
  return kept === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: join(kept, '..') }
}

async function end(worker: Worker, patience: number): Promise<void> {
  if (patience > 0) {
    const gone = new Promise((resolve) => {
      worker.once('exit', resolve)
    })
    worker.postMessage(LEAVE)
    await Promise.race([gone, setTimeout(patience, undefined, { ref: false })])
  }
  await worker.terminate()
}

/** A second death on the same job is no accident. */
const MOST_DEATHS = 2

const died = (code: number, cause: Error | null): Error =>
  new Error(`A thread ended twice on the same job: ${cause?.message ?? `exit code ${code}`}`, { cause })

const closed = (): Error => new Error('The threads were closed.')
