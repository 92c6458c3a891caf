// Bytes cut into lines, none of them longer than a limit.

const NEWLINE = 10

/** Each line without its end; null for one that is too long, which is never held in memory as a whole. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<string | null> {
  const lines: (string | null)[] = []
  const cutter = lineCutter(longest, (line) => lines.push(line))
  for await (const chunk of stream) {
    cutter.take(chunk)
    yield* lines.splice(0)
  }
  cutter.end()
  yield* lines
}

export interface LineCutter {
  take(chunk: Uint8Array): void
  /** No more will come: what is left is a line too. */
  end(): void
}

export function lineCutter(longest: number, tell: (line: string | null) => void): LineCutter {
  let parts: Uint8Array[] = []
  let length = 0
  const cut = (): void => {
    // A program may write a million lines with nothing in them: those cost nothing.
    if (length === 0) return tell('')
    tell(length > longest ? null : Buffer.concat(parts).toString('utf8'))
    parts = []
    length = 0
  }
  const keep = (part: Uint8Array): void => {
    length += part.length
    if (length > longest) parts = []
    else parts.push(part)
  }
  return {
    take(chunk) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        if (end > start) keep(chunk.subarray(start, end))
        cut()
        start = end + 1
      }
      if (start < chunk.length) keep(chunk.subarray(start))
    },
    end() {
      if (length > 0) cut()
    },
  }
}
