// Listening on a port, or on the next that is free.

import { once } from 'node:events'
import type { Server } from 'node:net'

const MOST_PORTS = 100

/** Connections that wait to be accepted: the system has a limit of its own. Whoever does not get in tries again after seconds, many later. */
const WAITING = 65_535

/** Answers with the port that was free. */
export async function listen(
  server: Server,
  host: string,
  firstPort: number,
  isFixed = false,
): Promise<number> {
  const lastPort = isFixed ? firstPort : firstPort + MOST_PORTS
  for (let port = firstPort; ; port++) {
    try {
      server.listen({ port, host, backlog: WAITING })
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : port
    } catch (error) {
      if (!isTaken(error)) throw error
      if (port >= lastPort)
        throw new Error(`Port ${port} is taken. Stop what uses it, or set PORT to another.`, { cause: error })
    }
  }
}

/** Windows sets ports aside and says that they are forbidden. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
