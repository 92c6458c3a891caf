// Whole games of the example bots, in every edition.

import { bots } from '@ironbridge/bots'
import { at, editions } from '@ironbridge/engine'
import { afterEach, expect, test } from 'vitest'
import { botPlayer } from '../src/botPlayer.ts'
import type { Player } from '../src/player.ts'
import { programPlayer } from '../src/stdio/program.ts'
import { children, example, faultsOf, playAndClose, playGame, shortGame } from './kit/index.ts'

const before = children()
afterEach(() => expect.poll(children).toBe(before))

test.each(editions)(
  'the examples in Python and TypeScript play $title without a fault',
  async ({ id, seats }) => {
    const random = botPlayer(at(bots, 0))
    const table = (command: string): Player[] => [
      programPlayer(command),
      ...new Array<Player>(at(seats, seats.length - 1) - 1).fill(random),
    ]
    const python = await playAndClose(id, table(example.python))
    expect(python.state.over).toBe(true)
    expect(python.choices.map(faultsOf)).toEqual(python.choices.map(() => []))
    expect(at(python.choices, 0).length).toBeGreaterThan(30)
    // They are the same bot twice.
    const typescript = await playAndClose(id, table(example.typescript))
    expect(typescript.moves).toEqual(python.moves)
  },
)

test('an example plays several games in a row, in more than one seat', async () => {
  const table = [programPlayer(example.python), programPlayer(example.python)]
  const first = await playGame(shortGame, table, { seed: 'tea' })
  const second = await playGame(shortGame, table, { seed: 'ale' })
  const again = await playGame(shortGame, table, { seed: 'tea' })
  await Promise.all(table.map((player) => player.close()))
  expect(again.moves).toEqual(first.moves)
  expect(second.moves).not.toEqual(first.moves)
})
