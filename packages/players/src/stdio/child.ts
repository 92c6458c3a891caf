// A program that talks in lines: started without a shell, heard within limits, and ended with all that it started.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { endGroup, keepGroup } from './groups.ts'
import { type Heard, openInbox } from './inbox.ts'
import { lineCutter } from './lines.ts'

export interface Child {
  send(line: string): void
  /** The next line, then the program's end; null if the time is over or the signal comes first. */
  hear(ms: number, signal?: AbortSignal): Promise<Heard | null>
  /** What was not heard is forgotten, and the program may write its share again. */
  forget(): void
  isGone(): boolean
  /** Ends it; with patience, after so many milliseconds in which it may leave by itself. */
  end(patience?: number): Promise<void>
}

/** Hears what the program is told (`>`), what it says (`<`), and its standard error (`!`). */
export type ProgramLog = (line: string) => void

/** Bytes of one line, and of all that is written for one decision. */
const LONGEST_LINE = 100_000
const MOST_OUTPUT = 1_000_000

const TOO_LONG = '(a line that is too long)'

/** So long somebody else may hold the pipes of a program that has ended. */
const MS_TO_CLOSE = 200

/** Rejects if there is no such program. */
export async function startChild([program, ...args]: [string, ...string[]], log: ProgramLog): Promise<Child> {
  const isGroup = process.platform !== 'win32'
  const child = spawn(program, args, { stdio: 'pipe', detached: isGroup, windowsHide: true })
  await once(child, 'spawn')
  const pid = child.pid as number
  keepGroup(pid)

  const inbox = openInbox()
  let written = 0
  const output = lineCutter(LONGEST_LINE, (line) => {
    log(`< ${line ?? TOO_LONG}`)
    if (line?.trim() !== '') inbox.put(line)
  })
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.length
    if (written <= MOST_OUTPUT) return output.take(chunk)
    inbox.close({ kind: 'unreadable', text: `It wrote more than ${MOST_OUTPUT} bytes for one decision.` })
    endGroup(pid)
  })

  let lastWords = ''
  const errors = lineCutter(LONGEST_LINE, (line) => {
    log(`! ${line ?? TOO_LONG}`)
    if (line !== null && !NO_WORDS.test(line)) lastWords = line.trim()
  })
  child.stderr.on('data', (chunk: Buffer) => errors.take(chunk))
  // A program that is gone hears nothing; its end is told otherwise.
  child.stdin.on('error', () => {})

  child.on('exit', () => {
    endGroup(pid)
    void after(MS_TO_CLOSE, null, { ref: false }).then(() => {
      child.stdout.destroy()
      child.stderr.destroy()
    })
  })
  const closed = new Promise<void>((resolve) => {
    child.on('close', (code, signal) => {
      output.end()
      errors.end()
      inbox.close({ kind: 'crashed', text: lastSentence(code, signal, lastWords) })
      resolve()
    })
  })

  return {
    send(line) {
      log(`> ${line}`)
      if (child.stdin.writable) child.stdin.write(`${line}\n`)
    },
    hear: (ms, signal) => inbox.take(ms, signal),
    forget() {
      inbox.clear()
      written = 0
    },
    isGone: () => inbox.isClosed(),
    async end(patience = 0) {
      child.stdin.end()
      if (patience > 0) await Promise.race([closed, after(patience, null, { ref: false })])
      endGroup(pid)
      await closed
    },
  }
}

/** With the last line of its standard error, which as a rule says why; on one line, without what a terminal would act on. */
function lastSentence(code: number | null, signal: NodeJS.Signals | null, lastWords: string): string {
  const how = signal === null ? `It ended with exit code ${code}` : `It was ended by ${signal}`
  const why = lastWords.replaceAll(/\p{C}/gu, '').slice(0, MOST_LAST_WORDS)
  return why === '' ? `${how}.` : `${how}: ${why}`
}

const MOST_LAST_WORDS = 200
/** What Node writes after the reason: where it was, what else it knows of the error, in braces, and its own version. */
const NO_WORDS = /^\s*$|^\s+at |^\s+\w+: |^\s+'|^\s*[\]}]+,?$|^Node\.js v/
