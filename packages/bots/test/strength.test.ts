// How well the greedy player plays, on fixed seeds, and that steered games reach full boards.

import type { State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, balanced, builder, greedy, random } from '../src/index.ts'
import { meanVp, playGame } from './table.ts'

const games = (edition: string, seats: number, bot: Bot, from: number, count: number): State[] =>
  Array.from(
    { length: count },
    (_, game) => playGame(new Array(seats).fill(bot), from + game, { edition }).state,
  )

const rivals = [random, balanced, builder].flatMap((rival) =>
  ['birmingham', 'lancashire'].map((edition) => ({ rival, edition, id: rival.id })),
)

describe('greedy', () => {
  it.each(rivals)('beats $id from every seat in $edition', ({ rival, edition }) => {
    for (let seat = 0; seat < 4; seat++) {
      const table = [rival, rival, rival, rival]
      table[seat] = greedy
      const { players } = playGame(table, 100 + seat, { edition }).state
      const best = Math.max(...players.filter((_, other) => other !== seat).map(({ vp }) => vp))
      expect(players[seat].vp).toBeGreaterThan(best)
    }
  })

  it.each([
    { edition: 'birmingham', seats: 2, floor: 130 },
    { edition: 'birmingham', seats: 3, floor: 125 },
    { edition: 'birmingham', seats: 4, floor: 110 },
    { edition: 'lancashire', seats: 2, floor: 130 },
    { edition: 'lancashire', seats: 3, floor: 115 },
    { edition: 'lancashire', seats: 4, floor: 95 },
    { edition: 'classic', seats: 3, floor: 140 },
    { edition: 'classic', seats: 4, floor: 90 },
  ])('scores above $floor against itself in $edition with $seats players', ({ edition, seats, floor }) => {
    expect(meanVp(games(edition, seats, greedy, 200, 6))).toBeGreaterThan(floor)
  })
})

describe('builder', () => {
  it.each(['birmingham', 'lancashire', 'classic'])(
    'reaches richer boards than the other random players in %s',
    (edition) => {
      const steered = meanVp(games(edition, 4, builder, 300, 20))
      expect(steered).toBeGreaterThan(2 * meanVp(games(edition, 4, random, 300, 20)))
      expect(steered).toBeGreaterThan(2 * meanVp(games(edition, 4, balanced, 300, 20)))
    },
  )

  it.each(['birmingham', 'lancashire', 'classic'])('makes moves of every type in %s', (edition) => {
    const table = [builder, builder, builder, builder]
    const types = new Set<string>()
    for (let game = 0; game < 10; game++)
      for (const { type } of playGame(table, 400 + game, { edition }).moves) types.add(type)
    const own = edition === 'birmingham' ? ['scout'] : ['anywhere']
    const common = ['build', 'develop', 'end', 'loan', 'network', 'pass', 'sell', 'shortfall']
    expect([...types].toSorted()).toEqual([...common, ...own].toSorted())
  })
})
