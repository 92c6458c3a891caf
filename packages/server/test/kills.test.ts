// Servers that are killed while games go on: a short run of what `npm run faults` does for long.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { UNTIMED } from '../faults/match.ts'
import { openSocket } from '../faults/person.ts'
import { run } from '../faults/run.ts'
import { type Restarting, runningProcesses } from './running.ts'

/** Milliseconds after which even a busy machine would have answered. */
const LATE = 120_000

let server: Restarting<'SIGKILL'>
beforeAll(async () => {
  server = await runningProcesses()
})
afterAll(() => server.close())

test('nothing that was acknowledged is lost or made twice, and no game is stuck', async () => {
  const report = await run(
    {
      addresses: () => [server.address, server.other],
      database: server.database,
      openWire: openSocket,
      strikes: { kill: { share: 1, strike: () => server.restart('SIGKILL') } },
      slowStops: () => 0,
    },
    {
      kills: 4,
      games: 3,
      tables: UNTIMED,
      seed: `${Math.random()}`,
      patience: LATE,
      requests: [1, 30],
      signal: new AbortController().signal,
      onKill() {},
    },
  )
  expect(report).toMatchObject({ faults: [], stuck: 0, cut: null, kills: 4 })
})
