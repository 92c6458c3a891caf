// A bot of this program as a player, thinking in this thread.

import { type Bot, clockOf } from '@ironbridge/bots'
import { forfeit } from './forfeit.ts'
import type { Chosen, Decision, Player } from './player.ts'
import { diceFrom } from './seeds.ts'

/** Without a clock it values as many positions as given, or as its own budget says; with one, as many as it can. */
export function botPlayer(bot: Bot, positions?: number): Player {
  return {
    name: positions === undefined ? bot.id : `${bot.id}:${positions}`,
    begin: nothing,
    choose: (decision) => Promise.resolve(choiceOf(bot, decision, positions)),
    finish: nothing,
    close: nothing,
  }
}

const nothing = (): Promise<void> => Promise.resolve()

function choiceOf(bot: Bot, decision: Decision, positions: number | undefined): Chosen {
  const { view, legal, ms, tell, signal, isStopped } = decision
  const clock = clockOf({
    dice: diceFrom(decision.dice),
    positions: positions ?? (ms === null ? bot.budget.positions : Number.POSITIVE_INFINITY),
    ms,
    now: () => performance.now(),
    isStopped: () => signal?.aborted === true || isStopped?.() === true,
    tell,
  })
  try {
    const move = bot.choose(view, legal, clock)
    if (legal.includes(move)) return { move, faults: [] }
    return forfeit(decision, { kind: 'illegal', text: `${bot.id} chose a move that is not listed` })
  } catch (error) {
    return forfeit(decision, { kind: 'crashed', text: `${bot.id}: ${String(error)}` })
  }
}
