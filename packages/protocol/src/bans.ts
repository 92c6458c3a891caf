// For how long somebody is banned, and why: what the one who is banned is told.

import { z } from 'zod'
import type { OutputOf } from './told.ts'

export const ban = z.object({
  /** Null for good. */
  until: z.number().nullable(),
  /** Empty where none was given. */
  reason: z.string(),
})

export type Ban = OutputOf<typeof ban>
