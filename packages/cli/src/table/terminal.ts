// Talking with the person at the terminal, or with whatever is piped into it, line by line.

import { createInterface } from 'node:readline'
import type { Screen } from '../drawing/screen.ts'
import { type Paint, painter, wantsColours } from '../drawing/style.ts'

export interface Terminal {
  /** A person can be asked and can read; otherwise commands come from a pipe. */
  readonly isInteractive: boolean
  readonly paint: Paint
  screen(): Screen
  say(...lines: string[]): void
  /** A line for the moment, seen by a person only: what is going on. The empty text wipes it. */
  passing(text: string): void
  /** Texts that the Tab key completes to, word by word. */
  offer(texts: readonly string[]): void
  /** The next line, or null when there is none any more. */
  ask(prompt: string): Promise<string | null>
  /** Wipes the screen and what was above it, so that the next player sees nothing of this one. */
  wipe(): void
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal
  close(): void
}

// A pipe has no size: as much as the drawn map wants.
const SIZE_OF_A_PIPE = { columns: 120, rows: 45 }

export function openTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY
  let offered: readonly string[] = []
  const completer = (line: string): [string[], string] => [completions(offered, line), line]
  const reader = createInterface(
    isInteractive
      ? { input: process.stdin, output: process.stdout, completer }
      : { input: process.stdin, terminal: false },
  )
  // Lines may come faster than they are asked for.
  const waiting: string[] = []
  let answer: ((line: string | null) => void) | null = null
  let isClosed = false
  const interruption = new AbortController()
  const give = (line: string | null): void => {
    const receive = answer
    answer = null
    if (receive) receive(line)
    else if (line !== null) waiting.push(line)
  }
  reader.on('line', give)
  reader.on('close', () => {
    isClosed = true
    give(null)
  })
  reader.on('SIGINT', () => {
    interruption.abort()
    reader.close()
  })

  const paint = painter(wantsColours(process.stdout))
  return {
    isInteractive,
    paint,
    screen: () => ({
      columns: process.stdout.columns ?? SIZE_OF_A_PIPE.columns,
      rows: process.stdout.rows ?? SIZE_OF_A_PIPE.rows,
      paint,
    }),
    say: (...lines) => {
      process.stdout.write(`${lines.join('\n')}\n`)
    },
    passing: (text) => {
      if (isInteractive) process.stdout.write(`\r\u001B[K${text.slice(0, process.stdout.columns - 1)}`)
    },
    offer: (texts) => {
      offered = texts
    },
    async ask(prompt) {
      const next = waiting.shift()
      if (next === undefined && isClosed) return null
      if (isInteractive && next === undefined) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const line = next ?? (await new Promise<string | null>((resolve) => (answer = resolve)))
      // In a transcript the typed line stands behind its prompt, as on a terminal.
      if (!isInteractive && line !== null) process.stdout.write(`${prompt}${line}\n`)
      return line
    },
    wipe: () => {
      if (isInteractive) process.stdout.write('\u001B[2J\u001B[3J\u001B[H')
    },
    interrupted: interruption.signal,
    close: () => reader.close(),
  }
}

/** The texts that go on from a line, each as far as the end of its next word. */
function completions(texts: readonly string[], line: string): string[] {
  const fitting = texts.filter((text) => text.startsWith(line))
  const ends = fitting.map((text) => {
    const space = text.indexOf(' ', line.length + 1)
    return space < 0 ? text : text.slice(0, space + 1)
  })
  return [...new Set(ends)]
}
