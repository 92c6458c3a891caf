// The description of the API, made from the same table as the API, and a page that shows it.

import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { type ProblemCode, VERSION } from '@ironbridge/protocol'
import { problem, type Route, routes } from '@ironbridge/protocol/routes'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import { exampleOf, refusalExample } from './examples.ts'
import { refusalsOf, STATUS } from './refusals.ts'

const INTRODUCTION =
  'A bot sends its token with every call: Authorization: Bearer TOKEN. Moves and positions are text and JSON as NOTATION.md of the project says. A refusal is {"error": {"code", "message", "rule"}}.'

const OPTIONS: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Ironbridge', version: String(VERSION), description: INTRODUCTION },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'ironbridge' },
      },
    },
  },
  transform: jsonSchemaTransform,
  transformObject: (made) => ('openapiObject' in made ? withExamples(made.openapiObject as Document) : {}),
}

/** Describes every route that is added from now on. */
export const describeRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, OPTIONS)
}

/** Of the version that was asked for. */
export const documentOf = (app: FastifyInstance): Document => app.swagger() as Document

type Document = OpenAPIV3_1.Document

const SECURITY = {
  anyone: [],
  person: [{ session: [] }],
  token: [{ session: [] }, { token: [] }],
  moderator: [{ session: [] }],
}
const DONE = 'Done'

/** What is read of a call to a route, and what is written. */
export function schemaOf(name: string, route: Route) {
  const { summary, access, params, query, body, answer, type, status } = route
  const refused = Object.fromEntries(refusalsOf(name, route).map((code) => [STATUS[code], problem]))
  return {
    summary,
    security: SECURITY[access],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response:
      answer === undefined
        ? { 204: z.undefined().describe(DONE), ...refused }
        : {
            [status ?? 200]:
              type === undefined
                ? answer.describe(DONE)
                : { description: DONE, content: { [type]: { schema: answer } } },
            ...refused,
          },
  } satisfies FastifySchema
}

/** One for everything that is sent and told, and one for each code of a refusal. */
function withExamples(document: Document): Document {
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method = '', path = ''] = name.split(' ')
    const operations = document.paths?.[path.replaceAll(/:(\w+)/g, '{$1}')] as Record<string, Operation>
    const { requestBody, responses = {} } = operations[method.toLowerCase()] ?? {}
    addExample(requestBody, 'body')
    addExample(responses[route.status ?? 200], 'answer')
    for (const code of refusalsOf(name, route)) addRefusal(responses[STATUS[code]], code)
  }
  return document
}

const contentsOf = (said: Said): OpenAPIV3_1.MediaTypeObject[] =>
  said && 'content' in said ? Object.values(said.content ?? {}) : []

function addExample(said: Said, name: string): void {
  for (const content of contentsOf(said))
    if (content.schema) content.example = exampleOf(content.schema, name)
}

function addRefusal(said: Said, code: ProblemCode): void {
  for (const content of contentsOf(said))
    content.examples = { ...content.examples, [code]: { value: refusalExample(code) } }
}

/** The page runs nothing and loads nothing. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Operation = OpenAPIV3_1.OperationObject

export function pageOf({ paths = {} }: Document): string {
  const rows = Object.entries(paths).flatMap(([path, operations = {}]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) =>
      rowOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ironbridge: the API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<h1>Ironbridge: the API</h1><p>${escaped(INTRODUCTION)} As <a href="/api/openapi.json">OpenAPI</a>.</p>${rows.join('\n')}</html>`
}

const WHO = ['anybody', 'a session', 'a session or a token']

function rowOf(
  name: string,
  { summary = '', security = [], requestBody, responses = {} }: Operation,
): string {
  const [answer, ...refusals] = Object.values(responses)
  return [
    `<h2><code>${escaped(name)}</code></h2><p>${escaped(summary)}. For ${WHO[security.length]}.</p>`,
    shown('You send', requestBody),
    shown('You are told', answer),
    `<p>Refusals: ${refusals.flatMap((said) => contentsOf(said).flatMap(({ examples = {} }) => Object.keys(examples))).join(', ')}.</p>`,
  ].join('')
}

type Said = Operation['requestBody'] | OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject

/** As far as it is JSON. */
function shown(words: string, said: Said): string {
  const { schema, example } =
    (said && 'content' in said ? said.content?.['application/json'] : undefined) ?? {}
  if (schema === undefined) return ''
  const [like, exactly] = [example, schema].map((one) => escaped(JSON.stringify(one, null, 1)))
  return `<p>${words}, for example</p><pre>${like}</pre><details><summary>Schema</summary><pre>${exactly}</pre></details>`
}

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;margin:2rem 0 0}p{margin:.25rem 0}pre{background:#eee;margin:0;padding:.5rem;overflow:auto;max-height:16rem}'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
