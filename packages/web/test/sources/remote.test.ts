// Games at a real server as the page plays them: tables over remote sources, to the end and through a restart.

import { type Connection, type OnlineGame, openGame } from '@ironbridge/client'
import { HIDDEN } from '@ironbridge/engine'
import type { ProblemCode } from '@ironbridge/protocol'
import { begun, guest, hasBegun, isMine, type Running, running } from '@ironbridge/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isComplete, movesOf, narrowingOf, stateOf } from '../../src/play/sitting.ts'
import { openTable, type Table } from '../../src/play/table.ts'
import { sendingOf, sittingOf } from '../../src/play/turn.ts'
import { remoteSource } from '../../src/sources/online/remote.ts'
import { testThinker } from '../thinker.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(async () => {
  await server.close()
})

async function tableOf(game: OnlineGame): Promise<Table> {
  await game.until(hasBegun)
  return openTable(remoteSource(game), testThinker())
}

/** Makes the first move that is legal, and ends the turn when nothing is left. */
async function step(table: Table): Promise<void> {
  const { cursor, head, counted } = table.getState()
  if (counted !== null) return table.closeInterlude()
  if (cursor !== head) return table.showNext()
  const sitting = sittingOf(table.getState())
  if (sitting === null) return
  if (isComplete(sitting)) return table.endTurn()
  const { legal, end } = narrowingOf(sitting)
  const move = end ?? legal[head.ply % legal.length]
  if (move) await table.confirm(move)
}

async function playOn(tables: readonly Table[], isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await Promise.all(tables.map(step))
    await new Promise((done) => setTimeout(done, 1))
  }
}

test.each(['birmingham', 'lancashire', 'classic'])(
  'two people and a bot finish a game of %s, and everybody can verify it',
  async (edition) => {
    const { id, bert, game } = await begun(server, 3, { edition })
    const games = [game, bert.open(id), (await guest(server, 'Spectator')).open(id)]
    const tables = await Promise.all(games.map(tableOf))
    const viewers = tables.map((table) => table.getState().viewer)
    expect(viewers).toEqual([0, 1, null])
    const hands = tables.map(({ getState: get }) => get().tree.root.state.players.map(({ hand }) => hand))
    for (const [viewer, seen] of hands.entries())
      for (const [seat, hand] of seen.entries()) expect(hand.includes(HIDDEN)).toBe(seat !== viewers[viewer])
    await playOn(tables, () => games.every((one) => one.getState().opened !== null))
    for (const one of games) {
      const { opened, table, followed } = one.getState()
      expect(opened?.verdict).toBe('verified')
      if (table === null || followed === null) throw new Error('There is no table.')
      expect(opened?.game?.plies.length).toBe(followed.plies.length)
      expect([null, 0, 1]).toContain(followed.seat)
    }
    // Whoever comes later sees the same, with all hands open.
    const late = (await guest(server, 'Late')).open(id)
    const { opened } = await late.until((state) => state.opened !== null)
    expect(opened?.verdict).toBe('verified')
    expect(opened?.game?.states[0]?.players.flatMap(({ hand }) => hand)).not.toContain(HIDDEN)
  },
)

test('a turn in the making survives a restart of the server, and is found on another device', async () => {
  const { id, ada, bert, game } = await begun(server)
  const other = bert.open(id)
  const tables = [await tableOf(game), await tableOf(other)] as const
  const [table] = tables
  const drafted = (): number => sittingOf(table.getState())?.draft.length ?? 0
  // The first turn of all is a single action: go on to the second.
  await playOn(tables, () => table.getState().head.ply > 5 && drafted() === 1)
  const moves = movesOf(sittingOf(table.getState()) as never)
  const seq = game.getState().followed?.seq
  const foundElsewhere = async () => sittingOf((await tableOf(ada.open(id))).getState())
  await expect.poll(foundElsewhere).toMatchObject({ draft: [{}] })
  await server.restart()
  const elsewhere = await tableOf(ada.open(id))
  expect(movesOf(sittingOf(elsewhere.getState()) as never)).toEqual(moves)
  // Here the connection came back by itself, and nothing was lost.
  await game.until(({ status }) => status === 'open')
  expect(movesOf(sittingOf(table.getState()) as never)).toEqual(moves)
  await playOn(tables, () => (game.getState().followed?.seq ?? 0) > (seq ?? 0) + 6)
  // What was only looked at on the other device is void now.
  expect(sittingOf(elsewhere.getState()) === null || elsewhere.getState().cursor.ply > 5).toBe(true)
})

