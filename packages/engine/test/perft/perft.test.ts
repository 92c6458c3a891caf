// Counts of legal sequences of moves from the named positions of the .perft files, one for each edition.

import { readFileSync } from 'node:fs'
import { cloneState, legalMoves, makeMove, parsePosition, type State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'

interface Block {
  readonly id: string
  position: string
  readonly notes: string[]
  readonly counts: { readonly depth: number; readonly count: number }[]
}

/** How many positions each file has at least. */
const FILES = [
  ['birmingham', 12],
  ['lancashire', 6],
  ['classic', 6],
] as const

function blocksOf(edition: string): Block[] {
  const file = readFileSync(new URL(`${edition}.perft`, import.meta.url), 'utf8')
  const blocks: Block[] = []
  for (const line of file.split('\n')) {
    const [word, ...rest] = line.split(' ')
    const block = blocks.at(-1)
    if (word === 'id') blocks.push({ id: rest.join(' '), position: '', notes: [], counts: [] })
    else if (word === 'position' && block) block.position = rest.join(' ')
    else if (word === '#' && block) block.notes.push(rest.join(' '))
    else if (word === 'perft' && block) block.counts.push({ depth: Number(rest[0]), count: Number(rest[1]) })
  }
  return blocks
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

describe.each(FILES)('Perft of %s', (edition, least) => {
  const blocks = blocksOf(edition)

  it('knows its positions to depth 3, most of them counted by hand', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(least)
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    for (const { id, position, counts } of blocks) {
      expect(position, id).toMatch(new RegExp(`^edition: ${edition};`))
      expect(
        counts.map(({ depth }) => depth),
        id,
      ).toEqual([1, 2, 3])
    }
    const byHand = blocks.filter(({ notes }) => notes.some((note) => /\bpass \d|\bend \d/.test(note)))
    expect(byHand.length).toBeGreaterThan(least / 2)
  })

  for (const block of blocks)
    it.each(block.counts)(`${block.id} has $count sequences of $depth moves`, ({ depth, count }) => {
      expect(perft(positionOf(block), depth)).toBe(count)
    })
})
