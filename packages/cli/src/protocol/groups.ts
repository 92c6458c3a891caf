// Groups of processes that were started in this thread: each can be ended as a whole, and none outlives it.

const groups = new Set<number>()

/** From now on the group is ended when this program ends, however it does. */
export function keepGroup(pid: number): void {
  if (groups.size === 0) {
    process.on('exit', endAll)
    for (const signal of SIGNALS) process.on(signal, endOn)
  }
  groups.add(pid)
}

/** Ends whatever is left of a group; only once, since its number may be given to another later. */
export function endGroup(pid: number): void {
  if (!groups.delete(pid)) return
  try {
    // Where there are no groups, as on Windows, the program itself is all that can be ended.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // Nothing was left.
  }
  if (groups.size > 0) return
  process.off('exit', endAll)
  for (const signal of SIGNALS) process.off(signal, endOn)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function endAll(): void {
  for (const pid of groups) endGroup(pid)
}

/** Whoever else listens decides what the signal means, and closes its players; otherwise it means what it always does. */
function endOn(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return
  endAll()
  process.kill(process.pid, signal)
}
