// No host's bots wait behind all of another's.

import { expect, test } from 'vitest'
import { fairest } from '../src/bots/botQueue.ts'

test('the host that was served longest ago is next, and its oldest decision', () => {
  const many = { host: 'many' }
  const tasks = [many, many, many, { host: 'few' }]
  expect(fairest(tasks, [])).toBe(0)
  expect(fairest(tasks, ['many'])).toBe(3)
  expect(fairest(tasks, ['few', 'many'])).toBe(3)
  expect(fairest(tasks, ['many', 'few'])).toBe(0)
})
