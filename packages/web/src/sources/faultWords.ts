// Why a text is no game, in words: a headline, and what exactly is wrong.

import { RULES_REVISION, ruleset } from '@ironbridge/engine'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { refusalSentence } from '../words/index.ts'
import type { BadMove, ImportFault } from './transfer.ts'

export interface FaultWords {
  readonly what: string
  readonly why: string
  /** The line or move as it stands in the text. */
  readonly quote: string | null
}

export function faultWords(i18n: I18n, fault: ImportFault): FaultWords {
  switch (fault.type) {
    case 'empty':
      return said(
        i18n._(msg`There is nothing in it`),
        i18n._(msg`The text is empty. A game begins with lines such as:`),
        EXAMPLE,
      )
    case 'too-large':
      return said(
        i18n._(msg`This is too large for a game`),
        i18n._(msg`A game takes a few kilobytes; one megabyte is the limit.`),
      )
    case 'not-text':
      return said(
        i18n._(msg`This is not text`),
        i18n._(msg`Games are plain text. This looks like a picture, an archive or a program.`),
      )
    case 'no-seed':
      return said(
        i18n._(msg`This game cannot be replayed yet`),
        i18n._(
          msg`It names only the fingerprint of its seed. The seed itself is told when the game is over; export it then.`,
        ),
      )
    case 'rules': {
      const { rules } = fault
      return said(
        i18n._(msg`This game was played under other rules`),
        i18n._(
          msg`It follows revision ${rules} of our rules, and this page plays revision ${RULES_REVISION}. It would not replay to the same end.`,
        ),
      )
    }
    case 'header': {
      const { header } = fault
      return said(
        i18n._(msg`This is not a game, or its beginning is missing`),
        i18n._(msg`The line “${header}” is missing. A game begins with lines such as:`),
        EXAMPLE,
      )
    }
    case 'setup': {
      const { line, text } = fault
      return said(
        i18n._(msg`There is no such game`),
        i18n._(
          msg`Line ${line}: this game, number of players and variants do not go together, or one of them is unknown.`,
        ),
        text,
      )
    }
    case 'line': {
      const { line, text } = fault
      return said(
        i18n._(msg`Line ${line} cannot be read`),
        i18n._(msg`It was changed or cut short on the way:`),
        text,
      )
    }
    case 'move':
    case 'turn':
    case 'refused':
      return moveWords(i18n, fault)
  }
}

type MoveFault = Extract<ImportFault, { readonly at: BadMove }>

function moveWords(i18n: I18n, fault: MoveFault): FaultWords {
  const number = fault.at.ply + 1
  return said(i18n._(msg`Move ${number} cannot be made`), moveReason(i18n, fault), fault.at.text)
}

function moveReason(i18n: I18n, fault: MoveFault): string {
  const { names, turn } = fault.at
  const name = names[turn] ?? ''
  switch (fault.type) {
    case 'move':
      return i18n._(msg`It cannot be read. It was changed or cut short on the way:`)
    case 'turn':
      return i18n._(msg`It is the turn of ${name}, not of the player who makes it:`)
    case 'refused': {
      const rule = refusalSentence(i18n, ruleset(fault.setup), fault.refusal, names)
      return i18n._(msg`The rules answer ${name}: ${rule}`)
    }
  }
}

const said = (what: string, why: string, quote: string | null = null): FaultWords => ({ what, why, quote })

/** Part of the notation, so not translated. */
const EXAMPLE = '[Edition "birmingham"]\n[Players "3"]'
