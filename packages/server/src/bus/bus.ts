// Hints between servers that share a database. One that is lost costs time, never truth: everything is read again from the database.

export type Hint =
  /** The log has grown. */
  | { readonly what: 'entries'; readonly game: string }
  /** Seats or status changed. */
  | { readonly what: 'table'; readonly game: string }
  /** Somebody's name was taken out of the log. */
  | { readonly what: 'rewritten'; readonly game: string }
  | { readonly what: 'chat'; readonly game: string; readonly id: string }
  /** Who has a game open at one server. */
  | { readonly what: 'present'; readonly game: string; readonly users: readonly string[] }
  /** The key with this hash is void. */
  | { readonly what: 'signed-out'; readonly key: string }
  /** A person has another name, or hears other people. */
  | { readonly what: 'person'; readonly user: string }

export interface Bus {
  /** Told to all other servers, not to this one. */
  publish(hint: Hint): void
  subscribe(listener: (hint: Hint, from: string) => void): void
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

/** As it is sent: who says it, and what. */
export const packHint = (from: string, hint: Hint): string => JSON.stringify([from, hint])

/** Null for what this server said itself, and for what cannot be read. */
export function unpackHint(text: string, self: string): { from: string; hint: Hint } | null {
  try {
    const [from, hint] = JSON.parse(text) as [string, Hint]
    return from === self ? null : { from, hint }
  } catch {
    return null
  }
}
