// What hosts are given: alarms that ask for numbers that there are, each explained; containers that are held to what they need.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openMetrics } from '../src/running/metrics.ts'

const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

test('every number that an alarm looks at is told, and every alarm has its line in HOSTING', async () => {
  const none = () => 0
  const { registry } = openMetrics({
    games: none,
    sockets: none,
    watchers: none,
    botsWaiting: none,
    gamesDue: async () => 0,
    linesLost: none,
    isWritable: () => true,
    sizes: async () => ({ database: 0, wal: 0 }),
    noticesDue: async () => 0,
  })
  const kinds = [...(await registry.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const told = kinds.flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  )
  const rules = read('docs/alerts.yml')
  const asked = [...rules.matchAll(/\b(?:ironbridge|nodejs|process)_\w+/g)].map(([name]) => name)
  const alarms = [...rules.matchAll(/- alert: (\w+)\n +expr: .*\b(?:ironbridge|nodejs)_/g)].map(
    ([, name = '']) => name,
  )
  expect(alarms).toHaveLength(rules.split('- alert:').length - 1)
  expect(asked.filter((name) => !told.includes(name))).toEqual([])
  const explained = [...read('docs/HOSTING.md').matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name)
  expect(alarms.filter((name) => !explained.includes(name))).toEqual([])
})

test('containers of ours write nowhere but in volumes, and end in their own time', () => {
  const [server = ''] = /^x-server: &server\n(?: .*\n)+/m.exec(read('compose.yaml')) ?? []
  for (const held of ['read_only: true', 'no-new-privileges:true', 'stop_grace_period: ', 'mem_limit: '])
    expect(server).toContain(held)
  // Whoever starts one by hand is told the same.
  for (const held of ['--read-only', '--security-opt no-new-privileges', '--stop-timeout ', '--memory '])
    expect(read('docs/HOSTING.md')).toContain(held)
})
