// How well the greedy player plays, on fixed seeds, and that steered games reach full boards.

import type { State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, balanced, builder, greedy, random } from '../src/index.ts'
import { meanVp, playGame } from './table.ts'

const games = (seats: number, bot: Bot, from: number, count: number): State[] =>
  Array.from({ length: count }, (_, game) => playGame(new Array(seats).fill(bot), from + game).state)

describe('greedy', () => {
  it.each([random, balanced, builder])('beats $id from every seat', (rival) => {
    for (let seat = 0; seat < 4; seat++) {
      const table = [rival, rival, rival, rival]
      table[seat] = greedy
      const { players } = playGame(table, 100 + seat).state
      const best = Math.max(...players.filter((_, other) => other !== seat).map(({ vp }) => vp))
      expect(players[seat].vp).toBeGreaterThan(best)
    }
  })

  it.each([
    { seats: 2, floor: 130 },
    { seats: 3, floor: 125 },
    { seats: 4, floor: 110 },
  ])('scores above $floor against itself with $seats players', ({ seats, floor }) => {
    expect(meanVp(games(seats, greedy, 200, 8))).toBeGreaterThan(floor)
  })
})

describe('builder', () => {
  it('reaches richer boards than the other random players', () => {
    const steered = meanVp(games(4, builder, 300, 20))
    expect(steered).toBeGreaterThan(2 * meanVp(games(4, random, 300, 20)))
    expect(steered).toBeGreaterThan(2 * meanVp(games(4, balanced, 300, 20)))
  })

  it('makes moves of every type', () => {
    const types = new Set<string>()
    for (let game = 0; game < 10; game++)
      for (const { type } of playGame([builder, builder, builder, builder], 400 + game).moves) types.add(type)
    expect([...types].sort()).toEqual([
      'build',
      'develop',
      'end',
      'loan',
      'network',
      'pass',
      'scout',
      'sell',
      'shortfall',
    ])
  })
})
