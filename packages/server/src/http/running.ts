// Answers to the routes for whoever runs a server or writes a client: is it alive, how does it do, what can be asked.

import type { runningRoutes } from '@ironbridge/protocol/routes'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { isSameKey } from '../secrets.ts'
import { documentOf, PAGE_POLICY, pageOf } from './description.ts'
import { isLocalHost } from './origin.ts'
import type { Answers } from './route.ts'

type Needs = Pick<Parts, 'config' | 'db' | 'metrics' | 'vigil'>

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

export function runningAnswers({ config, db, metrics, vigil }: Needs): Answers<typeof runningRoutes> {
  // Made once: a second of work, if everybody's were made anew.
  let description: Buffer | null = null
  let page: string | null = null
  return {
    'GET /healthz': async () => ({ ok: true }),
    async 'GET /readyz'() {
      try {
        await sql`select 1`.execute(db)
      } catch {
        throw new Problem('unavailable', 'The database does not answer.')
      }
      if (!vigil.isWell())
        throw new Problem('unavailable', 'The database takes nothing more in. Is its disk full?')
      return { ok: true }
    },
    async 'GET /metrics'({ request }) {
      const { METRICS_TOKEN } = config
      const isAllowed =
        METRICS_TOKEN === undefined
          ? isFromHere(request)
          : isSameKey(String(request.headers['x-metrics-token']), METRICS_TOKEN)
      if (!isAllowed) throw new Problem('forbidden', 'Metrics are for the host.')
      return metrics.registry.metrics()
    },
    async 'GET /api/openapi.json'({ request, reply }) {
      reply.type('application/json; charset=utf-8')
      return (description ??= Buffer.from(JSON.stringify(documentOf(request.server))))
    },
    async 'GET /api'({ request, reply }) {
      reply.header('Content-Security-Policy', PAGE_POLICY)
      return (page ??= pageOf(documentOf(request.server)))
    },
  }
}

/** A proxy on this machine is here too, but says for whom it asks; a page with our address keeps its own name. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  isLocalHost(headers.host)
