// What people are told of themselves and of each other.

import { z } from 'zod'
import { ban } from './bans.ts'
import { LANGUAGES } from './languages.ts'
import type { OutputOf } from './told.ts'

export const person = z.object({ id: z.string(), name: z.string() })
/** Somebody who may be a program with an account of its own. */
export const personOrProgram = person.extend({
  /** Whose program it is; null for people. */
  owner: person.nullable(),
})

export const vacation = z.object({ until: z.number().nullable(), daysLeft: z.number() })

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string().nullable(),
  email: z.string().nullable(),
  /** No way back in but a recovery link. */
  isGuest: z.boolean(),
  hasPassword: z.boolean(),
  hasRecovery: z.boolean(),
  passkeys: z.number(),
  vacation,
  /** What notices are written in; null until it was said, and then it is English. */
  language: z.enum(LANGUAGES).nullable(),
  created: z.number(),
  isModerator: z.boolean(),
  /** Null for whoever is not banned. */
  ban: ban.nullable(),
})

export type Person = OutputOf<typeof person>
export type PersonOrProgram = OutputOf<typeof personOrProgram>
export type Profile = OutputOf<typeof profile>
