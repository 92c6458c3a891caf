// Everything that is ever sent to every seat and to spectators is read again: none of it tells what the receiver may not know.

import {
  type GameEvent,
  HIDDEN,
  hashOfSeed,
  newGame,
  parseGame,
  replay,
  rulesOf,
  seedWithShares,
} from '@ironbridge/engine'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Client, guest, playOn, stranger } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const note = (name: string): string => `A note that only ${name} may read.`

const TABLES = [
  ['birmingham', 4],
  ['lancashire', 3],
  ['classic', 4],
  ['lancashire', 2],
] as const

// The second database changes nothing about what a table tells; two servers might.
test.each(inject('services') ? TABLES.slice(0, 1) : TABLES)(
  'a whole game of %s with %i people gives nothing away',
  async (edition, people) => {
    const { id, sides, people: all } = await seated(server, people, { edition })
    const watchers = [await guest(server.other, 'Watcher'), stranger(server.address, 'Nobody')]
    for (const watcher of watchers) {
      await watcher.connect()
      await watcher.open(id)
    }
    for (const person of [...all, ...watchers.slice(0, 1)]) {
      await person.call('PUT', `/api/games/${id}/note`, { text: note(person.name) })
      await person.ask({ type: 'chat', game: id, text: 'Hello.' })
    }
    const readers = [...all, ...watchers]
    let made = 0
    do {
      made = await playOn(id, sides, 10)
      for (const reader of readers) await readEverything(reader, id)
    } while (made === 10)

    const { body: table } = await all[0]!.call('GET', `/api/tables/${id}`)
    expect(table.status).toBe('over')
    const record = parseGame((await all[0]!.call('GET', `/api/games/${id}/record`)).body)
    if (record.error) throw new Error(record.error.message)
    const drawn = drawnBySeat(record.value)
    for (const [place, reader] of readers.entries()) {
      const seat = place < people ? place : null
      const before = reader.heard.slice(
        0,
        reader.heard.findIndex((text) => text.includes(table.seed)),
      )
      expect(before.length).toBeGreaterThan(20)
      for (const text of before) {
        for (const other of readers) if (other !== reader) expect(text).not.toContain(note(other.name))
        if (/^[[{]/.test(text)) scan(JSON.parse(text), seat)
      }
      const drew = before.flatMap(entriesIn).flatMap((entry) => entry.drew ?? [])
      const allowed = seat === null ? [] : (drawn[seat] ?? [])
      expect(drew.filter((card) => !allowed.includes(card))).toEqual([])
      if (seat === null) expect(drew).toEqual([])
    }
  },
)

/** Whatever HTTP tells of a game in progress. */
async function readEverything(reader: Client, id: string): Promise<void> {
  for (const path of [
    `/api/tables/${id}`,
    `/api/games/${id}`,
    '/api/me/tables',
    '/api/tables',
    '/api/me/data',
  ])
    await reader.call('GET', path)
  await reader.call('GET', `/api/games/${id}/note`)
  await reader.call('GET', `/api/games/${id}/record`)
}

type Found = { readonly drew?: readonly string[] }

function entriesIn(text: string): Found[] {
  if (!text.startsWith('{')) return []
  const { entries } = JSON.parse(text) as { entries?: Found[] }
  return entries ?? []
}

/** No hand but the own, no deck, no face-down card or tile, no generator, no seed. */
function scan(value: unknown, seat: number | null, path = ''): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    const where = `${path}.${name}`
    if (name === 'seed' || name === 'rng') expect(member, where).toBeNull()
    else if (name === 'hand' && !where.includes(`.seats.${letter(seat)}.`)) expectHidden(member, where)
    else if (name === 'deck' || name === 'faceDown' || name === 'cottonTiles') expectHidden(member, where)
    else scan(member, seat, where)
  }
}

const letter = (seat: number | null): string => (seat === null ? '-' : ('ABCD'[seat] ?? '-'))

