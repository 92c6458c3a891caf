// Where a request comes from, as far as proxies are believed, and under which name limits count it.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The name of the caller's address. */
export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** Whether the proxy at an address is believed; the nearest is hop 0. */
type Trust = (address: string, hop: number) => boolean

/** The farthest address that a believed proxy tells. */
export function openAddresses(proxies: string): AddressOf {
  const trust = trustOf(proxies)
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? '')
    const told = String(headers['x-forwarded-for'] ?? '').split(',')
    for (const [hop, next] of told.toReversed().entries()) {
      if (!trust?.(address, hop) || isIP(plain(next.trim())) === 0) break
      address = plain(next.trim())
    }
    return addressName(address)
  }
}

/** One customer has one IPv4 address, or 2^64 of the others. */
export function addressName(address: string): string {
  const known = plain(address)
  if (isIP(known) !== 6) return known
  const [head = '', tail = ''] = canonical(known).split('::')
  const [first, last] = [groups(head), groups(tail)]
  const zeros = new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** A number of proxies, or addresses, subnets and names of them; null if it is none of these. */
export function trustOf(proxies: string): Trust | null {
  if (/^\d{1,2}$/.test(proxies)) return (_address, hop) => hop < Number(proxies)
  const list = new BlockList()
  for (const part of proxies.split(',').flatMap((one) => NAMED[one.trim()] ?? [one.trim()])) {
    const [address = '', bits, ...more] = part.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    if (
      family === 0 ||
      more.length > 0 ||
      (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))
    )
      return null
    list.addSubnet(address, Number(bits ?? most), family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** As other programs name them too. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Without a zone, and IPv4 as itself. */
function plain(address: string): string {
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical(bare)) ?? []
  if (high === undefined || low === undefined) return bare
  const bytes = [high, low].flatMap((group) => [
    Number.parseInt(group, 16) >> 8,
    Number.parseInt(group, 16) & 255,
  ])
  return bytes.join('.')
}

/** The one way in which a URL writes it. */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

const groups = (text: string): string[] => text.split(':').filter((group) => group !== '')
