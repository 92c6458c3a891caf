// The bench: every workload, in the shape that is documented.

import { expect, test } from 'vitest'
import { ironbridge } from './ironbridge.ts'

test('a quick run fills the figures of every workload', async () => {
  const { code, stdout } = await ironbridge(['bench', 'engine', '--json', '--quick', '--runs', '1'])
  expect(code).toBe(0)
  const rows = JSON.parse(stdout) as Record<string, number | string | null>[]
  const tables = ['birmingham 2', 'birmingham 3', 'birmingham 4']
  tables.push('lancashire 2', 'lancashire 3', 'lancashire 4', 'classic 3', 'classic 4')
  const workloads = ['uniform', 'balanced', 'rich', 'copy', 'actions', 'replay']
  expect(
    rows.map(({ workload, edition, players }) => `${workload} ${edition} ${players}`).toSorted(),
  ).toEqual(workloads.flatMap((workload) => tables.map((table) => `${workload} ${table}`)).toSorted())
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
    actions: [
      'actionsPerSecond',
      'listsPerSecond',
      'meanListSize',
      'longestList',
      'timesStepByStep',
      'positions',
    ],
    replay: ['replayMillis', 'gamesPerSecond'],
  }
  figures['balanced'] = figures['uniform'] ?? []
  for (const row of rows) {
    expect(row['runs']).toBe(1)
    for (const figure of figures[String(row['workload'])] ?? [])
      expect(row[figure], figure).toBeGreaterThan(0)
  }
  const actions = rows.filter(({ workload }) => workload === 'balanced').map((row) => row['actionsPerGame'])
  expect(actions).toEqual([78, 105, 124, 78, 105, 124, 117, 124])
})

test('one edition can be measured alone', async () => {
  const { code, stdout } = await ironbridge([
    'bench',
    'engine',
    '--quick',
    '--runs',
    '2',
    '--edition',
    'classic',
  ])
  expect(code).toBe(0)
  const [head = '', ...rows] = stdout.trimEnd().split('\n')
  expect(head).toMatch(/^workload +edition +players /)
  expect(rows).toHaveLength(12)
  for (const row of rows) expect(row).toMatch(/^\w+ +classic +[34] /)
})

test('bots are measured: positions per second, decisions, points, and a heap that does not grow', async () => {
  const options = [
    '--bots',
    'strong,expert',
    '--players',
    '2',
    '--games',
    '3',
    '--positions',
    '400',
    '--json',
  ]
  const { code, stdout } = await ironbridge(['bench', 'bots', ...options])
  expect(code).toBe(0)
  const rows = JSON.parse(stdout) as Record<string, number | string | null>[]
  expect(rows.map(({ bot }) => bot)).toEqual(['strong', 'expert'])
  for (const row of rows) {
    expect(row['positionsPerSecond']).toBeGreaterThan(0)
    expect(row['decisions']).toBeGreaterThan(200)
    expect(row['meanVp']).toBeGreaterThan(100)
    expect(Number(row['lastHeapMb']) - Number(row['firstHeapMb'])).toBeLessThan(2)
  }
})
