// Counting sequences of legal moves, and the files of known counts: blocks of `id`, `position`, `perft DEPTH COUNT`.

import { cloneState, legalMoves, type MoveType, makeMove, type State } from '@ironbridge/engine'
import { Complaint } from '@ironbridge/players'

/** Sequences of exactly `depth` legal moves. */
export function countMoves(state: State, depth: number): number {
  if (depth === 0) return 1
  const moves = legalMoves(state)
  if (depth === 1) return moves.length
  let count = 0
  for (const move of moves) {
    const next = cloneState(state)
    makeMove(next, move)
    count += countMoves(next, depth - 1)
  }
  return count
}

/** The same, by the type of the first move. */
export function countByAction(state: State, depth: number): Partial<Record<MoveType, number>> {
  const counts: Partial<Record<MoveType, number>> = {}
  for (const move of legalMoves(state)) {
    const next = cloneState(state)
    makeMove(next, move)
    counts[move.type] = (counts[move.type] ?? 0) + countMoves(next, depth - 1)
  }
  return counts
}

export interface PerftCase {
  readonly id: string
  readonly position: string
  readonly counts: readonly { readonly depth: number; readonly count: number }[]
}

export const isPerftFile = (text: string): boolean => /^\s*perft\s+\d+\s+\d+/m.test(text)

/** Lines of other words are left alone; `#` begins a comment. */
export function parsePerftFile(text: string): PerftCase[] {
  const cases: { id: string; position: string; counts: { depth: number; count: number }[] }[] = []
  for (const whole of text.split(/\r?\n/)) {
    const line = whole.replace(/#.*/, '').trim()
    const [word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line)?.slice(1) ?? []
    const block = cases.at(-1)
    if (word === 'id') cases.push({ id: rest, position: '', counts: [] })
    else if (word === 'position' && block) block.position = rest
    else if (word === 'perft' && block) {
      const numbers = /^(\d+)\s+(\d+)$/.exec(rest)
      if (numbers) block.counts.push({ depth: Number(numbers[1]), count: Number(numbers[2]) })
    } else if (line !== '' && !block)
      throw new Complaint(`A perft file begins with a line "id NAME", not "${line}".`)
  }
  return cases
}
