// Servers that are killed while games go on: a short run of what `npm run faults` does for long.

import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFleet } from './fleet.ts'
import { type Restarting, runningProcesses } from './running.ts'

const KILLS = 4
const GAMES = 3
/** At most so many moves are made between two kills. */
const MOVES = 30

let server: Restarting<'SIGKILL'>
beforeAll(async () => {
  server = await runningProcesses()
})
afterAll(() => server.close())

test('no acknowledged move is lost, none is made twice, no game is stuck', async () => {
  const fleet = await openFleet(() => [server.address, server.other], GAMES)
  const playing = fleet.play()
  async function someMoves(): Promise<void> {
    const enough = fleet.acknowledged() + Math.random() * MOVES
    while (fleet.acknowledged() < enough) await setTimeout(5)
  }
  for (let kill = 0; kill < KILLS; kill++) {
    await Promise.race([someMoves(), playing])
    await server.restart('SIGKILL')
  }
  await Promise.race([someMoves(), playing])
  fleet.stop()
  await playing
  const { acknowledged, lost, twice, stuck } = await fleet.check()
  fleet.close()
  expect(acknowledged).toBeGreaterThan(KILLS)
  expect({ lost, twice, stuck }).toEqual({ lost: 0, twice: 0, stuck: 0 })
})
