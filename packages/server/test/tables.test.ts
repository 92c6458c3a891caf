// Tables: who finds them, who may sit down, and playing once more.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../load/fill.ts'
import { openUnchanged } from '../src/store/database.ts'
import { guest, playOn, stranger } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const PLAN = {
  title: 'Tea',
  edition: 'lancashire',
  chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
}

test('public tables are listed, others are not', async () => {
  const ada = await guest(server.address, 'Ada')
  const ids: Record<string, string> = {}
  for (const visibility of ['public', 'unlisted', 'private'])
    ids[visibility] = (await ada.call('POST', '/api/tables', { ...PLAN, visibility })).body.id
  const bert = await guest(server.other, 'Bert')
  const listed = (await bert.call('GET', '/api/tables')).body as { table: { id: string } }[]
  const found = listed.map(({ table }) => table.id)
  expect(found).toContain(ids['public'])
  expect(found).not.toContain(ids['unlisted'])
  expect(found).not.toContain(ids['private'])
  const own = (await ada.call('GET', '/api/me/tables')).body as { table: { id: string } }[]
  expect(own.map(({ table }) => table.id).toSorted()).toEqual(Object.values(ids).toSorted())
  expect((await bert.call('GET', '/api/me/tables')).body).toEqual([])
})

test('a private table does not exist for whoever was not invited', async () => {
  const ada = await guest(server.address, 'Ada')
  const { id, key } = (await ada.call('POST', '/api/tables', { ...PLAN, visibility: 'private' })).body
  const bert = await guest(server.other, 'Bert')
  for (const wrong of ['', '?key=', '?key=AAAAAAAAAAAAAAAAAAAAAA', `?key=${key}x`])
    expect((await bert.call('GET', `/api/tables/${id}${wrong}`)).status, wrong).toBe(404)
  expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(404)
  expect((await bert.call('GET', `/api/tables/${id}/invitation`)).status).toBe(404)
  expect((await bert.call('GET', `/api/games/${id}`)).status).toBe(404)
  expect((await bert.call('PUT', `/api/games/${id}/note`, { text: 'x' })).status).toBe(404)
  await bert.connect()
  const watch = { type: 'watch', game: id, since: -1 } as const
  expect(await bert.ask(watch)).toMatchObject({ type: 'refused', error: { code: 'not-found' } })
  expect((await bert.ask({ ...watch, key })).type).toBe('game')
  expect((await bert.call('PUT', `/api/tables/${id}/seats/1`, { key })).status).toBe(204)
  // Whoever sits there needs no key any more, and may invite others.
  expect((await bert.call('GET', `/api/tables/${id}`)).status).toBe(200)
  expect((await bert.call('GET', `/api/tables/${id}/invitation`)).body).toEqual({ key })
})

test('nothing that is asked of a private table tells that it exists', async () => {
  const ada = await guest(server.address, 'Ada')
  const { id } = (await ada.call('POST', '/api/tables', { ...PLAN, visibility: 'private' })).body
  const begun = await seated(server, 2, { visibility: 'private' })
  const mallory = await guest(server.other, 'Mallory')
  await mallory.connect()
  for (const game of [id, begun.id]) {
    const asked = [
      ['POST', `/api/tables/${game}/start`],
      ['POST', `/api/tables/${game}/rematch`],
      ['DELETE', `/api/tables/${game}`],
      ['DELETE', `/api/tables/${game}/seats/0`],
      ['PUT', `/api/tables/${game}/bots/1`, { bot: 'club' }],
      ['POST', `/api/games/${game}/moves`, { ply: 0, moves: ['pass'] }],
    ] as const
    for (const [method, path, body] of asked)
      expect((await mallory.call(method, path, body)).status, `${method} ${path}`).toBe(404)
    for (const request of [
      { type: 'play', game, ply: 0, moves: ['pass'], request: 'somebody-elses' },
      { type: 'draft', game, ply: 0, moves: [] },
      { type: 'undo', game, ply: 0 },
      { type: 'consent', game, ask: 0, yes: true },
    ] as const)
      expect(await mallory.ask(request)).toMatchObject({ type: 'refused', error: { code: 'not-found' } })
  }
})

