// The example of a player, as a program of its own: a whole game at a real server, with bots in the other seats.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { guest, running } from '@ironbridge/server/testing'
import { expect, onTestFinished, test } from 'vitest'

const player = fileURLToPath(new URL('../../../examples/clients/player.ts', import.meta.url))

test('with a token it plays its owner’s game to the end, and finds that the seed was kept', async () => {
  const server = await running()
  onTestFinished(() => server.close())
  const ada = await guest(server, 'Ada')
  const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]
  const made = await ada.call('POST', '/api/tables', { title: 'Tea', edition: 'birmingham', chairs })
  const { id } = made.body as { id: string }
  expect((await ada.call('POST', `/api/tables/${id}/start`)).status).toBe(204)
  const { body } = await ada.call('POST', '/api/me/tokens', { label: 'Player' })
  const { token } = body as { token: string }
  const { stdout } = await promisify(execFile)(process.execPath, [player, server.address, token])
  expect(stdout).toMatch(/^Tea: \d+, \d+, \d+ VP, verified\n$/)
})
