// Every bot plays the fourth board to the end, for every number of players, without a net of its own.

import { bots } from '@ironbridge/bots'
import { registerEdition } from '@ironbridge/engine'
import { expect, test } from 'vitest'
import { playGame } from '../../packages/bots/test/table.ts'
import { emberdale } from './tables.ts'

registerEdition(emberdale)

const tables = bots.flatMap((bot) => emberdale.seats.map((players) => ({ bot, id: bot.id, players })))

test.each(tables)('$id plays Emberdale for $players to the end', ({ bot, players }) => {
  const { state } = playGame(new Array(players).fill(bot), 11, { edition: 'emberdale' })
  expect(state.over).toBe(true)
  if (bot.id !== 'random') expect(Math.max(...state.players.map(({ vp }) => vp))).toBeGreaterThan(50)
})
