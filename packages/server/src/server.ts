// A running server: its parts put together, what happens by the clock, and an orderly end.

import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@ironbridge/protocol'
import { type DestinationStream, type Logger, pino } from 'pino'
import { openBotQueue } from './bots/botQueue.ts'
import { openBus } from './bus/open.ts'
import type { Config } from './config.ts'
import { openGames } from './games/games.ts'
import { keepVigil } from './games/pauses.ts'
import { countDueGames, openScheduler } from './games/scheduler.ts'
import { openSweep } from './games/sweep.ts'
import { tellingTo } from './games/telling.ts'
import { openAddresses } from './http/address.ts'
import { openApp } from './http/app.ts'
import { answersOf } from './http/routes.ts'
import { limitOf, sharedLimitOf } from './limits.ts'
import { openJournal } from './log/journal.ts'
import { openWatchers } from './log/watchers.ts'
import { performOrders } from './moderation/orders.ts'
import { openNotices } from './notices/notices.ts'
import { countDue } from './notices/outbox.ts'
import type { Parts } from './parts.ts'
import { openChanges } from './people/changes.ts'
import { openKeys } from './people/keys.ts'
import { openPasswords } from './people/passwords.ts'
import { Problem } from './problem.ts'
import { listen } from './running/listen.ts'
import { openMetrics } from './running/metrics.ts'
import { repeat } from './running/repeat.ts'
import { removeOld } from './running/retention.ts'
import { hearingFor } from './sockets/hearing.ts'
import { askingAround, openPresence } from './sockets/presence.ts'
import { openRequestQueues } from './sockets/requestQueues.ts'
import { openSockets, type Sockets } from './sockets/sockets.ts'
import { damageOf, holdDatabase, isPostgres, openDatabase, shortenWal, sizesOf } from './store/database.ts'
import { openSeating } from './tables/seating.ts'

export interface Server {
  readonly port: number
  /** Settles where the file of the database turns out to be damaged. */
  readonly damage: Promise<Error>
  /** Finishes what was accepted. */
  close(): Promise<void>
}

/** Milliseconds between looks at games whose hour has come, and at messages to be sent. */
const TICK = 500
/** Milliseconds between looks at games that other servers may have moved on without our hearing of it. */
const SWEEP = 2000
const RENEWAL = 20_000
/** Milliseconds of moves that would go with a file beside the embedded database. */
const SHORTENING = 30_000
/** Milliseconds between looks at whether a day is over, and old things are to be removed. */
const REMOVAL = 600_000
/** Milliseconds to take leave. */
const FAREWELL = 1000

/** It knows no secrets. */
export const openLogger = (level: string, to: DestinationStream): Logger =>
  pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization'] }, to)

/** The time of day at the start, and evenly on from there: nobody gains or loses by a clock that is set. */
export const steadyTime = (): number => Math.round(performance.timeOrigin + performance.now())

