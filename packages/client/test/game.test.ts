// Online games at a real server: followed by those who play and those who watch, and verified at the end.

import { HIDDEN, legalMoves, seatToMove } from '@ironbridge/engine'
import { begun, guest, hasBegun, isMine, type Running, running } from '@ironbridge/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, decisions, type OnlineGame, openedBySeed, openGame } from '../src/index.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(async () => {
  await server.close()
})

const madeIn = (game: OnlineGame): number => game.getState().followed?.plies.length ?? 0

/** So many moves are made by these two, and heard by both. */
async function playTo(plies: number, games: readonly OnlineGame[]): Promise<void> {
  for (let ply = 0; ply <= plies; ply++) {
    const states = await Promise.all(
      games.map((game) => game.until((state) => hasBegun(state) && madeIn(game) >= ply)),
    )
    const view = states[0]?.followed?.states.at(-1)
    const mover = games.find((game) => view && seatToMove(view) === game.getState().followed?.seat)
    if (ply < plies) expect(await mover?.play(firstLegal(mover))).toBeNull()
  }
}

const firstLegal = (game: OnlineGame) =>
  legalMoves(game.getState().followed?.states.at(-1) as never).slice(0, 1)

test('two programs and a bot finish a game by their decisions alone, and everybody can verify it', async () => {
  const { id, bert, game } = await begun(server)
  const games = [game, bert.open(id)]
  const spectator = (await guest(server, 'Spectator')).open(id)
  let made = 0
  const play = async (one: OnlineGame): Promise<void> => {
    for await (const { seat, view, legal } of decisions(one)) {
      expect(view.players[seat]?.hand).not.toContain(HIDDEN)
      expect(await one.play(legal.slice(made++ % legal.length).slice(0, 1))).toBeNull()
    }
  }
  await Promise.all(games.map(play))
  for (const one of [...games, spectator]) {
    const { opened, table, followed } = await one.until((state) => state.opened !== null)
    expect(opened?.verdict).toBe('verified')
    if (table === null || followed === null) throw new Error('There is no table.')
    const hands = followed.states[0]?.players.map(({ hand }) => hand.includes(HIDDEN))
    expect(hands).toEqual([0, 1, 2].map((seat) => seat !== followed.seat))
    const nothing = { hash: null, own: null, all: null }
    for (const promised of [{ hash: '0'.repeat(64) }, { all: '- - -' }, { all: 'chosen' }])
      expect(openedBySeed(table, followed, { ...nothing, ...promised }).verdict).toBe('other-seed')
    const [share = ''] = table.shares as string[]
    for (const [own, verdict] of [
      [{ seat: 0, share }, 'verified'],
      [{ seat: 1, share }, 'unshared'],
      [{ seat: 0, share: '0'.repeat(32) }, 'unshared'],
    ] as const)
      expect(openedBySeed(table, followed, { ...nothing, own }).verdict).toBe(verdict)
    // Ada had a share in the seed, and it cannot be taken out again.
    expect(table.shares).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), null, null])
    for (const shares of [table.shares.with(0, null), [null, null, null], table.shares.toReversed()])
      expect(openedBySeed({ ...table, shares }, followed, nothing).verdict).toBe('other-seed')
    const { secret } = table
    expect(openedBySeed({ ...table, secret: table.seed }, followed, nothing).verdict).toBe('other-seed')
    expect(openedBySeed({ ...table, secret }, followed, nothing).verdict).toBe('verified')
    const { states } = followed
    const swapped = { ...followed, states: states.with(4, states[5] as never) }
    expect(openedBySeed(table, swapped, nothing).verdict).toBe('other-game')
    expect(opened?.game?.plies.length).toBe(followed.plies.length)
  }
  expect(made).toBeGreaterThan(40)
})

