// Routes of tokens, with which programs play in a person's name.

import { z } from 'zod'
import { label } from '../fields.ts'
import type { OutputOf } from '../told.ts'
import type { RouteTable } from './route.ts'

const token = z.object({ id: z.string(), label: z.string(), created: z.number(), seen: z.number() })
/** The token itself is seen once, and never again. */
const freshToken = token.extend({ token: z.string() })

export type Token = OutputOf<typeof token>
export type FreshToken = OutputOf<typeof freshToken>

export const tokenRoutes = {
  'GET /api/me/tokens': {
    summary: 'Your tokens, without the tokens themselves',
    access: 'person',
    answer: z.array(token),
  },
  'POST /api/me/tokens': {
    summary: 'A token for a program that plays in your name, shown once',
    access: 'person',
    body: z.strictObject({ label }),
    status: 201,
    answer: freshToken,
  },
  'DELETE /api/me/tokens/:id': {
    summary: 'Makes a token void',
    access: 'person',
    params: z.object({ id: z.string().max(32) }),
  },
} as const satisfies RouteTable
