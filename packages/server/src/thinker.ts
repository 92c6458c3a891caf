// A process that thinks for bots and serves nobody: as many as there are cores for, on whichever machine, on the database of the servers.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@ironbridge/protocol'
import type { Logger } from 'pino'
import { openBotQueue } from './bots/botQueue.ts'
import { openBus } from './bus/open.ts'
import type { Config } from './config.ts'
import { openGames } from './games/games.ts'
import { heedPauses } from './games/pauses.ts'
import { openScheduler } from './games/scheduler.ts'
import { openJournal } from './log/journal.ts'
import { openWatchers } from './log/watchers.ts'
import { openNotices } from './notices/notices.ts'
import { repeat } from './running/repeat.ts'
import { openPresence } from './sockets/presence.ts'
import { isPostgres, openDatabase } from './store/database.ts'

export interface BotProcess {
  /** What it was thinking about is taken up by another, or after the next start. */
  close(): Promise<void>
}

/** Milliseconds between looks at whose turn it is, if nobody says so before, and at notices to be written down. */
const TICK = 500
const RENEWAL = 20_000
/** Milliseconds to take leave. */
const FAREWELL = 1000

export async function startThinker(config: Config, log: Logger, now: () => number): Promise<BotProcess> {
  if (!isPostgres(config.DATABASE_URL))
    throw new Error('Servers and processes that think share a Postgres. Set DATABASE_URL to postgres://…')
  const onFault = (error: unknown): void => log.warn({ err: error }, 'Something failed that is tried again.')
  const onGameFault = (error: unknown, game: string): void =>
    log.error({ err: error, game }, 'A game could not go on; it will be tried again.')
  const db = await openDatabase(config.DATABASE_URL, onFault, config.DATABASE_CONNECTIONS)
  const bus = await openBus(config, onFault)
  const heeded = heedPauses(db, () => {})
  const games = openGames(db, openJournal(db), bus, now, heeded.pauses, onGameFault)
  // Without threads there would be nothing to do.
  const bots = openBotQueue(config.BOT_THREADS || undefined)
  const scheduler = openScheduler(db, games, { bots, onLeft() {}, isForPeople: false }, now, onGameFault)
  const presence = openPresence(openWatchers<Message>(), bus, now)
  const present = (game: string): string[] => presence.of(game)
  // Servers send them.
  const notices = openNotices({ db, config, log, now, present, found: async (game) => present(game) })
  games.subscribe({
    entries() {},
    table() {},
    begun() {},
    clock() {},
    advanced(game, lines) {
      scheduler.schedule(game)
      notices.advanced(game, lines)
    },
  })
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  /** One after the other: however much is said meanwhile, it is looked at once more. */
  function look(): Promise<void> {
    next ??= last.then(async () => {
      next = null
      await heeded.hear()
      await scheduler.wake()
    })
    last = next.catch(() => {})
    return next
  }
  bus.subscribe((signal, from) => {
    if (signal.what === 'due') void look().catch(onFault)
    else if (signal.what === 'present') presence.hear(signal.game, from, signal.users)
    else if (signal.what === 'rewritten' || signal.what === 'table') games.forget(signal.game)
  })
  bus.onGap(() => games.forgetIdle())
  const stops = [
    repeat(TICK, look, onFault),
    // What the database did not take before.
    repeat(TICK, () => notices.settled(), onFault),
    repeat(RENEWAL, async () => presence.renew([]), onFault),
  ]
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await scheduler.close()
      await games.settled()
      await Promise.race([notices.settled(), sleep(FAREWELL, undefined, { ref: false })])
      await bus.close()
      await db.destroy()
    },
  }
}
