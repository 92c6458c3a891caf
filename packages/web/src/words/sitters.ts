// Who plays a seat, as data, and what is said of it: names at the table, who came and who went.

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { botName } from './bots.ts'

export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  /** A program, in somebody's name, or with one of its own and somebody to whom it belongs. */
  | { readonly kind: 'program'; readonly name: string; readonly owner: string | null }
  /** A bot of a server, called by its seat. */
  | { readonly kind: 'house-bot'; readonly name: string; readonly bot: string }
  /** A bot in the place of somebody who is away. */
  | { readonly kind: 'substitute'; readonly name: string; readonly bot: string }
  /** A seat that waits: for anybody, or for somebody with this name. */
  | { readonly kind: 'nobody'; readonly name: string }

/** Names for seats without one: their letters, as people. Names are the same in every language. */
export const seatNames: readonly string[] = ['Ada', 'Boulton', 'Constance', 'Darby']

/** Where somebody was who has been removed. */
const GONE = '…'

export const personName = (i18n: I18n, name: string): string =>
  name === GONE ? i18n._(msg`Former player`) : name

/** The mark of a bot or program, where a name is part of a text. */
export function botCalled(i18n: I18n, name: string): string {
  const own = name
  return i18n._(msg`${own} (bot)`)
}

/** At the table, where it is said over and over. */
export function sitterName(i18n: I18n, sitter: Sitter): string {
  const { kind } = sitter
  const name = personName(i18n, sitter.name)
  switch (kind) {
    case 'person':
    case 'bot':
      return name
    case 'program':
    case 'house-bot':
      return botCalled(i18n, name)
    case 'substitute':
      return i18n._(msg`Bot for ${name}`)
    case 'nobody':
      return name === '' ? i18n._(msg`Free seat`) : i18n._(msg`Kept for ${name}`)
  }
}

/** A seat changed hands. */
export interface Handover {
  readonly why: 'left' | 'timeout' | 'sat' | 'back'
  readonly before: Sitter
  readonly after: Sitter
}

export function handoverSentence(i18n: I18n, { why, before, after }: Handover): string {
  const name = playerCalled(i18n, after)
  if (why === 'back') return i18n._(msg`${name} is back.`)
  if (why === 'sat') return i18n._(msg`${name} has sat down and plays on.`)
  const gone = playerCalled(i18n, before)
  const went =
    why === 'timeout' ? i18n._(msg`The time of ${gone} has run out.`) : i18n._(msg`${gone} has left.`)
  return `${went} ${afterwards(i18n, after)}`
}

/** Whoever comes or goes: a person, or a program. */
const playerCalled = (i18n: I18n, sitter: Sitter): string =>
  sitter.kind === 'program' ? sitterName(i18n, sitter) : personName(i18n, sitter.name)

function afterwards(i18n: I18n, after: Sitter): string {
  if (after.kind === 'nobody') return i18n._(msg`The seat is free for somebody else.`)
  if (after.kind === 'person' || after.kind === 'program') return i18n._(msg`Their turns are passed.`)
  const level = botName(i18n, after.bot)
  return i18n._(msg`A bot plays on: ${level}.`)
}
