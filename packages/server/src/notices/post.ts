// Sending to an address that somebody gave us: only to the public internet, to the very address that was checked, not for long.

import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Problem } from '../problem.ts'
import { isPublic } from './addresses.ts'

export interface Post {
  /** A Problem for an address that nothing is sent to. */
  check(url: string): Promise<void>
  /** Answers the status. What else the other side says is not read, and it cannot send us elsewhere. */
  send(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<number>
}

export interface FoundAddress {
  readonly address: string
  readonly family: number
}
export type Resolve = (host: string) => Promise<readonly FoundAddress[]>

/** Milliseconds for everything: finding the address, connecting, sending, and the answer's first line. */
const PATIENCE = 5000
/** Nobody's mail server or database listens there. */
const PORTS = ['', '80', '443', '8443']

/** With `toPrivate`, every address and port is allowed. */
export function openPost(toPrivate: boolean, resolve: Resolve = everyAddress): Post {
  function urlOf(text: string): URL {
    const url = URL.parse(text)
    if (url === null || !/^https?:$/.test(url.protocol))
      throw new Problem('bad-request', 'The address must begin with https:// or http://.')
    if (!toPrivate && !PORTS.includes(url.port))
      throw new Problem('bad-request', 'The address may have port 80, 443 or 8443 only.')
    return url
  }

  /** All of them are checked, since any of them may be used. */
  async function addressesOf({ hostname }: URL, signal: AbortSignal): Promise<readonly FoundAddress[]> {
    const host = hostname.replaceAll(/^\[|\]$/g, '')
    const family = isIP(host)
    const found = family === 0 ? await beforeEnd(resolve(host), signal) : [{ address: host, family }]
    if (found.length === 0) throw new Error('The host has no address.')
    if (!toPrivate && !found.every(({ address }) => isPublic(address)))
      throw new Problem('bad-request', 'This address is not on the public internet. Nothing is sent there.')
    return found
  }

  return {
    async check(text) {
      const url = urlOf(text)
      try {
        await addressesOf(url, AbortSignal.timeout(PATIENCE))
      } catch (error) {
        if (error instanceof Problem) throw error
        throw new Problem('bad-request', 'This host cannot be found. Look at the address again.')
      }
    },
    async send(text, headers, body) {
      const url = urlOf(text)
      const signal = AbortSignal.timeout(PATIENCE)
      const found = await addressesOf(url, signal)
      return statusOf(url, { headers, signal, lookup: answering(found) }, body)
    },
  }
}

const everyAddress: Resolve = (host) => lookup(host, { all: true })

/** Whoever asks for the host's address again gets the ones that were checked. */
const answering =
  (found: readonly FoundAddress[]): NonNullable<RequestOptions['lookup']> =>
  (_host, { all }, answer) => {
    if (all) answer(null, [...found])
    else answer(null, found[0]?.address ?? '', found[0]?.family)
  }

const statusOf = (url: URL, options: RequestOptions, body: string | Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    // No agent: a connection kept from before would not be the one that was checked.
    const sent = request(url, { ...options, method: 'POST', agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })

const beforeEnd = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    }),
  ])
