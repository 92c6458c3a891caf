// Random: every legal move is equally likely.

import type { Bot } from './bot.ts'

export const random: Bot = {
  id: 'random',
  title: 'Random',
  choose: (_state, legal, dice) => legal[dice.below(legal.length)],
}
