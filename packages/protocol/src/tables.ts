// What everybody at a table may know of it: who sits where, how it is timed, and how it goes; and how one is made.

import { z } from 'zod'
import { person } from './people.ts'
import { oneLine } from './texts.ts'
import type { OutputOf } from './told.ts'

const bot = z.string().max(32)

/** Time to move: none is kept, so long for each turn, or a bank that every turn adds to. */
const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('turn'),
    hours: z
      .number()
      .min(0.001)
      .max(24 * 60),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    minutes: z
      .number()
      .min(0.05)
      .max(24 * 60),
    increment: z.number().min(0).max(3600),
  }),
])

/** What becomes of a seat whose time is up, or whose player leaves: a bot plays on, somebody else may sit down, or it passes. */
const absenceRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), bot }),
  z.strictObject({ kind: z.literal('substitute') }),
  z.strictObject({ kind: z.literal('pass') }),
])

/** Listed; found by its link; or for whoever has the link with its key. */
const visibility = z.enum(['public', 'unlisted', 'private'])

/** Who is meant to sit where. */
const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot }),
])

export const tablePlan = z.strictObject({
  /** Without one it is called after whoever made it, in everybody's own language. */
  title: oneLine(80).optional(),
  edition: z.string().max(32),
  variants: z.array(z.string().max(32)).max(16).default([]),
  chairs: z.array(chair).min(2).max(4),
  clock: clockRule.default({ kind: 'none' }),
  absence: absenceRule.default({ kind: 'bot', bot: 'expert' }),
  visibility: visibility.default('unlisted'),
  rated: z.boolean().default(false),
})

const seatInfo = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** Of a person. */
  user: z.string().nullable(),
  /** Of a bot. */
  bot: z.string().nullable(),
  /** A program plays, with a token: in that person's name, or under its own. */
  program: z.boolean(),
  /** Of a program with an account of its own: whose it is. */
  owner: person.nullable(),
  /** The player is gone and every turn is passed. */
  passes: z.boolean(),
  /** A bot has made moves in a person's place. */
  standIn: z.boolean(),
  /** Until when the person is on vacation; null for everybody else. */
  vacation: z.number().nullable(),
})

export const tableInfo = z.object({
  id: z.string(),
  title: z.string(),
  /** Nobody has named the table: which one of its host it is, and its title is that in English. Else null. */
  unnamed: z.number().nullable(),
  setup: z.object({ edition: z.string(), seats: z.number(), variants: z.array(z.string()) }),
  status: z.enum(['open', 'playing', 'over', 'abandoned']),
  visibility,
  rated: z.boolean(),
  clock: clockRule,
  absence: absenceRule,
  /** Whoever made the table, and may start it. */
  host: z.string(),
  seats: z.array(seatInfo),
  /** Of the secret, shown before anybody has a share in the seed. */
  seedHash: z.string(),
  /** What players said after that, by seat: the seed follows from the secret and from these. */
  shares: z.array(z.string().nullable()),
  /** Once the game is over; without shares the two are one. */
  secret: z.string().nullable(),
  seed: z.string().nullable(),
  /** Revision of the rules that the game keeps for ever. */
  rules: z.number(),
  created: z.number(),
  started: z.number().nullable(),
  ended: z.number().nullable(),
  /** Victory points by seat, at the end. */
  result: z.array(z.number()).nullable(),
  /** Seats that have won: more than one if nothing tells them apart. Null before the end, and for old games. */
  winners: z.array(z.number()).nullable(),
  /** The table of the next game of the same people, if there is one. */
  rematch: z.string().nullable(),
  /** Why a moderator has closed it, perhaps without a word; null where none has. */
  closed: z.string().nullable(),
})

/** Whose turn it is, and how long for. */
export const turnInfo = z.object({
  seat: z.number(),
  since: z.number(),
  /** When time is up; null without a clock. */
  deadline: z.number().nullable(),
  /** Milliseconds left by seat, where the clock is a bank. */
  banks: z.array(z.number()).nullable(),
})

/** A row of a list of tables. */
export const tableRow = z.object({
  table: tableInfo,
  turn: z.number().nullable(),
  changed: z.number(),
  deadline: z.number().nullable(),
})

export type ClockRule = OutputOf<typeof clockRule>
export type AbsenceRule = OutputOf<typeof absenceRule>
export type Visibility = z.infer<typeof visibility>
export type Chair = OutputOf<typeof chair>
export type TablePlan = OutputOf<typeof tablePlan>
export type SeatInfo = OutputOf<typeof seatInfo>
export type TableInfo = OutputOf<typeof tableInfo>
export type TableStatus = TableInfo['status']
export type TurnInfo = OutputOf<typeof turnInfo>
export type TableRow = OutputOf<typeof tableRow>