test('one host does not fill the list of open tables', async () => {
  const ada = await guest(server.address, 'Ada')
  const make = async () => (await ada.call('POST', '/api/tables', { ...PLAN, visibility: 'public' })).status
  const made = []
  for (let count = 0; count < 6; count++) made.push(await make())
  expect(made).toEqual([201, 201, 201, 201, 201, 429])
  expect((await ada.call('POST', '/api/tables', PLAN)).status).toBe(201)
})

test('what cannot be seen, or turns other text around, is not written', async () => {
  const ada = await guest(server.address, 'Ada')
  const status = async (title: string) => (await ada.call('POST', '/api/tables', { ...PLAN, title })).status
  for (const title of [
    'x\u202egnp.exe',
    'two\nlines',
    'nul\u0000',
    '\u200b',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u0301',
  ])
    expect(await status(title), JSON.stringify(title)).toBe(400)
  for (const title of ['Ada’s Tee – 3+1', 'نادي', '茶', '👩‍👩‍👧 ❤️', 'क्ष'])
    expect(await status(title), title).toBe(201)
  for (const name of ['\u200b', 'Ann\u200b', '\u3164', '\u0301'.repeat(39), `A${'\u0301'.repeat(30)}`])
    expect((await stranger(server.address).call('POST', '/api/guests', { name })).status).toBe(400)
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  await ada.connect()
  await ada.open(id)
  const chat = (text: string) => ada.ask({ type: 'chat', game: id, text })
  for (const text of ['   ', '\n\n', '\u0000', '\u202ehello'])
    expect(await chat(text)).toMatchObject({ type: 'refused', error: { code: 'bad-request' } })
  expect((await chat('two\nlines')).type).toBe('done')
  const note = (text: string) => ada.call('PUT', `/api/games/${id}/note`, { text })
  expect((await note('a\u0000b')).status).toBe(400)
  expect((await note('\tbuild\nsell')).status).toBe(204)
  expect((await note('')).status).toBe(204)
})

