// Games keep the rules that they began with: where those are not known, or a line breaks them, nothing is played or shown.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import type { Db } from '../src/store/schema.ts'
import { playOn } from './client.ts'
import { type Running, running } from './running.ts'
import { seated } from './table.ts'

let server: Running | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const ofRevision99 = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('games').set({ rules: 99 }).where('id', '=', id).execute()
}

/** The fourth move becomes the first one, by whoever made the fourth: the card is not there any more. */
const withABrokenLine = async (db: Db, id: string): Promise<void> => {
  const rows = await db.selectFrom('entries').selectAll().where('game_id', '=', id).orderBy('seq').execute()
  const bodies = rows.map(({ seq, body }) => ({ seq, body: JSON.parse(body) as { move: string } }))
  const [first, , , fourth] = bodies
  if (first === undefined || fourth === undefined) throw new Error('Too few lines.')
  const body = JSON.stringify({ ...fourth.body, move: `${fourth.body.move[0]}${first.body.move.slice(1)}` })
  await db
    .updateTable('entries')
    .set({ body })
    .where('game_id', '=', id)
    .where('seq', '=', fourth.seq)
    .execute()
}

test.each([
  ['a revision that nobody knows', ofRevision99, 'revision 99 of the rules'],
  ['a line that breaks the rules', withABrokenLine, 'move 4, '],
])('%s is refused in a sentence, and nothing is written', async (_, change, sentence) => {
  const restarting = await running()
  server = restarting
  const { id, sides } = await seated(server, 2)
  await playOn(id, sides, 5)
  const [{ person, game }] = sides as [(typeof sides)[0]]
  const ply = game.ply()
  const db = await openDatabase(server.database)
  await change(db, id)
  await restarting.restart('SIGTERM')

  await person.connect()
  const refused = {
    type: 'refused',
    error: { code: 'other-rules', message: expect.stringContaining(sentence) },
  }
  expect(await person.ask({ type: 'watch', game: id, since: -1 })).toMatchObject(refused)
  const moves = ['pass']
  expect(await person.ask({ type: 'play', game: id, ply, moves, request: 'once again' })).toMatchObject(
    refused,
  )
  expect(await person.call('GET', `/api/games/${id}`)).toMatchObject({
    status: 501,
    body: { error: refused.error },
  })
  // Programs are told too, and do not ask for ever.
  const { token } = (await person.call('POST', '/api/me/tokens', { label: 'Bargee' })).body
  for (const [run, name] of [
    [process.execPath, 'bargee.ts'],
    ['python3', 'bargee.py'],
  ] as const) {
    const program = fileURLToPath(new URL(`../../../examples/clients/${name}`, import.meta.url))
    const playing = promisify(execFile)(run, [program, person.address, token, id])
    await expect(playing).rejects.toThrow(sentence)
  }
  const lines = await db.selectFrom('entries').select('seq').where('game_id', '=', id).execute()
  expect(lines).toHaveLength(5)
  await db.destroy()
})
