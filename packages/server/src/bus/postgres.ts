// Signals through the database itself: LISTEN and NOTIFY, on a connection of their own that is made again when it is lost.

import pg from 'pg'
import type { BusTransport } from './bus.ts'

const CHANNEL = 'ironbridge'
/** Milliseconds before a lost connection is tried again. */
const PAUSE = 500

export async function postgresWire(
  url: string,
  hear: (text: string) => void,
  onFault: (error: unknown) => void,
): Promise<BusTransport> {
  let client: pg.Client | null = null
  let isClosed = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh, null))
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
  }

  function lost(gone: pg.Client, error: Error | null): void {
    if (isClosed || client !== gone) return
    client = null
    if (error) onFault(error)
    retry()
  }

  function retry(): void {
    setTimeout(() => {
      if (!isClosed)
        connect().catch((error: unknown) => {
          onFault(error)
          retry()
        })
    }, PAUSE)
  }

  await connect()
  return {
    async send(text) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, text])
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}