/** What is the time may be said by somebody else, who can wait for days in a moment. */
export async function startServer(
  config: Config,
  log: Logger,
  now = steadyTime,
  linesLost = () => 0,
): Promise<Server> {
  const opened = new AsyncDisposableStack()
  try {
    return await start(opened, config, log, now, linesLost)
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** With what is to be closed at the end, or where it cannot start. */
async function start(
  opened: AsyncDisposableStack,
  config: Config,
  log: Logger,
  now: () => number,
  linesLost: () => number,
): Promise<Server> {
  if (config.PUBLIC_URL?.startsWith('https:') && config.TRUST_PROXY === '0')
    log.warn(
      'PUBLIC_URL is https, but no proxy is believed: to limits, everybody has one address. Set TRUST_PROXY.',
    )
  const onFault = (error: unknown): void => log.warn({ err: error }, 'Something failed that is tried again.')
  opened.defer(holdDatabase(config.DATABASE_URL))
  const db = await openDatabase(config.DATABASE_URL, onFault, config.DATABASE_CONNECTIONS)
  opened.defer(() => db.destroy())
  const isEmbedded = !isPostgres(config.DATABASE_URL)
  if (isEmbedded) await shortenWal(db)
  const bus = await openBus(config, onFault)
  opened.defer(() => bus.close())
  const metrics = openMetrics({
    games: () => games.size(),
    sockets: () => sockets?.count() ?? 0,
    watchers: () => watchers.count(),
    botsWaiting: async () => (bots?.waiting() ?? 0) + (await countDueGames(db, true, now())),
    gamesDue: () => countDueGames(db, false, now()),
    linesLost,
    isWritable: () => vigil.isWell(),
    sizes: () => sizesOf(db, config.DATABASE_URL),
    noticesDue: () => countDue(db, now()),
  })
  const journal = openJournal(db, {
    committed(lines, seconds) {
      metrics.commits.observe(seconds)
      metrics.commitLines.observe(lines)
    },
    late: () => metrics.conflicts.inc(),
  })
  const bots = config.BOT_THREADS === 0 ? null : openBotQueue(config.BOT_THREADS)
  const onGameFault = (error: unknown, game: string): void =>
    log.error({ err: error, game }, 'A game could not go on; it will be tried again.')
  const vigil = await keepVigil(db, now, (pause) =>
    log.info(pause, 'Nobody served: this time counts for no clock.'),
  )
  const games = openGames(db, journal, bus, now, vigil.pauses, onGameFault, bots !== null)
  const onLeft = (): void => bus.publish({ what: 'due' })
  const scheduler = openScheduler(db, games, { bots, onLeft, isForPeople: true }, now, onGameFault)
  const watchers = openWatchers<Message>()
  const presence = openPresence(watchers, bus, now)
  const keys = openKeys(db, bus, now)
  const changes = openChanges(bus)
  let sockets: Sockets | null = null
  const stopping = new AbortController()
  // Everybody who waits for news listens to it.
  setMaxListeners(0, stopping.signal)
  const notices = openNotices({
    db,
    config,
    log,
    now,
    present: (game) => presence.of(game),
    found: askingAround(presence, games, bus),
  })
  const shared = (kind: string, most: number, perSecond: number) =>
    sharedLimitOf(db, kind, most, perSecond, now)
  const parts: Parts = {
    config,
    db,
    games,
    seating: openSeating(db, games, bus, now, (game, address) => {
      scheduler.begin(game, address)
      notices.started(game)
    }),
    keys,
    passwords: openPasswords(),
    changes,
    notices,
    watchers,
    presence,
    vigil,
    bus,
    addressOf: openAddresses(config.TRUST_PROXY),
    limits: {
      requests: limitOf(config.REQUESTS_PER_SECOND * 2, config.REQUESTS_PER_SECOND, now),
      requestsFrom: limitOf(config.REQUESTS_PER_ADDRESS * 2, config.REQUESTS_PER_ADDRESS, now),
      bytes: limitOf(config.KILOBYTES_PER_ADDRESS * 10_000, config.KILOBYTES_PER_ADDRESS * 1000, now),
      chat: limitOf(10, 0.5, now),
      chatFrom: limitOf(30, 2, now),
      http: limitOf(config.HTTP_PER_SECOND * 5, config.HTTP_PER_SECOND, now),
      logins: shared('logins', 10, 1 / 30),
      guesses: shared('guesses', 100, 1 / 10),
      creations: shared('creations', config.CREATIONS_PER_MINUTE, config.CREATIONS_PER_MINUTE / 60),
      reports: shared('reports', 10, 10 / 3600),
      reportsFrom: shared('reportsFrom', 30, 30 / 3600),
      mails: shared('mails', 3, 1 / 3600),
      mailsFrom: shared('mailsFrom', 10, 10 / 3600),
    },
    queues: openRequestQueues((error) => log.error({ err: error }, 'A request failed.')),
    metrics,
    log,
    now,
    stopping: stopping.signal,
  }
  games.subscribe({
    ...tellingTo(watchers, now),
    advanced(game, lines) {
      scheduler.schedule(game)
      notices.advanced(game, lines)
    },
  })
  keys.onRevoked((hash) => sockets?.dismiss(hash))
  changes.onTold(async (user) => sockets?.renew(user))
  const sweep = openSweep(db, games, now, onFault)
  bus.onGap(() => sweep.anew())

  const quietly = (work: Promise<unknown> | undefined): void => {
    work?.catch((error: unknown) => {
      if (!(error instanceof Problem)) onFault(error)
    })
  }

  bus.subscribe(hearingFor(parts, () => sockets, quietly))

  async function clean(): Promise<void> {
    const removed = await removeOld(parts)
    if (removed !== null) log.info(removed, 'What is not to be kept longer was removed.')
  }

  const app = await openApp(parts, answersOf(parts))
  await app.ready()
  sockets = openSockets(parts, app.server)
  // Whoever named its address has a proxy that knows the port.
  const isFixed = config.PORT_FIXED || config.PUBLIC_URL !== undefined
  const port = await listen(app.server, config.HOST, config.PORT, isFixed)

  const stops = [
    // Whoever wakes games knows what counted by then.
    repeat(TICK, () => vigil.beat().then(() => scheduler.wake()), onFault),
    repeat(TICK, () => notices.deliver(), onFault),
    repeat(TICK, () => performOrders(parts), onFault),
    repeat(RENEWAL, async () => presence.renew(games.held()), onFault),
    repeat(REMOVAL, clean, onFault),
    ...(bus.isShared ? [repeat(SWEEP, () => sweep.look(), onFault)] : []),
    ...(isEmbedded ? [repeat(SHORTENING, () => shortenWal(db), onFault)] : []),
  ]
  const damage = new Promise<Error>((resolve) => {
    damageOf(config.DATABASE_URL, stopping.signal).then(
      (found) => found && resolve(found),
      (error: unknown) => stopping.signal.aborted || onFault(error),
    )
  })
  return {
    port,
    damage,
    async close() {
      stopping.abort()
      // Whoever neither asks nor reads to the end is not waited for.
      const late = setTimeout(() => app.server.closeAllConnections(), FAREWELL)
      await Promise.all(stops.map((stop) => stop()))
      await sockets?.close('The server stops. Connect again in a moment.')
      app.server.closeIdleConnections()
      await scheduler.close()
      await games.settled()
      // What is under way to people is sent again after the next start.
      await Promise.race([notices.settled(), sleep(FAREWELL, undefined, { ref: false })])
      await app.close()
      clearTimeout(late)
      await opened.disposeAsync()
    },
  }
}
