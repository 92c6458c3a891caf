// Routes of games: what bots need to play online, private notes, and finished games as files.

import type { PositionObject } from '@ironbridge/engine'
import { z } from 'zod'
import { id, invitation, moves, ply, request } from '../fields.ts'
import { tableInfo, turnInfo } from '../tables.ts'
import { manyLines } from '../texts.ts'
import type { RouteTable } from './route.ts'

/** Seconds that a call may wait for news. */
const LONGEST_WAIT = 30

const position = z.custom<PositionObject>((value) => typeof value === 'object' && value !== null)

export const gameRoutes = {
  'GET /api/games/:id': {
    summary: 'The position as you may see it and, in your turn, your legal moves; waits for news if asked to',
    access: 'token',
    params: z.object({ id }),
    query: z.object({
      key: invitation,
      /** The last sequence number you have: the answer waits until there is a higher one. */
      after: z.coerce.number<number | string>().int().min(-1).optional(),
      wait: z.coerce.number<number | string>().min(0).max(LONGEST_WAIT).default(0),
    }),
    answer: z.object({
      table: tableInfo,
      seat: z.number().nullable(),
      seq: z.number(),
      ply: z.number(),
      turn: turnInfo.nullable(),
      position: position.nullable(),
      legal: z.array(z.string()),
    }),
  },
  'POST /api/games/:id/moves': {
    summary: 'Makes moves of your turn: all of them, or none',
    access: 'token',
    params: z.object({ id }),
    body: z.strictObject({ ply, moves: moves.min(1), request: request.optional() }),
    answer: z.object({ seq: z.number() }),
  },
  'GET /api/games/:id/record': {
    summary: 'A finished game as a file',
    access: 'anyone',
    params: z.object({ id }),
    query: z.object({ key: invitation }),
    type: 'text/plain; charset=utf-8',
    answer: z.string(),
  },
  'GET /api/games/:id/note': {
    summary: 'Your private note about a game',
    access: 'person',
    params: z.object({ id }),
    answer: z.object({ text: z.string() }),
  },
  'PUT /api/games/:id/note': {
    summary: 'Keeps a private note about a game',
    access: 'person',
    params: z.object({ id }),
    body: z.strictObject({ text: manyLines(10_000) }),
  },
} as const satisfies RouteTable
