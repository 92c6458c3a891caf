// A server that stops, in good order or not, in the middle of a game.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { BAD_DAY } from '../faults/badDay.ts'
import { guest, playOn, someMove } from './client.ts'
import { type Restarting, running, runningProcesses } from './running.ts'
import { startProcess } from './services/serverProcess.ts'
import { inTurn, seated } from './table.ts'

let server: Restarting<'SIGTERM' | 'SIGKILL'> | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a game goes on after %s in the middle of a turn',
  async (signal) => {
    server = await runningProcesses()
    const { id, sides, people } = await seated(server, 2, { clock: { kind: 'turn', hours: 48 } }, ['random'])
    await playOn(id, sides, 5)
    const { turn } = await inTurn(sides)
    const draft = [someMove(turn.game, 0.4)]
    await turn.person.ask({ type: 'draft', game: id, ply: turn.game.ply(), moves: draft })
    const before = turn.game.seen()
    await server.restart(signal)
    const again = []
    for (const person of people) {
      await person.connect()
      again.push({ person, game: await person.open(id) })
    }
    const back = again.find(({ person }) => person === turn.person)
    expect(back?.game.seen()).toEqual(before)
    const message = await turn.person.ask({ type: 'watch', game: id, since: -1 })
    expect(message.type === 'game' && message.draft).toEqual(draft)
    await playOn(id, again)
    expect((await turn.person.call('GET', `/api/tables/${id}`)).body.status).toBe('over')
  },
)

test('a bot that was thinking when the server died is asked again', async () => {
  server = await runningProcesses()
  const { id, sides } = await seated(server, 1, {}, ['expert', 'expert'])
  const [side] = sides as [(typeof sides)[0]]
  // The first move of the game may be anybody's.
  if (side.game.turn()?.seat === 0) await playOn(id, sides, 1)
  await server.restart('SIGKILL')
  await side.person.connect()
  const game = await side.person.open(id)
  await playOn(id, [{ person: side.person, game }], 1)
  expect(game.seq()).toBeGreaterThan(0)
})

test('a server that stops while bots think, or wait for a thread, has nothing to complain of', async () => {
  const here = await running()
  for (let games = 0; games < 3; games++) {
    const { id, sides } = await seated(here, 1, {}, ['master', 'master'])
    if (sides[0]?.game.turn()?.seat === 0) await playOn(id, sides, 1)
  }
  await here.close()
  expect(here.output()).toBe('')
})

test('a clock that is set while a server runs changes nothing for anybody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-clock-'))
  const day = join(folder, 'day.json')
  const has = (ahead: number): void => writeFileSync(day, JSON.stringify({ ahead, isFull: false }))
  has(0)
  const here = await startProcess({
    DATABASE_URL: join(folder, 'games.db'),
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=${new URL('../faults/badDay.ts', import.meta.url).href}`,
    [BAD_DAY]: day,
  })
  const HOUR = 3_600_000
  /** As it greets whoever connects. */
  const told = async (): Promise<number> => {
    const ada = await guest(here.address, 'Ada')
    await ada.connect()
    ada.disconnect()
    return (JSON.parse(ada.heard.at(-1) ?? '') as { now: number }).now
  }
  /** As its log has it. */
  const noted = (): number => Number(/.*"time":(\d+)/s.exec(here.output())?.[1])
  const before = await told()
  has(HOUR)
  here.signal('SIGUSR2')
  let after = 0
  const isSet = async (): Promise<boolean> => {
    after = await told()
    return noted() > before + HOUR / 2
  }
  await expect.poll(isSet).toBe(true)
  expect(after - before).toBeLessThan(HOUR / 2)
  await here.end('SIGTERM')
  rmSync(folder, { recursive: true })
})
