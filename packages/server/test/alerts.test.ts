// Alarms ask for numbers that there are, and each is explained to the host.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openMetrics } from '../src/running/metrics.ts'

const read = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

test('every number that an alarm looks at is told, and every alarm has its line in HOSTING', async () => {
  const none = () => 0
  const { registry } = openMetrics({
    games: none,
    sockets: none,
    watchers: none,
    botsWaiting: none,
    linesLost: none,
    isWritable: () => true,
    sizes: async () => ({ database: 0, wal: 0 }),
    noticesDue: async () => 0,
  })
  const kinds = [...(await registry.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const told = kinds.flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  )
  const rules = read('alerts.yml')
  const asked = [...rules.matchAll(/\b(?:ironbridge|nodejs|process)_\w+/g)].map(([name]) => name)
  const alarms = [...rules.matchAll(/- alert: (\w+)\n +expr: .*\b(?:ironbridge|nodejs)_/g)].map(
    ([, name = '']) => name,
  )
  expect(alarms).toHaveLength(rules.split('- alert:').length - 1)
  expect(asked.filter((name) => !told.includes(name))).toEqual([])
  const explained = [...read('HOSTING.md').matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name)
  expect(alarms.filter((name) => !explained.includes(name))).toEqual([])
})
