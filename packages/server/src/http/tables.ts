// Routes of tables: made, listed, joined, started, left, and once more.

import { oneLine } from '@ironbridge/protocol/decode'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import { checkMaySee } from '../tables/access.ts'
import { tableOf } from '../tables/info.ts'
import { openTables, tablesOf } from '../tables/lists.ts'
import { caller, type Route, route } from './route.ts'

const id = z.string().regex(/^[A-Za-z0-9]{8,32}$/)
const seat = z.coerce.number().int().min(0).max(3)
const key = z.string().max(64).optional()
const bot = z.string().max(32)

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('turn'),
    hours: z
      .number()
      .min(0.001)
      .max(24 * 60),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    minutes: z
      .number()
      .min(0.05)
      .max(24 * 60),
    increment: z.number().min(0).max(3600),
  }),
])
const absence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), bot }),
  z.strictObject({ kind: z.literal('substitute') }),
  z.strictObject({ kind: z.literal('pass') }),
])
const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot }),
])

const plan = z.strictObject({
  title: oneLine(80),
  edition: z.string().max(32),
  variants: z.array(z.string().max(32)).max(16).default([]),
  chairs: z.array(chair).min(2).max(4),
  clock: clock.default({ kind: 'none' }),
  absence: absence.default({ kind: 'bot', bot: 'expert' }),
  visibility: z.enum(['public', 'unlisted', 'private']).default('unlisted'),
  rated: z.boolean().default(false),
})

export const tableRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables with a free chair, the newest first',
    access: 'anyone',
    run: ({ parts }) => openTables(parts.db, parts.now()),
  }),
  route({
    method: 'GET',
    path: '/api/me/tables',
    summary: 'Your own tables, the last changed first, with whose turn it is',
    access: 'token',
    run: (call) => tablesOf(call.parts.db, caller(call).id),
  }),
  route({
    method: 'POST',
    path: '/api/tables',
    summary: 'Makes a table; answers its id, and the key of an invitation if it is private',
    access: 'token',
    body: plan,
    async run(call) {
      const { parts, ip, body, reply } = call
      if (!parts.limits.creations.take(ip))
        throw new Problem('too-many', 'Too many new tables. Wait a minute.')
      const made = await parts.seating.create(caller(call), body)
      reply.code(201)
      return made
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/{id}',
    summary: 'One table: who sits where, how it is timed, and how it goes',
    access: 'anyone',
    params: z.object({ id }),
    query: z.object({ key }),
    run: ({ parts, opened, params, query }) =>
      parts.hall.withGame(params.id, async (game) => {
        checkMaySee(game, opened?.person.id ?? null, query.key)
        if (parts.bus.isShared) await parts.hall.refresh(game)
        return tableOf(game)
      }),
  }),
  route({
    method: 'GET',
    path: '/api/tables/{id}/invitation',
    summary: 'The key of the invitation to a private table, for whoever made it or sits there',
    access: 'token',
    params: z.object({ id }),
    run: (call) =>
      call.parts.hall.withGame(call.params.id, async (game) => {
        checkMaySee(game, caller(call).id, undefined)
        return { key: game.row.invitation }
      }),
  }),
  route({
    method: 'PUT',
    path: '/api/tables/{id}/seats/{seat}',
    summary: 'Sits down on a free chair, as a substitute in a running game, or again after leaving',
    access: 'token',
    params: z.object({ id, seat }),
    body: z.strictObject({ key }),
    run: (call) => call.parts.seating.sit(caller(call), call.params.id, call.params.seat, call.body.key),
  }),
  route({
    method: 'DELETE',
    path: '/api/tables/{id}/seats/{seat}',
    summary: 'Stands up. In a running game the table says what becomes of the seat',
    access: 'token',
    params: z.object({ id, seat }),
    run: (call) => call.parts.seating.stand(caller(call), call.params.id, call.params.seat),
  }),
  route({
    method: 'PUT',
    path: '/api/tables/{id}/bots/{seat}',
    summary: 'Sets a bot on a free chair before the game, or takes it away with null',
    access: 'token',
    params: z.object({ id, seat }),
    body: z.strictObject({ bot: bot.nullable() }),
    run: (call) => call.parts.seating.setBot(caller(call), call.params.id, call.params.seat, call.body.bot),
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/start',
    summary: 'Deals the cards, once every chair is taken',
    access: 'token',
    params: z.object({ id }),
    run: (call) => call.parts.seating.start(caller(call), call.params.id),
  }),
  route({
    method: 'DELETE',
    path: '/api/tables/{id}',
    summary: 'Gives up a table whose game has not begun',
    access: 'token',
    params: z.object({ id }),
    run: (call) => call.parts.seating.abandon(caller(call), call.params.id),
  }),
  route({
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    summary: 'Another table of the same kind, with chairs kept for the same people; answers its id',
    access: 'token',
    params: z.object({ id }),
    run: async (call) => ({ id: await call.parts.seating.rematch(caller(call), call.params.id) }),
  }),
]
