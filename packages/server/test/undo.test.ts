// Taking back: freely while nothing hidden was turned up, beyond that by consent of all.

import type { Message } from '@ironbridge/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTurn, legalFor, playOn, type Side } from './client.ts'
import { type Running, running } from './running.ts'
import { inTurn, seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

/** Two actions a turn, from the second round on. */
async function secondRound(people: number): Promise<{ id: string; sides: readonly Side[] }> {
  const { id, sides } = await seated(server, people)
  for (const _ of sides) await take(id, (await inTurn(sides)).turn, /^loan/)
  return { id, sides }
}

async function take(id: string, { person, game }: Side, wanted: RegExp): Promise<Message> {
  const move = legalFor(game).find((text) => wanted.test(text))
  if (move === undefined) throw new Error(`No move like ${wanted}.`)
  const answer = await person.ask({
    type: 'play',
    game: id,
    ply: game.ply(),
    moves: [move],
    request: `take-after-${game.seq()}`,
  })
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
  await game.whenSeq(answer.seq ?? 0)
  return answer
}

/** Somebody has passed a whole turn of the second round. */
async function afterTurn(players: number) {
  const { id, sides } = await secondRound(players)
  const { turn, others } = await inTurn(sides)
  await take(id, turn, /^pass/)
  await take(id, turn, /^pass/)
  return { id, sides, turn, others }
}

test('the first of two actions is taken back without asking', async () => {
  const { id, sides } = await secondRound(2)
  const { turn, others } = await inTurn(sides)
  const before = turn.game.seen()
  await take(id, turn, /^pass/)
  expect(isTurn(turn.game)).toBe(true)
  expect(await turn.person.ask({ type: 'undo', game: id, ply: 2 })).toMatchObject({ type: 'done', seq: 3 })
  await turn.game.whenSeq(3)
  expect(turn.game.seen()).toEqual(before)
  await others[0]?.game.whenSeq(3)
  expect(others[0]?.game.ply()).toBe(2)
  await playOn(id, sides, 3)
})

test('a turn that is over comes back only when everybody agrees', async () => {
  const { id, sides } = await secondRound(3)
  const { turn, others } = await inTurn(sides)
  await take(id, turn, /^pass/)
  await take(id, turn, /^pass/)
  const seq = turn.game.seq()
  expect(await turn.person.ask({ type: 'undo', game: id, ply: 3 })).toMatchObject({
    type: 'done',
    seq: seq + 1,
  })
  const [first, second] = others as [Side, Side]
  await Promise.all(others.map(({ game }) => game.whenSeq(seq + 1)))
  expect(turn.game.ply()).toBe(5)
  const yes = { type: 'consent', game: id, ask: seq + 1, yes: true } as const
  expect((await first.person.ask(yes)).type).toBe('done')
  expect((await first.person.ask(yes)).type).toBe('refused')
  expect(first.game.ply()).toBe(5)
  expect((await second.person.ask(yes)).type).toBe('done')
  await Promise.all(sides.map(({ game }) => game.whenSeq(seq + 4)))
  expect(sides.map(({ game }) => game.ply())).toEqual([3, 3, 3])
  expect(isTurn(turn.game)).toBe(true)
  await playOn(id, sides, 4)
})

test('one refusal, or a move, ends the request', async () => {
  const { id, turn, others } = await afterTurn(2)
  const [other] = others as [Side]
  const asked = await turn.person.ask({ type: 'undo', game: id, ply: 2 })
  const ask = (asked as { seq: number }).seq
  expect((await other.person.ask({ type: 'consent', game: id, ask, yes: false })).type).toBe('done')
  expect((await other.person.ask({ type: 'consent', game: id, ask, yes: true })).type).toBe('refused')
  const again = await turn.person.ask({ type: 'undo', game: id, ply: 2 })
  await other.game.whenSeq((again as { seq: number }).seq)
  await take(id, other, /^pass/)
  const late = await other.person.ask({
    type: 'consent',
    game: id,
    ask: (again as { seq: number }).seq,
    yes: true,
  })
  expect(late.type).toBe('refused')
  expect(other.game.ply()).toBe(5)
})

test('a bot that plays on does not end the request', async () => {
  const { id, sides, turn, others } = await afterTurn(3)
  const [first, second] = others as [Side, Side]
  const asked = (await turn.person.ask({ type: 'undo', game: id, ply: 3 })) as { seq: number }
  await Promise.all(sides.map(({ game }) => game.whenSeq(asked.seq)))
  const next = isTurn(first.game) ? first : second
  const place = `/api/tables/${id}/seats/${sides.indexOf(next)}`
  await next.person.call('DELETE', place)
  // A turn of two actions is two moves or more.
  await expect.poll(() => turn.game.ply()).toBeGreaterThanOrEqual(7)
  await expect.poll(() => sides.some(({ game }) => isTurn(game))).toBe(true)
  expect(turn.game.asked()).toBe(asked.seq)
  await next.person.call('PUT', place, {})
  for (const { person } of others) {
    const answer = await person.ask({ type: 'consent', game: id, ask: asked.seq, yes: true })
    expect(answer.type).toBe('done')
  }
  await expect.poll(() => turn.game.ply()).toBe(3)
  expect(isTurn(turn.game)).toBe(true)
})

test('whoever asked may withdraw, and whoever agreed may think again', async () => {
  const { id, turn, others } = await afterTurn(3)
  const [first, second] = others as [Side, Side]
  const ask = async () => ((await turn.person.ask({ type: 'undo', game: id, ply: 3 })) as { seq: number }).seq
  const say = async ({ person }: Side, asked: number, yes: boolean) =>
    (await person.ask({ type: 'consent', game: id, ask: asked, yes })).type
  const withdrawn = await ask()
  expect(await say(turn, withdrawn, false)).toBe('done')
  expect(await say(first, withdrawn, true)).toBe('refused')
  const thoughtOver = await ask()
  expect(await say(first, thoughtOver, true)).toBe('done')
  expect(await say(first, thoughtOver, false)).toBe('done')
  expect(await say(second, thoughtOver, true)).toBe('refused')
  expect(turn.game.ply()).toBe(5)
})

test('one request at a time, and not one after the other', async () => {
  const { id, turn, others } = await afterTurn(3)
  const [first, second] = others as [Side, Side]
  const ask = ({ person }: Side) => person.ask({ type: 'undo', game: id, ply: 3 })
  const refuse = (seq: number) => second.person.ask({ type: 'consent', game: id, ask: seq, yes: false })
  for (let times = 0; times < 3; times++) {
    const asked = (await ask(turn)) as { type: string; seq: number }
    expect(asked.type).toBe('done')
    // The first may sit at another server.
    await first.game.whenSeq(asked.seq)
    expect(await ask(turn)).toMatchObject({ type: 'refused', error: { code: 'conflict' } })
    expect(await ask(first)).toMatchObject({ type: 'refused', error: { code: 'conflict' } })
    expect((await refuse(asked.seq)).type).toBe('done')
  }
  expect(await ask(turn)).toMatchObject({ type: 'refused', error: { code: 'too-many' } })
  expect((await ask(first)).type).toBe('done')
})

test('whoever is away is not taken by surprise', async () => {
  const { id, sides } = await secondRound(2)
  const { turn, others } = await inTurn(sides)
  const [other] = others as [Side]
  const away = sides.indexOf(other)
  await other.person.call('DELETE', `/api/tables/${id}/seats/${away}`)
  await turn.game.whenSeq(2)
  await take(id, turn, /^pass/)
  // One's own is one's own.
  const own = (await turn.person.ask({ type: 'undo', game: id, ply: 2 })) as { type: string; seq: number }
  expect(own.type).toBe('done')
  expect(await turn.person.ask({ type: 'undo', game: id, ply: 0 })).toMatchObject({
    type: 'refused',
    error: { code: 'conflict' },
  })
  await other.person.call('PUT', `/api/tables/${id}/seats/${away}`, {})
  // Another server may have heard of it first.
  await turn.game.whenSeq(own.seq + 1)
  const asked = (await turn.person.ask({ type: 'undo', game: id, ply: 0 })) as { type: string; seq: number }
  expect(asked.type).toBe('done')
  await turn.game.whenSeq(asked.seq)
  expect(turn.game.ply()).toBe(2)
  // Nor is somebody who leaves while the question stands.
  await other.person.call('DELETE', `/api/tables/${id}/seats/${away}`)
  await turn.game.whenSeq(asked.seq + 1)
  expect(turn.game.ply()).toBe(2)
})

test('a turn is not taken back for ever', async () => {
  const { id, sides } = await secondRound(2)
  const { turn } = await inTurn(sides)
  const undo = () => turn.person.ask({ type: 'undo', game: id, ply: 2 })
  for (let times = 0; times < 50; times++) {
    await take(id, turn, /^pass/)
    const { seq } = (await undo()) as { seq: number }
    await turn.game.whenSeq(seq)
  }
  await take(id, turn, /^pass/)
  expect(await undo()).toMatchObject({ type: 'refused', error: { code: 'too-many' } })
  await playOn(id, sides, 2)
})