test('a turn is sent once, though the connection is lost in the middle of it', async () => {
  const { id, bert, game } = await begun(server, 2)
  const other = bert.open(id)
  const tables = [await tableOf(game), await tableOf(other)] as const
  await playOn(tables, () => sittingOf(tables[0].getState()) !== null)
  const before = game.getState().followed?.plies.length ?? 0
  while (!isComplete(sittingOf(tables[0].getState()) as never)) await step(tables[0])
  const ended = tables[0].endTurn()
  game.connection.renew()
  await ended
  const made = movesOf({ ...(sittingOf(tables[0].getState()) ?? { draft: [] }) } as never)
  expect(made).toEqual([])
  await other.until(({ followed }) => (followed?.plies.length ?? 0) > before)
  expect(other.getState().followed?.plies.length).toBe(game.getState().followed?.plies.length)
})

test('a turn that the server cannot take now stays at hand, and can be sent again', async () => {
  const { id, bert, game: own } = await begun(server, 2)
  const games = [own, bert.open(id)]
  await Promise.all(games.map((one) => one.until(hasBegun)))
  const { connection } = games.find((one) => isMine(one.getState())) as OnlineGame
  let refusals: readonly ProblemCode[] = ['unavailable', 'stale']
  const failing: Connection = {
    ...connection,
    ask(request) {
      const [code, ...rest] = request.type === 'play' ? refusals : []
      if (code === undefined) return connection.ask(request)
      refusals = rest
      return Promise.resolve({ type: 'refused', id: 0, error: { code, message: '' } })
    },
  }
  const table = await tableOf(openGame(id, failing))
  const turns: (string | null)[] = []
  while (table.getState().head.ply === 0) {
    while (!isComplete(sittingOf(table.getState()) as never)) await step(table)
    const before = stateOf(sittingOf(table.getState()) as never)
    const ended = table.endTurn()
    // It stays on the board until it is answered.
    expect(stateOf(sendingOf(table.getState()) as never)).toBe(before)
    await ended
    expect(sendingOf(table.getState())).toBeNull()
    turns.push(table.getState().notTaken)
    if (turns.at(-1) !== null) expect(movesOf(sittingOf(table.getState()) as never)).toHaveLength(1)
  }
  expect(turns).toEqual(['unsent', 'stale', null])
})

test('moves are taken back when everybody agrees, on every screen', async () => {
  const { id, bert, game } = await begun(server, 2)
  const other = bert.open(id)
  const tables = [await tableOf(game), await tableOf(other)] as const
  await playOn(tables, () => (game.getState().followed?.plies.length ?? 0) >= 3)
  await other.until(({ followed }) => (followed?.plies.length ?? 0) >= 3)
  const asked = await game.connection.ask({ type: 'undo', game: id, ply: 1 })
  expect(asked.type).toBe('done')
  const { followed } = await other.until((state) => state.followed?.undoRequest?.seat === 0)
  const consent = { type: 'consent', game: id, ask: followed?.undoRequest?.seq ?? -1, yes: true } as const
  expect((await other.connection.ask(consent)).type).toBe('done')
  await game.until((state) => state.followed?.plies.length === 1)
  for (const table of tables) {
    expect(table.getState().cursor.ply).toBe(1)
    // The turn begins anew: what was made of it before is void.
    expect(sittingOf(table.getState())?.draft ?? []).toEqual([])
  }
  for (const one of [game, other]) expect(one.getState().followed?.news).toMatchObject({ type: 'undone' })
  await playOn(tables, () => (game.getState().followed?.plies.length ?? 0) >= 6)
})

test('moves keep the name of whoever made them when a seat changes hands, also for those who come later', async () => {
  const { id, bert, game } = await begun(server, 2, { absence: { kind: 'substitute' } })
  const tables = [await tableOf(game), await tableOf(bert.open(id))] as const
  await playOn(tables, () => (game.getState().followed?.plies.length ?? 0) >= 4)
  expect((await bert.call('DELETE', `/api/tables/${id}/seats/1`)).status).toBe(204)
  const cleo = await guest(server, 'Cleo')
  expect((await cleo.call('PUT', `/api/tables/${id}/seats/1`, {})).status).toBe(204)
  const after = [tables[0], await tableOf(cleo.open(id))] as const
  const made = (): number => game.getState().followed?.plies.length ?? 0
  const before = made()
  await playOn(after, () => made() > before + 4)
  const late = await tableOf((await guest(server, 'Late')).open(id))
  for (const table of [tables[0], late]) {
    const plies = table.getState().line.flatMap(({ played }) => played ?? [])
    const names = plies.map(({ sitters }) => sitters?.[1]?.name)
    expect([...new Set(names.slice(0, before))]).toEqual(['Bert'])
    expect([...new Set(names.slice(before))]).toEqual(['Cleo'])
    expect(plies.flatMap(({ handovers = [] }) => handovers.map(({ why }) => why))).toEqual(['left', 'sat'])
  }
})
