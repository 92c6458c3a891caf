// A server as a process of its own, which can be killed.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface ServerProcess {
  readonly address: string
  readonly pid: number
  /** Everything it has written. */
  output(): string
  /** Waits until it has ended; answers the exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Does nothing to one that has ended. */
  signal(signal: 'SIGUSR2' | 'SIGSTOP' | 'SIGCONT'): void
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Most of a start is compiling the sources: once is enough. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'ironbridge-compile-cache')

/** Limits that no test reaches by accident. */
export const EASY = {
  REQUESTS_PER_SECOND: '10000',
  HTTP_PER_SECOND: '10000',
  CREATIONS_PER_MINUTE: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  REQUESTS_PER_ADDRESS: '100000',
  KILOBYTES_PER_ADDRESS: '100000',
}

/** A server that has not said yet where it is, and can be killed before it does. */
export interface Starting {
  readonly started: Promise<ServerProcess>
  end: ServerProcess['end']
}

export const startProcess = (set: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  beginProcess(set).started

/** Apart: it does not hear the Ctrl-C that its parent hears. */
export const beginProcess = (set: Readonly<Record<string, string>>, isApart = false): Starting =>
  begin(['--no-open'], set, isApart)

/** One that thinks for bots. */
export const startThinking = (set: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  begin(['think'], set, false).started

function begin(args: readonly string[], set: Readonly<Record<string, string>>, isApart: boolean): Starting {
  const { PATH = '' } = process.env
  const env = { PATH, CI: '1', NODE_COMPILE_CACHE, PORT: '0', PAGE: '', LOG_LEVEL: 'error', ...EASY, ...set }
  const child: ChildProcess = spawn(process.execPath, [main, ...args], {
    env,
    stdio: 'pipe',
    detached: isApart,
  })
  let output = ''
  child.stderr?.on('data', (data: Buffer) => {
    output += data.toString()
  })
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString()
      const at = /Ironbridge is at (http:\S+?)\/?\n/.exec(output)?.[1]
      if (at !== undefined) resolve(at.replace('localhost', '127.0.0.1'))
      else if (output.includes('thinks for bots')) resolve('')
    })
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit') as Promise<[number | null]>
    child.kill(signal)
    const [code] = await ended
    return code
  }
  const started = address.then((at) => ({
    address: at,
    pid: child.pid ?? 0,
    output: () => output,
    end,
    signal: (signal: 'SIGUSR2' | 'SIGSTOP' | 'SIGCONT') => void child.kill(signal),
  }))
  return { started, end }
}
