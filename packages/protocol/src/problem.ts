// Why a request was not done, over a socket and over HTTP.

import { z } from 'zod'
import { ban } from './bans.ts'
import type { OutputOf } from './told.ts'

const problemCode = z.enum([
  'bad-request',
  'unauthenticated',
  'forbidden',
  'banned',
  'unproven',
  'not-found',
  'stale',
  'illegal',
  'conflict',
  'other-rules',
  'too-many',
  'too-large',
  'unavailable',
  'internal',
])
const problemBody = z.object({
  code: problemCode,
  message: z.string(),
  /** The rule that a move breaks. */
  rule: z.string().exactOptional(),
  /** Of whoever is banned. */
  ban: ban.exactOptional(),
})

/** As HTTP answers it. */
export const problem = z.object({ error: problemBody }).describe('Refused: why, and what to do')

export type ProblemCode = z.infer<typeof problemCode>
export type ProblemBody = OutputOf<typeof problemBody>
