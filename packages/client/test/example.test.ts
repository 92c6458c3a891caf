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

type Kind = 'in a person’s name' | 'of a program'

async function begun(kind: Kind): Promise<Begun> {
  const server = await running()
  onTestFinished(() => server.close())
  const ada = await guest(server, 'Ada')
  const isOwn = kind === 'of a program'
  const chairs = [
    { kind: isOwn ? 'open' : 'me' },
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ]
  const made = await ada.call('POST', '/api/tables', { title: 'Tea', edition: 'birmingham', chairs })
  const { id } = made.body as { id: string }
  await ada.call('POST', '/api/accounts', { login: 'ada', password: 'a canal and a barge' })
  const [path, what] = isOwn
    ? ['/api/me/programs', { name: 'Bargee' }]
    : ['/api/me/tokens', { label: 'Bargee' }]
  const { token, id: program } = (await ada.call('POST', path, what)).body as { token: string; id: string }
  if (isOwn) expect((await ada.call('PUT', `/api/tables/${id}/programs/0`, { program })).status).toBe(204)
  expect((await ada.call('POST', `/api/tables/${id}/start`)).status).toBe(204)
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

test.each(['in a person’s name', 'of a program'] as const)(
  'with a token %s it plays a game to the end, and finds that the seed was kept',
  async (kind) => {
    const { address, token } = await begun(kind)
    const { stdout } = await promisify(execFile)(process.execPath, [example('player.ts'), address, token])
    expect(stdout).toMatch(/^Tea: \d+, \d+, \d+ VP, verified\n$/)
  },
)

test.each([
  [process.execPath, 'bargee.ts', 'in a person’s name'],
  [process.execPath, 'bargee.ts', 'of a program'],
  ['python3', 'bargee.py', 'in a person’s name'],
  ['python3', 'bargee.py', 'of a program'],
] as const)(
  '%s %s with a token %s, written from the protocol alone, finishes a game and is seen to be a program',
  async (run, name, kind) => {
    const { address, token, id, seats } = await begun(kind)
    const { stdout } = await promisify(execFile)(run, [example(name), address, token, id])
    expect(stdout).toMatch(/^\d+, \d+, \d+ VP\n$/)
    expect((await seats()).map(({ program }) => program)).toEqual([true, false, false])
  },
)
