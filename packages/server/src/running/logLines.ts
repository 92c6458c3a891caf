// Where lines of the log go: nobody waits for them, and those that cannot be written are counted.

import { fstatSync, write } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Writes a text and says how many of its bytes it took, or what was in the way. */
export type Put = (text: Buffer, done: (error: Error | null, bytes: number) => void) => void

export interface LogLines {
  write(line: string): void
  /** Lines that were not written. */
  lost(): number
  /** Waits for what is under way, but not for ever. */
  settled(): Promise<void>
}

/** Characters that may wait while nothing can be written. */
const MOST_WAITING = 1_000_000
/** Milliseconds for the last lines of a process. */
const FAREWELL = 1000

export function openLogLines(put: Put = putOut()): LogLines {
  let waiting: string[] = []
  let length = 0
  let lost = 0
  /** The last line may have been cut off: the next begins on one of its own. */
  let isCut = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting
      waiting = []
      length = 0
      isCut = !(await isPut(Buffer.from(`${isCut ? '\n' : ''}${lines.join('')}`)))
      if (isCut) lost += lines.length
    }
    running = null
  }

  /** A disk takes a part of a text when it is about to be full. */
  const isPut = (text: Buffer): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      put(text, (error, bytes) =>
        resolve(error === null && (bytes >= text.length || (bytes > 0 && isPut(text.subarray(bytes))))),
      )
    })

  return {
    write(line) {
      if (length + line.length > MOST_WAITING) {
        lost++
        return
      }
      waiting.push(line)
      length += line.length
      running ??= run()
    },
    lost: () => lost,
    async settled() {
      await Promise.race([running, sleep(FAREWELL, undefined, { ref: false })])
    },
  }
}

/** Of this process's output only pipes and terminals have streams that wait for nobody; a file's would. */
function putOut(): Put {
  const { fd } = process.stdout
  if (fstatSync(fd).isFile()) return (text, done) => write(fd, text, done)
  // Whoever read it is gone: every line says so too.
  process.stdout.on('error', () => {})
  return (text, done) => process.stdout.write(text, (error) => done(error ?? null, text.length))
}
