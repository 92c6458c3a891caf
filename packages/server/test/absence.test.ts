// Players who leave, run out of time, come back or are replaced: the game goes on.

import { setTimeout } from 'node:timers/promises'
import { HIDDEN } from '@ironbridge/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, isTurn, playOn, type Side } from './client.ts'
import { type Running, running, stillClock } from './running.ts'
import { inTurn, seated } from './table.ts'

const clock = stillClock()
let server: Running
beforeAll(async () => {
  server = await running({}, clock.now)
})
afterAll(() => server.close())

/** A bank of three seconds. */
const QUICK = { clock: { kind: 'bank', minutes: 0.05, increment: 0 } }
const UP = 3001

const HOUR = 3_600_000

/** Milliseconds in which the server looks twice at games whose hour has come. */
const LOOKS = 1100

/** The number of the last line, once there was no other for as long as the server needs to look twice. */
async function restingAt(seq: () => Promise<number>): Promise<number> {
  for (let last = await seq(); ; ) {
    await setTimeout(LOOKS)
    const now = await seq()
    if (now === last) return now
    last = now
  }
}

const seatOf = ({ game }: Side): number => game.seat() ?? -1

test('a player leaves and a bot plays on to the end', async () => {
  const { id, sides } = await seated(server, 2, { absence: { kind: 'bot', bot: 'random' } })
  await playOn(id, sides, 3)
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  expect((await turn.person.call('DELETE', `/api/tables/${id}/seats/${seat}`)).status).toBe(204)
  await playOn(id, others)
  const { body } = await others[0]!.person.call('GET', `/api/tables/${id}`)
  expect(body.status).toBe('over')
  expect(body.seats[seat]).toMatchObject({ kind: 'bot', bot: 'random', user: turn.person.id })
})

