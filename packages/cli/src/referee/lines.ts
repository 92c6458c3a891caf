// A stream of bytes cut into lines, none of them longer than a limit.

export const LONGEST_LINE = 1_000_000

const NEWLINE = 10

/** Each line without its end; null for one that is too long, which is never held in memory as a whole. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = []
  let length = 0
  const take = (): string | null => {
    const line = length > LONGEST_LINE ? null : Buffer.concat(parts).toString('utf8')
    parts = []
    length = 0
    return line
  }
  const keep = (part: Uint8Array): void => {
    length += part.length
    if (length > LONGEST_LINE) parts = []
    else parts.push(part)
  }

  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    if (start < chunk.length) keep(chunk.subarray(start))
  }
  if (length > 0) yield take()
}
