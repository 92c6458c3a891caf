// Moves over the wire: repeated, late, out of turn, illegal, for somebody else; and coming back after a while.

import type { Message } from '@ironbridge/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followed, guest, playOn, someMove, stranger } from './client.ts'
import { type Running, running } from './running.ts'
import { inTurn, seated } from './table.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const codeOf = (message: Message): string => (message.type === 'refused' ? message.error.code : message.type)

test('repeating a request is harmless', async () => {
  const { id, sides } = await seated(server, 2)
  const { turn, others } = await inTurn(sides)
  const sent = {
    type: 'play',
    game: id,
    ply: 0,
    moves: [someMove(turn.game, 0)],
    request: 'the-same-one',
  } as const
  const [first, again] = await Promise.all([turn.person.ask(sent), turn.person.ask(sent)])
  expect(first).toMatchObject({ type: 'done', seq: 0 })
  expect(again).toMatchObject({ type: 'done', seq: 0 })
  await others[0]?.game.whenSeq(0)
  // Long after, and at another server.
  await playOn(id, sides, 3)
  await Promise.all(sides.map(({ game }) => game.whenSeq(3)))
  await turn.person.connect(turn.person.address === server.address ? server.other : server.address)
  expect(await turn.person.ask(sent)).toMatchObject({ type: 'done', seq: 0 })
  expect(sides[0]?.game.seq()).toBe(3)
})

test('a stale move is told the truth, and changes nothing', async () => {
  const { id, sides } = await seated(server, 2)
  await playOn(id, sides, 4)
  const { turn } = await inTurn(sides)
  const answer = await turn.person.ask({
    type: 'play',
    game: id,
    ply: 2,
    moves: [someMove(turn.game, 0)],
    request: 'too-late-1',
  })
  expect(answer).toMatchObject({
    type: 'refused',
    error: { code: 'stale', message: 'The game is at move 4, not 2.' },
  })
  expect(turn.game.seq()).toBe(3)
})

test('nobody moves out of turn, for somebody else, or from outside', async () => {
  const { id, sides } = await seated(server, 2)
  const { turn, others } = await inTurn(sides)
  const play = {
    type: 'play',
    game: id,
    ply: 0,
    moves: [someMove(turn.game, 0)],
    request: 'not-mine-1',
  } as const
  expect(codeOf((await others[0]?.person.ask(play)) as Message)).toBe('stale')
  const passer = await guest(server.address, 'Mallory')
  await passer.connect()
  expect(codeOf(await passer.ask(play))).toBe('forbidden')
  const nobody = stranger(server.address)
  await nobody.connect()
  expect(codeOf(await nobody.ask(play))).toBe('forbidden')
  for (const request of [
    { type: 'undo', game: id, ply: 0 },
    { type: 'draft', game: id, ply: 0, moves: [] },
    { type: 'consent', game: id, ask: 0, yes: true },
  ] as const)
    expect(codeOf(await passer.ask(request)), request.type).toBe('forbidden')
  expect(turn.game.seq()).toBe(-1)
})

test('a move against the rules is refused with the rule, and none of its turn is made', async () => {
  const { id, sides } = await seated(server, 2)
  await playOn(id, sides, 2)
  const { turn } = await inTurn(sides)
  const legal = someMove(turn.game, 0.5)
  const answer = await turn.person.ask({
    type: 'play',
    game: id,
    ply: 2,
    // Nobody brews there.
    moves: [legal, 'build brewery@birmingham:1 / birmingham'],
    request: 'half-legal',
  })
  expect(answer.type).toBe('refused')
  if (answer.type !== 'refused') return
  expect(['illegal', 'bad-request']).toContain(answer.error.code)
  expect(answer.error.message).toMatch(/\w+ .*\./)
  expect(turn.game.seq()).toBe(1)
  const nonsense = await turn.person.ask({
    type: 'play',
    game: id,
    ply: 2,
    moves: ['dance'],
    request: 'nonsense-1',
  })
  expect(codeOf(nonsense)).toBe('bad-request')
})

test('who comes back hears what is new, and finds the turn in the making', async () => {
  const { id, sides } = await seated(server, 2)
  await playOn(id, sides, 3)
  const { turn, others } = await inTurn(sides)
  const { person, game } = turn
  const draft = [someMove(game, 0.3)]
  expect((await person.ask({ type: 'draft', game: id, ply: 3, moves: draft })).type).toBe('done')
  person.disconnect()
  await others[0]?.person.ask({ type: 'ping' })
  // At the other server, from another device with the same session.
  await person.connect(person.address === server.address ? server.other : server.address)
  const since = await person.ask({ type: 'watch', game: id, since: 1 })
  if (since.type !== 'game') throw new Error(JSON.stringify(since))
  expect(since.first).toBeNull()
  expect(since.entries.map(({ seq }) => seq)).toEqual([2])
  expect(since.draft).toEqual(draft)
  const whole = await person.ask({ type: 'watch', game: id, since: -1 })
  if (whole.type !== 'game') throw new Error(JSON.stringify(whole))
  expect(followed(whole).seen()).toEqual(game.seen())
  // Nobody else sees the draft.
  const other = await others[0]?.person.ask({ type: 'watch', game: id, since: -1 })
  expect(other?.type === 'game' && other.draft).toEqual([])
})
