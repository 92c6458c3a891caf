// A bot that thinks in a thread of its own, so that whoever asks it can do something else.

import type { Bot } from '@ironbridge/bots'
import { at } from '@ironbridge/engine'
import { reason } from './complaint.ts'
import { forfeit } from './forfeit.ts'
import type { Player } from './player.ts'
import type { Thinkers } from './pool/thinkers.ts'
import { rngFrom } from './seeds.ts'

/**
 * Thinks within its positions and, if the decision has one, its clock; when the move is wanted now it makes the best so far.
 * The threads belong to whoever opened them: closing the player leaves them.
 */
export function threadPlayer(
  { id, budget }: Pick<Bot, 'id' | 'budget'>,
  thinkers: Thinkers,
  positions = budget.positions,
): Player {
  return {
    name: id,
    async begin() {},
    async choose(decision) {
      const { view, legal, dice, ms, tell, signal } = decision
      const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      const stop = (): number => Atomics.store(flag, 0, 1)
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop, { once: true })
      try {
        const request = { bot: id, view, legal, dice: rngFrom(dice), positions, ms, flag }
        return { move: at(legal, await thinkers.run(request, tell)), faults: [] }
      } catch (error) {
        return forfeit(decision, { kind: 'crashed', text: `${id}: ${reason(error)}` })
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    async finish() {},
    async close() {},
  }
}
