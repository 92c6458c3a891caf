// Routes of games: what bots need to play online, private notes, and finished games as files.

import { randomUUID } from 'node:crypto'
import {
  formatGame,
  formatMove,
  legalMoves,
  positionObject,
  rulesOf,
  seatToMove,
  view,
} from '@ironbridge/engine'
import { manyLines } from '@ironbridge/protocol/decode'
import { z } from 'zod'
import { type Game, isPlaying, lastSeq, recordOf, turnOf } from '../games/game.ts'
import { playMoves } from '../games/moves.ts'
import { DEAR } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { checkMaySee, seatOf } from '../tables/access.ts'
import { tableOf } from '../tables/info.ts'
import { caller, type Route, route } from './route.ts'

const gameId = z.string().regex(/^[A-Za-z0-9]{8,32}$/)
const keyText = z.string().max(64).optional()

/** Seconds that a call may wait for news. */
const LONGEST_WAIT = 30

export const gameRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/games/{id}',
    summary: 'The position as you may see it and, in your turn, your legal moves; waits for news if asked to',
    access: 'token',
    params: z.object({ id: gameId }),
    query: z.object({
      key: keyText,
      /** The last sequence number you have: the answer waits until there is a higher one. */
      after: z.coerce.number().int().min(-1).optional(),
      wait: z.coerce.number().min(0).max(LONGEST_WAIT).default(0),
    }),
    async run(call) {
      const { parts, params, query } = call
      const user = caller(call).id
      if (query.after !== undefined && query.wait > 0)
        await newsOf(parts, params.id, user, query.key, query.after, query.wait)
      return parts.hall.withGame(params.id, async (game) => {
        checkMaySee(game, user, query.key)
        if (parts.bus.isShared) await parts.hall.refresh(game)
        return positionFor(game, user)
      })
    },
  }),
  route({
    method: 'POST',
    path: '/api/games/{id}/moves',
    summary: 'Makes moves of your turn: all of them, or none',
    access: 'token',
    params: z.object({ id: gameId }),
    body: z.strictObject({
      ply: z.int().min(0).max(10_000),
      moves: z.array(z.string().min(1).max(200)).min(1).max(64),
      /** The same for every repetition, so that nothing is done twice. */
      request: z.string().min(8).max(64).optional(),
    }),
    run: async (call) => {
      const { parts, params, body } = call
      const { id } = caller(call)
      const sent = { ...body, request: body.request ?? randomUUID() }
      // As over a socket: explaining a refusal takes longer than making a move.
      if (!parts.limits.requests.take(id))
        throw new Problem('too-many', 'That was a lot at once. Wait a moment.')
      const { hall } = parts
      const seq = await hall
        .insist(params.id, (game) => playMoves(hall, game, id, sent))
        .catch((error: unknown) => {
          if (error instanceof Problem && error.code === 'illegal') parts.limits.requests.charge(id, DEAR)
          throw error
        })
      parts.metrics.moves.inc()
      return { seq }
    },
  }),
  route({
    method: 'GET',
    path: '/api/games/{id}/record',
    summary: 'A finished game as a file',
    access: 'anyone',
    params: z.object({ id: gameId }),
    query: z.object({ key: keyText }),
    run: ({ parts, opened, params, query, reply }) =>
      parts.hall.withGame(params.id, (game) => {
        checkMaySee(game, opened?.person.id ?? null, query.key)
        if (!game.state.over) throw new Problem('conflict', 'This game is not over.')
        reply.type('text/plain; charset=utf-8')
        return formatGame(recordOf(game))
      }),
  }),
  route({
    method: 'GET',
    path: '/api/games/{id}/note',
    summary: 'Your private note about a game',
    access: 'person',
    params: z.object({ id: gameId }),
    run: async (call) => {
      const row = await call.parts.db
        .selectFrom('notes')
        .select('text')
        .where('game_id', '=', call.params.id)
        .where('user_id', '=', caller(call).id)
        .executeTakeFirst()
      return { text: row?.text ?? '' }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/games/{id}/note',
    summary: 'Keeps a private note about a game',
    access: 'person',
    params: z.object({ id: gameId }),
    body: z.strictObject({ text: manyLines(10_000) }),
    async run(call) {
      const { parts, params, body } = call
      const user = caller(call).id
      await parts.hall.withGame(params.id, (game) => checkMaySee(game, user, undefined))
      await parts.db
        .insertInto('notes')
        .values({ game_id: params.id, user_id: user, text: body.text })
        .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet({ text: body.text }))
        .execute()
    },
  }),
]

function positionFor(game: Game, user: string) {
  const { state } = game
  const seat = seatOf(game, user)
  const isTurn = isPlaying(game) && seatToMove(state) === seat
  const rules = rulesOf(state)
  return {
    table: tableOf(game),
    seat,
    seq: lastSeq(game),
    ply: game.moves.length,
    turn: turnOf(game),
    position: game.row.started === null ? null : positionObject(view(state, seat)),
    legal: isTurn ? legalMoves(state).map((move) => formatMove(rules, move)) : [],
  }
}

/** Resolves when the game has a line after that one, or when the time is over. */
async function newsOf(
  { hall, watchers }: Parts,
  id: string,
  user: string,
  key: string | undefined,
  after: number,
  seconds: number,
): Promise<void> {
  await hall.withGame(id, (game) => checkMaySee(game, user, key))
  const { promise: news, resolve: heard } = Promise.withResolvers<void>()
  const watcher = {
    user,
    viewer: null,
    seq: after,
    muted: new Set<string>(),
    send: () => heard(),
    renew: () => heard(),
  }
  watchers.add(id, watcher)
  hall.hold(id)
  const timer = setTimeout(heard, seconds * 1000)
  try {
    await hall.withGame(id, (game) => {
      if (lastSeq(game) > after) heard()
    })
    await news
  } finally {
    clearTimeout(timer)
    watchers.remove(id, watcher)
    hall.release(id)
  }
}
