// What is shipped: games of every older revision, in the terminal and at a server, go on by their own rules to the end.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseGame, RULES_REVISION } from '@ironbridge/engine'
import { type Engine, engineOf, frozenEngines } from '@ironbridge/revisions'
import { afterAll, describe, expect, test } from 'vitest'
import { ironbridge } from '../../packages/cli/test/ironbridge.ts'
import { openDatabase } from '../../packages/server/src/store/database.ts'
import { guest } from '../../packages/server/test/client.ts'
import { running } from '../../packages/server/test/running.ts'

const folder = mkdtempSync(join(tmpdir(), 'ironbridge-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const goldenOf = (revision: number): string =>
  fileURLToPath(new URL(`../../packages/engine/test/golden/${revision}/won-by-income.brass`, import.meta.url))

/** The same without its last round, and with no result. */
async function begunOf(revision: number): Promise<string> {
  const lines = (await readFile(goldenOf(revision), 'utf8')).split('\n')
  const moves = lines.filter((line) => /^[A-D] /.test(line))
  const headers = lines.filter((line) => line.startsWith('[') && !line.startsWith('[Result'))
  const file = join(folder, `begun-${revision}.brass`)
  writeFileSync(file, `${headers.join('\n')}\n\n${moves.slice(0, -6).join('\n')}\n`)
  return file
}

describe.each([...frozenEngines().keys()])('Revision %i', (revision) => {
  test('is replayed in the terminal', async () => {
    const { code, stdout, stderr } = await ironbridge(['replay', goldenOf(revision), '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ ok: true })
  })

  test('is played on in the terminal, by bots in threads too', async () => {
    const args = ['play', '--load', await begunOf(revision), '--seats', 'club,club,club,expert']
    expect(await ironbridge(args)).toMatchObject({ code: 0, stderr: '' })
  })

  test('goes on at a server, by people and bots, and is exported', async () => {
    const server = await running()
    try {
      const host = await guest(server.address, 'Ada')
      const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'club' }]
      const { body: made } = await host.call('POST', '/api/tables', { edition: 'birmingham', chairs })
      const id: string = made.id
      const db = await openDatabase(server.database)
      // As if the table had been laid by a server of that time.
      await db.updateTable('games').set({ rules: revision }).where('id', '=', id).execute()
      await db.destroy()
      expect(await host.call('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 204 })
      for (;;) {
        const { body } = await host.call('GET', `/api/games/${id}`)
        if (body.table.status === 'over') break
        if (body.legal.length === 0) await host.call('GET', `/api/games/${id}?after=${body.seq}&wait=20`)
        else {
          const said = { ply: body.ply, moves: [body.legal[0]] }
          expect(await host.call('POST', `/api/games/${id}/moves`, said)).toMatchObject({ status: 200 })
        }
      }
      const { body: text } = await host.call('GET', `/api/games/${id}/record`)
      expect(text).toContain(`[Rules "${revision}"]`)
      const own = (await engineOf(revision)) as Engine
      const { value: record } = own.parseGame(text)
      if (record === null) throw new Error(text)
      const { state, error } = own.replay(record)
      expect({ error, result: state.players.map(({ vp }) => vp) }).toEqual({
        error: null,
        result: record.result,
      })
      // By today's rules it would have been another deal.
      const newest = (await engineOf(RULES_REVISION)) as Engine
      const asToday = { ...(parseGame(text).value as typeof record), rules: RULES_REVISION }
      expect(newest.replay(asToday).error).not.toBeNull()
    } finally {
      await server.close()
    }
  })
})
