// Where a request comes from, as far as proxies are believed, and under which name limits count it.

import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { all, compile } from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** The name of the caller's address. */
export type AddressOf = (request: IncomingMessage) => string

/** Whether the proxy at an address is believed; the nearest is hop 0. */
type Trust = (address: string, hop: number) => boolean

/** The farthest address that a believed proxy tells. */
export function openAddresses(proxies: string): AddressOf {
  const trust = trustOf(proxies) ?? (() => false)
  return (request) => {
    const [near = '', ...told] = all(request, trust)
    const unreadable = told.findIndex((one) => isIP(one) === 0)
    const known = unreadable === -1 ? told : told.slice(0, unreadable)
    return addressName(known.at(-1) ?? near)
  }
}

/** One customer has one IPv4 address, or 2^64 of the others. */
export function addressName(address: string): string {
  if (isIP(address) === 0) return address
  const known = ipaddr.process(address)
  if (!('parts' in known)) return known.toString()
  const network = known.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** A number of proxies, or addresses, subnets and names of them; null if it is none of these. */
export function trustOf(proxies: string): Trust | null {
  if (/^\d{1,2}$/.test(proxies)) return (_address, hop) => hop < Number(proxies)
  const parts = proxies.split(',').map((part) => part.trim())
  // What is short for an address elsewhere is a slip here.
  if (parts.some((part) => !/^[a-z]+$/.test(part) && isIP(part.split('/')[0] ?? '') === 0)) return null
  try {
    return compile(parts)
  } catch {
    return null
  }
}
