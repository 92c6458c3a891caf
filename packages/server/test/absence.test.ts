// Players who leave, run out of time, come back or are replaced: the game goes on.

import { HIDDEN } from '@ironbridge/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, isTurn, playOn, type Side } from './client.ts'
import { type Running, running } from './running.ts'
import { inTurn, seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

/** A bank of three seconds. */
const QUICK = { clock: { kind: 'bank', minutes: 0.05, increment: 0 } }

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

test('whoever left may come back while the bot plays', async () => {
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
  expect((await turn.person.call('PUT', `/api/tables/${id}/seats/${seat}`, {})).status).toBe(204)
  const again = await turn.person.open(id)
  await playOn(id, [{ person: turn.person, game: again }, ...others], 6)
})

test('time runs out: a bot of the declared level takes the seat', async () => {
  const { sides } = await seated(server, 2, { ...QUICK, absence: { kind: 'bot', bot: 'novice' } })
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  const [other] = others as [Side]
  expect(turn.game.turn()?.deadline).toBeGreaterThan(Date.now())
  await other.game.whenSeq(1)
  expect(other.game.table().seats[seat]).toMatchObject({ kind: 'bot', bot: 'novice' })
  expect(isTurn(other.game)).toBe(true)
})

test('time runs out: the turn is passed, and the player goes on next time', async () => {
  const { id, sides } = await seated(server, 2, {
    clock: { kind: 'turn', hours: 0.001 },
    absence: { kind: 'pass' },
  })
  const { turn, others } = await inTurn(sides)
  const seat = seatOf(turn)
  const [other] = others as [Side]
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
