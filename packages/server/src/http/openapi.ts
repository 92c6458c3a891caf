// The description of the API, made from the same rows as the API, and a page that shows it.

import { VERSION } from '@ironbridge/protocol'
import { z } from 'zod'
import { type Route, route } from './route.ts'

/** Routes that describe the others. */
export const descriptionRoutes = (routes: readonly Route[]): Route[] => {
  const document = openApi(routes)
  return [
    route({
      method: 'GET',
      path: '/api/openapi.json',
      summary: 'This description, as OpenAPI 3.1',
      access: 'anyone',
      run: async () => document,
    }),
    route({
      method: 'GET',
      path: '/api',
      summary: 'This description, as a page',
      access: 'anyone',
      async run({ reply }) {
        reply.type('text/html; charset=utf-8')
        reply.header(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        return pageOf(routes)
      },
    }),
  ]
}

const ACCESS: Readonly<Record<Route['access'], string>> = {
  anyone: 'anybody',
  person: 'a session',
  token: 'a session or a token',
}

function openApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of routes)
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row) }
  return {
    openapi: '3.1.0',
    info: { title: 'Ironbridge', version: String(VERSION), description: INTRODUCTION },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'ironbridge' },
      },
    },
    paths,
  }
}

const INTRODUCTION =
  'A bot sends its token with every call: Authorization: Bearer TOKEN. Moves and positions are text and JSON as NOTATION.md of the project says. A refusal is {"error": {"code", "message", "rule"}}.'

function operation({ summary, access, params, query, body, answer }: Route) {
  const security = { anyone: [], person: [{ session: [] }], token: [{ session: [] }, { token: [] }] }[access]
  return {
    summary,
    security,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === undefined ? {} : { requestBody: { required: true, content: content(body) } }),
    responses: {
      '2XX': { description: 'Done', ...(answer === undefined ? {} : { content: content(answer) }) },
      '4XX': { description: 'Refused: why, and what to do' },
    },
  }
}

const content = (schema: z.ZodType) => ({ 'application/json': { schema: schemaOf(schema) } })

const schemaOf = (schema: z.ZodType): Record<string, unknown> =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

function pageOf(routes: readonly Route[]): string {
  const rows = routes.map(
    ({ method, path, summary, access, body }) =>
      `<h2><code>${method} ${escaped(path)}</code></h2><p>${escaped(summary)}. For ${ACCESS[access]}.</p>${
        body === undefined ? '' : `<pre>${escaped(JSON.stringify(schemaOf(body), null, 1))}</pre>`
      }`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ironbridge: the API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<h1>Ironbridge: the API</h1><p>${escaped(INTRODUCTION)} As <a href="/api/openapi.json">OpenAPI</a>.</p>${rows.join('\n')}</html>`
}

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;margin:2rem 0 0}pre{background:#eee;padding:.5rem;overflow:auto;max-height:16rem}'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
