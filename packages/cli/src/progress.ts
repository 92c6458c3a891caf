// A progress bar on a terminal's standard error, and a stop that comes with Ctrl-C or another polite signal.

import { setImmediate } from 'node:timers/promises'

const WIDTH = 30
const MILLISECONDS_BETWEEN = 100
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Progress {
  /** Shows how far the work is and lets signals in; false when it should stop. */
  goOn(done: number): Promise<boolean>
  /** Wipes the bar. */
  end(): void
  stopped(): boolean
  /** Aborted when it should stop. */
  readonly signal: AbortSignal
}

export function progress(label: string, total: number, shown = process.stderr.isTTY): Progress {
  const stopping = new AbortController()
  let last = 0
  const stop = (): void => stopping.abort()
  for (const signal of SIGNALS) process.on(signal, stop)

  return {
    async goOn(done) {
      const now = performance.now()
      if (now - last >= MILLISECONDS_BETWEEN) {
        last = now
        if (shown) process.stderr.write(`\r${bar(label, done, total)}`)
        await setImmediate()
      }
      return !stopping.signal.aborted
    },
    end() {
      for (const signal of SIGNALS) process.off(signal, stop)
      if (shown) process.stderr.write('\r\u001B[K')
    },
    stopped: () => stopping.signal.aborted,
    signal: stopping.signal,
  }
}

function bar(label: string, done: number, total: number): string {
  const filled = Math.round((WIDTH * done) / Math.max(1, total))
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} `
}
