// The games that the bench measures with.

import { readdirSync } from 'node:fs'
import { replay } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { storedGames } from '../src/bench/games.ts'

test('every stored game is legal to its end and gives its result', () => {
  const games = storedGames()
  expect(games).toHaveLength(readdirSync(new URL('../games', import.meta.url)).length)
  for (const { name, record } of games) {
    const { state, error } = replay(record)
    expect({ name, error, over: state.over }).toEqual({ name, error: null, over: true })
    expect(state.players.map(({ vp }) => vp)).toEqual(record.result)
  }
})
