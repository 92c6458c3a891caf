// Something on the network that notices are sent to, and that answers as the test wants.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Got {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly address: string
  readonly port: number
  readonly got: Got[]
  /** What it answers from now on. */
  status: number
  /** With the answer. */
  headers: Record<string, string>
  close(): Promise<void>
}

export async function receiver(): Promise<Receiver> {
  const got: Got[] = []
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      answer.writeHead(self.status, self.headers).end('thank you')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const self: Receiver = {
    address: `http://127.0.0.1:${port}`,
    port,
    got,
    status: 200,
    headers: {},
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return self
}

export const jsonOf = ({ body }: Got): Record<string, unknown> =>
  JSON.parse(body.toString()) as Record<string, unknown>
