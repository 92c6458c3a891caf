// Stopping: whatever is open, nobody is waited for; and what comes again and again never piles up.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { repeat } from '../src/running/repeat.ts'
import { freshDatabase, type Running, running } from './running.ts'
import { startProcess } from './services/serverProcess.ts'
import { type Seated, seated } from './table.ts'

const services = inject('services') ?? null

/** Seconds that a request waits for news, and milliseconds after which nobody believes in the server's end any more. */
const [NEWS, LATE] = [30, 25_000]

/** What somebody leaves open who does not hang up. */
function opened(server: Running, text: string): Promise<Socket> {
  const socket = connect({
    port: Number(new URL(server.address).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  socket.on('error', () => {})
  socket.write(text)
  return once(socket, 'connect').then(() => socket)
}

const HEAD = ' HTTP/1.1\r\nHost: here\r\n'
const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n'
const KEY = 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n'

test.each([
  ['a question that never ends', 'GET /api/tables HTTP/1.1\r\nHost: ', false],
  [
    'half of what is sent',
    `POST /api/guests${HEAD}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    false,
  ],
  ['a socket that takes no leave', `GET /api/socket${HEAD}${UPGRADE}${KEY}\r\n`, true],
  ['a socket that was refused', `GET /api/elsewhere${HEAD}${UPGRADE}${KEY}\r\n`, true],
])('a server stops at once in spite of %s', async (_, text, isAnswered) => {
  const server = await running()
  const socket = await opened(server, text)
  if (isAnswered) await once(socket, 'data')
  const end = server.close().then(() => 'stopped')
  expect(await Promise.race([end, sleep(LATE, 'late', { ref: false })])).toBe('stopped')
  socket.destroy()
})

test('a server stops at once though somebody waits for news', async () => {
  const server = await running()
  const { id, sides }: Seated = await seated(server, 2)
  const person = sides[0]?.person
  const watchers = async (): Promise<string | undefined> => {
    const text = await (await fetch(`${server.address}/metrics`)).text()
    return /^ironbridge_watchers (\d+)$/m.exec(text)?.[1]
  }
  for (const side of sides) side.person.disconnect()
  await expect.poll(watchers).toBe('0')
  const answer = person?.call('GET', `/api/games/${id}?after=1000&wait=${NEWS}`)
  await expect.poll(watchers).toBe('1')
  const end = server.close().then(() => 'stopped')
  expect(await Promise.race([end, sleep(LATE, 'late', { ref: false })])).toBe('stopped')
  expect((await answer)?.status).toBe(200)
})

if (services !== null)
  test('a server that is told to stop does, though its database does not answer', async () => {
    const database = await freshDatabase(services.postgres)
    const server = await startProcess({ DATABASE_URL: database })
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    await client.query('begin; lock table settings in access exclusive mode')
    // What it writes every two seconds waits; other tests have databases of their own there.
    const own = 'select oid from pg_database where datname = current_database()'
    const waiting = `select 1 from pg_locks where not granted and database = (${own})`
    const waits = async (): Promise<boolean> => (await client.query(waiting)).rows.length > 0
    await expect.poll(waits).toBe(true)
    // In good order it would wait until Postgres itself gives the statement up.
    expect(await server.end('SIGTERM')).toBe(1)
    expect(server.output()).toContain('did not answer in time')
    await client.end()
  })

afterEach(() => vi.useRealTimers())

test('work that takes longer than its interval is not queued up', async () => {
  vi.useFakeTimers()
  const begun: (() => void)[] = []
  const stop = repeat(
    10,
    () => new Promise<void>((end) => begun.push(end)),
    () => {},
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toHaveLength(1)
  begun[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toHaveLength(2)
  const stopped = stop()
  begun[1]?.()
  await stopped
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toHaveLength(2)
})
