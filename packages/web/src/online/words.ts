// What is said about tables played with others: who sits there, clocks, absence, problems.

import type { Seat } from '@ironbridge/engine'
import type {
  AbsenceRule,
  ClockRule,
  ProblemBody,
  ProblemCode,
  SeatInfo,
  TableInfo,
  Visibility,
} from '@ironbridge/protocol'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { OwnProblem } from '../sources/api.ts'
import { sitterOf } from '../sources/online/sitters.ts'
import { botName, sitterName } from '../words/index.ts'

/** As at the table, with how strong a bot is, or whose. */
export function nameInFull(i18n: I18n, info: SeatInfo, seat: Seat): string {
  const sitter = sitterOf(info, seat)
  if (sitter.kind === 'program' && sitter.owner !== null) {
    const { name: own, owner } = sitter
    return i18n._(msg`${own} (bot of ${owner})`)
  }
  if (sitter.kind !== 'house-bot') return sitterName(i18n, sitter)
  const own = sitter.name
  const level = botName(i18n, sitter.bot)
  return i18n._(msg`${own} (bot, ${level})`)
}

/** Tables that nobody has named are called after whoever made them. */
export function tableTitle(i18n: I18n, { title, unnamed, host, seats }: TableInfo): string {
  if (unnamed === null) return title
  const name = seats.find(({ user }) => user === host)?.name
  const words = name === undefined ? i18n._(msg`A table`) : i18n._(msg`${name}’s table`)
  return unnamed > 1 ? `${words} ${unnamed}` : words
}

export function clockSentence(i18n: I18n, clock: ClockRule): string {
  switch (clock.kind) {
    case 'none':
      return i18n._(msg`No clock.`)
    case 'turn': {
      const time = durationWords(i18n, clock.hours * HOUR)
      return i18n._(msg`${time} for each turn.`)
    }
    case 'bank': {
      const { minutes, increment } = clock
      return i18n._(msg`${minutes} minutes for the game, and ${increment} seconds more with every turn.`)
    }
  }
}

export function absenceSentence(i18n: I18n, absence: AbsenceRule): string {
  switch (absence.kind) {
    case 'bot': {
      const level = botName(i18n, absence.bot)
      return i18n._(msg`For whoever leaves or runs out of time, a bot plays on: ${level}.`)
    }
    case 'substitute':
      return i18n._(msg`The seat of whoever leaves or runs out of time is free for somebody else.`)
    case 'pass':
      return i18n._(msg`Whoever leaves or runs out of time passes.`)
  }
}

export function visibilitySentence(i18n: I18n, visibility: Visibility): string {
  switch (visibility) {
    case 'public':
      return i18n._(msg`In the list of open tables.`)
    case 'unlisted':
      return i18n._(msg`Found by its link only.`)
    case 'private':
      return i18n._(msg`Only for whoever has the link of the invitation.`)
  }
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In the two largest units. */
export function durationWords(i18n: I18n, ms: number): string {
  const days = Math.floor(ms / DAY)
  const hours = Math.floor((ms % DAY) / HOUR)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  if (days > 0) {
    const whole = i18n._(msg`${plural(days, { one: '# day', other: '# days' })}`)
    return hours === 0 ? whole : i18n._(msg`${whole} ${hours} h`)
  }
  if (hours > 0) return minutes === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${minutes} min`)
  return i18n._(msg`${minutes} min`)
}

/** As a clock shows it, rounded up: days and hours, on the last day minutes, and in the last hour every second. */
export function clockWords(i18n: I18n, ms: number): string {
  const [seconds = 0, minutes = 0, hours = 0] = [SECOND, MINUTE, HOUR].map((unit) =>
    Math.ceil(Math.max(0, ms) / unit),
  )
  if (ms <= HOUR) return colon(seconds)
  if (ms <= DAY - MINUTE) {
    const time = colon(minutes)
    return i18n._(msg`${time} h`)
  }
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return rest === 0 ? durationWords(i18n, days * DAY) : i18n._(msg`${days} d ${rest} h`)
}

const colon = (parts: number): string => `${Math.floor(parts / 60)}:${String(parts % 60).padStart(2, '0')}`

/** The server speaks English; to others the kind of problem is told. */
export function problemSentence(i18n: I18n, problem: ProblemBody | OwnProblem): string {
  if (problem.code === 'own') return i18n._(problem.words)
  return i18n.locale === 'en' ? problem.message : i18n._(PROBLEMS[problem.code])
}

const PROBLEMS: Readonly<Record<ProblemCode, ReturnType<typeof msg>>> = {
  'bad-request': msg`That cannot be: check what you have entered.`,
  unauthenticated: msg`That is not right, or you are not signed in.`,
  forbidden: msg`You are not allowed to do that.`,
  banned: msg`You are banned from this server.`,
  unproven: msg`Prove that it is you: give your password, or sign in again.`,
  'not-found': msg`There is nothing here, or it is not for you.`,
  stale: msg`Meanwhile the game has gone on.`,
  illegal: msg`The rules do not allow that.`,
  conflict: msg`That does not work any more: somebody was faster, or it is too late.`,
  'other-rules': msg`This game follows other rules than are known here. Reload the page, or ask whoever runs the server.`,
  'too-many': msg`That was a lot at once. Wait a moment.`,
  'too-large': msg`That is too much.`,
  unavailable: msg`The server does not answer. Try again in a moment.`,
  internal: msg`That did not work. Try again.`,
}
