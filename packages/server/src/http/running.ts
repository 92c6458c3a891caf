// Routes for whoever runs a server: is it alive, can it work, how does it do.

import { sql } from 'kysely'
import { Problem } from '../problem.ts'
import { type Route, route } from './route.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

export const runningRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive',
    access: 'anyone',
    run: async () => ({ ok: true }),
  }),
  route({
    method: 'GET',
    path: '/readyz',
    summary: 'The database answers',
    access: 'anyone',
    async run({ parts }) {
      try {
        await sql`select 1`.execute(parts.db)
      } catch {
        throw new Problem('unavailable', 'The database does not answer.')
      }
      return { ok: true }
    },
  }),
  route({
    method: 'GET',
    path: '/metrics',
    summary: 'Metrics for Prometheus',
    access: 'anyone',
    async run({ parts, request, reply }) {
      const { METRICS_TOKEN } = parts.config
      const isAllowed =
        METRICS_TOKEN === undefined
          ? LOOPBACK.test(request.ip)
          : request.headers['x-metrics-token'] === METRICS_TOKEN
      if (!isAllowed) throw new Problem('forbidden', 'Metrics are for the host.')
      reply.type(parts.metrics.registry.contentType)
      return parts.metrics.registry.metrics()
    },
  }),
]
