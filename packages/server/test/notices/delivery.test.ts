// What is told, when, how often, and what is not told any more.

import type { Person } from '@ironbridge/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerAsk, undoTo } from '../../src/games/undo.ts'
import { claim } from '../../src/notices/outbox.ts'
import type { Target } from '../../src/notices/targets.ts'
import { type Desk, desk, webhook } from './desk.ts'
import { jsonOf, type Receiver, receiver } from './receiver.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let here: Desk
let there: Receiver
let people: readonly [Person, Person]
beforeEach(async () => {
  there = await receiver()
})
afterEach(async () => {
  await here.close()
  await there.close()
})

async function open(servers = 1, set: Readonly<Record<string, string>> = {}): Promise<void> {
  here = await desk(set, servers)
  people = [await here.person('Ada'), await here.person('Bert')]
}

const personAt = (seat: number): Person => people[seat] as Person
/** Everything that came, as event and path. */
const told = (): string[] => there.got.map((got) => `${String(jsonOf(got)['event'])} ${got.path}`)
/** A hook for each, with its seat as the path. */
const hookBoth = () =>
  Promise.all(people.map((person, seat) => here.hook(person, webhook(`${there.address}/${seat}`))))

test('at the start everybody is told; after a turn whoever is next', async () => {
  await open()
  await hookBoth()
  const { id, seat } = await here.game('Tea', people)
  expect(await here.deliver()).toBe(2)
  expect(told().sort()).toEqual([`start /${1 - seat}`, `turn /${seat}`])
  expect(jsonOf(there.got.find(({ path }) => path === `/${seat}`)!)).toEqual({
    event: 'turn',
    text: 'It is your turn in Tea (Brass: Birmingham).',
    link: `https://brass.example.org/#/online/${id}`,
    game: { id, title: 'Tea', edition: 'birmingham' },
    at: here.now,
  })
  await here.pass(id)
  await here.deliver()
  expect(told().slice(2)).toEqual([`turn /${1 - seat}`])
  expect(await here.deliver()).toBe(0)
  expect(await here.outbox()).toEqual([])
})

test('everybody is told in their own language, whatever happens', async () => {
  await open()
  await here.db.updateTable('users').set({ language: 'de' }).where('id', '=', personAt(0).id).execute()
  await hookBoth()
  const { id } = await here.game('Tea', people)
  await here.deliver()
  while ((await here.pass(id)) !== null) await here.deliver()
  await here.deliver()
  const texts = (path: string) =>
    there.got.filter((got) => got.path === path).map((got) => jsonOf(got)['text'])
  expect(texts('/0')).toContainEqual('Du bist am Zug: Tea (Brass: Birmingham).')
  expect(texts('/0').join()).not.toMatch(/turn|over/)
  expect(texts('/1')).toContainEqual('It is your turn in Tea (Brass: Birmingham).')
  expect(texts('/1').join()).not.toMatch(/Zug|Ende/)
  // Whoever made the last move knows of the end.
  const all = [...texts('/0'), ...texts('/1')].join('\n')
  expect(all).toMatch(/\(Brass: Birmingham\) (ist zu Ende|is over): Ada \d/)
})

test('a turn that goes on is no new turn', async () => {
  await open()
  const { id } = await here.game('Tea', people)
  await here.pass(id)
  await here.pass(id)
  await here.deliver()
  await hookBoth()
  // From the second round on a turn has two actions.
  await here.passOne(id)
  expect(await here.deliver()).toBe(0)
})

test('the end is told to whoever did not bring it about, with programs marked', async () => {
  await open()
  const { id } = await here.game('Tea', people)
  await hookBoth()
  const { db } = here
  await db.updateTable('seats').set({ program: 1 }).where('game_id', '=', id).where('seat', '=', 1).execute()
  let last: number | null = null
  for (let seat = await here.pass(id); seat !== null; seat = await here.pass(id)) last = seat
  expect(await here.games.withGame(id, ({ row }) => row.ended)).toBe(here.now)
  // Hundreds of turns in between are over by now.
  await here.deliver()
  expect(told()).toEqual([`end /${last === 0 ? 1 : 0}`])
  expect(jsonOf(there.got[0]!)['text']).toMatch(
    /^Tea \(Brass: Birmingham\) is over: Ada \d+, Bert \(bot\) \d+\.$/,
  )
})

