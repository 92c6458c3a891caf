// Routes of people: a name to play with, an account, and what is kept of both.

import { z } from 'zod'
import { Problem } from '../problem.ts'
import { freshId } from '../secrets.ts'
import { caller, type Route, route } from './route.ts'
import { setSession } from './session.ts'

const name = z.string().trim().min(1).max(40)

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/guests',
    summary: 'Begins to play under a name, at once',
    access: 'anyone',
    body: z.strictObject({ name }),
    async run({ parts, body, ip, reply }) {
      if (!parts.limits.creations.take(ip))
        throw new Problem('too-many', 'Too many new names. Wait a minute.')
      const id = freshId(16)
      const now = parts.now()
      await parts.db
        .insertInto('users')
        .values({
          id,
          name: body.name,
          login: null,
          password: null,
          email: null,
          vacation_until: null,
          vacation_used: 0,
          vacation_year: now,
          created: now,
        })
        .execute()
      setSession(parts.config, reply, await parts.keys.make(id, 'session', ''))
      reply.code(201)
      return { id, name: body.name }
    },
  }),
  route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who you are',
    access: 'token',
    run: async (call) => caller(call),
  }),
]
