// Forecasts measured from the terminal: a table each, and those that are done when it is stopped.

import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answered } from './ironbridge.ts'

const QUICK = ['--games', '1', '--bot', 'novice', '--positions', '10', '--threads', '1', '--json']

const tablesIn = (stdout: string): string[] => {
  const { tables } = JSON.parse(stdout) as {
    tables: { edition: string; players: number; variants: string[] }[]
  }
  return tables.map(({ edition, players, variants }) => [edition, players, ...variants].join(' '))
}

test('every table that is asked for is measured, and told as one object', async () => {
  const asked = ['--edition', 'birmingham', '--players', '2', '--variant', 'plain,introductory']
  const { code, stdout, stderr } = await answered(['forecast', ...asked, ...QUICK])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(tablesIn(stdout)).toEqual(['birmingham 2', 'birmingham 2 introductory'])
})

test('whoever stops it keeps the tables that are done', async () => {
  const before = process.listenerCount('SIGHUP')
  const running = answered(['forecast', ...QUICK])
  while (process.listenerCount('SIGHUP') === before) await setTimeout(1)
  process.emit('SIGHUP')
  const { code, stdout, stderr } = await running
  expect(code).toBe(0)
  expect(stderr).toMatch(/^Stopped after \d+ of \d\d tables\.\n$/)
  expect(tablesIn(stdout).length).toBeLessThan(20)
})
