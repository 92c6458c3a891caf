// How well the bots play, on fixed seeds and with few positions; docs/bots has the measured ladder.

import type { State } from '@ironbridge/engine'
import { describe, expect, it } from 'vitest'
import { type Bot, bots } from '../src/index.ts'
import { meanVp, playGame } from './table.ts'

const POSITIONS = 300

const bot = (id: string): Bot => bots.find((one) => one.id === id) as Bot

const games = (edition: string, seats: number, player: Bot, from: number, count: number): State[] =>
  Array.from(
    { length: count },
    (_, game) =>
      playGame(new Array(seats).fill(player), from + game, { edition, positions: POSITIONS }).state,
  )

describe.each(['random', 'novice'])('strong against %s', (id) => {
  it.each(['birmingham', 'lancashire', 'classic'])('wins from every seat in %s', (edition) => {
    for (let seat = 0; seat < 4; seat++) {
      const table = new Array<Bot>(4).fill(bot(id))
      table[seat] = bot('strong')
      const { players } = playGame(table, 100 + seat, { edition, positions: POSITIONS }).state
      const best = Math.max(...players.filter((_, other) => other !== seat).map(({ vp }) => vp))
      expect(players[seat].vp).toBeGreaterThan(best)
    }
  })
})

describe('against itself', () => {
  it.each([
    { id: 'club', edition: 'birmingham', seats: 4, floor: 105 },
    { id: 'strong', edition: 'birmingham', seats: 2, floor: 130 },
    { id: 'strong', edition: 'birmingham', seats: 3, floor: 125 },
    { id: 'strong', edition: 'birmingham', seats: 4, floor: 115 },
    { id: 'strong', edition: 'lancashire', seats: 2, floor: 130 },
    { id: 'strong', edition: 'lancashire', seats: 3, floor: 115 },
    { id: 'strong', edition: 'lancashire', seats: 4, floor: 95 },
    { id: 'strong', edition: 'classic', seats: 3, floor: 140 },
    { id: 'strong', edition: 'classic', seats: 4, floor: 90 },
  ])('$id scores above $floor in $edition with $seats players', ({ id, edition, seats, floor }) => {
    expect(meanVp(games(edition, seats, bot(id), 200, 6))).toBeGreaterThan(floor)
  })
})
