// Answers to the routes of tables: made, listed, joined, started, left, and once more.

import type { tableRoutes } from '@ironbridge/protocol/routes'
import { checkMaySee } from '../games/access.ts'
import { tableOf } from '../games/info.ts'
import { actorOf } from '../games/programs.ts'
import type { Parts } from '../parts.ts'
import { banOf } from '../people/bans.ts'
import { ownProgram } from '../people/programs.ts'
import { Problem } from '../problem.ts'
import { placeOf } from '../store/pages.ts'
import { openTables, tablesOf } from '../tables/lists.ts'
import type { Answers } from './route.ts'

type Needs = Pick<Parts, 'db' | 'games' | 'seating' | 'bus' | 'limits' | 'now'>

export const tableAnswers = ({
  db,
  games,
  seating,
  bus,
  limits,
  now,
}: Needs): Answers<typeof tableRoutes> => ({
  'GET /api/tables': ({ opened, query }) =>
    openTables(db, opened?.person.id ?? null, now(), placeOf(query.after)),
  'GET /api/me/tables': ({ opened, query }) => tablesOf(db, opened.person.id, now(), placeOf(query.after)),
  async 'POST /api/tables'({ opened, body, ip }) {
    if (!(await limits.creations.take(ip)))
      throw new Problem('too-many', 'Too many new tables. Wait a minute.')
    return seating.create(actorOf(opened), body)
  },
  'GET /api/tables/:id': ({ opened, params, query }) =>
    games.withGame(params.id, async (game) => {
      checkMaySee(game, opened?.person.id ?? null, query.key)
      if (bus.isShared) await games.refresh(game)
      return tableOf(game, now())
    }),
  'GET /api/tables/:id/invitation': ({ opened, params }) =>
    games.withGame(params.id, async (game) => {
      checkMaySee(game, opened.person.id, undefined)
      return { key: game.row.invitation }
    }),
  'PUT /api/tables/:id/seats/:seat': ({ opened, params, body }) =>
    seating.sit(actorOf(opened), params.id, params.seat, body.key),
  'DELETE /api/tables/:id/seats/:seat': ({ opened, params }) =>
    seating.stand(opened.person, params.id, params.seat),
  'PUT /api/tables/:id/share': ({ opened, params, body }) =>
    seating.share(opened.person, params.id, body.share),
  'PUT /api/tables/:id/bots/:seat': ({ opened, params, body }) =>
    seating.setBot(opened.person, params.id, params.seat, body.bot),
  async 'PUT /api/tables/:id/programs/:seat'({ opened, params, body }) {
    const program = await ownProgram(db, opened.person.id, body.program)
    if ((await banOf(db, program.id, now())) !== null)
      throw new Problem('forbidden', 'This program is banned.')
    await seating.setProgram(opened.person, params.id, params.seat, program)
  },
  'POST /api/tables/:id/start': ({ opened, params, ip }) => seating.start(opened.person, params.id, ip),
  'DELETE /api/tables/:id': ({ opened, params }) => seating.abandon(opened.person, params.id),
  'POST /api/tables/:id/rematch': async ({ opened, params }) => ({
    id: await seating.rematch(actorOf(opened), params.id),
  }),
})
