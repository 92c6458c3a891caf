// The HTTP side: who calls, whether they may, and every answer and error in the same shape.

import { type ProblemCode, VERSION } from '@ironbridge/protocol'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { Problem } from '../problem.ts'
import { isOwnHost, isOwnOrigin } from './origin.ts'
import { pageHandler } from './page.ts'
import type { Route } from './route.ts'
import { whoIs } from './who.ts'

/** Bytes of the largest body. */
const MOST_BYTES = 65_536

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  stale: 409,
  conflict: 409,
  illegal: 422,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
}

export function openApp(parts: Parts, routes: readonly Route[]): FastifyInstance {
  const { config, limits, metrics, log } = parts
  const headers = { ...HEADERS, ...securely(config) }
  const answerError = (error: unknown, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error)
    if (problem.code === 'internal') log.error({ err: error }, 'A request failed.')
    return reply.headers(headers).code(STATUS[problem.code]).send({ error: problem.body })
  }
  const app = Fastify({
    bodyLimit: MOST_BYTES,
    // Passkeys have long names.
    routerOptions: { maxParamLength: 1500 },
    // Whoever keeps a connection busy without a request is let go.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // What cannot even be read is answered as everything else.
    frameworkErrors: (error, _request, reply) => void answerError(error, reply),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!limits.http.take(parts.addressOf(request.raw)))
      throw new Problem('too-many', 'Too many requests. Wait a moment.')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    metrics.answers.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))
  for (const row of routes)
    app.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const result = await call(parts, row, request, reply)
        return result === undefined
          ? reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send()
          : result
      },
    })
  const showPage = config.PAGE === undefined ? null : pageHandler(config.PAGE)
  app.setNotFoundHandler((request, reply) => {
    if (showPage === null || request.url.startsWith('/api/'))
      return reply.code(404).send({ error: { code: 'not-found', message: 'There is no such address.' } })
    reply.hijack()
    // So that the page knows that it can play online, without asking a static host for what it does not have.
    reply.raw.setHeader('X-Ironbridge', VERSION)
    for (const [name, value] of Object.entries(securely(config))) reply.raw.setHeader(name, value)
    showPage(request.raw, reply.raw)
    return reply
  })
  return app
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Whoever has come over https once comes no other way. */
const securely = ({ PUBLIC_URL }: Config): Record<string, string> =>
  PUBLIC_URL?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}

async function call(
  parts: Parts,
  row: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (row.path.startsWith('/api') && !isOwnHost(parts.config, request))
    throw new Problem('forbidden', `This server is at ${parts.config.PUBLIC_URL}.`)
  const opened = await whoIs(parts, request.headers)
  if (row.method !== 'GET' && opened?.kind !== 'token' && !isOwnOrigin(parts.config, request))
    throw new Problem('forbidden', 'This request comes from another site.')
  if (row.access !== 'anyone' && opened === null)
    throw new Problem('unauthenticated', 'Choose a name or sign in first.')
  if (row.access === 'person' && opened?.kind === 'token')
    throw new Problem('forbidden', 'A token may play, nothing else.')
  return row.run({
    parts,
    opened,
    params: read(row.params, request.params, '') as never,
    query: read(row.query, request.query, '') as never,
    body: read(row.body, request.body ?? {}, 'The body') as never,
    ip: parts.addressOf(request.raw),
    request,
    reply,
  })
}

function read(schema: Route['body'], value: unknown, what: string): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || what
  throw new Problem('bad-request', `${where}: ${issue?.message ?? 'cannot be read'}`)
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new Problem('too-large', `A body has at most ${MOST_BYTES} bytes.`)
  if (status >= 400 && status < 500) return new Problem('bad-request', (error as Error).message)
  return new Problem('internal', 'That did not work. It was noted; try again.')
}
