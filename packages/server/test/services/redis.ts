// A real Redis that keeps nothing.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { redisProgram } from './programs.ts'

export interface Redis {
  readonly url: string
  stop(): Promise<void>
}

/** Apart: it does not hear the Ctrl-C that its parent hears. */
export async function startRedis(isApart = false): Promise<Redis> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(redisProgram(), args, { stdio: 'ignore', detached: isApart })
  await answers(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
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
