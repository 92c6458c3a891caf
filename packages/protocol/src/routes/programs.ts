// Routes of programs with accounts of their own, each of which belongs to a person.

import { z } from 'zod'
import { id, name } from '../fields.ts'
import type { OutputOf } from '../told.ts'
import type { RouteTable } from './route.ts'

export const program = z.object({
  id: z.string(),
  name: z.string(),
  created: z.number(),
  /** When its token was last used; null while it has none. */
  seen: z.number().nullable(),
})
/** The token itself is seen once, and never again. */
const freshProgram = program.extend({ token: z.string() })

export type OwnProgram = OutputOf<typeof program>
export type FreshProgram = OutputOf<typeof freshProgram>

const params = z.object({ id })

export const programRoutes = {
  'GET /api/me/programs': {
    summary: 'Your programs: each plays under a name of its own',
    access: 'person',
    answer: z.array(program),
  },
  'POST /api/me/programs': {
    summary: 'A program with a name of its own, and its token, shown once. Guests make an account first',
    access: 'person',
    body: z.strictObject({ name }),
    status: 201,
    answer: freshProgram,
  },
  'PUT /api/me/programs/:id/token': {
    summary: 'Another token for a program of yours, shown once; the one before it is void',
    access: 'person',
    params,
    answer: freshProgram,
  },
  'DELETE /api/me/programs/:id': {
    summary: 'Removes a program of yours, unless it is banned: games go on as their tables say',
    access: 'person',
    params,
  },
} as const satisfies RouteTable
