// Tables for tests: people around a game that has begun.

import { type Client, guest, isTurn, type Side } from './client.ts'
import type { Running } from './running.ts'

export interface Seated {
  readonly id: string
  readonly people: readonly Client[]
  readonly sides: readonly Side[]
}

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora']

/** So many people, half of them at the second server; bots on the other chairs. */
export async function seated(
  server: Running,
  people: number,
  plan: Readonly<Record<string, unknown>> = {},
  bots: readonly string[] = [],
): Promise<Seated> {
  const all: Client[] = []
  for (let seat = 0; seat < people; seat++)
    all.push(await guest(seat % 2 === 0 ? server.address : server.other, NAMES[seat] ?? ''))
  const [host, ...others] = all
  if (host === undefined) throw new Error('Nobody is there.')
  const made = await host.call('POST', '/api/tables', {
    title: 'Tea',
    edition: 'birmingham',
    chairs: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...bots.map((bot) => ({ kind: 'bot', bot })),
    ],
    ...plan,
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made))
  const { id, key } = made.body
  for (const [place, other] of others.entries()) {
    const { status, body } = await other.call(
      'PUT',
      `/api/tables/${id}/seats/${place + 1}`,
      key ? { key } : {},
    )
    if (status !== 204) throw new Error(JSON.stringify(body))
  }
  const { status, body } = await host.call('POST', `/api/tables/${id}/start`)
  if (status !== 204) throw new Error(JSON.stringify(body))
  const sides: Side[] = []
  for (const person of all) {
    await person.connect()
    sides.push({ person, game: await person.open(id) })
  }
  return { id, people: all, sides }
}

/** The side in turn, once everybody has heard of everything. */
export async function inTurn(sides: readonly Side[]): Promise<{ turn: Side; others: Side[] }> {
  const last = Math.max(...sides.map(({ game }) => game.seq()))
  await Promise.all(sides.map(({ game }) => game.whenSeq(last)))
  const turn = sides.find(({ game }) => isTurn(game))
  if (turn === undefined) throw new Error('Nobody here is in turn.')
  return { turn, others: sides.filter((side) => side !== turn) }
}
