// A terminal that answers from a list and keeps what it was told.

import type { Terminal } from '../src/table/terminal.ts'

export interface FakeTerminal extends Terminal {
  readonly said: readonly string[]
  readonly prompts: readonly string[]
  /** Lines for the moment; the empty text wiped one. */
  readonly passed: readonly string[]
  /** As Ctrl-C does. */
  interrupt(): void
}

export function fakeTerminal(answers: readonly string[] = []): FakeTerminal {
  const left = [...answers]
  const said: string[] = []
  const prompts: string[] = []
  const passed: string[] = []
  const interruption = new AbortController()
  const paint = (text: string): string => text
  return {
    said,
    prompts,
    passed,
    interrupt: () => interruption.abort(),
    isInteractive: true,
    paint,
    screen: () => ({ columns: 80, rows: 24, paint }),
    say: (...lines) => said.push(...lines),
    passing: (text) => passed.push(text),
    offer: () => {},
    ask(prompt) {
      prompts.push(prompt)
      return Promise.resolve(left.shift() ?? null)
    },
    wipe: () => {},
    interrupted: interruption.signal,
    close: () => {},
  }
}
