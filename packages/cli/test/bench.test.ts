// The bench: every workload, in the shape that is documented.

import { expect, test } from 'vitest'
import { ironbridge } from './ironbridge.ts'

test('a quick run fills the figures of every workload', async () => {
  const { code, stdout } = await ironbridge(['bench', 'engine', '--json', '--quick', '--runs', '1'])
  expect(code).toBe(0)
  const rows = JSON.parse(stdout) as Record<string, number | string | null>[]
  const numbers = [2, 3, 4]
  const workloads = ['uniform', 'balanced', 'rich', 'copy', 'replay']
  expect(rows.map(({ workload, players }) => `${workload} ${players}`).toSorted()).toEqual(
    workloads.flatMap((workload) => numbers.map((players) => `${workload} ${players}`)).toSorted(),
  )
  const figures: Record<string, string[]> = {
    uniform: [
      'gamesPerSecond',
      'actionsPerSecond',
      'listsPerSecond',
      'meanListSize',
      'decisionsPerGame',
      'p50Micros',
      'p99Micros',
      'bytesPerState',
    ],
    rich: ['listsPerSecond', 'meanListSize', 'p50Micros', 'p99Micros', 'maxMicros', 'positions'],
    copy: ['copyNanos', 'bytesPerState'],
    replay: ['replayMillis', 'gamesPerSecond'],
  }
  figures['balanced'] = figures['uniform'] ?? []
  for (const row of rows) {
    expect(row).toMatchObject({ edition: 'birmingham', runs: 1 })
    for (const figure of figures[String(row['workload'])] ?? [])
      expect(row[figure], figure).toBeGreaterThan(0)
  }
  const actions = rows.filter(({ workload }) => workload === 'balanced').map((row) => row['actionsPerGame'])
  expect(actions).toEqual([78, 105, 124])
})
