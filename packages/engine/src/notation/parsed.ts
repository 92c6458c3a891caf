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
  const short = shortened(message)
  throw Object.assign(new Error(short), { notation: { message: short, at, expected } })
}

const LONGEST_QUOTE = 60
const LONGEST_MESSAGE = 300

/** Whatever was read may be any length; what is said about it is not. */
function shortened(message: string): string {
  const quoted = message.replaceAll(/"([^"]*)"/g, (all, text: string) =>
    text.length > LONGEST_QUOTE ? `"${text.slice(0, LONGEST_QUOTE)}…"` : all,
  )
  return quoted.length > LONGEST_MESSAGE ? `${quoted.slice(0, LONGEST_MESSAGE)}…` : quoted
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