/** Wild cards are taken openly. */
function expectHidden(cards: unknown, where: string): void {
  if (!Array.isArray(cards)) throw new Error(`${where} is no list.`)
  const known = cards.filter((card) => card !== '?' && !String(card).startsWith('wild'))
  expect(known, where).toEqual([])
}

/** The cards that each seat drew in the whole game. */
function drawnBySeat(record: Parameters<typeof replay>[0]): string[][] {
  const rules = rulesOf(newGame(record.setup, record.seed ?? ''))
  const drawn: string[][] = Array.from({ length: record.setup.seats }, () => [])
  const hear = (event: GameEvent): void => {
    if (event.type !== 'draw') return
    for (const card of event.cards) {
      expect(card).not.toBe(HIDDEN)
      drawn[event.seat]?.push(rules.cards[card]?.id ?? '')
    }
  }
  replay(record, ({ events }) => events.forEach(hear))
  return drawn
}

test('the promise of a seed is made before the first card, and kept', async () => {
  const ada = await guest(server.address, 'Ada')
  const { body: made } = await ada.call('POST', '/api/tables', {
    title: 'Tea',
    edition: 'birmingham',
    chairs: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  })
  const { body: before } = await ada.call('GET', `/api/tables/${made.id}`)
  expect(before.status).toBe('open')
  expect(before.seedHash).toMatch(/^[0-9a-f]{64}$/)
  expect(before.seed).toBeNull()
  await ada.connect()
  await ada.open(made.id)
  const over = ada.until((message) => message.type === 'table' && message.table.status === 'over')
  await ada.call('POST', `/api/tables/${made.id}/start`)
  const message = await over
  const { seed, secret, shares } = message.type === 'table' ? message.table : before
  expect(hashOfSeed(secret)).toBe(before.seedHash)
  // Nobody had a share in it.
  expect({ seed, shares }).toEqual({ seed: secret, shares: [null, null] })
})

test('every player adds a share to the seed after it was promised: once, before the game, for as long as they sit', async () => {
  const [ada, bert] = [await guest(server.address, 'Ada'), await guest(server.other, 'Bert')]
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }]
  const { id } = (await ada.call('POST', '/api/tables', { edition: 'birmingham', chairs })).body
  const add = async (person: Client, share: string): Promise<number> =>
    (await person.call('PUT', `/api/tables/${id}/share`, { share })).status
  const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]
  expect(await add(ada, 'mine')).toBe(400)
  expect(await add(bert, one)).toBe(403)
  expect(await add(ada, one)).toBe(204)
  // Said again it is the same; another one would let somebody choose.
  expect(await add(ada, one)).toBe(204)
  expect(await add(ada, two)).toBe(409)
  const shares = async (): Promise<unknown> => (await ada.call('GET', `/api/tables/${id}`)).body.shares
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
  expect(await add(bert, two)).toBe(204)
  await bert.call('DELETE', `/api/tables/${id}/seats/1`)
  expect(await shares()).toEqual([one, null, null])
  await bert.call('PUT', `/api/tables/${id}/seats/1`, {})
  expect(await add(bert, three)).toBe(204)
  expect(await shares()).toEqual([one, three, null])
  await ada.connect()
  await bert.connect()
  await ada.call('POST', `/api/tables/${id}/start`)
  expect(await add(bert, two)).toBe(409)
  await playOn(id, [
    { person: ada, game: await ada.open(id) },
    { person: bert, game: await bert.open(id) },
  ])
  const { body: table } = await bert.call('GET', `/api/tables/${id}`)
  expect(hashOfSeed(table.secret)).toBe(table.seedHash)
  expect(table.seed).toBe(seedWithShares(table.secret, [one, three, null]))
  expect(table.seed).not.toBe(table.secret)
  const { value: record } = parseGame((await bert.call('GET', `/api/games/${id}/record`)).body)
  expect(record).toMatchObject({ seed: table.seed, seedHash: hashOfSeed(table.seed) })
  expect(record && replay(record).state.players.map(({ vp }) => vp)).toEqual(table.result)
})
