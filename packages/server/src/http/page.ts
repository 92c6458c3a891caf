// The built page. Only the files that were there when it began exist, so no path leads anywhere else.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import files from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

const FOR_ALL = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** The bundler puts a fingerprint into every name here, for older rules too. */
const HASHED = '/assets/'

interface PageOptions {
  /** Headers that go with every answer. */
  readonly more?: Record<string, string>
  /** The page's own address, where it is known. */
  readonly home?: string | undefined
}

/** Answers what to say where there is no file. */
export async function addPage(app: FastifyInstance, folder: string, { more, home }: PageOptions = {}) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const policy = policyFor(html)
  const headers = { ...FOR_ALL, ...more, 'Content-Security-Policy': policy }
  /** By address, of every file. */
  const tags = new Map<string, string>()
  await app.register(async (page) => {
    page.addHook('onRoute', ({ url }) => {
      if (!tags.has(url))
        tags.set(url, tagOf(readFileSync(join(folder, url.endsWith('/') ? `${url}index.html` : url))))
    })
    page.addHook('onRequest', async ({ headers: asked, routeOptions: { url = '' } }, reply) => {
      const tag = tags.get(url) ?? ''
      reply.headers({ ...headers, ETag: tag, Vary: 'accept-encoding' })
      reply.header('Cache-Control', url.includes(HASHED) ? FOR_GOOD : 'no-cache')
      if (isNamed(tag, asked['if-none-match'])) return reply.code(304).send()
    })
    if (home !== undefined) {
      const front = frontPage(atHome(html, home))
      for (const url of ['/', '/index.html']) {
        tags.set(url, front.tag)
        page.get(url, front.answer)
      }
    }
    await page.register(files, {
      root: folder,
      wildcard: false,
      // Made when the page is built. The bundler's own notes are in a hidden folder, which is left out.
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', ...(home === undefined ? [] : ['index.html'])],
      cacheControl: false,
      // Builds and images may give all files one time, and two pages one size.
      etag: false,
      lastModified: false,
    })
  })
  return ({ method }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers)
    if (method !== 'GET' && method !== 'HEAD') return reply.code(405).header('Allow', 'GET, HEAD').send()
    return reply.code(404).type('text/plain; charset=utf-8').send('Nothing is here.\n')
  }
}

/** Whoever shows a link with a picture wants whole addresses, which are not known when the page is built. */
const atHome = (html: string, home: string): string =>
  html.replace(
    /<meta property="og:image" content="([^"]*)" \/>/,
    (_, image: string) =>
      `<meta property="og:url" content="${new URL('./', home).href}" />
    <meta property="og:image" content="${new URL(image, home).href}" />`,
  )

/** A page that is no file, compressed as files are. */
function frontPage(html: string) {
  const bodies = [
    ['br', brotliCompressSync(html)],
    ['gzip', gzipSync(html)],
  ] as const
  const answer = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [encoding, body] = bodies.find(([name]) => takes(headers['accept-encoding'], name)) ?? []
    if (encoding !== undefined) reply.header('Content-Encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(body ?? html)
  }
  return { tag: tagOf(html), answer }
}

const takes = (accepted: string | string[] | undefined, encoding: string): boolean =>
  String(accepted)
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .some(([name, weight = '']) => name === encoding && !/^q=0(\.0*)?$/.test(weight))

/** A weak one, since it stands for the contents however they are compressed. */
const tagOf = (contents: Buffer | string): string =>
  `W/"${createHash('sha256').update(contents).digest('base64url')}"`

/** Whether a browser, or a proxy in between, has what it asks for. */
const isNamed = (tag: string, known: string | undefined): boolean =>
  known?.split(',').some((one) => `W/${one.trim().replace(/^W\//, '')}` === tag) ?? false

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
