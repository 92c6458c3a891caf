// Servers that are killed while games go on: a short run of what `npm run faults` does for long.

import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFleet } from './fleet.ts'
import { type Restarting, runningProcesses } from './running.ts'

const KILLS = 4
const GAMES = 3

let server: Restarting<'SIGKILL'>
beforeAll(async () => {
  server = await runningProcesses()
})
afterAll(() => server.close())

test('no acknowledged move is lost, none is made twice, no game is stuck', async () => {
  const fleet = await openFleet(() => [server.address, server.other], GAMES)
  const playing = fleet.play()
  for (let kill = 0; kill < KILLS; kill++) {
    await setTimeout(200 + Math.random() * 300)
    await server.restart('SIGKILL')
  }
  await setTimeout(500)
  fleet.stop()
  await playing
  const { acknowledged, lost, twice, stuck } = await fleet.check()
  fleet.close()
  expect(acknowledged).toBeGreaterThan(KILLS)
  expect({ lost, twice, stuck }).toEqual({ lost: 0, twice: 0, stuck: 0 })
})
