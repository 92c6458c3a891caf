// The HTTP side: who calls, whether they may, and every answer and error in the same shape.

import { VERSION } from '@ironbridge/protocol'
import { type Route, routes } from '@ironbridge/protocol/routes'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { BannedProblem } from '../people/bans.ts'
import type { Session } from '../people/keys.ts'
import { Problem } from '../problem.ts'
import { describeRoutes, schemaOf } from './description.ts'
import { isOwnHost, isOwnOrigin } from './origin.ts'
import { addPage } from './page.ts'
import { STATUS } from './refusals.ts'
import type { Answers, RouteCall } from './route.ts'
import { NOT_FOR_TOKENS, whoIs } from './who.ts'

/** Bytes of the largest body. */
const MOST_BYTES = 65_536

type Needs = Pick<Parts, 'config' | 'keys' | 'addressOf' | 'limits' | 'queues' | 'metrics' | 'log'>

export async function openApp(needs: Needs, answers: Answers<typeof routes>): Promise<FastifyInstance> {
  const { config, addressOf, limits, queues, metrics, log } = needs
  const headers = { ...HEADERS, ...securely(config) }
  const answerError = (error: unknown, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error)
    metrics.refusals.inc({ code: problem.code })
    if (problem.code === 'internal') log.error({ err: error }, 'A request failed.')
    return reply
      .headers(headers)
      .code(STATUS[problem.code])
      .type('application/json; charset=utf-8')
      .send({ error: problem.body })
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
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (!limits.http.take(addressOf(request.raw)))
      throw new Problem('too-many', 'Too many requests. Wait a moment.')
  })
  const paths = new Set(Object.keys(routes).map((name) => name.split(' ')[1]))
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions
    const route = paths.has(url) ? url : 'page'
    metrics.answers.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error, _request, reply) => answerError(error, reply))
  await describeRoutes(app)
  /** Who sent a request that was let in. */
  const callers = new WeakMap<FastifyRequest, Session | null>()
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method = '', url = ''] = name.split(' ')
    const answer = answers[name as keyof typeof routes] as (call: RouteCall<Route>) => Promise<unknown>
    app.route({
      method,
      url,
      schema: schemaOf(name, route),
      async preValidation(request) {
        await queues.turnOf(addressOf(request.raw))
        callers.set(request, await letIn(needs, url, route, request))
        if (route.body) request.body ??= {}
      },
      async handler(request, reply) {
        const { params, query, body } = request
        const opened = callers.get(request)
        const ip = addressOf(request.raw)
        const said = await answer({ opened, params, query, body, ip, request, reply } as RouteCall<Route>)
        if (route.type !== undefined) reply.type(route.type)
        return reply.code(route.answer === undefined ? 204 : (route.status ?? 200)).send(said)
      },
    })
  }
  // So that the page knows that it can play online, without asking a static host for what it does not have.
  const more = { 'X-Ironbridge': String(VERSION), ...securely(config) }
  const { PAGE, PUBLIC_URL: home } = config
  const noFile = PAGE === undefined ? null : await addPage(app, PAGE, { more, home })
  app.setNotFoundHandler((request, reply) => {
    if (noFile !== null && !request.url.startsWith('/api/')) return noFile(request, reply)
    return reply.code(404).send({ error: { code: 'not-found', message: NO_ADDRESS } })
  })
  return app
}

const NO_ADDRESS = 'There is no such address.'

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Whoever has come over https once comes no other way. */
const securely = ({ PUBLIC_URL }: Config): Record<string, string> =>
  PUBLIC_URL?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}

/** Answers who it is; a Problem for whoever may not call this route. */
async function letIn(
  needs: Needs,
  url: string,
  { access, isForBanned }: Route,
  request: FastifyRequest,
): Promise<Session | null> {
  const { config, addressOf } = needs
  if (url.startsWith('/api') && !isOwnHost(config, request))
    throw new Problem('forbidden', `This server is at ${config.PUBLIC_URL}.`)
  const opened = await whoIs(needs, request.headers, addressOf(request.raw))
  const changes = request.method !== 'GET' && request.method !== 'HEAD'
  if (changes && opened?.kind !== 'token' && !isOwnOrigin(config, request))
    throw new Problem('forbidden', 'This request comes from another site.')
  if (access === 'moderator' && (opened?.kind !== 'session' || !opened.isModerator))
    throw new Problem('not-found', NO_ADDRESS)
  if (changes && isForBanned === undefined && opened?.ban) throw new BannedProblem(opened.ban)
  if (access !== 'anyone' && opened === null)
    throw new Problem('unauthenticated', 'Choose a name or sign in first.')
  const isForTokens = access === 'token' || (access === 'anyone' && !changes)
  if (opened?.kind === 'token' && !isForTokens) throw new Problem('forbidden', NOT_FOR_TOKENS)
  return opened
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    const where = issue?.instancePath.slice(1).replaceAll('/', '.')
    const whole = error.validationContext === 'body' ? 'The body' : ''
    return new Problem('bad-request', `${where || whole}: ${issue?.message ?? 'cannot be read'}`)
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new Problem('too-large', `A body has at most ${MOST_BYTES} bytes.`)
  if (status >= 400 && status < 500) return new Problem('bad-request', (error as Error).message)
  return new Problem('internal', 'That did not work. It was noted; try again.')
}
