// Strong: takes what leads to the best position at the end of its own turn, and thinks no further.

import type { Bot } from '../bot.ts'
import { bestTurns, type Width } from '../search/turns.ts'
import { freshMind } from '../value/mind.ts'

const WIDTH: Width = { firsts: 8, seconds: 20, cards: 0 }

export const strong: Bot = {
  id: 'strong',
  title: 'Strong',
  sentence: 'Plans both actions of a turn together.',
  budget: { positions: 10_000, ms: 100 },
  choose(view, legal, clock) {
    if (legal.length === 1) return legal[0]
    const mind = freshMind(null, clock)
    const [{ moves }] = bestTurns(view, legal, mind, WIDTH)
    clock.tell?.({ line: moves, values: [], visits: 1, positions: mind.positions })
    return moves[0]
  },
}
