// Bots that play for tables here: they think in threads, never on the event loop, and nobody's wait behind all of somebody else's.

import { availableParallelism } from 'node:os'
import { bots } from '@ironbridge/bots'
import type { Move, State } from '@ironbridge/engine'
import { openThinkers, type Thinkers } from '@ironbridge/players'
import { type Engine, optionsFor } from '@ironbridge/revisions'
import { openFairQueue } from '../fairQueue.ts'

export interface BotQueue {
  /** A legal move for the seat in turn, by the rules of that engine. */
  choose(bot: string, engine: Engine, state: State, from: Asker): Promise<Move>
  /** Threads in which they think. */
  readonly size: number
  /** Decisions that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

/** For whom a bot thinks. */
export interface Asker {
  /** Those of one name take turns with others: an address, or a host whose address is not known. */
  readonly name: string
  /** Whether people sit there; bots among themselves can wait. */
  readonly isAwaited: boolean
}

export function openBotQueue(size = Math.max(1, availableParallelism() - 1)): BotQueue {
  /** By revision of the rules: bots know no rules but those of their thread. */
  const thinkers = new Map<number, Thinkers>()
  const awaited = openFairQueue<() => void>()
  const others = openFairQueue<() => void>()
  let free = size

  function next(): void {
    while (free > 0) {
      const start = awaited.take() ?? others.take()
      if (start === undefined) return
      free--
      start()
    }
  }

  function thinkersOf({ RULES_REVISION: revision }: Engine): Thinkers {
    const open = thinkers.get(revision)
    if (open) return open
    const options = optionsFor(revision)
    if (options === null) throw new Error(`No thread can keep to revision ${revision} of the rules.`)
    const opened = openThinkers(size, { options })
    thinkers.set(revision, opened)
    return opened
  }

  return {
    size,
    async choose(bot, engine, state, { name, isAwaited }) {
      await new Promise<void>((start) => {
        const queue = isAwaited ? awaited : others
        queue.add(name, start)
        next()
      })
      try {
        return await thinkAbout(bot, engine, state)
      } finally {
        free++
        next()
      }
    },
    waiting: () => awaited.size() + others.size(),
    async close() {
      await Promise.all([...thinkers.values()].map((pool) => pool.close()))
    },
  }

  async function thinkAbout(bot: string, engine: Engine, state: State): Promise<Move> {
    const legal = engine.legalMoves(state)
    const { positions, ms } = bots.find(({ id }) => id === bot)?.budget ?? { positions: 0, ms: 0 }
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const dice = crypto.getRandomValues(new Uint32Array(4))
    const place = await thinkersOf(engine).run({
      bot,
      view: engine.view(state, engine.seatToMove(state)),
      legal,
      dice: [dice[0] ?? 0, dice[1] ?? 0, dice[2] ?? 0, dice[3] ?? 0],
      positions,
      ms,
      flag,
    })
    const move = legal[place]
    if (move === undefined) throw new Error(`${bot} chose a move that is not listed.`)
    return move
  }
}
