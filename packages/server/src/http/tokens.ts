// Answers to the routes of tokens, with which a person's bots play.

import type { tokenRoutes } from '@ironbridge/protocol/routes'
import type { Parts } from '../parts.ts'
import { addToken, removeToken, tokensOf } from '../people/tokens.ts'
import type { Answers } from './route.ts'

type Needs = Pick<Parts, 'db' | 'keys'>

export const tokenAnswers = (needs: Needs): Answers<typeof tokenRoutes> => ({
  'GET /api/me/tokens': ({ opened }) => tokensOf(needs.db, opened.person.id),
  'POST /api/me/tokens': ({ opened, body }) => addToken(needs, opened.person.id, body.label),
  'DELETE /api/me/tokens/:id': ({ opened, params }) => removeToken(needs, opened.person.id, params.id),
})
