// Nobody gets time for nothing: not by sitting down again, not by taking back, not by leaving and coming back.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalFor, playOn, type Side } from './client.ts'
import { type Running, running, runningProcesses, stillClock } from './running.ts'
import { inTurn, seated } from './table.ts'

const clock = stillClock()
let server: Running
beforeAll(async () => {
  server = await running({}, clock.now)
})
afterAll(() => server.close())

/** Half a minute: less than the minute that somebody may find who lost a move. */
const BANK = { clock: { kind: 'bank', minutes: 0.5, increment: 0 } }

/** And a moment more. */
const DAY = 24 * 3_600_000 + 1

const left = ({ game }: Side): number => (game.turn()?.deadline ?? 0) - clock.now()
const chair = (id: string, { game }: Side): string => `/api/tables/${id}/seats/${game.seat()}`

async function take(id: string, { person, game }: Side, wanted: RegExp): Promise<void> {
  const moves = [legalFor(game).find((text) => wanted.test(text)) ?? '']
  const request = `take-after-${game.seq()}`
  const answer = await person.ask({ type: 'play', game: id, ply: game.ply(), moves, request })
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
  await game.whenSeq(answer.seq ?? 0)
}

test('sitting down where one sits does nothing', async () => {
  const { id, sides } = await seated(server, 2, BANK)
  const { turn } = await inTurn(sides)
  const deadline = turn.game.turn()?.deadline
  expect((await turn.person.call('PUT', chair(id, turn), {})).status).toBe(204)
  const { body } = await turn.person.call('GET', `/api/games/${id}`)
  expect(body).toMatchObject({ seq: -1, turn: { deadline } })
})

test.each([
  { kind: 'turn', hours: 0.0123457 },
  { kind: 'bank', minutes: 0.7654321, increment: 0.3333333 },
])('any part of an hour or a second is time: $kind', async (rule) => {
  const { id, sides } = await seated(server, 2, { clock: rule })
  expect(await playOn(id, sides, 3)).toBe(3)
  const { turn } = await inTurn(sides)
  expect(Number.isInteger(turn.game.turn()?.deadline)).toBe(true)
})

test('a vacation is shown until it is over by the clock of the server', async () => {
  const { id, sides } = await seated(server, 2, { clock: { kind: 'turn', hours: 24 } })
  const [{ person, game }] = sides as [Side, Side]
  const until = clock.now() + DAY
  expect((await person.call('PUT', '/api/me/vacation', { until })).status).toBe(200)
  const shown = async (): Promise<unknown[]> => {
    const { body: rows } = await person.call('GET', '/api/me/tables')
    const tables = [
      (await person.call('GET', `/api/tables/${id}`)).body,
      (await person.call('GET', `/api/games/${id}`)).body.table,
      rows.find(({ table }: { table: { id: string } }) => table.id === id).table,
    ]
    return tables.map(({ seats }) => seats[game.seat() ?? 0].vacation)
  }
  expect(await shown()).toEqual([until, until, until])
  clock.later(DAY)
  expect(await shown()).toEqual([null, null, null])
})

test('taking back within a turn gives no time back', async () => {
  const { id, sides } = await seated(server, 2, BANK)
  for (let turns = 0; turns < 2; turns++) await take(id, (await inTurn(sides)).turn, /^loan/)
  const { turn } = await inTurn(sides)
  const ply = turn.game.ply()
  const { deadline } = turn.game.turn() ?? {}
  clock.later(1001)
  for (let times = 0; times < 3; times++) {
    await take(id, turn, /^pass/)
    const { seq } = (await turn.person.ask({ type: 'undo', game: id, ply })) as { seq: number }
    await turn.game.whenSeq(seq)
  }
  expect(turn.game.turn()?.deadline).toBe(deadline)
  expect(left(turn)).toBeLessThan(29_000)
})

test('a turn that is given back by consent has cost what it took', async () => {
  const { id, sides } = await seated(server, 2, BANK)
  const { turn, others } = await inTurn(sides)
  const [other] = others as [Side]
  await take(id, turn, /^pass/)
  clock.later(1001)
  const asked = (await turn.person.ask({ type: 'undo', game: id, ply: 0 })) as { seq: number }
  await other.person.ask({ type: 'consent', game: id, ask: asked.seq, yes: true })
  await turn.game.whenSeq(asked.seq + 2)
  expect(turn.game.turn()?.seat).toBe(turn.game.seat())
  expect(turn.game.turn()?.banks?.[other.game.seat() ?? 0]).toBeLessThan(29_100)
})

test('leaving and coming back gives no time', async () => {
  const { id, sides } = await seated(server, 2, { ...BANK, absence: { kind: 'substitute' } })
  const { turn } = await inTurn(sides)
  clock.later(1001)
  expect((await turn.person.call('DELETE', chair(id, turn))).status).toBe(204)
  const seat = sides.indexOf(turn)
  expect((await turn.person.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status).toBe(204)
  const { body } = await turn.person.call('GET', `/api/games/${id}`)
  expect(body.turn.seat).toBe(seat)
  expect(body.turn.deadline - clock.now()).toBeLessThan(29_000)
})

test('whoever leaves in their turn watches a bot play it, and has the seat after it', async () => {
  const { id, sides } = await seated(server, 2, { absence: { kind: 'bot', bot: 'master' } })
  const { turn } = await inTurn(sides)
  const seat = sides.indexOf(turn)
  await turn.person.call('DELETE', chair(id, turn))
  const back = await turn.person.call('PUT', `/api/tables/${id}/seats/${seat}`, {})
  expect(back).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  expect((await turn.person.open(id)).seat()).toBeNull()
})

test('the time of a turn runs on while its player is away, and a restart forgets nothing', async () => {
  const processes = await runningProcesses()
  const days = { clock: { kind: 'turn', hours: 24 }, absence: { kind: 'substitute' } }
  const { id, sides, people } = await seated(processes, 2, days)
  const { turn } = await inTurn(sides)
  const before = turn.game.turn()
  await turn.person.call('DELETE', chair(id, turn))
  await turn.person.call('PUT', `/api/tables/${id}/seats/${sides.indexOf(turn)}`, {})
  await processes.restart('SIGKILL')
  for (const person of people) person.address = processes.address
  const after = (await turn.person.call('GET', `/api/games/${id}`)).body.turn
  // What the restart took is given back.
  expect(after).toEqual({ ...before, deadline: expect.toSatisfy((time) => time >= (before?.deadline ?? 0)) })
  await processes.close()
})

test('whoever lets the time run out, comes back and lets it run out again passes', async () => {
  const { id, sides } = await seated(server, 2, {
    clock: { kind: 'turn', hours: 24 },
    absence: { kind: 'substitute' },
  })
  const { turn, others } = await inTurn(sides)
  const [other] = others as [Side]
  const seat = sides.indexOf(turn)
  clock.later(DAY)
  await other.game.whenSeq(0)
  expect((await turn.person.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status).toBe(204)
  clock.later(DAY)
  await other.game.whenSeq(2)
  expect(other.game.ply()).toBe(1)
  expect(other.game.table().seats[seat]).toMatchObject({ kind: 'person', user: turn.person.id })
})
