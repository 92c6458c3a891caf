// Lines that are written together: what is late is found, the others are written, and servers do not block each other.

import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Append, type Journal, openJournal } from '../src/log/journal.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { freshDatabase } from './running.ts'

const services = inject('services') ?? null

let url: string
let db: Db
beforeEach(async () => {
  url = services === null ? ':memory:' : await freshDatabase(services.postgres)
  db = await openDatabase(url)
})
afterEach(() => db.destroy())

const line = (game: number, seq: number): Append => ({
  entries: [{ game_id: `game ${game}`, seq, at: 0, body: '{}' }],
  head: { game_id: `game ${game}`, seq, turn: 0, deadline: null, wake: null, bot: 0, changed: 0 },
})
const games = Array.from({ length: 60 }, (_, game) => game)
const all = (journal: Journal, appends: readonly Append[]) =>
  Promise.all(appends.map((append) => journal.append(append)))

test('late lines among many are told so and counted, and the others are written', async () => {
  let [written, late] = [0, 0]
  const journal = openJournal(db, {
    committed(lines) {
      written += lines
    },
    late() {
      late++
    },
  })
  await all(
    journal,
    games.map((game) => line(game, 0)),
  )
  const isLate = (game: number): boolean => game % 20 === 7
  const done = await all(
    journal,
    games.map((game) => line(game, isLate(game) ? 0 : 1)),
  )
  expect(done).toEqual(games.map((game) => !isLate(game)))
  expect({ written, late }).toEqual({ written: 117, late: 3 })
  const rows = await db.selectFrom('heads').selectAll().where('seq', '=', 1).execute()
  expect(rows).toHaveLength(games.filter((game) => !isLate(game)).length)
})

test('what one game cannot have written does not keep the others from it', async () => {
  const journal = openJournal(db)
  const isWrong = (game: number): boolean => game % 20 === 7
  const wrong: Pick<Append, 'also'> = {
    also: async (tx) => {
      await tx
        .insertInto('games')
        .values({ id: 'not whole' } as never)
        .execute()
    },
  }
  const outcomes = await Promise.allSettled(
    games.map((game) => journal.append({ ...line(game, 0), ...(isWrong(game) ? wrong : {}) })),
  )
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(games.map(isWrong))
  const rows = await db.selectFrom('entries').select('game_id').execute()
  expect(rows).toHaveLength(games.filter((game) => !isWrong(game)).length)
})

if (services !== null) {
  test('servers that write the same games in another order both come through', async () => {
    const other = await openDatabase(url)
    const [one, two] = [openJournal(db), openJournal(other)]
    for (let seq = 0; seq < 30; seq++) {
      const lines = games.map((game) => line(game, seq))
      const [first, second] = await Promise.all([all(one, lines), all(two, lines.toReversed())])
      expect(first.map((isDone, game) => isDone !== second.toReversed()[game])).not.toContain(false)
    }
    await other.destroy()
  })

  test('what was refused because the database was slow is not written later', async () => {
    const journal = openJournal(db)
    await journal.append(line(1, 0))
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('heads').set({ turn: 3 }).where('game_id', '=', 'game 1').execute()
      await expect(journal.append(line(1, 1))).rejects.toThrow('timeout')
    })
    await journal.append(line(2, 0))
    expect(await db.selectFrom('entries').select('seq').where('game_id', '=', 'game 1').execute()).toEqual([
      { seq: 0 },
    ])
  })
}
