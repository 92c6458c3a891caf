// Routes of tables: made, listed, joined, started, left, and once more.

import { z } from 'zod'
import { id, invitation, place, share } from '../fields.ts'
import { tableInfo, tablePlan, tableRow } from '../tables.ts'
import type { RouteTable } from './route.ts'

const seat = z.coerce.number<number | string>().int().min(0).max(3)

export const tableRoutes = {
  'GET /api/tables': {
    summary:
      'Public tables with a free chair, the newest first, at most 50; after: created and id of the last one',
    access: 'anyone',
    query: z.object({ after: place }),
    answer: z.array(tableRow),
  },
  'GET /api/me/tables': {
    summary:
      'Your own tables, the last changed first, with whose turn it is, at most 50; after: changed and id of the last one',
    access: 'token',
    query: z.object({ after: place }),
    answer: z.array(tableRow),
  },
  'POST /api/tables': {
    summary: 'Makes a table; answers its id, and the key of an invitation if it is private',
    access: 'token',
    body: tablePlan,
    status: 201,
    answer: z.object({ id: z.string(), key: z.string().nullable() }),
  },
  'GET /api/tables/:id': {
    summary: 'One table: who sits where, how it is timed, and how it goes',
    access: 'anyone',
    params: z.object({ id }),
    query: z.object({ key: invitation }),
    answer: tableInfo,
  },
  'GET /api/tables/:id/invitation': {
    summary: 'The key of the invitation to a private table, for whoever made it or sits there',
    access: 'token',
    params: z.object({ id }),
    answer: z.object({ key: z.string().nullable() }),
  },
  'PUT /api/tables/:id/seats/:seat': {
    summary: 'Sits down on a free chair, as a substitute in a running game, or again after leaving',
    access: 'token',
    params: z.object({ id, seat }),
    body: z.strictObject({ key: invitation }),
  },
  'DELETE /api/tables/:id/seats/:seat': {
    summary: 'Stands up. In a running game the table says what becomes of the seat',
    access: 'token',
    params: z.object({ id, seat }),
  },
  'PUT /api/tables/:id/share': {
    summary: 'Your share in the seed, before the game begins: once said it stands as long as you sit there',
    access: 'token',
    params: z.object({ id }),
    body: z.strictObject({ share }),
  },
  'PUT /api/tables/:id/bots/:seat': {
    summary: 'Sets a bot on a free chair before the game, or takes it away with null',
    access: 'token',
    params: z.object({ id, seat }),
    body: z.strictObject({ bot: z.string().max(32).nullable() }),
  },
  'PUT /api/tables/:id/programs/:seat': {
    summary: 'Seats a program of yours on a free chair of a table that you have made, before the game',
    access: 'person',
    params: z.object({ id, seat }),
    body: z.strictObject({ program: id }),
  },
  'POST /api/tables/:id/start': {
    summary: 'Deals the cards, once every chair is taken',
    access: 'token',
    params: z.object({ id }),
  },
  'DELETE /api/tables/:id': {
    summary: 'Gives up a table whose game has not begun',
    access: 'person',
    params: z.object({ id }),
  },
  'POST /api/tables/:id/rematch': {
    summary: 'Another table of the same kind, with chairs kept for the same people; answers its id',
    access: 'token',
    params: z.object({ id }),
    answer: z.object({ id: z.string() }),
  },
} as const satisfies RouteTable
