// What README.md says of bots and commands is so.

import { readFileSync, writeFileSync } from 'node:fs'
import { bots } from '@ironbridge/bots'
import { expect, test } from 'vitest'
import { ironbridge } from './ironbridge.ts'

const readme = new URL('../../../README.md', import.meta.url)

/** UPDATE_README=1 writes the table of bots anew. */
test('the table of bots has every bot, with its sentence and its budget', () => {
  const rows = bots.map(
    ({ id, sentence, budget: { positions, ms } }) =>
      `| \`${id}\` | ${sentence} | ${positions.toLocaleString('en')} | ${ms.toLocaleString('en')} ms |\n`,
  )
  const found = readFileSync(readme, 'utf8')
  const wanted = found.replace(/(\| name \| how it plays .*\n\|[- |]+\n)(?:\|.*\n)*/, `$1${rows.join('')}`)
  expect(wanted).toContain(rows.join(''))
  if (process.env['UPDATE_README'] === '1') writeFileSync(readme, wanted)
  else expect(found).toBe(wanted)
})

test('the table of commands has every command, and no other', async () => {
  const { stdout } = await ironbridge([])
  const commands = Array.from(stdout.matchAll(/^ {2}(\w+) /gm), ([, name]) => name)
  const found = readFileSync(readme, 'utf8').matchAll(/^\| `(?:npx ironbridge|npm run) (\w+)/gm)
  expect(new Set(Array.from(found, ([, name]) => name))).toEqual(new Set(commands))
})
