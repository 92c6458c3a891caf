// Signals through the database itself: LISTEN and NOTIFY, all on one channel and one connection, which is made again when it is lost.

import pg from 'pg'
import type { BusTransport, Ear } from './bus.ts'

const CHANNEL = 'ironbridge'
/** Milliseconds before a lost connection is tried again. */
const PAUSE = 500
/** Milliseconds that one text may take. */
const PATIENCE = 2000

export async function postgresWire(
  url: string,
  { hear, gap }: Ear,
  onFault: (error: unknown) => void,
): Promise<BusTransport> {
  let client: pg.Client | null = null
  let isClosed = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, query_timeout: PATIENCE })
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh, null))
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      fresh.end().catch(() => {})
      throw error
    }
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
        connect().then(gap, (error: unknown) => {
          onFault(error)
          retry()
        })
    }, PAUSE)
  }

  await connect()
  return {
    channelOf: () => CHANNEL,
    async send(texts) {
      if (client === null) throw new Error('The connection that carries signals is being made again.')
      for (const { channel, text } of texts) await client.query('select pg_notify($1, $2)', [channel, text])
    },
    // Everything is heard.
    follow: async () => {},
    unfollow: async () => {},
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}