test('a game of other rules than are known here is not followed', async () => {
  const { id, game } = await begun(server)
  const spectator = await guest(server, 'Spectator')
  const { connection } = spectator.open(id)
  const aged: Connection = {
    ...connection,
    watch: (watch) =>
      connection.watch({
        ...watch,
        hear: (message) =>
          watch.hear(
            message.type === 'game' ? { ...message, table: { ...message.table, rules: 99 } } : message,
          ),
      }),
  }
  await game.until(hasBegun)
  const { followed, problem } = await openGame(id, aged).until((state) => state.problem !== null)
  expect(followed).toBeNull()
  expect(problem).toMatchObject({ code: 'other-rules', message: expect.stringContaining('revision 99') })
})

test('a line of chat that is told twice is shown once', async () => {
  const { id, ada, bert, game } = await begun(server)
  const { connection } = bert.open(id)
  const twice: Connection = {
    ...connection,
    watch: (watch) =>
      connection.watch({
        ...watch,
        hear(message) {
          watch.hear(message)
          if (message.type === 'chat') watch.hear(message)
        },
      }),
  }
  const heard = openGame(id, twice)
  await heard.until(hasBegun)
  for (const text of ['Hello', 'Hello'])
    expect(await game.connection.ask({ type: 'chat', game: id, text })).toMatchObject({ type: 'done' })
  const { chat } = await heard.until((state) => state.chat.at(-1)?.id === game.getState().chat.at(-1)?.id)
  expect(chat.map(({ user, text }) => [user, text])).toEqual([
    [ada.id, 'Hello'],
    [ada.id, 'Hello'],
  ])
})

test('one who does not agree is enough: the moves stand, and everybody is told', async () => {
  const { id, bert, game } = await begun(server, 2)
  const other = bert.open(id)
  await playTo(2, [game, other])
  expect((await game.connection.ask({ type: 'undo', game: id, ply: 0 })).type).toBe('done')
  const { followed } = await other.until((state) => state.followed?.undoRequest?.seat === 0)
  const consent = { type: 'consent', game: id, ask: followed?.undoRequest?.seq ?? -1, yes: false } as const
  expect((await other.connection.ask(consent)).type).toBe('done')
  const told = await game.until((state) => state.followed?.undoRequest === null)
  expect(told.followed?.news).toMatchObject({ type: 'kept', by: { name: 'Bert' } })
  expect(told.followed?.plies).toHaveLength(2)
})

test('whoever asked to take moves back may ask no longer, and everybody is told', async () => {
  const { id, bert, game } = await begun(server, 2)
  const other = bert.open(id)
  await playTo(2, [game, other])
  const asked = await game.connection.ask({ type: 'undo', game: id, ply: 0 })
  await other.until((state) => state.followed?.undoRequest?.seat === 0)
  const ask = asked.type === 'done' ? (asked.seq ?? -1) : -1
  expect((await game.connection.ask({ type: 'consent', game: id, ask, yes: false })).type).toBe('done')
  const told = await other.until((state) => state.followed?.undoRequest === null)
  expect(told.followed?.news).toMatchObject({ type: 'withdrawn', by: { name: 'Ada' } })
  expect(told.followed?.plies).toHaveLength(2)
})

test('a bot takes over from whoever leaves, who can come back', async () => {
  const { id, ada, game } = await begun(server, 3, { absence: { kind: 'bot', bot: 'random' } })
  await game.until(hasBegun)
  expect((await ada.call('DELETE', `/api/tables/${id}/seats/0`)).status).toBe(204)
  const { followed } = await game.until((state) => state.followed?.seat === null)
  expect(followed?.seats[0]).toMatchObject({ kind: 'bot', name: 'Ada', user: ada.id })
  expect(followed?.states[0]?.players[0]?.hand).toContain(HIDDEN)
  expect(followed?.news).toMatchObject({ type: 'seat', why: 'left', before: { kind: 'person', name: 'Ada' } })
  await game.until(({ turn }) => turn?.seat === 1)
  expect((await ada.call('PUT', `/api/tables/${id}/seats/0`, {})).status).toBe(204)
  const back = await game.until((state) => state.followed?.seat === 0 && hasBegun(state))
  expect(back.followed?.states[0]?.players[0]?.hand).not.toContain(HIDDEN)
  expect(isMine(back) || back.turn?.seat !== 0).toBe(true)
})
