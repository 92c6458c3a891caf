// Which addresses the server may send to: those of the public internet, none of its own network.

import { BlockList, isIP } from 'node:net'

export function isPublic(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  // What names an interface of this machine is not of the internet.
  if (kind !== 6 || address.includes('%')) return false
  return unicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** The only part of IPv6 that is given out: mapped IPv4, NAT64, loopback, local and multicast addresses lie outside. */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

const CLOSED = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by customers of a carrier
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // what a machine in Azure is told about itself
  '169.254.0.0/16', // link-local; in most clouds, what a machine is told about itself
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocols
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // measurements
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
  '2001::/23', // protocols; Teredo, which holds IPv4
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which holds IPv4
  '3fff::/20', // documentation
]

const closed = new BlockList()
for (const subnet of CLOSED) {
  const [net = '', bits] = subnet.split('/')
  closed.addSubnet(net, Number(bits), isIP(net) === 4 ? 'ipv4' : 'ipv6')
}
