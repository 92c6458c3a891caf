// Routes of people: a name to play with, what is kept of them, and leaving for good.

import { z } from 'zod'
import { id, name, password } from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { person, personOrProgram, profile, vacation } from '../people.ts'
import { tableInfo } from '../tables.ts'
import { hookInfo } from './notices.ts'
import { passkey } from './passkeys.ts'
import { program } from './programs.ts'
import type { RouteTable } from './route.ts'

const inGame = { game: z.string() }
const mutedPerson = personOrProgram.extend({ isBlocked: z.boolean() })

/** Everything that is kept of a person, but for hashes. */
const personalData = z.object({
  profile,
  keys: z.array(
    z.object({
      kind: z.enum(['session', 'former', 'recovery', 'token']),
      label: z.string(),
      created: z.number(),
      seen: z.number(),
      expires: z.number().nullable(),
      /** From where it was last used, for a week. */
      address: z.string().nullable(),
    }),
  ),
  passkeys: z.array(passkey),
  programs: z.array(program),
  hooks: z.array(hookInfo),
  mutes: z.array(mutedPerson),
  notes: z.array(z.object({ ...inGame, text: z.string() })),
  drafts: z.array(z.object({ ...inGame, ply: z.number(), moves: z.string() })),
  chat: z.array(z.object({ ...inGame, at: z.number(), text: z.string() })),
  /** Those that the person has made. */
  reports: z.array(
    z.object({
      ...inGame,
      at: z.number(),
      kind: z.enum(['table', 'person', 'chat']),
      reason: z.string(),
      note: z.string(),
    }),
  ),
  /** With the file of a finished one. */
  games: z.array(z.object({ table: tableInfo, record: z.string().nullable() })),
})

export const peopleRoutes = {
  'POST /api/guests': {
    summary: 'Begins to play under a name, at once',
    access: 'anyone',
    body: z.strictObject({ name }),
    status: 201,
    answer: person,
  },
  'GET /api/me': {
    summary: 'Who you are; to a token, your id and name only, and whose program you are',
    access: 'token',
    answer: z.union([profile, personOrProgram]),
  },
  'PATCH /api/me': {
    summary:
      'Changes your name, your e-mail address (for your password, or signed in a moment ago), or the language that notices are written in',
    access: 'person',
    body: z.strictObject({
      name: name.optional(),
      email: z.email().max(254).nullable().optional(),
      password: password.optional(),
      language: z.enum(LANGUAGES).optional(),
    }),
    answer: profile,
  },
  'PUT /api/me/vacation': {
    summary: 'Stops the clocks of your turns until then (milliseconds since 1970), or ends that with null',
    access: 'person',
    body: z.strictObject({ until: z.int().min(0).nullable() }),
    answer: vacation,
  },
  'GET /api/me/data': {
    summary: 'Everything that is kept of you, as a file',
    access: 'person',
    answer: personalData,
  },
  'DELETE /api/me': {
    summary:
      'Removes you and your programs: the password is needed if you have one, and games go on as their tables say',
    access: 'person',
    isForBanned: true,
    body: z.strictObject({ password: password.optional() }),
  },
  'GET /api/me/mutes': {
    summary: 'Whose chat you do not read, and whom of them you have blocked',
    access: 'person',
    answer: z.array(mutedPerson),
  },
  'PUT /api/me/mutes/:user': {
    summary:
      'Does not show you what somebody writes; blocked, they do not sit down where you sit or play, nor you where they do. Of a program, all programs of its owner are blocked',
    access: 'person',
    params: z.object({ user: id }),
    body: z.strictObject({ block: z.boolean().default(false) }),
  },
  'DELETE /api/me/mutes/:user': {
    summary: 'Shows you again what somebody writes, and ends a block',
    access: 'person',
    params: z.object({ user: id }),
  },
} as const satisfies RouteTable
