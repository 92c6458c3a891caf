// Bots that play for tables here: they think in threads, never on the event loop, and no host's bots wait behind all of another's.

import { availableParallelism } from 'node:os'
import { bots } from '@ironbridge/bots'
import { legalMoves, type Move, type State, seatToMove, view } from '@ironbridge/engine'
import { openThinkers } from '@ironbridge/players'

export interface BotQueue {
  /** A legal move for the seat in turn. */
  choose(bot: string, state: State, host: string): Promise<Move>
  /** Decisions that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

interface Task {
  readonly start: () => void
  readonly host: string
}

export function openBotQueue(size = Math.max(1, availableParallelism() - 1)): BotQueue {
  const thinkers = openThinkers(size)
  const tasks: Task[] = []
  /** Hosts in the order in which they were served; the last was served last. */
  const served: string[] = []
  let free = size

  function next(): void {
    while (free > 0 && tasks.length > 0) {
      const place = fairest(tasks, served)
      const [task] = tasks.splice(place, 1)
      if (task === undefined) return
      const old = served.indexOf(task.host)
      if (old >= 0) served.splice(old, 1)
      served.push(task.host)
      if (served.length > MOST_HOSTS) served.shift()
      free--
      task.start()
    }
  }

  return {
    async choose(bot, state, host) {
      await new Promise<void>((start) => {
        tasks.push({ start, host })
        next()
      })
      try {
        return await thinkAbout(bot, state)
      } finally {
        free++
        next()
      }
    },
    waiting: () => tasks.length,
    close: () => thinkers.close(),
  }

  async function thinkAbout(bot: string, state: State): Promise<Move> {
    const legal = legalMoves(state)
    const { positions, ms } = bots.find(({ id }) => id === bot)?.budget ?? { positions: 0, ms: 0 }
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const dice = crypto.getRandomValues(new Uint32Array(4))
    const place = await thinkers.run({
      bot,
      view: view(state, seatToMove(state)),
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

/** Hosts that are remembered. */
const MOST_HOSTS = 1000

/** The first task of the host that was served longest ago. */
export function fairest(tasks: readonly Pick<Task, 'host'>[], served: readonly string[]): number {
  let best = 0
  let rank = Number.POSITIVE_INFINITY
  for (const [place, { host }] of tasks.entries()) {
    const turn = served.indexOf(host)
    if (turn < rank) {
      best = place
      rank = turn
    }
  }
  return best
}
