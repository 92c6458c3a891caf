// Who calls, from where, and for which name: what is believed, and what is not.

import { type IncomingMessage, request } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { addressName, openAddresses } from '../src/http/address.ts'
import { isOwnHost, isOwnOrigin } from '../src/http/origin.ts'
import { startServer } from '../src/server.ts'
import { stranger } from './client.ts'
import { running } from './running.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, name) => {
  expect(addressName(address)).toBe(name)
})

const caller = (remoteAddress: string, told?: string) =>
  ({
    socket: { remoteAddress },
    headers: told === undefined ? {} : { 'x-forwarded-for': told },
  }) as IncomingMessage

test.each([
  ['0', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['1', '192.0.2.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['2', '192.0.2.1', '203.0.113.9, 198.51.100.1', '203.0.113.9'],
  ['5', '192.0.2.1', '203.0.113.9, 198.51.100.1', '203.0.113.9'],
  ['1', '192.0.2.1', 'unknown', '192.0.2.1'],
  ['3', '192.0.2.1', '203.0.113.9, unknown, 198.51.100.1', '198.51.100.1'],
  ['1', '192.0.2.1', undefined, '192.0.2.1'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['10.0.0.0/8,loopback', '10.1.2.3', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
  ['2001:db8::/32', '2001:db8::1', '198.51.100.1', '198.51.100.1'],
])('with TRUST_PROXY=%s, %s that says "%s" is %s', (proxies, near, told, name) => {
  expect(openAddresses(proxies)(caller(near, told))).toBe(name)
})

test('proxies that make no sense are told at the start', () => {
  for (const TRUST_PROXY of ['yes', '10.0.0.0/99', '1.2.3', '-1', 'loopback,', '1.2.3.4/8/9'])
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ errors: [expect.stringContaining('TRUST_PROXY')] })
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })).toMatchObject({ PORT: 8080 })
})

test('with one public name no other is answered; friends use what they have', () => {
  const site = { PUBLIC_URL: 'https://brass.example.org' }
  const host = (name: string, origin?: string) => ({
    headers: { host: name, ...(origin === undefined ? {} : { origin }) },
  })
  for (const name of [
    'brass.example.org',
    'BRASS.example.org:443',
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:80',
  ])
    expect(isOwnHost(site, host(name))).toBe(true)
  for (const name of ['evil.test', 'brass.example.org.evil.test', '192.168.1.20:8080', 'a%%b', ''])
    expect(isOwnHost(site, host(name))).toBe(false)
  expect(isOwnHost({ PUBLIC_URL: undefined }, host('barge.local:8080'))).toBe(true)
  expect(isOwnOrigin(site, host('brass.example.org', 'https://brass.example.org'))).toBe(true)
  expect(isOwnOrigin(site, host('brass.example.org', 'http://brass.example.org'))).toBe(false)
  expect(isOwnOrigin(site, host('localhost:8080', 'http://localhost:8080'))).toBe(true)
  expect(isOwnOrigin(site, host('localhost:8080', 'https://evil.test'))).toBe(false)
  expect(isOwnOrigin({ PUBLIC_URL: undefined }, host('10.0.0.2:81', 'http://10.0.0.2:81'))).toBe(true)
})

/** fetch sets Host by itself. */
const ask = (address: string, method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path, method, headers }, async (answer) => {
      let body = ''
      for await (const part of answer) body += String(part)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    sent.on('error', reject)
    sent.end()
  })

test('metrics are for this machine, and not for whom it passes on', async () => {
  const server = await running({ TRUST_PROXY: '1' })
  const host = stranger(server.address)
  expect((await host.call('GET', '/metrics')).status).toBe(200)
  const told = { 'x-forwarded-for': '127.0.0.1' }
  expect((await host.call('GET', '/metrics', undefined, told)).status).toBe(403)
  expect((await ask(server.address, 'GET', '/metrics', { host: 'evil.test' })).status).toBe(403)
  await server.close()
})

test('a host that cannot be read, and a path that cannot be read, are answered as everything else', async () => {
  const server = await running()
  const odd = await ask(server.address, 'POST', '/api/sessions/passkey/options', { host: 'a%%b' })
  expect(odd.status).toBe(400)
  expect(JSON.parse(odd.body)).toMatchObject({ error: { code: 'bad-request' } })
  const path = await ask(server.address, 'GET', '/%ff', {})
  expect(path.status).toBe(400)
  expect(JSON.parse(path.body)).toMatchObject({ error: { code: 'bad-request' } })
  expect(path.headers['x-content-type-options']).toBe('nosniff')
  expect(path.headers['strict-transport-security']).toBeUndefined()
  expect(server.output()).not.toContain('A request failed')
  await server.close()
})

test('behind https browsers are told to come no other way, and a proxy that is not named is missed', async () => {
  const PUBLIC_URL = 'https://brass.example.org'
  const config = readConfig({ PUBLIC_URL, DATABASE_URL: ':memory:', PORT: '0', BOT_THREADS: '1' })
  if ('errors' in config) throw new Error(config.errors.join())
  const logged: string[] = []
  const server = await startServer(config, pino({ level: 'warn' }, { write: (line) => logged.push(line) }))
  const address = `http://127.0.0.1:${server.port}`
  const own = await ask(address, 'GET', '/api/tables', { host: 'brass.example.org' })
  expect(own).toMatchObject({ status: 200, headers: { 'strict-transport-security': 'max-age=31536000' } })
  expect((await ask(address, 'GET', '/api/tables', { host: 'evil.test' })).status).toBe(403)
  expect((await ask(address, 'GET', '/readyz', { host: 'anything' })).status).toBe(200)
  expect((await ask(address, 'GET', '/api', {})).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
  expect(logged.join()).toContain('TRUST_PROXY')
  await server.close()
})