test('a request to take moves back is told as long as it stands', async () => {
  await open()
  const { id, seat } = await here.game('Tea', people)
  await here.pass(id)
  await here.deliver()
  await hookBoth()
  const ask = () => here.games.withGame(id, (game) => undoTo(here.games, game, personAt(seat).id, 0))
  const answer = (seq: number, yes: boolean) =>
    here.games.withGame(id, (game) => answerAsk(here.games, game, personAt(1 - seat).id, seq, yes))
  await ask()
  await here.deliver()
  expect(told()).toEqual([`ask /${1 - seat}`])
  expect(jsonOf(there.got[0]!)['text']).toMatch(/^(Ada|Bert) would like to take moves back in Tea/)
  await answer(1, false)
  await answer(await ask(), false)
  await here.deliver()
  expect(told()).toHaveLength(1)
  await answer(await ask(), true)
  await here.deliver()
  expect(told().slice(1)).toEqual([`turn /${seat}`])
})

test('whoever has the game open is not told', async () => {
  await open()
  await hookBoth()
  const { id, seat } = await here.game('Tea', people)
  await here.deliver()
  there.got.length = 0
  const next = personAt(1 - seat).id
  here.present.add(next)
  await here.pass(id)
  expect(await here.deliver()).toBe(0)
  here.now += 3000
  expect(await here.deliver()).toBe(1)
  expect(told()).toEqual([])
  expect(await here.outbox()).toEqual([])
  // Whoever goes away before having looked is told after all.
  await here.pass(id)
  await here.deliver()
  await here.pass(id)
  await here.deliver()
  here.present.delete(next)
  there.got.length = 0
  here.now += 3000
  await here.deliver()
  expect(told()).toEqual([`turn /${1 - seat}`])
})

test('a turn that is over is not told any more', async () => {
  await open()
  there.status = 500
  const { id, seat } = await here.game('Tea', people)
  await here.deliver()
  await hookBoth()
  await here.pass(id)
  await here.deliver()
  there.status = 200
  there.got.length = 0
  await here.pass(id)
  await here.deliver()
  here.now += DAY
  await here.deliver()
  expect(told()).toEqual([`turn /${seat}`])
})

test('it is tried five times, later and later, and then given up', async () => {
  await open()
  there.status = 503
  const { id, seat } = await here.game('Tea', people)
  await here.deliver()
  const hook = await here.hook(personAt(seat), webhook(there.address))
  await here.pass(id)
  await here.pass(id)
  const pauses: number[] = []
  await here.deliver()
  for (let [row] = await here.outbox(); row; [row] = await here.outbox()) {
    pauses.push((row.due - here.now) / MINUTE)
    here.now = row.due
    await here.deliver()
  }
  expect(there.got).toHaveLength(5)
  expect(pauses).toEqual([0.5, 2, 10, 60])
  expect(await here.hooks()).toMatchObject([{ id: hook.id, failures: 5 }])
})

test('what fails twenty times in a row is removed; what works once begins anew', async () => {
  await open()
  const { id, seat } = await here.game('Tea', people)
  await here.deliver()
  await here.hook(personAt(seat), webhook(there.address))
  /** The next attempt; answers how many have failed in a row, or that the hook is gone. */
  const attempt = async (): Promise<number | undefined> => {
    const [row] = await here.outbox()
    if (row === undefined) {
      await here.pass(id)
      await here.pass(id)
    } else here.now = row.due
    await here.deliver()
    return (await here.hooks())[0]?.failures
  }
  there.status = 500
  for (let count = 1; count <= 19; count++) expect(await attempt()).toBe(count)
  there.status = 204
  expect(await attempt()).toBe(0)
  there.status = 500
  for (let count = 1; count <= 19; count++) expect(await attempt()).toBe(count)
  expect(await attempt()).toBeUndefined()
  expect(await here.outbox()).toEqual([])
})

test('servers that share a database send everything once', async () => {
  await open(2)
  const games = []
  await Promise.all(people.map((person) => here.hook(person, webhook(`${there.address}/${person.name}`))))
  for (let game = 0; game < 10; game++) games.push(await here.game(`Game ${game}`, people))
  await here.deliver()
  await here.deliver()
  expect(there.got).toHaveLength(20)
  await Promise.all(games.map(({ id }) => here.pass(id)))
  await Promise.all([here.deliver(), here.deliver(), here.deliver()])
  expect(new Set(there.got.slice(20).map((got) => jsonOf(got)['text'])).size).toBe(10)
  expect(there.got).toHaveLength(30)
})

