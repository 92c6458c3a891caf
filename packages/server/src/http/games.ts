// Answers to the routes of games: what bots need to play online, private notes, and finished games as files.

import { randomUUID } from 'node:crypto'
import type { gameRoutes } from '@ironbridge/protocol/routes'
import { checkMaySee, seatOf } from '../games/access.ts'
import { type Game, isPlaying, lastSeq, recordOf, seatInTurn, turnOf } from '../games/game.ts'
import { tableOf } from '../games/info.ts'
import { playMoves } from '../games/moves.ts'
import { noteProgram } from '../games/programs.ts'
import { DEAR } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import type { Answers } from './route.ts'

type Needs = Pick<
  Parts,
  'db' | 'games' | 'watchers' | 'presence' | 'bus' | 'limits' | 'queues' | 'metrics' | 'now' | 'stopping'
>

export function gameAnswers(needs: Needs): Answers<typeof gameRoutes> {
  const { db, games, presence, bus, limits, queues, metrics, now } = needs
  return {
    async 'GET /api/games/:id'({ opened, params, query, ip }) {
      const user = opened.person.id
      await games.withGame(params.id, (game) => checkMaySee(game, user, query.key))
      // Whoever waits for news, and a program that asks for them, is there as much as whoever keeps a socket.
      if (query.wait > 0 || opened.kind === 'token') presence.called(params.id, user)
      if (query.after !== undefined && query.wait > 0) {
        await newsOf(needs, params.id, user, { ...query, after: query.after })
        // A thousand who hear the same news at once hold up nobody's moves.
        await queues.turnOf(ip)
      }
      return games.withGame(params.id, async (game) => {
        checkMaySee(game, user, query.key)
        if (bus.isShared) await games.refresh(game)
        return positionFor(game, user, now())
      })
    },
    async 'POST /api/games/:id/moves'({ opened, params, body }) {
      const { id } = opened.person
      const sent = { ...body, request: body.request ?? randomUUID() }
      // As over a socket: explaining a refusal takes longer than making a move.
      if (!limits.requests.take(id)) throw new Problem('too-many', 'That was a lot at once. Wait a moment.')
      const seq = await games
        .insist(params.id, async (game) => {
          const last = await playMoves(games, game, id, sent)
          await noteProgram(needs, game, id, opened.kind === 'token')
          return last
        })
        .catch((error: unknown) => {
          if (error instanceof Problem && error.code === 'illegal') limits.requests.charge(id, DEAR)
          throw error
        })
      metrics.moves.inc()
      return { seq }
    },
    'GET /api/games/:id/record': ({ opened, params, query }) =>
      games.withGame(params.id, (game) => {
        checkMaySee(game, opened?.person.id ?? null, query.key)
        if (!game.state.over) throw new Problem('conflict', 'This game is not over.')
        return game.engine.formatGame(recordOf(game))
      }),
    async 'GET /api/games/:id/note'({ opened, params }) {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('game_id', '=', params.id)
        .where('user_id', '=', opened.person.id)
        .executeTakeFirst()
      return { text: row?.text ?? '' }
    },
    async 'PUT /api/games/:id/note'({ opened, params, body }) {
      const user = opened.person.id
      await games.withGame(params.id, (game) => checkMaySee(game, user, undefined))
      await db
        .insertInto('notes')
        .values({ game_id: params.id, user_id: user, text: body.text })
        .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet({ text: body.text }))
        .execute()
    },
  }
}

const isTurnOf = (game: Game, user: string): boolean =>
  isPlaying(game) && seatInTurn(game) === seatOf(game, user)

function positionFor(game: Game, user: string, now: number) {
  const { engine, state } = game
  const seat = seatOf(game, user)
  const rules = engine.rulesOf(state)
  return {
    table: tableOf(game, now),
    seat,
    seq: lastSeq(game),
    ply: game.moves.length,
    turn: turnOf(game),
    position: game.row.started === null ? null : engine.positionObject(engine.view(state, seat)),
    legal: isTurnOf(game, user) ? engine.legalMoves(state).map((move) => engine.formatMove(rules, move)) : [],
  }
}

/**
 * Resolves when the game has a line after that one or its table is another, at once where its first turn is theirs, when the time is over, or
 * when the server stops.
 */
async function newsOf(
  { games, bus, watchers, stopping }: Needs,
  id: string,
  user: string,
  { key, after, wait }: { readonly key?: string | undefined; readonly after: number; readonly wait: number },
): Promise<void> {
  if (stopping.aborted) return
  const { promise: news, resolve } = Promise.withResolvers<void>()
  const heard = (): void => resolve()
  const watcher = {
    user,
    viewer: null,
    seq: after,
    muted: null,
    send: heard,
    key,
    renew: heard,
    dismiss: heard,
  }
  watchers.add(id, watcher)
  games.hold(id)
  const timer = setTimeout(heard, wait * 1000)
  stopping.addEventListener('abort', heard)
  try {
    await games.withGame(id, async (game) => {
      // It may be from before anybody here waited for news.
      if (bus.isShared) await games.catchUp(game)
      // A start writes no line, and nobody else ends the wait of whoever is first.
      if (lastSeq(game) > after || (after === -1 && isTurnOf(game, user))) heard()
    })
    await news
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', heard)
    watchers.remove(id, watcher)
    games.release(id)
  }
}