test('whoever left may come back after the turn that a bot plays', async () => {
  const { id, sides } = await seated(server, 2, { absence: { kind: 'bot', bot: 'random' } })
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  await turn.person.call('DELETE', `/api/tables/${id}/seats/${seat}`)
  const refused = await turn.person.ask({
    type: 'play',
    game: id,
    ply: 0,
    moves: ['pass'],
    request: 'i-have-left',
  })
  expect(refused).toMatchObject({ type: 'refused', error: { code: 'forbidden' } })
  const thief = await guest(server.address, 'Mallory')
  expect((await thief.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status).toBe(409)
  const [other] = others as [Side]
  while (!isTurn(other.game)) await other.game.whenSeq(other.game.seq() + 1)
  expect((await turn.person.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status).toBe(204)
  const { body } = await turn.person.call('GET', `/api/tables/${id}`)
  expect(body.seats.map(({ standIn }: { standIn: boolean }) => standIn)).toEqual(
    sides.map((side) => side === turn),
  )
  const again = await turn.person.open(id)
  await playOn(id, [{ person: turn.person, game: again }, other], 6)
})

test('time runs out: a bot of the declared level takes the seat', async () => {
  const { sides } = await seated(server, 2, { ...QUICK, absence: { kind: 'bot', bot: 'novice' } })
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  const [other] = others as [Side]
  expect(turn.game.turn()?.deadline).toBeGreaterThan(clock.now())
  clock.later(UP)
  await other.game.whenSeq(1)
  expect(other.game.table().seats[seat]).toMatchObject({ kind: 'bot', bot: 'novice' })
  expect(isTurn(other.game)).toBe(true)
})

test('time runs out: the turn is passed, and the player goes on next time', async () => {
  const { id, sides } = await seated(server, 2, {
    clock: { kind: 'turn', hours: 24 },
    absence: { kind: 'pass' },
  })
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  const [other] = others as [Side]
  clock.later(24 * HOUR + 1)
  await other.game.whenSeq(0)
  expect(other.game.seen().players[seat]?.discard).toHaveLength(1)
  expect(isTurn(other.game)).toBe(true)
  await playOn(id, sides, 2)
})

test('time runs out: the seat is offered to a substitute, who finds the hand', async () => {
  const { id, sides } = await seated(server, 2, {
    ...QUICK,
    absence: { kind: 'substitute' },
    visibility: 'public',
  })
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  const [other] = others as [Side]
  const hand = turn.game.seen().players[seat]?.hand
  clock.later(UP)
  await other.game.whenSeq(0)
  const late = await guest(server.other, 'Eve')
  const listed = (await late.call('GET', '/api/tables')).body as { table: { id: string } }[]
  expect(listed.map(({ table }) => table.id)).toContain(id)
  expect((await late.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status).toBe(204)
  await late.connect()
  const game = await late.open(id)
  expect(game.seat()).toBe(seat)
  expect(game.seen().players[seat]?.hand).toEqual(hand)
  // Whoever had the seat sees no hand any more.
  const former = await turn.person.open(id)
  expect(former.seat()).toBeNull()
  expect(new Set(former.seen().players[seat]?.hand)).toEqual(new Set([HIDDEN]))
  await playOn(id, [{ person: late, game }, other], 2)
})

test('nobody looks into two hands: whoever held a seat comes back to that one', async () => {
  const { id, sides } = await seated(server, 2, { absence: { kind: 'substitute' } })
  const [ada, bert] = sides as [Side, Side]
  const chair = (seat: number): string => `/api/tables/${id}/seats/${seat}`
  expect((await bert.person.call('DELETE', chair(1))).status).toBe(204)
  expect((await ada.person.call('DELETE', chair(0))).status).toBe(204)
  // At the other server too, where there is one.
  ada.person.address = server.other
  expect((await ada.person.call('PUT', chair(1), {})).status).toBe(409)
  const late = await guest(server.address, 'Eve')
  expect((await late.call('PUT', chair(1), {})).status).toBe(204)
  expect((await late.call('DELETE', chair(1))).status).toBe(204)
  expect((await late.call('PUT', chair(0), {})).status).toBe(409)
  expect((await ada.person.call('PUT', chair(0), {})).status).toBe(204)
  expect((await bert.person.call('PUT', chair(1), {})).status).toBe(204)
  const { body } = await bert.person.call('GET', `/api/tables/${id}`)
  expect(body.seats).toMatchObject([{ user: ada.person.id }, { user: bert.person.id }])
})

test.each([{ kind: 'bot', bot: 'random' }, { kind: 'pass' }])(
  'a game rests when the last person leaves, until somebody comes back: $kind',
  async (absence) => {
    const { id, sides } = await seated(server, 2, { absence }, ['random'])
    const [ada, bert] = sides as [Side, Side]
    const chair = (seat: number): string => `/api/tables/${id}/seats/${seat}`
    for (const [seat, { person }] of [ada, bert].entries())
      expect((await person.call('DELETE', chair(seat))).status).toBe(204)
    const state = async () => (await ada.person.call('GET', `/api/games/${id}`)).body
    const seq = await restingAt(async () => (await state()).seq)
    expect(await state()).toMatchObject({ seq, table: { status: 'playing' } })
    expect((await ada.person.call('PUT', chair(0), {})).status).toBe(204)
    await ada.person.connect()
    const game = await ada.person.open(id)
    // Two more rounds, which nobody ends alone.
    const { round } = game.seen()
    while (game.seen().round < round + 2) await playOn(id, [{ person: ada.person, game }], 1)
    expect(game.seq()).toBeGreaterThan(seq + 4)
  },
)

test('a game in which the clock passes for everybody rests too', async () => {
  const { id, sides } = await seated(server, 1, { ...QUICK, absence: { kind: 'pass' } }, ['random'])
  const [{ person, game }] = sides as [Side]
  while (!isTurn(game)) await game.whenSeq(game.seq() + 1)
  clock.later(UP)
  while (game.table().seats[0]?.passes === false) await game.whenSeq(game.seq() + 1)
  const seq = await restingAt(async () => game.seq())
  clock.later(24 * HOUR)
  await setTimeout(LOOKS)
  expect(game.seq()).toBe(seq)
  expect((await person.call('PUT', `/api/tables/${id}/seats/0`, {})).status).toBe(204)
})
