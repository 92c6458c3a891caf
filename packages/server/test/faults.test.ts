// What `npm run faults` counts: nothing of a sound server, and every fault of those that are not.

import { DatabaseSync } from 'node:sqlite'
import type { Wire } from '@ironbridge/client'
import { afterEach, expect, test } from 'vitest'
import { UNTIMED } from '../faults/match.ts'
import { type OpenWire, openSocket } from '../faults/person.ts'
import { type Report, run } from '../faults/run.ts'
import { type Restarting, running } from './running.ts'

let server: Restarting<'SIGTERM'> | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

/** Games in which so many requests are answered before and after the server is stopped, and its database tampered with. */
async function struck(
  sabotage: string,
  openWire: OpenWire = openSocket,
  patience = 120_000,
): Promise<Report> {
  const here = await running()
  server = here
  return run(
    {
      addresses: () => [here.address],
      database: here.database,
      openWire,
      strikes: {
        stop: {
          share: 1,
          strike: () =>
            here.restart('SIGTERM', () => {
              const database = new DatabaseSync(here.database)
              database.exec(sabotage)
              database.close()
            }),
        },
      },
      slowStops: () => 0,
    },
    {
      kills: 1,
      games: 3,
      // Without bots, which would not take up again what was tampered with.
      tables: UNTIMED.slice(0, 1),
      seed: 'Coalbrookdale',
      patience,
      requests: [60, 60],
      signal: new AbortController().signal,
      onKill() {},
    },
  )
}

test('of a sound server nothing is lost, doubled, torn, reordered or stuck', async () => {
  const report = await struck('')
  expect(report).toMatchObject({ faults: [], stuck: 0, cut: null, kills: 1 })
  expect(report.acknowledged).toBeGreaterThan(100)
  expect(report.repeated).toBeGreaterThan(0)
})

test('a server that acknowledges before it writes has lost it when it ends', async () => {
  const { lost } = await struck(
    `delete from entries where seq >= (select max(seq) - 3 from entries as own where own.game_id = entries.game_id);
     update heads set seq = (select coalesce(max(seq), -1) from entries where entries.game_id = heads.game_id)`,
  )
  expect(lost).toBeGreaterThan(0)
})

test('a server that forgets the names of requests does them twice', async () => {
  let names = 0
  const { doubled } = await struck('', (address, cookie) => {
    const wire: Wire = openSocket(address, cookie)
    const send = wire.send.bind(wire)
    wire.send = (text) => send(text.replace(/"request":"[^"]*"/, () => `"request":"forgotten-${++names}"`))
    return wire
  })
  expect(doubled).toBeGreaterThan(0)
})

test('a server that loses a line without a word is found out', async () => {
  const { lost } = await struck(
    'create trigger loses before insert on entries when new.seq % 5 = 4 begin select raise(ignore); end',
  )
  expect(lost).toBeGreaterThan(0)
})

test('a server that keeps no chat and no drafts has lost them', async () => {
  const { kinds } = await struck(
    ['chat', 'drafts']
      .map(
        (table) => `delete from ${table};
          create trigger loses_${table} before insert on ${table} begin select raise(ignore); end;`,
      )
      .join('\n'),
  )
  expect(kinds['chat']?.lost).toBeGreaterThan(0)
  expect(kinds['draft']?.lost).toBeGreaterThan(0)
})

test('a server that keeps a part of what was sent together has torn it', async () => {
  const { torn } = await struck(
    `create temp table cut as select one.game_id as game, min(one.seq) as seq from entries as one
       join entries as next on next.game_id = one.game_id and next.seq = one.seq + 1
         and json_extract(next.body, '$.request') = json_extract(one.body, '$.request')
       group by one.game_id;
     delete from entries where seq > (select cut.seq from cut where cut.game = entries.game_id);
     update heads set seq = (select max(seq) from entries where entries.game_id = heads.game_id)`,
  )
  expect(torn).toBeGreaterThan(0)
})

test('a server that writes a request elsewhere than it says has put it out of order', async () => {
  const { reordered } = await struck('', (address, cookie) => {
    const wire: Wire = openSocket(address, cookie)
    const listen = wire.addEventListener.bind(wire) as (
      type: string,
      hear: (event: { data: unknown }) => void,
    ) => void
    const another = (data: unknown): string =>
      String(data).replace(
        /("type":"done".*"seq":)(\d+)/,
        (_, start, seq) => `${start}${Math.max(0, seq - 1)}`,
      )
    wire.addEventListener = (type: string, hear: (event: { data: unknown }) => void) =>
      listen(type, type === 'message' ? ({ data }) => hear({ data: another(data) }) : hear)
    return wire
  })
  expect(reordered).toBeGreaterThan(0)
})

test('a server that does not answer is stuck, and nobody waits for it for ever', async () => {
  const isHeard = (text: string): boolean => !text.includes('"type":"play"')
  const openWire: OpenWire = (address, cookie) => {
    const wire: Wire = openSocket(address, cookie)
    const send = wire.send.bind(wire)
    wire.send = (text) => isHeard(text) && send(text)
    return wire
  }
  const { stuck, cut } = await struck('', openWire, 500)
  expect(stuck).toBeGreaterThan(0)
  expect(cut).toBeNull()
})
