// Writes rows of numbers as src/ground/packed.ts reads them.

import { BASE, LETTERS } from '../src/ground/packed.ts'

export function packed(rows: readonly (readonly number[])[]): string {
  return rows
    .flatMap((row, at) => row.map((value, column) => letters(value - (rows[at - 1]?.[column] ?? 0))))
    .join('')
}

function letters(change: number): string {
  let left = change < 0 ? -2 * change - 1 : 2 * change
  let text = ''
  for (; left >= BASE; left = Math.floor(left / BASE)) text += LETTERS[BASE + (left % BASE)]
  return text + LETTERS[left]
}
