// The built page. Only the files that were there when it began exist, so no path leads anywhere else.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import files from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

const FOR_ALL = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Answers what to say where there is no file. More headers go with every answer. */
export async function addPage(app: FastifyInstance, folder: string, more: Record<string, string> = {}) {
  const policy = policyFor(readFileSync(join(folder, 'index.html'), 'utf8'))
  const headers = { ...FOR_ALL, ...more, 'Content-Security-Policy': policy }
  /** The bundler puts a fingerprint into every name here. */
  const hashed = join(folder, 'assets/')
  await app.register(async (page) => {
    page.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers)
    })
    await page.register(files, {
      root: folder,
      wildcard: false,
      // Made when the page is built. The bundler's own notes are in a hidden folder, which is left out.
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('Cache-Control', path.startsWith(hashed) ? FOR_GOOD : 'no-cache')
      },
    })
  })
  return ({ method }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers)
    if (method !== 'GET' && method !== 'HEAD') return reply.code(405).header('Allow', 'GET, HEAD').send()
    return reply.code(404).type('text/plain; charset=utf-8').send('Nothing is here.\n')
  }
}

const noPath = (reply: FastifyReply): FastifyReply => reply.code(404).send()

/** The page alone, without a server to play at. */
export async function pageHandler(folder: string): Promise<RequestListener> {
  const app = Fastify({ frameworkErrors: (_error, _request, reply) => void noPath(reply) })
  app.setNotFoundHandler(await addPage(app, folder))
  await app.ready()
  return (request, response) => app.routing(request, response)
}

/** Everything comes from here; the page's one inline script is known by its fingerprint. */
function policyFor(html: string): string {
  const inline = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => script)
  const scripts = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
