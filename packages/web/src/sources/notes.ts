// Comments in a game's text that only this page reads: its title, and which seats are bots.

import { ladder } from '@ironbridge/bots/ladder'
import { seatName, seatNamed } from '@ironbridge/engine'
import type { KeptGame } from './kept.ts'

export interface Notes {
  readonly title: string | null
  /** By seat: the bot there. */
  readonly bots: readonly (string | undefined)[]
}

export function noteLines({ title, sitters }: Pick<KeptGame, 'title' | 'sitters'>): string {
  const bots = sitters.flatMap((sitter, seat) =>
    sitter.kind === 'bot' ? [`# bot ${seatName(seat)}: ${sitter.bot}`] : [],
  )
  return [`# title: ${title.replaceAll(/\s+/g, ' ')}`, ...bots].join('\n')
}

export function readNotes(text: string): Notes {
  const title = /^# title: (.{1,120})$/m.exec(text)?.[1]?.trim()
  const bots: string[] = []
  for (const [, letter = '', bot = ''] of text.matchAll(/^# bot ([A-D]): (\w{1,20})$/gm)) {
    if (ladder.some((id) => id === bot)) bots[seatNamed(letter, MOST_SEATS)] = bot
  }
  return { title: title === undefined || title === '' ? null : title, bots }
}

const MOST_SEATS = 4
