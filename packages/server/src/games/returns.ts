// Who left, came back or was passed, as the log tells it.

import type { LogLine } from './lines.ts'

/** Whether a player has come back to this seat in its present turn. */
export function hasComeBack(lines: readonly LogLine[], seat: number): boolean {
  for (const { body } of backwards(lines)) {
    if (body.type === 'move' && body.seat !== seat) return false
    if (body.type === 'seat' && body.seat === seat && body.why === 'back') return true
  }
  return false
}

/**
 * Whoever comes back has the time they left with. They find a little at least where moves were made for them, or where
 * their time was up; but that only once a turn, or nobody would ever run out of time.
 */
export function deservesTime(lines: readonly LogLine[], seat: number): boolean {
  for (const { body } of backwards(lines)) {
    if (body.type === 'move' && body.seat === seat) return true
    if (body.type === 'seat' && body.seat === seat) return body.why === 'timeout' && !hasComeBack(lines, seat)
  }
  return false
}

/** Whether nobody has made a move since the clock last made one for this seat. */
export function isDeserted(lines: readonly LogLine[], seat: number): boolean {
  for (const { body } of backwards(lines)) {
    if (body.type !== 'move') continue
    if (body.by === 'person') return false
    if (body.by === 'clock' && body.seat === seat) return true
  }
  return false
}

/** How many lines of some kind there are since then. */
export function countSince(
  lines: readonly LogLine[],
  since: number,
  fits: (line: LogLine) => boolean,
): number {
  let count = 0
  for (const line of backwards(lines)) {
    if (line.at < since) break
    if (fits(line)) count++
  }
  return count
}

export function* backwards(lines: readonly LogLine[]): Generator<LogLine> {
  for (let place = lines.length - 1; place >= 0; place--) {
    const line = lines[place]
    if (line) yield line
  }
}
