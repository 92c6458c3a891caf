// The terminal program where the next revision is the newest: a file is read, checked and played on by its own rules.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RULES_REVISION } from '@ironbridge/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ironbridge, type Ran } from '../../packages/cli/test/ironbridge.ts'
import { NEXT, nextIsNewest } from './made.ts'

const folder = mkdtempSync(join(tmpdir(), 'ironbridge-files-'))
const golden = new URL(
  `../../packages/engine/test/golden/${RULES_REVISION}/won-by-income.brass`,
  import.meta.url,
)
let next: string[] = []
let whole = ''
let begun = ''

beforeAll(async () => {
  next = await nextIsNewest()
  whole = readFileSync(golden, 'utf8')
  const moves = whole.split('\n').filter((line) => /^[A-D] /.test(line))
  // The last round is open again, and bots sit there.
  const open = moves.slice(0, -6)
  begun = join(folder, 'begun.brass')
  const headers = whole.split('\n').filter((line) => line.startsWith('[') && !line.startsWith('[Result'))
  writeFileSync(begun, `${headers.join('\n')}\n\n${open.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const byNext = (args: readonly string[]): Promise<Ran> => ironbridge(args, '', next)

test('a file of the revision of today is replayed as ever', async () => {
  const args = ['replay', golden.pathname, '--json']
  const [now, then] = await Promise.all([byNext(args), ironbridge(args)])
  expect(JSON.parse(now.stdout)).toMatchObject({ ok: true })
  expect(now).toEqual(then)
})

test('it is played on as ever, by bots in threads too', async () => {
  const args = ['play', '--load', begun, '--seats', 'club,club,club,club']
  const [now, then] = await Promise.all([byNext(args), ironbridge(args)])
  expect(now).toEqual(then)
  expect(now).toMatchObject({ code: 0, stderr: '' })
})

test('what is new is played by the next, and refused in a sentence where that is not known', async () => {
  const deal = ['--players', '2', '--games', '1', '--seats', 'club', '--save', folder]
  expect(await byNext(['simulate', ...deal])).toMatchObject({ code: 0 })
  const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('birmingham'))
  const args = ['replay', join(folder, file)]
  expect(await byNext(args)).toMatchObject({ code: 0, stderr: '' })
  expect(await ironbridge(args)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `It follows revision ${NEXT} of the rules, and this is revision ${RULES_REVISION}`,
    ),
  })
})

test('a revision that nobody has is refused in a sentence', async () => {
  const file = join(folder, 'unknown.brass')
  writeFileSync(file, whole.replace(`[Rules "${RULES_REVISION}"]`, '[Rules "99"]'))
  expect(await byNext(['replay', file])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`It follows revision 99 of the rules, and this is revision ${NEXT}`),
  })
})
