// Reading text: a value, or an error that says where, and what was expected; and the way there, token by token.
// Parsers throw nothing else.

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

export interface TextToken {
  readonly text: string
  readonly at: number
}

/** Long enough for any move or line of a position; longer text is nobody's move. */
const LONGEST = 20_000

export interface Cursor {
  /** Where the next token begins. */
  at(): number
  done(): boolean
  /** Takes the next token if it is this mark. */
  mark(mark: string): boolean
  /** Takes the next word, or gives up saying what was expected. */
  word(what: string, expected?: readonly string[]): TextToken
  number(what: string): number
  need(mark: string): void
  end(): void
  peek(): string | null
}

/** A word, or a single mark. */
const TOKEN = /([\p{L}\p{N}_.'-]+)|\S/gu

export function cursor(text: string, offset = 0): Cursor {
  if (text.length > LONGEST) fault(`The text is too long (${text.length} characters).`, 0)
  const tokens: (TextToken & { readonly isWord: boolean })[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [token, letters] = match
    tokens.push({ text: token.toLowerCase(), at: offset + match.index, isWord: letters !== undefined })
  }
  let next = 0

  const at = (): number => (next < tokens.length ? tokens[next].at : offset + text.length)
  const found = (): string => (next < tokens.length ? `"${tokens[next].text}"` : 'the end')

  function word(what: string, expected: readonly string[] = []): TextToken {
    const token = next < tokens.length ? tokens[next] : null
    if (!token?.isWord) fault(`Expected ${what}, found ${found()}.`, at(), expected)
    next++
    return token
  }

  function mark(wanted: string): boolean {
    if (next >= tokens.length || tokens[next].text !== wanted) return false
    next++
    return true
  }

  return {
    at,
    done: () => next >= tokens.length,
    mark,
    word,
    number(what) {
      const start = at()
      const { text: digits } = word(what, ['a number'])
      if (!/^-?\d{1,6}$/.test(digits)) fault(`Expected ${what}, found "${digits}".`, start, ['a number'])
      return Number(digits)
    },
    need(wanted) {
      if (!mark(wanted)) fault(`Expected "${wanted}", found ${found()}.`, at(), [wanted])
    },
    end() {
      if (next < tokens.length) fault(`Expected nothing more, found ${found()}.`, at(), ['the end'])
    },
    peek: () => (next < tokens.length ? tokens[next].text : null),
  }
}
