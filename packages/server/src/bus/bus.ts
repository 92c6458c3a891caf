// Signals between servers that share a database. One that is lost costs time, never truth: everything is read again from the database.

import { setImmediate } from 'node:timers/promises'
import { type Following, openFollowing } from './following.ts'

/** What concerns one game is told to those servers alone that follow it. */
type GameSignal =
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
  /** One more server follows the game: it does not know yet who has it open. */
  | { readonly what: 'followed'; readonly game: string }

export type BusSignal =
  | GameSignal
  /** It is a bot's turn somewhere: for processes that think. */
  | { readonly what: 'due' }
  /** The key with this hash is void. */
  | { readonly what: 'signed-out'; readonly key: string }
  /** A person has another name, hears other people, or was banned or is so no more. */
  | { readonly what: 'person'; readonly user: string }

/** Whoever says this could not say other things. */
const LOST = { what: 'lost' } as const

type Signal = BusSignal | typeof LOST

export interface Bus {
  /** Told to all other servers, or to those that follow the game; not to this one. */
  publish(signal: BusSignal): void
  subscribe(listener: (signal: BusSignal, from: string) => void): void
  /** What is said of the game after this answers is heard, unless a signal is lost. False if it was followed before. */
  follow(game: string): Promise<boolean>
  unfollow(game: string): void
  /** Told when signals may have been lost. */
  onGap(listener: () => void): void
  /** False where this is the only server. */
  readonly isShared: boolean
  close(): Promise<void>
}

/** For the only server. */
export const silentBus = (): Bus => ({
  publish: () => {},
  subscribe: () => {},
  follow: async () => false,
  unfollow: () => {},
  onGap: () => {},
  isShared: false,
  close: async () => {},
})

export interface Addressed {
  readonly channel: string
  readonly text: string
}

/** What carries texts between servers. What it cannot do within seconds fails. */
export interface BusTransport {
  /** Where signals of a game are sent, or those that concern all. */
  channelOf(game: string | null): string
  /** On their way when it answers. */
  send(texts: readonly Addressed[]): Promise<void>
  /** Heard when it answers, also after the connection was lost and made again. */
  follow(games: readonly string[]): Promise<void>
  unfollow(games: readonly string[]): Promise<void>
  close(): Promise<void>
}

export interface Ear {
  readonly hear: (text: string) => void
  /** Something may have been said meanwhile. */
  readonly gap: () => void
}

/** Bytes of one text: a notification of Postgres can carry no more. */
const MOST_BYTES = 7900
/** Signals that wait: one more, and all of them are given up. */
const MOST_WAITING = 100_000
/** Signals under way. */
const MOST_AT_ONCE = 1000

/** What is said in one turn of the event loop, or while something is on its way, goes out together, and nothing twice. */
export async function busOver(
  self: string,
  open: (ear: Ear) => Promise<BusTransport>,
  onFault: (error: unknown) => void,
): Promise<Bus> {
  const listeners: ((signal: BusSignal, from: string) => void)[] = []
  const gapListeners: (() => void)[] = []
  /** The game that each is about. */
  const waiting = new Map<string, string | null>()
  let sending: Promise<void> | null = null
  const own = textOf(self, []).slice(0, -2)
  /** Told once, until something gets through. */
  let isFailing = false

  const gap = (): void => {
    for (const listener of gapListeners) listener()
  }
  /** Something may be heard before this is there. */
  let following: Following | null = null
  const wire = await open({ hear, gap })
  const followed = openFollowing(wire, gap, onFault)
  following = followed

  function hear(text: string): void {
    // Whoever follows a channel hears themselves there.
    if (text.startsWith(own)) return
    const heard = unpack(text)
    if (heard === null) return
    for (const signal of heard.signals) tell(signal, heard.from)
  }

  /** A server of another version may mean something else by it. */
  function tell(signal: Signal, from: string): void {
    if ('game' in signal && !following?.has(signal.game)) return
    if (signal.what === 'lost') return gap()
    try {
      for (const listener of listeners) listener(signal, from)
    } catch (error) {
      onFault(error)
    }
  }

  async function run(): Promise<void> {
    await setImmediate()
    while (waiting.size > 0) {
      try {
        await wire.send(taken())
        if (isFailing) publish(LOST)
        isFailing = false
      } catch (error) {
        fail(error)
      }
    }
    sending = null
  }

  function fail(error: unknown): void {
    if (!isFailing) onFault(error)
    isFailing = true
  }

  /** Those that have waited longest, each channel's together. */
  function taken(): Addressed[] {
    const channels = new Map<string, string[]>()
    let left = MOST_AT_ONCE
    for (const [signal, game] of waiting) {
      if (left-- === 0) break
      waiting.delete(signal)
      const channel = wire.channelOf(game)
      const signals = channels.get(channel) ?? []
      signals.push(signal)
      channels.set(channel, signals)
    }
    return [...channels].flatMap(([channel, signals]) =>
      pack(self, signals).map((text) => ({ channel, text })),
    )
  }

  function publish(signal: Signal): void {
    const text = JSON.stringify(signal)
    if (waiting.size >= MOST_WAITING) {
      waiting.clear()
      fail(new Error('Signals to other servers are not taken as fast as they are made: some are lost.'))
    }
    // Last where it is said again: the last word counts.
    waiting.delete(text)
    waiting.set(text, 'game' in signal ? signal.game : null)
    sending ??= run()
  }

  return {
    isShared: true,
    publish,
    subscribe(listener) {
      listeners.push(listener)
    },
    async follow(game) {
      if (followed.has(game)) return false
      await followed.add(game)
      return true
    },
    unfollow: (game) => followed.remove(game),
    onGap(listener) {
      gapListeners.push(listener)
    },
    async close() {
      await sending
      followed.close()
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
export function unpack(text: string): { from: string; signals: readonly Signal[] } | null {
  try {
    const [from, signals] = JSON.parse(text) as [string, unknown]
    return Array.isArray(signals) ? { from, signals } : null
  } catch {
    return null
  }
}
