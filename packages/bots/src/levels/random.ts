// Random: first a type of move, then a move of that type, so that long lists do not drown short ones.

import type { MoveType } from '@ironbridge/engine'
import type { Bot } from '../bot.ts'

export const random: Bot = {
  id: 'random',
  title: 'Random',
  sentence: 'Plays at random.',
  budget: { positions: 0, ms: 50 },
  choose(_view, legal, { dice }) {
    const types: MoveType[] = []
    for (const { type } of legal) if (type !== 'pass' && !types.includes(type)) types.push(type)
    if (types.length === 0) return legal[dice.below(legal.length)]
    const type = types[dice.below(types.length)]
    const moves = legal.filter((move) => move.type === type)
    return moves[dice.below(moves.length)]
  },
}
