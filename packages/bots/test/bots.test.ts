// Every bot keeps its promises; those that look ahead take longer, and have files of their own.

import { expect, it } from 'vitest'
import { bots } from '../src/index.ts'
import { describeBots, LOOK_AHEAD } from './promises.ts'

describeBots(bots.filter(({ id }) => !(id in LOOK_AHEAD)))

it('names every bot once', () => {
  expect(bots.map(({ id }) => id)).toEqual(['random', 'novice', 'club', 'strong', 'expert', 'master'])
})
