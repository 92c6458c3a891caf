// What a table is called when nobody has called it anything.

import type { TableRow } from '@ironbridge/protocol'
import { expect, test } from 'vitest'
import { freeTitle } from '../../src/online/tables/tableTitle.ts'

test('a title is numbered as long as another table, not yet over, has it', () => {
  const row = (title: string, status: string) => ({ table: { title, status } }) as TableRow
  expect(freeTitle('Tea', [])).toBe('Tea')
  expect(freeTitle('Tea', [row('Tea', 'over')])).toBe('Tea')
  expect(freeTitle('Tea', [row('Tea', 'open'), row('Tea 2', 'playing'), row('Tea 4', 'open')])).toBe('Tea 3')
})
