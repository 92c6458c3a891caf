// Win chances calibrated from the terminal, on a few games.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { answered } from './ironbridge.ts'

const folder = mkdtempSync(join(tmpdir(), 'calibrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const table = ['--edition', 'birmingham', '--players', '2', '--variant', 'introductory']
const quick = ['--games', '1,2', '--bot', 'club', '--positions', '10', '--threads', '1', '--folder', folder]

test('odds are fitted on some games and measured on others, in numbers and as Markdown', async () => {
  const report = join(folder, 'report.md')
  const { code, stdout, stderr } = await answered([
    'calibrate',
    ...table,
    ...quick,
    '--report',
    report,
    '--json',
  ])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { tables } = JSON.parse(stdout) as {
    tables: { variants: string[]; fitted: number; games: number; deciles: { shares: number }[] }[]
  }
  expect(tables).toMatchObject([{ variants: ['introductory'], fitted: 1, games: 2 }])
  expect(tables[0]?.deciles.map(({ shares }) => shares)).toEqual(new Array(10).fill(8))
  const markdown = readFileSync(report, 'utf8')
  expect(markdown).toContain('| birmingham 2, introductory | 2 |')
  expect(markdown).toContain('npm run calibrate -- --edition birmingham')
})

test('what it prints is one table for each table', async () => {
  const { stdout } = await answered(['calibrate', ...table, ...quick])
  expect(stdout).toMatch(/^birmingham 2, introductory: 2 games, fitted on 1 others\nshares +said % /)
})

test('whoever stops it is told how far it came', async () => {
  const before = process.listenerCount('SIGHUP')
  const running = answered(['calibrate', ...quick, '--games', '50,50'])
  while (process.listenerCount('SIGHUP') === before) await setTimeout(1)
  process.emit('SIGHUP')
  const { code, stderr } = await running
  expect({ code, stderr }).toEqual({ code: 130, stderr: 'Stopped after 0 of 8 tables.\n' })
})
