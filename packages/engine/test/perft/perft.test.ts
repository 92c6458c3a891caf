// Counts of legal sequences of moves from the named positions of birmingham.perft.

import { readFileSync } from 'node:fs'
import { cloneState, legalMoves, makeMove, parsePosition, type State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

interface Block {
  readonly id: string
  position: string
  readonly notes: string[]
  readonly counts: { readonly depth: number; readonly count: number }[]
}

const file = readFileSync(new URL('birmingham.perft', import.meta.url), 'utf8')
const blocks: Block[] = []
for (const line of file.split('\n')) {
  const [word, ...rest] = line.split(' ')
  const block = blocks.at(-1)
  if (word === 'id') blocks.push({ id: rest.join(' '), position: '', notes: [], counts: [] })
  else if (word === 'position' && block) block.position = rest.join(' ')
  else if (word === '#' && block) block.notes.push(rest.join(' '))
  else if (word === 'perft' && block) block.counts.push({ depth: Number(rest[0]), count: Number(rest[1]) })
}

function positionOf({ id, position }: Block): State {
  const { value, error } = parsePosition(position)
  if (value === null) throw new Error(`${id}: ${error.message}`)
  return value
}

/** Sequences of exactly `depth` legal moves. */
function perft(state: State, depth: number): number {
  const moves = legalMoves(state)
  if (depth === 1) return moves.length
  let count = 0
  for (const move of moves) {
    const next = cloneState(state)
    makeMove(next, move)
    count += perft(next, depth - 1)
  }
  return count
}

describe('Perft', () => {
  it('knows a dozen positions to depth 3, most of them counted by hand', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(12)
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    for (const { id, counts } of blocks)
      expect(
        counts.map(({ depth }) => depth),
        id,
      ).toEqual([1, 2, 3])
    expect(
      blocks.filter(({ notes }) => notes.some((note) => /\bpass \d|\bend \d/.test(note))).length,
    ).toBeGreaterThan(6)
  })

  for (const block of blocks)
    it.each(block.counts)(`${block.id} has $count sequences of $depth moves`, ({ depth, count }) => {
      expect(perft(positionOf(block), depth)).toBe(count)
    })
})
