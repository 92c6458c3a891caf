// Groups of processes that this program started: each can be ended as a whole, and none outlives it.

import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

/** Those of this thread. */
const groups = new Set<number>()

const KEY = 'groups of processes'
const PLACES = 4096
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// Those of all threads, in shared memory; 0 where a place is free. A thread that is terminated cannot end its own: the main
// thread does, where it has loaded this file too.
if (isMainThread)
  setEnvironmentData(KEY, new Int32Array(new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT)))
const everywhere = (getEnvironmentData(KEY) ?? new Int32Array()) as Int32Array

process.on('exit', () => {
  endAll()
  if (isMainThread) for (const pid of everywhere) if (pid !== 0) kill(pid)
})

/** From now on the group is ended when this program ends, however it does. */
export function keepGroup(pid: number): void {
  if (groups.size === 0) for (const signal of SIGNALS) process.on(signal, endOn)
  groups.add(pid)
  replace(0, pid)
}

/** Ends whatever is left of a group; only once, since its number may be given to another later. */
export function endGroup(pid: number): void {
  if (!groups.delete(pid)) return
  replace(pid, 0)
  kill(pid)
  if (groups.size === 0) for (const signal of SIGNALS) process.off(signal, endOn)
}

/** In the first place where it stands. */
function replace(old: number, pid: number): void {
  for (const place of everywhere.keys())
    if (Atomics.compareExchange(everywhere, place, old, pid) === old) return
}

function kill(pid: number): void {
  try {
    // Where there are no groups, as on Windows, the program itself is all that can be ended.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // Nothing was left.
  }
}

function endAll(): void {
  for (const pid of groups) endGroup(pid)
}

/** Whoever else listens decides what the signal means, and closes its players; otherwise it means what it always does. */
function endOn(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return
  endAll()
  process.kill(process.pid, signal)
}
