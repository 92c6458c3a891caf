// Runs the terminal program: as a real process, or here, where all it does is answer.

import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { run } from '../src/program.ts'

export const launcher = fileURLToPath(new URL('../bin/ironbridge.mjs', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Ends when the process does. Nothing is a terminal. Node itself may be told something too. */
export async function ironbridge(
  args: readonly string[],
  input: string | Uint8Array = '',
  node: readonly string[] = [],
): Promise<Ran> {
  const child = spawn(process.execPath, [...node, launcher, ...args], { stdio: 'pipe' })
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
  // A program that needs no input may be gone before all of it is written.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }
}

/** The same without a process, which takes most of the time of a short answer. */
export async function answered(args: readonly string[], input = ''): Promise<Ran> {
  const said = { stdout: '', stderr: '' }
  const heard = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text)
      return true
    }),
  )
  const typed = Object.assign(Readable.from([Buffer.from(input)]), { isTTY: false })
  const asked = vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed as unknown as typeof process.stdin)
  try {
    const code = await run([...args])
    return { code, ...said }
  } finally {
    for (const spy of [...heard, asked]) spy.mockRestore()
  }
}
