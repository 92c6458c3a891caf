// A real Postgres in a folder of its own, which can be killed and started again.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './ports.ts'
import { postgresFolder } from './programs.ts'

export interface Postgres {
  /** Of the database that is always there. */
  readonly url: string
  /** An empty database; answers its address. */
  fresh(): Promise<string>
  /** Ends at once, as if the machine had lost it, and comes back. */
  restart(signal: 'SIGKILL' | 'SIGINT'): Promise<void>
  stop(): Promise<void>
}

/** With settings of its own, if any are given. Apart: it does not hear the Ctrl-C that its parent hears. */
export async function startPostgres(settings: readonly string[] = [], isApart = false): Promise<Postgres> {
  const programs = postgresFolder()
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-postgres-'))
  const data = join(folder, 'data')
  const owner = ownerOf(folder)
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'ironbridge', '-A', 'trust', '-E', 'UTF8'], {
    ...owner,
    stdio: 'pipe',
  })
  const port = await freePort()
  const url = `postgres://ironbridge@127.0.0.1:${port}/postgres`
  let server = run()
  await answers(url)
  let databases = 0

  function run(): ChildProcess {
    const places = [
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ]
    const more = ['max_connections=200', ...settings].flatMap((one) => ['-c', one])
    return spawn(join(programs, 'postgres'), ['-D', data, ...places, ...more], {
      ...owner,
      stdio: 'ignore',
      detached: isApart,
    })
  }

  return {
    url,
    async fresh() {
      const name = `games_${process.pid}_${++databases}_${Date.now()}`
      await query(url, `create database ${name}`)
      return url.replace(/postgres$/, name)
    },
    async restart(signal) {
      const ended = once(server, 'exit')
      server.kill(signal)
      await ended
      // Children of a killed server take a moment to notice; until then the new one refuses to start.
      for (let tries = 0; tries < 100; tries++) {
        server = run()
        if (await comesUp(server, url)) return
        await setTimeout(200)
      }
      throw new Error('Postgres does not come back.')
    },
    async stop() {
      const ended = once(server, 'exit')
      // At once: nothing of it is kept.
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Postgres refuses to run as root. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const uid = Number(execFileSync('id', ['-u', 'postgres']).toString())
  const gid = Number(execFileSync('id', ['-g', 'postgres']).toString())
  chownSync(folder, uid, gid)
  return { uid, gid }
}

async function comesUp(server: ChildProcess, url: string): Promise<boolean> {
  const ended = once(server, 'exit').then(() => false)
  return Promise.race([ended, answers(url).then(() => true)])
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    try {
      await query(url, 'select 1')
      return
    } catch {
      await setTimeout(100)
    }
  }
  throw new Error('Postgres does not answer.')
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
