// Asks the referee, as a real process.

import { expect } from 'vitest'
import { ironbridge } from './ironbridge.ts'

export type Answer = Record<string, unknown>

/** One line for each request; the answers in the same order. */
export async function ask(...requests: (object | string | Uint8Array)[]): Promise<Answer[]> {
  const lines = requests.map((request) =>
    request instanceof Uint8Array
      ? Buffer.from(request)
      : Buffer.from(typeof request === 'string' ? request : JSON.stringify(request)),
  )
  const newline = Buffer.from('\n')
  const { code, stdout, stderr } = await ironbridge(
    ['referee'],
    Buffer.concat(lines.flatMap((line) => [line, newline])),
  )
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
}
