// The examples of players, as programs of their own: whole games at a real server, with bots in the other seats.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { guest, running } from '@ironbridge/server/testing'
import { expect, onTestFinished, test } from 'vitest'

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/clients/${name}`, import.meta.url))

interface Begun {
  readonly address: string
  readonly token: string
  readonly id: string
  /** Who sits where by now. */
  readonly seats: () => Promise<readonly { readonly program: boolean }[]>
}

async function begun(): Promise<Begun> {
  const server = await running()
  onTestFinished(() => server.close())
  const ada = await guest(server, 'Ada')
  const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]
  const made = await ada.call('POST', '/api/tables', { title: 'Tea', edition: 'birmingham', chairs })
  const { id } = made.body as { id: string }
  expect((await ada.call('POST', `/api/tables/${id}/start`)).status).toBe(204)
  const { body } = await ada.call('POST', '/api/me/tokens', { label: 'Player' })
  const { token } = body as { token: string }
  return {
    address: server.address,
    token,
    id,
    async seats() {
      const game = await ada.call('GET', `/api/games/${id}`)
      return (game.body as { table: { seats: { program: boolean }[] } }).table.seats
    },
  }
}

test('with a token it plays its owner’s game to the end, and finds that the seed was kept', async () => {
  const { address, token } = await begun()
  const { stdout } = await promisify(execFile)(process.execPath, [example('player.ts'), address, token])
  expect(stdout).toMatch(/^Tea: \d+, \d+, \d+ VP, verified\n$/)
})

test.each([
  [process.execPath, 'bargee.ts'],
  ['python3', 'bargee.py'],
])(
  '%s %s, written from the protocol alone, finishes a game and is seen to be a program',
  async (run, name) => {
    const { address, token, id, seats } = await begun()
    const { stdout } = await promisify(execFile)(run, [example(name), address, token, id])
    expect(stdout).toMatch(/^\d+, \d+, \d+ VP\n$/)
    expect((await seats()).map(({ program }) => program)).toEqual([true, false, false])
  },
)