test('a chair is for one, and nobody takes another away', async () => {
  const ada = await guest(server.address, 'Ada')
  const { id } = (await ada.call('POST', '/api/tables', PLAN)).body
  const [bert, cleo] = [await guest(server.other, 'Bert'), await guest(server.address, 'Cleo')]
  const both = await Promise.all(
    [bert, cleo].map((person) => person.call('PUT', `/api/tables/${id}/seats/1`, {})),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const sat = both[0]?.status === 204 ? bert : cleo
  const stood = sat === bert ? cleo : bert
  expect((await sat.call('PUT', `/api/tables/${id}/seats/2`, {})).status).toBe(409)
  expect((await stood.call('DELETE', `/api/tables/${id}/seats/1`)).status).toBe(403)
  expect((await stood.call('PUT', `/api/tables/${id}/bots/2`, { bot: 'club' })).status).toBe(403)
  expect((await ada.call('PUT', `/api/tables/${id}/bots/1`, { bot: 'club' })).status).toBe(409)
  expect((await ada.call('PUT', `/api/tables/${id}/bots/2`, { bot: 'deep thought' })).status).toBe(400)
  expect((await ada.call('PUT', `/api/tables/${id}/bots/2`, { bot: 'club' })).status).toBe(204)
  expect((await ada.call('DELETE', `/api/tables/${id}/seats/1`)).status).toBe(204)
  expect((await ada.call('DELETE', `/api/tables/${id}`)).status).toBe(204)
  expect((await stood.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(409)
  expect((await ada.call('GET', '/api/me/tables')).body).toEqual([])
})

test('two who start at once start one game', async () => {
  const ada = await guest(server.address, 'Ada')
  const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const { id } = (await ada.call('POST', '/api/tables', { ...PLAN, chairs })).body
  const answers = await Promise.all([1, 2, 3].map(() => ada.call('POST', `/api/tables/${id}/start`)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
})

test.each([
  [{ ...PLAN, edition: 'brass' }, 'Unknown edition'],
  [{ ...PLAN, chairs: [{ kind: 'me' }] }, 'chairs'],
  [{ ...PLAN, chairs: [{ kind: 'me' }, { kind: 'me' }] }, 'one chair'],
  [{ ...PLAN, title: '' }, 'title'],
  [{ ...PLAN, clock: { kind: 'turn', hours: -1 } }, 'clock'],
  [{ ...PLAN, absence: { kind: 'bot', bot: 'nobody' } }, 'nobody'],
  [{ ...PLAN, extra: 1 }, 'extra'],
  ['{"title":', 'JSON'],
] as const)('a table that cannot be is refused in words: %j', async (plan, words) => {
  const ada = await guest(server.address, 'Ada')
  const { status, body } = await ada.call('POST', '/api/tables', plan)
  expect(status).toBe(400)
  expect(body.error.message).toContain(words)
})

test('nobody without a name makes a table', async () => {
  expect((await stranger(server.address).call('POST', '/api/tables', PLAN)).status).toBe(401)
})

test('once more: one new table, with chairs kept for the same people', async () => {
  const { id, sides, people } = await seated(server, 2, { visibility: 'private' }, ['random'])
  await playOn(id, sides)
  const [ada, bert] = people as [(typeof people)[0], (typeof people)[0]]
  const asked = await Promise.all(
    [ada, bert, ada].map((person) => person.call('POST', `/api/tables/${id}/rematch`)),
  )
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
  const next = asked[0]?.body.id
  const { body: table } = await bert.call('GET', `/api/tables/${next}`)
  expect(table.seats.map(({ user }: { user: string }) => user)).toEqual([ada.id, bert.id, null])
  const mallory = await guest(server.address, 'Mallory')
  expect((await mallory.call('PUT', `/api/tables/${next}/seats/1`, {})).status).toBe(404)
  const waiting = table.seats.findIndex(({ kind }: { kind: string }) => kind === 'open')
  const whoWaits = table.seats[waiting].user === ada.id ? ada : bert
  expect((await whoWaits.call('PUT', `/api/tables/${next}/seats/${waiting}`, {})).status).toBe(204)
})

test('a table that nobody has named is called after its host, and numbered beside others', async () => {
  const ada = await guest(server.address, 'Ada')
  const { title: _, ...plan } = PLAN
  const made = async () => (await ada.call('POST', '/api/tables', plan)).body.id as string
  const ids = [await made(), await made(), await made()]
  const shown = async (id: string | undefined) => {
    const { title, unnamed } = (await ada.call('GET', `/api/tables/${id}`)).body
    return [title, unnamed]
  }
  expect(await Promise.all(ids.map(shown))).toEqual([
    ['Ada’s table', 1],
    ['Ada’s table 2', 2],
    ['Ada’s table 3', 3],
  ])
  await ada.call('DELETE', `/api/tables/${ids[1]}`)
  expect(await shown(await made())).toEqual(['Ada’s table 2', 2])
  await ada.call('PATCH', '/api/me', { name: 'Augusta' })
  expect(await shown(ids[0])).toEqual(['Augusta’s table', 1])
  const named = (await ada.call('POST', '/api/tables', PLAN)).body.id
  expect(await shown(named)).toEqual(['Tea', null])
})

test('two of one name at a table are told apart, whoever comes or is called so later', async () => {
  const [ada, other, cleo] = await Promise.all(
    ['Ada', 'ada', 'Cleo'].map((name) => guest(server.address, name)),
  )
  const { id } = (await ada!.call('POST', '/api/tables', PLAN)).body
  await other!.call('PUT', `/api/tables/${id}/seats/1`, {})
  await cleo!.call('PUT', `/api/tables/${id}/seats/2`, {})
  const names = async () =>
    (await ada!.call('GET', `/api/tables/${id}`)).body.seats.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['Ada', 'ada 2', 'Cleo'])
  await cleo!.call('PATCH', '/api/me', { name: 'Ada' })
  expect(await names()).toEqual(['Ada', 'ada 2', 'Ada 3'])
  await cleo!.call('PATCH', '/api/me', { name: 'Cleo' })
  expect(await names()).toEqual(['Ada', 'ada 2', 'Cleo'])
})

test('the list says who has won, which points alone may not', async () => {
  const { id, sides, people } = await seated(server, 2, { variants: ['introductory'] })
  await playOn(id, sides)
  const rows = (await people[0]!.call('GET', '/api/me/tables')).body as { table: Record<string, unknown> }[]
  const table = rows.map((row) => row.table).find((one) => one['id'] === id)
  const result = table?.['result'] as number[]
  const winners = table?.['winners'] as number[]
  expect(winners.length).toBeGreaterThan(0)
  for (const seat of winners) expect(result[seat]).toBe(Math.max(...result))
})

interface Row {
  readonly changed: number
  readonly table: { readonly id: string; readonly created: number; readonly status: string }
}

test('lists go on page by page, and nothing is left out or told twice', async () => {
  const many = await running()
  const db = openUnchanged(many.database)
  try {
    await fill(db, 0, { games: 3000, people: 40 }, Date.now())
    const { host: person } = await db
      .selectFrom('games')
      .select('host')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const someone = await guest(many.address, 'Ada')
    const pagesOf = async (path: string, order: (row: Row) => number): Promise<Row[]> => {
      const rows: Row[] = []
      for (let after = ''; ; ) {
        const page = (await someone.call('GET', `${path}${after}`)).body as Row[]
        expect(page.length).toBeLessThanOrEqual(100)
        rows.push(...page)
        const last = page.at(-1)
        if (last === undefined) return rows
        after = `?after=${order(last)}.${last.table.id}`
      }
    }
    await db
      .updateTable('seats')
      .set({ user_id: person })
      .where('seat', '=', 0)
      .where('game_id', 'in', (of) =>
        of.selectFrom('games').select('id').where('status', '=', 'playing').orderBy('id').limit(3),
      )
      .execute()
    await db.updateTable('keys').set({ user_id: person }).execute()
    const own = await pagesOf('/api/me/tables', ({ changed }) => changed)
    const played = await db
      .selectFrom('games')
      .leftJoin('seats', 'seats.game_id', 'games.id')
      .select('games.id')
      .distinct()
      .where('games.status', '!=', 'abandoned')
      .where((row) =>
        row.or([row('seats.user_id', '=', person), row('host', '=', person).and('status', '=', 'open')]),
      )
      .execute()
    expect(own.length).toBeGreaterThan(100)
    expect(own.map(({ table }) => table.id).toSorted()).toEqual(played.map(({ id }) => id).toSorted())
    expect(own.map(({ changed }) => changed)).toEqual(
      own.map(({ changed }) => changed).toSorted((a, b) => b - a),
    )
    expect(new Set(own.map(({ table }) => table.status))).toEqual(new Set(['over', 'playing', 'open']))
    const open = await pagesOf('/api/tables', ({ table }) => table.created)
    const free = await db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game_id')
      .select('games.id')
      .distinct()
      .where('kind', '=', 'open')
      .where((row) =>
        row.or([
          row('status', '=', 'playing'),
          row('status', '=', 'open').and('created', '>', Date.now() - 14 * 86_400_000),
        ]),
      )
      .execute()
    expect(open.map(({ table }) => table.id).toSorted()).toEqual(free.map(({ id }) => id).toSorted())
    expect(new Set(open.map(({ table }) => table.status))).toEqual(new Set(['playing', 'open']))
    const third = open[2]?.table
    const { body: rest } = await someone.call('GET', `/api/tables?after=${third?.created}.${third?.id}`)
    expect(rest).toEqual(open.slice(3))
    expect(rest.length).toBeGreaterThan(0)
    expect((await someone.call('GET', '/api/tables?after=yesterday')).status).toBe(400)
  } finally {
    await db.destroy()
    await many.close()
  }
})
