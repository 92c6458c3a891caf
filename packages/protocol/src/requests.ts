// What clients may ask for over a socket, each field within limits. The types follow from the schemas.

import { z } from 'zod'
import { share as drawn, id as gameId, invitation, moves, ply, request } from './fields.ts'
import { manyLines } from './texts.ts'

/** Chosen by the client; the answer carries it. */
const id = z
  .int()
  .min(0)
  .max(2 ** 31)

const watch = z.strictObject({
  type: z.literal('watch'),
  id,
  game: gameId,
  /** The last sequence number this client has; -1 for nothing. */
  since: z.int().min(-1).max(1_000_000),
  key: invitation,
})
const unwatch = z.strictObject({ type: z.literal('unwatch'), id, game: gameId })
const play = z.strictObject({
  type: z.literal('play'),
  id,
  game: gameId,
  ply,
  moves: moves.min(1).readonly(),
  request,
})
const draft = z.strictObject({ type: z.literal('draft'), id, game: gameId, ply, moves: moves.readonly() })
/** In the seed, before the game begins. */
const share = z.strictObject({ type: z.literal('share'), id, game: gameId, share: drawn })
const undo = z.strictObject({ type: z.literal('undo'), id, game: gameId, ply })
const consent = z.strictObject({
  type: z.literal('consent'),
  id,
  game: gameId,
  /** The number of the line that asked. */
  ask: z.int().min(0).max(1_000_000),
  yes: z.boolean(),
})
/** Something that can be seen. */
const said = manyLines(500).refine((text) => text.trim() !== '', 'is empty')
const chat = z.strictObject({ type: z.literal('chat'), id, game: gameId, text: said })
const ping = z.strictObject({ type: z.literal('ping'), id })

export const requestSchema = z.discriminatedUnion('type', [
  watch,
  unwatch,
  play,
  draft,
  share,
  undo,
  consent,
  chat,
  ping,
])

export type Request = z.infer<typeof requestSchema>
export type RequestOf<Type extends Request['type']> = Extract<Request, { type: Type }>