test('what a server leaves behind is sent by another', async () => {
  await open(2)
  await hookBoth()
  await here.game('Tea', people)
  const [one] = here.offices
  await one?.settled()
  expect(await claim(here.db, here.now, 10)).toHaveLength(2)
  expect(await here.deliver()).toBe(0)
  here.now += 30_000
  expect(await here.deliver()).toBe(2)
  expect(there.got).toHaveLength(2)
})

test('a digest once a day, as long as games wait', async () => {
  await open()
  const { id, seat } = await here.game('Tea', people)
  await here.deliver()
  await here.hook(personAt(seat), webhook(there.address), true)
  await here.pass(id)
  await here.pass(id)
  here.now += 1000
  const other = await here.game('Coal', people)
  if (other.seat !== seat) await here.pass(other.id)
  await here.deliver()
  expect(there.got).toEqual([])
  here.now += 60 * MINUTE
  await here.deliver()
  expect(jsonOf(there.got[0]!)).toMatchObject({
    event: 'digest',
    text: 'It is your turn in 2 games:\nTea (Brass: Birmingham)\nCoal (Brass: Birmingham)',
    link: 'https://brass.example.org/',
  })
  here.now += DAY - MINUTE
  await here.deliver()
  expect(there.got).toHaveLength(1)
  await here.pass(id)
  here.now += MINUTE
  await here.deliver()
  expect(jsonOf(there.got[1]!)['text']).toBe('It is your turn in one game:\nCoal (Brass: Birmingham)')
  await here.pass(other.id)
  here.now += DAY
  await here.deliver()
  expect(there.got).toHaveLength(2)
  expect(await here.outbox()).toEqual([])
})

test('what others wrote cannot call or trick anybody', async () => {
  await open()
  const title = '@everyone <!channel>\n[win](https://evil.example) & *more* \u202Etxt'
  const shapes = ['discord', 'slack'] as const
  const { seat } = await here.game('Tea', people)
  await here.deliver()
  for (const shape of shapes) await here.hook(personAt(seat), webhook(`${there.address}/${shape}`, shape))
  const { id } = await here.game(title, people)
  await here.deliver()
  const bodyOf = (shape: string) => jsonOf(there.got.find(({ path }) => path === `/${shape}`)!)
  expect(bodyOf('discord')).toMatchObject({ allowed_mentions: { parse: [] } })
  expect(bodyOf('discord')['content']).toContain(
    String.raw`@everyone \<!channel\> \[win\]\(https://evil.example\) & \*more\* txt`,
  )
  expect(bodyOf('discord')['content']).toContain(`https://brass.example.org/#/online/${id}`)
  expect(bodyOf('slack')['text']).toContain(
    '@everyone &lt;!channel&gt; [win](https://evil.example) &amp; *more* txt (Brass',
  )
})

test('a place that has become private is looked at again before anything is sent', async () => {
  await open(1, { WEBHOOKS_TO_PRIVATE: 'false' })
  await here.hook(people[0], webhook('http://127.0.0.1/'))
  await here.hook(people[1], webhook('http://localhost/'))
  await here.game('Tea', people)
  await here.deliver()
  expect(here.logged).toHaveLength(2)
  for (const line of here.logged) expect(line).toContain('not on the public internet')
  expect(await here.hooks()).toMatchObject([{ failures: 1 }, { failures: 1 }])
})

test('no secret is in the logs', async () => {
  await open()
  const dead = await receiver()
  await dead.close()
  const { id, seat } = await here.game('Tea', people)
  await here.deliver()
  const secret = 'Pssst-never-tell'
  const targets: Target[] = [
    { kind: 'webhook', url: `${there.address}/${secret}`, shape: 'json', secret },
    { kind: 'webhook', url: `${dead.address}/${secret}`, shape: 'slack', secret: null },
    { kind: 'webhook', url: `http://me:${secret}@nobody.invalid/${secret}`, shape: 'discord', secret: null },
    { kind: 'push', endpoint: `${there.address}/${secret}`, keys: { p256dh: secret, auth: secret } },
  ]
  for (const target of targets) await here.hook(personAt(seat), target)
  there.status = 500
  await here.pass(id)
  await here.pass(id)
  await here.deliver()
  expect(here.logged).toHaveLength(4)
  expect(here.logged.join()).toContain('The answer was 500.')
  expect(here.logged.join()).toContain('ECONNREFUSED')
  expect(here.logged.join()).not.toContain(secret)
})
