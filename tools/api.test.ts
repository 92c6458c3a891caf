// The pages about the public names (`npm run api`) can be made, and lack nothing: no link leads nowhere, and whatever a public name
// is made of is public too.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

test('the pages about the packages come without a warning', () => {
  const typedoc = ['node_modules/typedoc/bin/typedoc', '--emit', 'none', '--logLevel', 'Warn']
  const { status, stdout, stderr } = spawnSync(process.execPath, typedoc, {
    cwd: join(root, 'tools/api'),
    encoding: 'utf8',
  })
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' })
})
