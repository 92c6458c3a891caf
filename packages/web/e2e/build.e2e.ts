// The built page: how much it loads at first, where the bots' weights are, and what is kept for use without a network.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { firstLoadOf } from '../measure/firstLoad.ts'

const page = join(import.meta.dirname, '../dist/page')
const MOST_AT_FIRST = 242_000

test('lobby and table load at most 242 KB of compressed JavaScript', () => {
  expect(firstLoadOf(page).total).toBeLessThan(MOST_AT_FIRST)
})

test('weights are only in the worker, maps and rules come when they are needed', () => {
  const { weights, late, chunks } = firstLoadOf(page)
  expect(weights).toEqual([expect.stringMatching(/^assets\/worker-/)])
  expect(Object.keys(late)).toContain(weights[0])
  expect(Object.keys(late)).toContainEqual(expect.stringMatching(/^assets\/RulesPage-/))
  const grounds = (files: object): string[] =>
    Object.keys(files).filter((file) => /(birmingham|lancashire)/i.test(file))
  // One map is needed, the others are not.
  expect([grounds(chunks).length, grounds(late).length]).toEqual([1, 2])
})

test('everything but the older fonts is kept for use without a network', () => {
  const kept = readFileSync(join(page, 'sw.js'), 'utf8')
  // What is compressed beside a file is the same file.
  const files = readdirSync(join(page, 'assets')).filter((name) => !/\.(woff|br|gz)$/.test(name))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => !kept.includes(`assets/${name}`))).toEqual([])
})

test('the manifest names icons that are there', () => {
  const manifest = JSON.parse(readFileSync(join(page, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[]
  }
  expect(manifest.icons.length).toBeGreaterThan(2)
  expect(manifest.icons.filter(({ src }) => !existsSync(join(page, src)))).toEqual([])
})
