// Counting sequences of legal moves, and checking files of known counts.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@ironbridge/players/testing'
import { expect, test } from 'vitest'
import { ironbridge } from './ironbridge.ts'

// Four cards, nothing on the board: any of 31 canals, seven passes and so on; small enough to count by hand.
const lastCards =
  'edition: birmingham; players: 2; era: rail; round: 10; A: money 0, income 1; A hand: dudley; B hand: stone'

async function perft(...args: string[]): Promise<{ code: number | null; stdout: string }> {
  const { code, stdout } = await ironbridge(['perft', ...args])
  return { code, stdout }
}

test('a penniless player at an income of -9 can develop nothing and only pass', async () => {
  const position = `${lastCards}; deck: none; B: money 0, income 1; iron: 0; coal: 0`
  expect(await perft('--position', position, '--depth', '2', '--by-action')).toEqual({
    code: 0,
    stdout: 'perft 1 1  pass 1\nperft 2 1  pass 1\n',
  })
})

test('the split by action adds up to the count', async () => {
  const { stdout } = await perft('--depth', '1', '--by-action', '--json')
  const { perft: rows } = JSON.parse(stdout) as {
    perft: { count: number; byAction: Record<string, number> }[]
  }
  const [row] = rows
  expect(Object.values(row?.byAction ?? {}).reduce((sum, count) => sum + count, 0)).toBe(row?.count)
  const { stdout: plain } = await perft('--depth', '1')
  expect(plain).toBe(`perft 1 ${row?.count}\n`)
})

test('a file of known counts is checked', async () => {
  const path = join(emptyFolder(), 'known.perft')
  const position = `${lastCards}; deck: none; B: money 0, income 1; iron: 0; coal: 0`
  const block = (count: number): string =>
    `# a comment\nid last-cards\nposition ${position}\nperft 1 ${count}\nperft 2 1\n`
  writeFileSync(path, block(1))
  expect((await perft('--file', path)).code).toBe(0)
  writeFileSync(path, block(5))
  const wrong = await perft('--file', path)
  expect(wrong.code).toBe(1)
  expect(wrong.stdout).toContain('WRONG: 5 expected')
})

test('a game of any edition and variant can be counted from its start', async () => {
  const start = ['--edition', 'lancashire', '--players', '2', '--variant', 'two-player-map', '--depth', '1']
  const { stdout } = await perft(...start)
  const position = 'edition: lancashire; players: 2; variants: two-player-map'
  expect(stdout).toBe((await perft('--position', position, '--depth', '1')).stdout)
  expect(stdout).not.toBe((await perft('--edition', 'lancashire', '--players', '2', '--depth', '1')).stdout)
})

test('two cards and the build that follows are two moves', async () => {
  // Three cards make three pairs; nothing can be sold or laid, one tile can be developed by buying iron.
  const position =
    'edition: lancashire; players: 2; round: 2; A: money 5; A hand: bury, colne, wigan; coal: 0; iron: 0'
  const { stdout } = await perft('--position', position, '--depth', '1', '--by-action')
  expect(stdout).toContain('  anywhere 3')
})
