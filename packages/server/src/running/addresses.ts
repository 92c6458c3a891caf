// The addresses under which a server is reached, this device's own first.

import { networkInterfaces } from 'node:os'

export function addressesOf(host: string, port: number): string[] {
  const url = (name: string): string => `http://${name}:${port}/`
  if (host === '127.0.0.1' || host === 'localhost') return [url('localhost')]
  if (host !== '0.0.0.0' && host !== '::') return [url(host.includes(':') ? `[${host}]` : host)]
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return [
    url('localhost'),
    ...others
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => url(address)),
  ]
}
