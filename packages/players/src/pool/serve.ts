// The other end of a pool: what a thread's entry calls to answer the jobs that it is sent.

import { parentPort } from 'node:worker_threads'
import { LEAVE, type PoolMessage } from './pool.ts'

/** An exception ends the thread, and the pool hears of it. `leave` is called where the pool has patience. */
export function serve(
  work: (job: never, tell: (news: unknown) => void) => unknown,
  leave: () => Promise<void> = async () => {},
): void {
  const answer = async (job: unknown): Promise<void> =>
    send({ result: await work(job as never, (news) => send({ news })) })
  parentPort?.on('message', (job) => {
    void (job === LEAVE ? leave().then(() => parentPort?.close()) : answer(job))
  })
}

const send = (message: PoolMessage<unknown, unknown>): void => parentPort?.postMessage(message)
