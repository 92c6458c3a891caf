// Stopping: whatever is open, nobody is waited for; and what comes again and again never piles up.

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { repeat } from '../src/running/repeat.ts'
import { running } from './running.ts'
import { type Seated, seated } from './table.ts'

/** Seconds that a request waits for news, and milliseconds after which nobody believes in the server's end any more. */
const [NEWS, LATE] = [30, 25_000]

test('a server stops at once though somebody waits for news and somebody never asks to the end', async () => {
  const server = await running()
  const { id, sides }: Seated = await seated(server, 2)
  const person = sides[0]?.person
  const half = connect(Number(new URL(server.address).port), '127.0.0.1')
  half.on('error', () => {})
  half.write('GET /api/tables HTTP/1.1\r\nHost: ')
  await once(half, 'connect')
  const watchers = async (): Promise<string | undefined> => {
    const text = await (await fetch(`${server.address}/metrics`)).text()
    return /^ironbridge_watchers (\d+)$/m.exec(text)?.[1]
  }
  const before = Number(await watchers())
  const answer = person?.call('GET', `/api/games/${id}?after=1000&wait=${NEWS}`)
  await expect.poll(watchers).toBe(`${before + 1}`)
  const end = server.close().then(() => 'stopped')
  expect(await Promise.race([end, sleep(LATE, 'late', { ref: false })])).toBe('stopped')
  expect((await answer)?.status).toBe(200)
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
