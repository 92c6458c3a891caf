// The server of the page: types, caching, compression, and nothing but the files that are there.

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPage, pageHandler } from '../src/http/page.ts'
import { addressesOf } from '../src/running/addresses.ts'
import { listen } from '../src/running/listen.ts'
import { commandFor } from '../src/running/openBrowser.ts'

const script = 'document.title = "set early"'
const html = `<!doctype html><script>${script}</script><script type="module" src="./assets/a-1.js"></script>`
const long = 'const letters = "abc"\n'.repeat(200)

let server: Server
let port = 0
const folder = mkdtempSync(join(tmpdir(), 'ironbridge-page-'))

beforeAll(async () => {
  const page = join(folder, 'page')
  for (const name of ['assets', '.vite']) mkdirSync(join(page, name), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(page, 'index.html'), html)
  writeFileSync(join(page, 'sw.js'), long)
  writeFileSync(join(page, 'assets/a-1.js'), long)
  writeFileSync(join(page, 'assets/b-2.woff2'), 'letters')
  for (const name of ['sw.js', 'assets/a-1.js']) {
    writeFileSync(join(page, `${name}.br`), brotliCompressSync(long))
    writeFileSync(join(page, `${name}.gz`), gzipSync(long))
  }
  writeFileSync(join(page, '.vite/manifest.json'), '{}')
  server = createServer(await pageHandler(page))
  port = await listen(server, '127.0.0.1', 0)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, init)

test('the first page is asked for anew each time, and may be unchanged', async () => {
  const response = await get('/')
  expect(await response.text()).toBe(html)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  // By hand, since fetch asks as a forced reload does.
  const again = await raw(
    `GET /?from=home HTTP/1.1\r\nHost: here\r\nConnection: close\r\nIf-None-Match: ${response.headers.get('etag')}\r\n\r\n`,
  )
  expect(again).toMatch(/^HTTP\/1\.1 304 [^]*\r\n\r\n$/)
})

// Images and reproducible builds set all times alike, and a page differs from the next by the fingerprint of a script.
describe('two builds of equal sizes and times', () => {
  const builds: { readonly page: string; readonly port: number; readonly server: Server }[] = []
  beforeAll(async () => {
    for (const letter of ['a', 'b']) {
      const page = join(folder, letter)
      mkdirSync(page)
      for (const name of ['index.html', 'sw.js']) {
        const contents = `<!doctype html><script src="./assets/${letter.repeat(8)}.js"></script>`
        for (const [end, bytes] of [
          ['', contents],
          ['.br', brotliCompressSync(contents)],
          ['.gz', gzipSync(contents)],
        ] as const) {
          writeFileSync(join(page, name + end), bytes)
          utimesSync(join(page, name + end), 0, 0)
        }
      }
      const served = createServer(await pageHandler(page))
      builds.push({ page, server: served, port: await listen(served, '127.0.0.1', 0) })
    }
  })
  afterAll(() => {
    for (const build of builds) build.server.close()
  })

  const files = [
    { path: '/', file: 'index.html' },
    { path: '/index.html', file: 'index.html' },
    { path: '/sw.js', file: 'sw.js' },
  ]
  const ways = ['identity', 'gzip', 'br'].flatMap((accepted) =>
    ['GET', 'HEAD'].flatMap((method) => files.map((file) => ({ ...file, method, accepted }))),
  )
  test.each(ways)('$method $path, $accepted: the new one is told from the old', async (way) => {
    const { path, file, method, accepted } = way
    const end = { identity: '', gzip: '.gz', br: '.br' }[accepted]
    const [old, fresh] = builds.map(({ page }) => statSync(join(page, file + end)))
    expect([fresh?.size, fresh?.mtimeMs]).toEqual([old?.size, old?.mtimeMs])
    const ask = (build: number, more = ''): Promise<string> =>
      raw(
        `${method} ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n${more}\r\n`,
        builds[build]?.port,
      )
    const answers = await Promise.all([ask(0), ask(1)])
    const [oldTag = '', newTag = ''] = answers.map((answer) => /^etag: (.+)\r$/im.exec(answer)?.[1])
    expect(oldTag).toMatch(/^W\/".{20,}"$/)
    expect(newTag).not.toBe(oldTag)
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(/^content-encoding: (.+)\r$/im.exec(answer)?.[1] ?? 'identity').toBe(accepted)
      expect(answer).not.toMatch(/^last-modified:/im)
    }
    const changed = await ask(1, `If-None-Match: ${oldTag}\r\n`)
    expect(changed).toMatch(/^HTTP\/1\.1 200 /)
    if (method === 'GET' && accepted === 'identity') expect(changed).toContain('/bbbbbbbb.js')
    const since = `If-Modified-Since: ${new Date().toUTCString()}\r\n`
    expect(await ask(1, since)).toMatch(/^HTTP\/1\.1 200 /)
    // One of several, and as proxies write it that compress by themselves.
    for (const known of [newTag, `"other", ${newTag}`, newTag.replace('W/', '')]) {
      const unchanged = await ask(1, `If-None-Match: ${known}\r\n`)
      expect(unchanged).toMatch(/^HTTP\/1\.1 304 [^]*\r\n\r\n$/)
      expect(unchanged).toContain(newTag)
      expect(unchanged).toMatch(/^cache-control: no-cache\r$/im)
      expect(unchanged).toMatch(/^vary: accept-encoding\r$/im)
    }
  })
})

