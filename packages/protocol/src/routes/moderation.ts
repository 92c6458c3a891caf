// Routes of moderation: telling moderators of somebody, and what moderators see and do.

import { z } from 'zod'
import { ban } from '../bans.ts'
import { id, invitation, place } from '../fields.ts'
import { person, personOrProgram } from '../people.ts'
import { manyLines } from '../texts.ts'
import type { OutputOf } from '../told.ts'
import type { RouteTable } from './route.ts'

const REPORT_REASONS = ['abuse', 'name', 'spam', 'cheating', 'other'] as const

const where = { game: id, key: invitation }
const newReport = z.strictObject({
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('table'), ...where }),
    /** Somebody who made that table, sits there, or has written there. */
    z.strictObject({ kind: z.literal('person'), ...where, user: id }),
    z.strictObject({ kind: z.literal('chat'), ...where, line: id }),
  ]),
  reason: z.enum(REPORT_REASONS),
  note: manyLines(500).default(''),
})

const saidLine = z.object({
  id: z.string(),
  at: z.number(),
  user: z.string(),
  name: z.string(),
  text: z.string(),
})

/** What was reported as it was then, and around it what is there now. */
const reportInfo = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(['table', 'person', 'chat']),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  /** Null where whoever reported it is gone. */
  reporter: person.nullable(),
  /** Who is reported, or made the reported table; null where that one is gone. */
  person: personOrProgram.extend({ ban: ban.nullable() }).nullable(),
  /** Null where it is gone. */
  table: z
    .object({ id: z.string(), title: z.string(), status: z.enum(['open', 'playing', 'over', 'abandoned']) })
    .nullable(),
  line: z.object({ id: z.string(), at: z.number(), text: z.string(), isThere: z.boolean() }).nullable(),
  /** What was said at that table about that time. */
  around: z.array(saidLine),
  /** Null while it is open. */
  done: z.object({ at: z.number(), by: z.string(), note: z.string() }).nullable(),
})

const banInfo = z.object({
  id: z.string(),
  kind: z.enum(['person', 'address']),
  /** A name, or the beginning of an address. */
  whom: z.string(),
  /** Whether that is a program with an account of its own. */
  program: z.boolean(),
  made: z.number(),
  ...ban.shape,
})

/** Somebody's act, as it is kept for ever. */
const auditLine = z.object({
  id: z.string(),
  at: z.number(),
  /** A moderator's name; the host's commands have none. */
  by: z.string().nullable(),
  what: z.enum([
    'ban',
    'ban-addresses',
    'unban',
    'delete-chat',
    'close-table',
    'done',
    'moderator',
    'no-moderator',
  ]),
  /** The name of whom it concerns, as far as there is one; else what has this id. */
  whom: z.string(),
  /** Whether that is a program with an account of its own. */
  program: z.boolean(),
  /** Of a ban. */
  until: z.number().nullable(),
  reason: z.string(),
})

export type NewReport = OutputOf<typeof newReport>
export type ReportReason = NewReport['reason']
export type ReportInfo = OutputOf<typeof reportInfo>
export type BanInfo = OutputOf<typeof banInfo>
export type AuditLine = OutputOf<typeof auditLine>

const query = z.object({ after: place })
const next = z.string().nullable()
const reason = manyLines(300).default('')
const params = z.object({ id })

export const moderationRoutes = {
  'POST /api/reports': {
    summary:
      'Tells the moderators of a table, a person there, or one line of its chat; the same thing counts once',
    access: 'person',
    body: newReport,
  },
  'GET /api/moderation/reports': {
    summary: 'Reports, the newest first: open ones, or those that are done',
    access: 'moderator',
    query: query.extend({ status: z.enum(['open', 'done']).default('open') }),
    answer: z.object({ reports: z.array(reportInfo), next }),
  },
  'POST /api/moderation/reports/:id/done': {
    summary: 'Sets a report to done, with a note for other moderators',
    access: 'moderator',
    params,
    body: z.strictObject({ note: reason }),
  },
  'PUT /api/moderation/people/:id/ban': {
    summary: 'Bans somebody for a time, or for good',
    access: 'moderator',
    params,
    body: z.strictObject({ for: z.enum(['hour', 'day', 'week', 'ever']), reason }),
  },
  'PUT /api/moderation/people/:id/addresses/ban': {
    summary:
      'Lets nobody new begin at the addresses from which somebody came in the last week; answers how many there are',
    access: 'moderator',
    params,
    body: z.strictObject({ for: z.enum(['hour', 'day', 'week']), reason }),
    answer: z.object({ addresses: z.number() }),
  },
  'GET /api/moderation/bans': {
    summary: 'Bans that hold, the newest first',
    access: 'moderator',
    query,
    answer: z.object({ bans: z.array(banInfo), next }),
  },
  'DELETE /api/moderation/bans/:id': {
    summary: 'Ends a ban',
    access: 'moderator',
    params,
    body: z.strictObject({ reason }),
  },
  'DELETE /api/moderation/chat/:id': {
    summary: 'Deletes a line of chat, on every screen; a report of it keeps its text',
    access: 'moderator',
    params,
    body: z.strictObject({ reason }),
  },
  'DELETE /api/moderation/tables/:id': {
    summary:
      'Closes a table: its game, if it has begun, is abandoned, and everybody there is told the reason',
    access: 'moderator',
    params,
    body: z.strictObject({ reason }),
  },
  'GET /api/moderation/audit': {
    summary: 'What moderators and the host have done, the newest first',
    access: 'moderator',
    query,
    answer: z.object({ lines: z.array(auditLine), next }),
  },
} as const satisfies RouteTable
