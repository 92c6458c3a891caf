// A progress bar on a terminal's standard error, and a stop that comes with Ctrl-C.

import { setImmediate } from 'node:timers/promises'

const WIDTH = 30
const MILLISECONDS_BETWEEN = 100

export interface Progress {
  /** Shows how far the work is and lets signals in; false when it should stop. */
  goOn(done: number): Promise<boolean>
  /** Wipes the bar. */
  end(): void
  stopped(): boolean
}

export function progress(label: string, total: number): Progress {
  const shown = process.stderr.isTTY
  let stopped = false
  let last = 0
  const stop = (): void => {
    stopped = true
  }
  process.on('SIGINT', stop)

  return {
    async goOn(done) {
      const now = performance.now()
      if (now - last >= MILLISECONDS_BETWEEN) {
        last = now
        if (shown) process.stderr.write(`\r${bar(label, done, total)}`)
        await setImmediate()
      }
      return !stopped
    },
    end() {
      process.off('SIGINT', stop)
      if (shown) process.stderr.write('\r\u001B[K')
    },
    stopped: () => stopped,
  }
}

function bar(label: string, done: number, total: number): string {
  const filled = Math.round((WIDTH * done) / Math.max(1, total))
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} `
}