// Whoever shows a link with a picture reads no addresses that begin with a dot.
describe.each([
  [undefined, '<meta property="og:image" content="./icon.png" />'],
  [
    'https://brass.example.org',
    `<meta property="og:url" content="https://brass.example.org/" />
    <meta property="og:image" content="https://brass.example.org/icon.png" />`,
  ],
])('the picture for links, with the address %s', (home, meta) => {
  const page = join(folder, `at ${home === undefined}`)
  const built = `<!doctype html><meta property="og:image" content="./icon.png" /><script>${script}</script>`
  const app = Fastify()
  beforeAll(async () => {
    mkdirSync(page)
    writeFileSync(join(page, 'index.html'), built)
    writeFileSync(join(page, 'index.html.br'), brotliCompressSync(built))
    writeFileSync(join(page, 'index.html.gz'), gzipSync(built))
    await addPage(app, page, { home })
  })
  afterAll(() => app.close())

  test.each([
    ['identity', null],
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('for whoever takes %s', async (accepted, encoding) => {
    for (const url of ['/', '/index.html']) {
      const asked = { 'accept-encoding': accepted }
      const { headers, rawPayload } = await app.inject({ url, headers: asked })
      expect(headers['content-encoding'] ?? null).toBe(encoding)
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
      expect(String(unpack?.(rawPayload) ?? rawPayload)).toContain(meta)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain('sha256-')
      const head = await app.inject({ method: 'HEAD', url, headers: asked })
      expect(head.headers['content-length']).toBe(String(rawPayload.length))
      // It is known by what is in it, wherever that comes from.
      const isBuilt = headers.etag === `W/"${createHash('sha256').update(built).digest('base64url')}"`
      expect(isBuilt).toBe(home === undefined)
      const again = await app.inject({ url, headers: { ...asked, 'if-none-match': String(headers.etag) } })
      expect([again.statusCode, again.payload]).toEqual([304, ''])
    }
  })
})

test('files with a fingerprint are kept for good, the service worker is not', async () => {
  expect((await get('/assets/a-1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/assets/b-2.woff2')).headers.get('content-type')).toBe('font/woff2')
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test('text is compressed as the browser likes it, fonts are not', async () => {
  const encodings = ['br, gzip', 'gzip;q=0.5', 'br;q=0, gzip', 'identity'].map(async (accepted) => {
    const response = await get('/assets/a-1.js', { headers: { 'Accept-Encoding': accepted } })
    expect(await response.text()).toBe(long)
    return response.headers.get('content-encoding')
  })
  expect(await Promise.all(encodings)).toEqual(['br', 'gzip', 'gzip', null])
  const font = await get('/assets/b-2.woff2', { headers: { 'Accept-Encoding': 'br' } })
  expect(font.headers.get('content-encoding')).toBeNull()
})

test('a head has no body, other methods are refused', async () => {
  const head = await get('/assets/a-1.js', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  expect(head.headers.get('content-length')).toBe(String(long.length))
  expect(await head.text()).toBe('')
  const post = await get('/', { method: 'POST', body: 'x' })
  expect({ status: post.status, allow: post.headers.get('allow') }).toEqual({
    status: 405,
    allow: 'GET, HEAD',
  })
})

test('scripts come from here or are the one that is known', async () => {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
  expect((await get('/nothing')).headers.get('x-content-type-options')).toBe('nosniff')
})

// Browsers and fetch tidy such paths up before they send them, so these are sent by hand.
test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/assets/%00',
  '//etc/passwd',
  'file:///etc/passwd',
  '/.vite/manifest.json',
  '/assets',
  '/assets/',
  '/%',
])('no way out of the folder: %s', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('not for you')
})

function raw(request: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test('a taken port is passed over', async () => {
  const other = createServer()
  expect(await listen(other, '127.0.0.1', port)).toBeGreaterThan(port)
  other.close()
})

test('addresses are what a browser can open', () => {
  expect(addressesOf('127.0.0.1', 8080)).toEqual(['http://localhost:8080/'])
  expect(addressesOf('::1', 80)).toEqual(['http://[::1]:80/'])
  expect(addressesOf('0.0.0.0', 8080)[0]).toBe('http://localhost:8080/')
})

test('a browser is opened only where somebody sees it', () => {
  expect(commandFor('linux', {})).toBeNull()
  expect(commandFor('linux', { DISPLAY: ':0' })).toEqual(['xdg-open'])
  expect(commandFor('linux', { DISPLAY: ':0', CI: 'true' })).toBeNull()
  expect(commandFor('darwin', {})).toEqual(['open'])
  expect(commandFor('win32', {})?.[0]).toBe('cmd')
})
