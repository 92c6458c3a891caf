// The built page as a request handler. Only the files that were there when it began exist, so no path leads anywhere else.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export function pageHandler(folder: string): RequestListener {
  const files = filesIn(folder)
  const policy = policyFor(files.get(INDEX)?.body.toString() ?? '')
  return (request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    for (const [name, value] of Object.entries(FOR_ALL)) response.setHeader(name, value)
    void answer(files, request, response)
  }
}

const INDEX = '/index.html'
/** The bundler puts a fingerprint into every name here. */
const HASHED = '/assets/'

const FOR_ALL = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** The rest is compressed already. */
const COMPRESSIBLE = /^text|json$|svg/

interface PageFile {
  readonly body: Buffer
  readonly type: string
  readonly tag: string
  /** Each is made when it is first asked for. */
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

function filesIn(folder: string): Map<string, PageFile> {
  const found = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length).replaceAll('\\', '/')
    // The bundler's own notes are in a hidden folder.
    if (!entry.isFile() || name.includes('/.')) continue
    const body = readFileSync(path)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    found.set(name, { body, type, tag: `"${hashOf(body).slice(0, 22)}"`, compressed: new Map() })
  }
  return found
}

async function answer(
  files: ReadonlyMap<string, PageFile>,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const [path = '/'] = url.split(/[?#]/)
  const name = path === '/' ? INDEX : path
  const file = files.get(name)
  if (file === undefined) {
    response
      .writeHead(404, { 'Content-Type': TYPES['.txt'] })
      .end(method === 'HEAD' ? '' : 'Nothing is here.\n')
    return
  }
  const caching = name.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'
  response
    .setHeader('Cache-Control', caching)
    .setHeader('ETag', file.tag)
    .setHeader('Vary', 'Accept-Encoding')
  if (headers['if-none-match'] === file.tag) {
    response.writeHead(304).end()
    return
  }
  const encoding = COMPRESSIBLE.test(file.type) ? encodingFor(headers['accept-encoding']) : null
  const body = encoding === null ? file.body : await compressed(file, encoding)
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}

type Encoding = 'br' | 'gzip'

/** The first of ours that is accepted. */
function encodingFor(accepted: string | string[] = ''): Encoding | null {
  const names = String(accepted)
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null
}

function compressed({ body, compressed: made }: PageFile, encoding: Encoding): Promise<Buffer> {
  const known = made.get(encoding)
  if (known) return known
  const fresh = encoding === 'br' ? brotli(body, { params: BROTLI }) : promisify(gzip)(body)
  made.set(encoding, fresh)
  return fresh
}

const brotli = promisify(brotliCompress)
/** Higher ones take seconds for a few percent. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Everything comes from here; the page's one inline script is known by its fingerprint. */
function policyFor(html: string): string {
  const inline = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => script)
  const scripts = inline.map((script) => `'sha256-${hashOf(script)}'`)
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

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64')
