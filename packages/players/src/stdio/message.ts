// What a line of the bot protocol is: a word and, if there is more to say, a JSON object. PROTOCOL.md lists them all.

/** Raised when an old bot would no longer understand. */
export const PROTOCOL = 1

export interface ProgramMessage {
  readonly word: string
  readonly fields: Readonly<Record<string, unknown>>
}

export const writeMessage = (word: string, fields?: object): string =>
  fields === undefined ? word : `${word} ${JSON.stringify(fields)}`

/** Null for a line that is no message. */
export function readMessage(line: string): ProgramMessage | null {
  const [, word = '', rest = ''] = /^\s*([a-z]+)\s*(.*)$/s.exec(line) ?? []
  if (word === '') return null
  const fields = rest.trim() === '' ? {} : objectIn(rest)
  return fields && { word, fields }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
