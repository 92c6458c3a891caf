// Counters and gauges for Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Sizes } from '../store/database.ts'

export type Metrics = ReturnType<typeof openMetrics>

/** Gauges are read when somebody asks. */
export function openMetrics(now: {
  readonly games: () => number
  readonly sockets: () => number
  readonly watchers: () => number
  readonly botsWaiting: () => number | Promise<number>
  readonly gamesDue: () => Promise<number>
  readonly linesLost: () => number
  readonly isWritable: () => boolean
  /** Bytes of the database, and of what lies beside it. */
  readonly sizes: () => Promise<Sizes>
  /** Notices whose hour has come. */
  readonly noticesDue: () => Promise<number>
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set(await read())
        } catch {
          // What a database that is away would say is not known; the rest is.
          this.set(Number.NaN)
        }
      },
    })
  gauge('ironbridge_games_in_memory', 'Games in memory', now.games)
  gauge('ironbridge_sockets', 'Open sockets', now.sockets)
  gauge('ironbridge_watchers', 'Games that are watched, counted for every socket', now.watchers)
  gauge(
    'ironbridge_bots_waiting',
    "Bots' decisions that wait for a thread, or for a process that thinks",
    now.botsWaiting,
  )
  gauge('ironbridge_games_due', 'Games whose hour has come and that nobody has woken', now.gamesDue)
  gauge('ironbridge_database_writable', '1 where the last small write to the database was taken', () =>
    Number(now.isWritable()),
  )
  gauge('ironbridge_database_bytes', 'Size of the database', async () => (await now.sizes()).database)
  gauge(
    'ironbridge_wal_bytes',
    'Size of what SQLite has not yet written into its file',
    async () => (await now.sizes()).wal,
  )
  gauge('ironbridge_notices_due', 'Notices whose hour has come and that are not sent', now.noticesDue)
  return {
    registry,
    commits: new Histogram({
      name: 'ironbridge_commit_seconds',
      help: 'Time to write lines of games',
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    commitLines: new Histogram({
      name: 'ironbridge_commit_lines',
      help: 'Lines that were written together',
      buckets: [1, 3, 10, 30, 100, 300, 1000],
      registers,
    }),
    conflicts: new Counter({
      name: 'ironbridge_conflicts_total',
      help: 'Lines that another server had written first',
      registers,
    }),
    refusals: new Counter({
      name: 'ironbridge_refusals_total',
      help: 'Requests that were not done, by the reason',
      labelNames: ['code'] as const,
      registers,
    }),
    moveTimes: new Histogram({
      name: 'ironbridge_move_seconds',
      help: 'Time from when a turn came in over a socket until it was accepted',
      buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 5],
      registers,
    }),
    moves: new Counter({ name: 'ironbridge_moves_total', help: 'Turns accepted from people', registers }),
    linesLost: new Counter({
      name: 'ironbridge_log_lines_lost_total',
      help: 'Lines of the log that could not be written',
      registers,
      collect() {
        this.reset()
        this.inc(now.linesLost())
      },
    }),
    slowClients: new Counter({
      name: 'ironbridge_slow_clients_total',
      help: 'Sockets closed because they did not keep up',
      registers,
    }),
    answers: new Histogram({
      name: 'ironbridge_http_seconds',
      help: 'Time to answer HTTP requests',
      labelNames: ['route', 'status'] as const,
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  }
}
