// Hints through the database itself: LISTEN and NOTIFY, on a connection of their own that is made again when it is lost.

import pg from 'pg'
import { type Bus, type Hint, packHint, unpackHint } from './bus.ts'

const CHANNEL = 'ironbridge'
/** Milliseconds before a lost connection is tried again. */
const PAUSE = 500
/** Bytes that a notification can carry. */
const MOST_BYTES = 7900

export async function postgresBus(
  url: string,
  self: string,
  onFault: (error: unknown) => void,
): Promise<Bus> {
  const listeners: ((hint: Hint, from: string) => void)[] = []
  let client: pg.Client | null = null
  let isClosed = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh, null))
    fresh.on('notification', ({ payload = '' }) => {
      const heard = unpackHint(payload, self)
      if (heard) for (const listener of listeners) listener(heard.hint, heard.from)
    })
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
    isShared: true,
    publish(hint) {
      const text = packHint(self, hint)
      if (Buffer.byteLength(text) > MOST_BYTES) return
      client?.query('select pg_notify($1, $2)', [CHANNEL, text]).catch(onFault)
    },
    subscribe(listener) {
      listeners.push(listener)
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}
