// Servers that may work for a part of the time only, so that on a small machine they are the limit and not the machine.

const PERIOD = 40

/** Stops each process for the rest of every period, one after another; answers how to let them go. */
export function held(pids: readonly number[], share: number): () => void {
  const timers = new Map<number, NodeJS.Timeout>()
  const runs = (pid: number): void => {
    process.kill(pid, 'SIGCONT')
    timers.set(pid, setTimeout(rests, PERIOD * share, pid))
  }
  const rests = (pid: number): void => {
    process.kill(pid, 'SIGSTOP')
    timers.set(pid, setTimeout(runs, PERIOD * (1 - share), pid))
  }
  for (const [place, pid] of pids.entries())
    timers.set(pid, setTimeout(runs, (place * PERIOD) / pids.length, pid))
  return () => {
    for (const [pid, timer] of timers) {
      clearTimeout(timer)
      process.kill(pid, 'SIGCONT')
    }
  }
}
