// Routes for whoever runs a server: is it alive, can it work, how does it do.

import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Problem } from '../problem.ts'
import { isSameKey } from '../secrets.ts'
import { isLocalHost } from './origin.ts'
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
          ? isFromHere(request)
          : isSameKey(String(request.headers['x-metrics-token']), METRICS_TOKEN)
      if (!isAllowed) throw new Problem('forbidden', 'Metrics are for the host.')
      reply.type(parts.metrics.registry.contentType)
      return parts.metrics.registry.metrics()
    },
  }),
]

/** A proxy on this machine is here too, but says for whom it asks; a page with our address keeps its own name. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  isLocalHost(headers.host)
