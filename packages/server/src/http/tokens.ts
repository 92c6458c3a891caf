// Routes of tokens, with which a person's bots play.

import { z } from 'zod'
import { addToken, removeToken, tokensOf } from '../people/tokens.ts'
import { label } from './fields.ts'
import { caller, type Route, route } from './route.ts'

export const tokenRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me/tokens',
    summary: 'Your tokens, without the tokens themselves',
    access: 'person',
    run: (call) => tokensOf(call.parts.db, caller(call).id),
  }),
  route({
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'A token for a bot that plays in your name, shown once',
    access: 'person',
    body: z.strictObject({ label }),
    async run(call) {
      const made = await addToken(call.parts, caller(call).id, call.body.label)
      call.reply.code(201)
      return made
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me/tokens/{id}',
    summary: 'Makes a token void',
    access: 'person',
    params: z.object({ id: z.string().max(32) }),
    run: (call) => removeToken(call.parts, caller(call).id, call.params.id),
  }),
]
