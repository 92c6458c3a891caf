// Signals between servers that share a database. One that is lost costs time, never truth: everything is read again from the database.

import { setImmediate, setTimeout } from 'node:timers/promises'

export type BusSignal =
  /** The log has grown. */
  | { readonly what: 'entries'; readonly game: string }
  /** Seats or status changed. */
  | { readonly what: 'table'; readonly game: string }
  /** Somebody's name was taken out of the log. */
  | { readonly what: 'rewritten'; readonly game: string }
  | { readonly what: 'chat'; readonly game: string; readonly id: string }
  /** A line of chat was deleted. */
  | { readonly what: 'unsaid'; readonly game: string; readonly id: string }
  /** Who has a game open at one server. */
  | { readonly what: 'present'; readonly game: string; readonly users: readonly string[] }
  /** The key with this hash is void. */
  | { readonly what: 'signed-out'; readonly key: string }
  /** A person has another name, hears other people, or was banned or is so no more. */
  | { readonly what: 'person'; readonly user: string }

export interface Bus {
  /** Told to all other servers, not to this one. */
  publish(signal: BusSignal): void
  subscribe(listener: (signal: BusSignal, from: string) => void): void
  /** False where this is the only server. */
  readonly isShared: boolean
  close(): Promise<void>
}

/** For the only server. */
export const silentBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  isShared: false,
  close: async () => {},
})

/** What carries texts between servers. */
export interface BusTransport {
  /** On its way when it answers. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

/** Bytes of one text: a notification of Postgres can carry no more. */
const MOST_BYTES = 7900
/** Milliseconds that one text may take. */
const PATIENCE = 2000

/** What is said in one turn of the event loop, or while something is on its way, goes out together, and nothing twice. */
export async function busOver(
  self: string,
  open: (hear: (text: string) => void) => Promise<BusTransport>,
  onFault: (error: unknown) => void,
): Promise<Bus> {
  const listeners: ((signal: BusSignal, from: string) => void)[] = []
  const waiting = new Set<string>()
  let sending: Promise<void> | null = null

  const wire = await open((text) => {
    const heard = unpack(text)
    if (heard === null || heard.from === self) return
    for (const signal of heard.signals) tell(signal, heard.from)
  })

  /** A server of another version may mean something else by it. */
  function tell(signal: BusSignal, from: string): void {
    try {
      for (const listener of listeners) listener(signal, from)
    } catch (error) {
      onFault(error)
    }
  }

  async function run(): Promise<void> {
    await setImmediate()
    while (waiting.size > 0) {
      const texts = pack(self, waiting)
      waiting.clear()
      for (const text of texts) await sent(text)
    }
    sending = null
  }

  async function sent(text: string): Promise<void> {
    const late = new AbortController()
    const gaveUp = setTimeout(PATIENCE, undefined, { signal: late.signal }).then(() => {
      throw new Error('A signal to the other servers was not taken in time.')
    })
    try {
      await Promise.race([wire.send(text), gaveUp])
    } catch (error) {
      onFault(error)
    } finally {
      late.abort()
    }
  }

  return {
    isShared: true,
    publish(signal) {
      const text = JSON.stringify(signal)
      // Last where it is said again: the last word counts.
      waiting.delete(text)
      waiting.add(text)
      sending ??= run()
    },
    subscribe(listener) {
      listeners.push(listener)
    },
    async close() {
      await sending
      await wire.close()
    },
  }
}

/** As few texts as can carry all signals: who says it, and what. */
export function pack(from: string, signals: Iterable<string>): string[] {
  const room = MOST_BYTES - Buffer.byteLength(textOf(from, []))
  const groups: string[][] = []
  let left = 0
  for (const signal of signals) {
    const size = Buffer.byteLength(signal) + 1
    if (size > room) continue
    if (size > left) {
      groups.push([])
      left = room
    }
    groups.at(-1)?.push(signal)
    left -= size
  }
  return groups.map((group) => textOf(from, group))
}

const textOf = (from: string, signals: readonly string[]): string =>
  `[${JSON.stringify(from)},[${signals.join()}]]`

/** Null for what cannot be read: a server of another version may have said it. */
export function unpack(text: string): { from: string; signals: readonly BusSignal[] } | null {
  try {
    const [from, signals] = JSON.parse(text) as [string, unknown]
    return Array.isArray(signals) ? { from, signals } : null
  } catch {
    return null
  }
}
