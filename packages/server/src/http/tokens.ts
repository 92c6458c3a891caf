// Answers to the routes of tokens, with which programs play in a person's name.

import type { tokenRoutes } from '@ironbridge/protocol/routes'
import type { Parts } from '../parts.ts'
import { addToken, removeToken, tokensOf } from '../people/tokens.ts'
import type { Answers } from './route.ts'
import { noteKey } from './session.ts'

type Needs = Pick<Parts, 'db' | 'keys' | 'log'>

export const tokenAnswers = (needs: Needs): Answers<typeof tokenRoutes> => ({
  'GET /api/me/tokens': ({ opened }) => tokensOf(needs.db, opened.person.id),
  async 'POST /api/me/tokens'({ opened, body, ip }) {
    const added = await addToken(needs, opened.person.id, body.label)
    noteKey(needs, ip, 'token', opened.person.id)
    return added
  },
  'DELETE /api/me/tokens/:id': ({ opened, params }) => removeToken(needs, opened.person.id, params.id),
})
