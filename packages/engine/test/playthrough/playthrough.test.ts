// One game for each edition and number of players, printed in full and compared with the file. UPDATE_PLAYTHROUGH=1 writes the files anew.

import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Playout, seedOf, setupOf } from '../playout.ts'
import { playthrough } from './print.ts'

const games: readonly { readonly name: string; readonly game: Playout }[] = [
  { name: 'birmingham-2', game: { setup: setupOf(2), seed: seedOf(583), style: 'builder' } },
  { name: 'birmingham-3', game: { setup: setupOf(3), seed: seedOf(881), style: 'collier' } },
  { name: 'birmingham-4', game: { setup: setupOf(4), seed: seedOf(729), style: 'builder' } },
  { name: 'lancashire-2', game: { setup: setupOf(2, [], 'lancashire'), seed: seedOf(2), style: 'spinner' } },
  {
    name: 'lancashire-3',
    game: { setup: setupOf(3, [], 'lancashire'), seed: seedOf(3), style: 'shipbuilder' },
  },
  { name: 'lancashire-4', game: { setup: setupOf(4, [], 'lancashire'), seed: seedOf(4), style: 'spinner' } },
  { name: 'classic-3', game: { setup: setupOf(3, [], 'classic'), seed: seedOf(5), style: 'settler' } },
  { name: 'classic-4', game: { setup: setupOf(4, [], 'classic'), seed: seedOf(6), style: 'shipbuilder' } },
]

describe('Playthroughs', () => {
  it.each(games)('$name is printed as its file says', ({ name, game }) => {
    const path = new URL(`${name}.txt`, import.meta.url)
    const printed = playthrough(game)
    if (process.env.UPDATE_PLAYTHROUGH === '1') writeFileSync(path, printed)
    const [found, wanted] = [printed.split('\n'), readFileSync(path, 'utf8').split('\n')]
    const line = found.findIndex((text, index) => text !== wanted[index])
    const near = Math.max(0, line - 3)
    // The first difference with some lines around it; the rest follows from it.
    expect(found.slice(near, near + 12), `line ${line + 1}`).toEqual(wanted.slice(near, near + 12))
    expect(printed.length).toBe(wanted.join('\n').length)
  })
})
