// `npm start` as a process: it finds a free port, serves the page, and stops when it is told to.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const main = join(import.meta.dirname, 'start.ts')

const start = (environment: NodeJS.ProcessEnv, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server says nothing.')
  for await (const line of createInterface(stdout)) {
    const address = /^Ironbridge is at (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server did not start.')
}

test.each(['SIGINT', 'SIGTERM'] as const)('a taken port is passed over, and %s stops it', async (signal) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-start-'))
  const server = start({ PORT: String(port), DATABASE_URL: join(folder, 'games.db') }, '--no-open')
  const address = await addressOf(server)
  expect(Number(new URL(address).port)).toBeGreaterThan(port)
  const page = await fetch(address.replace('localhost', '127.0.0.1'))
  expect(await page.text()).toContain('<div id="root">')
  server.kill(signal)
  expect(await once(server, 'exit')).toEqual([0, null])
  other.close()
  rmSync(folder, { recursive: true })
})

test('a wrong option is told, with those there are', async () => {
  const server = spawn(process.execPath, [main, '--wrong'])
  const [[code], words] = await Promise.all([once(server, 'exit'), server.stderr.toArray()])
  expect(code).toBe(2)
  expect(words.join('')).toContain('--no-open')
})
