// Results of reading text: a value, or an error that says where, and what was expected. Parsers throw nothing else.

export interface NotationError {
  readonly message: string
  /** Index of the offending character in the text. */
  readonly at: number
  /** Words or forms that would have been understood there. */
  readonly expected: readonly string[]
}

export type Parsed<T> =
  | { readonly value: T; readonly error: null }
  | { readonly value: null; readonly error: NotationError }

interface Fault extends Error {
  notation: NotationError
}

/** Gives up reading; caught by `reading`, never seen outside notation/. */
export function fault(message: string, at: number, expected: readonly string[] = []): never {
  throw Object.assign(new Error(message), { notation: { message, at, expected } })
}

export function reading<T>(read: () => T): Parsed<T> {
  try {
    return { value: read(), error: null }
  } catch (thrown) {
    if (thrown instanceof Error && 'notation' in thrown)
      return { value: null, error: (thrown as Fault).notation }
    throw thrown
  }
}
