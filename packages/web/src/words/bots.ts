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
    sentence: msg`Plays at random.`,
  },
  novice: {
    name: msg({ context: 'bot', message: 'Novice' }),
    sentence: msg`Thinks of one action at a time and often misjudges it.`,
  },
  club: {
    name: msg({ context: 'bot', message: 'Club' }),
    sentence: msg`Takes the action that looks best by itself.`,
  },
  strong: {
    name: msg({ context: 'bot', message: 'Strong' }),
    sentence: msg`Plans both actions of a turn together.`,
  },
  expert: {
    name: msg({ context: 'bot', message: 'Expert' }),
    sentence: msg`Plans whole turns with what it learned from many games, and looks two turns ahead.`,
  },
  master: {
    name: msg({ context: 'bot', message: 'Master' }),
    sentence: msg`Thinks up to three turns ahead, and of the cards that others may hold.`,
  },
}
