// A real Redis that keeps nothing, and can be killed and started again.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { redisProgram } from './programs.ts'

export interface Redis {
  readonly url: string
  /** Ends at once, and comes back empty; something may happen meanwhile. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
  /** Takes everything and answers nothing meanwhile. */
  hang(meanwhile: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Apart: it does not hear the Ctrl-C that its parent hears. */
export async function startRedis(isApart = false): Promise<Redis> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const run = () => spawn(redisProgram(), args, { stdio: 'ignore', detached: isApart })
  let server = run()
  await answers(port)

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(meanwhile) {
      await end('SIGKILL')
      await meanwhile?.()
      server = run()
      await answers(port)
    },
    async hang(meanwhile) {
      server.kill('SIGSTOP')
      await meanwhile()
      server.kill('SIGCONT')
    },
    stop: () => end('SIGTERM'),
  }
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await setTimeout(50)
  }
  throw new Error('Redis does not answer.')
}
