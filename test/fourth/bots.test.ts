// Every bot plays the fourth board to the end, for every number of players, without a net of its own; and its chances.

import { bots, chances } from '@ironbridge/bots'
import { chancesBy, odds, signsOf } from '@ironbridge/bots/training'
import { makeSetup, newGame, registerEdition, type Setup, view } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { playGame, seedOf } from '../../packages/bots/test/table.ts'
import { emberdale } from './tables.ts'

registerEdition(emberdale)

const tables = bots.flatMap((bot) => emberdale.seats.map((players) => ({ bot, id: bot.id, players })))

test.each(tables)('$id plays Emberdale for $players to the end', ({ bot, players }) => {
  const { state } = playGame(new Array(players).fill(bot), 11, { edition: 'emberdale' })
  expect(state.over).toBe(true)
  if (bot.id !== 'random') expect(Math.max(...state.players.map(({ vp }) => vp))).toBeGreaterThan(50)
})

test.each(emberdale.seats)(
  'chances at Emberdale for %i are weighed as on the map whose rules it has',
  (players) => {
    const start = newGame(makeSetup('emberdale', players) as Setup, seedOf(11))
    const [knot] = odds[`${emberdale.family}-${players}`] ?? []
    expect(knot && chancesBy(knot, signsOf(view(start, 0), 0))).toEqual(chances(start, 0))
  },
)
