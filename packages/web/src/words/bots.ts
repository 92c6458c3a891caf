// The bots in words: a name and a sentence for each step of the ladder.

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export function botName(i18n: I18n, id: string): string {
  const words = BOTS[id]
  return words ? i18n._(words.name) : id
}

export function botSentence(i18n: I18n, id: string): string {
  const words = BOTS[id]
  return words ? i18n._(words.sentence) : id
}

interface BotWords {
  readonly name: MessageDescriptor
  readonly sentence: MessageDescriptor
}

const BOTS: Readonly<Record<string, BotWords>> = {
  random: {
    name: msg({ context: 'bot', message: 'Random' }),
    sentence: msg`Picks a kind of action, then any way to take it.`,
  },
  novice: {
    name: msg({ context: 'bot', message: 'Novice' }),
    sentence: msg`Weighs single actions and often misjudges them.`,
  },
  club: {
    name: msg({ context: 'bot', message: 'Club' }),
    sentence: msg`Weighs every single action, one at a time.`,
  },
  strong: {
    name: msg({ context: 'bot', message: 'Strong' }),
    sentence: msg`Weighs whole turns: pairs of actions.`,
  },
  expert: {
    name: msg({ context: 'bot', message: 'Expert' }),
    sentence: msg`Weighs whole turns by what it learned from games; looks ahead where time is left.`,
  },
  master: {
    name: msg({ context: 'bot', message: 'Master' }),
    sentence: msg`Looks up to three turns ahead, in many worlds that fit what it knows.`,
  },
}
