// The fourth board in the terminal: shown as a list, since nobody has drawn it there, and played to the end, bots in threads too.

import { expect, test } from 'vitest'
import { ironbridge, type Ran } from '../../packages/cli/test/ironbridge.ts'

const begin = new URL('terminal.ts', import.meta.url).href

/** Threads begin like the program that starts them. */
const withFourth = (args: readonly string[]): Promise<Ran> => ironbridge(args, '', ['--import', begin])

test('a whole game among bots is shown', async () => {
  const seats = ['--edition', 'emberdale', '--seats', 'club,club,novice', '--seed', 'tea']
  const { code, stdout, stderr } = await withFourth(['play', ...seats])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^Coldharrow .*Fenhallow .*Kilnhope .*Otterfold /m)
  expect(stdout).toMatch(/Saltmouth {2}\+2inc/)
  expect(stdout).toContain('Round 7 of the rail era')
  expect(stdout).not.toContain('The game was left')
})

test('bots in threads play it', async () => {
  const table = ['--edition', 'emberdale', '--players', '2', '--games', '2', '--seats', 'strong,club']
  const { code, stdout } = await withFourth(['simulate', ...table, '--threads', '2', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ games: 2 })
})
