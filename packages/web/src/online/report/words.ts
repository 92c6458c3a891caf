// What is said about reports and bans.

import type { Ban, ReportReason } from '@ironbridge/protocol'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dateWords } from '../../kit/dates.ts'

export const REASONS: readonly ReportReason[] = ['abuse', 'name', 'spam', 'cheating', 'other']

const WORDS: Readonly<Record<ReportReason, ReturnType<typeof msg>>> = {
  abuse: msg`Insults or threats`,
  name: msg`An offensive name or title`,
  spam: msg`Advertising`,
  cheating: msg`Cheating`,
  other: msg`Something else`,
}

export const reasonWords = (i18n: I18n, reason: ReportReason): string => i18n._(WORDS[reason])

/** For whom it holds, as they read it. */
export function banSentence(i18n: I18n, { until }: Ban): string {
  if (until === null) return i18n._(msg`You are banned from this server.`)
  const date = dateWords(i18n.locale, until)
  return i18n._(msg`You are banned until ${date}.`)
}

export function untilWords(i18n: I18n, until: number | null): string {
  if (until === null) return i18n._(msg`for good`)
  const date = dateWords(i18n.locale, until)
  return i18n._(msg`until ${date}`)
}
