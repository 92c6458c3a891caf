// Small things that should outlast the program: turns in the making, and hashes of seeds. Where they go is for others to say.

export interface Memory {
  /** What was written, as it comes out of JSON; null for nothing. */
  read(key: string): unknown
  write(key: string, value: unknown): void
}

/** It lasts as long as the program. */
export function shortMemory(): Memory {
  const values = new Map<string, unknown>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
