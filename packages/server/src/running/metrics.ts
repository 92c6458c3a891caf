// Counters and gauges for Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

/** Gauges are read when somebody asks. */
export function openMetrics(now: {
  readonly games: () => number
  readonly sockets: () => number
  readonly watchers: () => number
  readonly botsWaiting: () => number
  readonly linesLost: () => number
  readonly isWritable: () => boolean
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('ironbridge_games_in_memory', 'Games in memory', now.games)
  gauge('ironbridge_sockets', 'Open sockets', now.sockets)
  gauge('ironbridge_watchers', 'Games that are watched, counted for every socket', now.watchers)
  gauge('ironbridge_bots_waiting', "Bots' decisions that wait for a thread", now.botsWaiting)
  gauge('ironbridge_database_writable', '1 where the last small write to the database was taken', () =>
    Number(now.isWritable()),
  )
  return {
    registry,
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
