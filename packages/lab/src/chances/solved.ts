// Linear equations.

import { at } from '@ironbridge/engine'

/** The numbers that the rows of a positive definite matrix make these sums of: Gauss, from above and then from below. */
export function solved(matrix: readonly (readonly number[])[], sums: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, at(sums, place)])
  for (const [place, pivot] of rows.entries())
    for (const row of rows.slice(place + 1)) {
      const factor = at(row, place) / at(pivot, place)
      for (let column = place; column < row.length; column++)
        row[column] = at(row, column) - factor * at(pivot, column)
    }
  const found = sums.map(() => 0)
  for (let place = rows.length - 1; place >= 0; place--) {
    const row = at(rows, place)
    const known = found.reduce((sum, number, column) => sum + number * at(row, column), 0)
    found[place] = (at(row, rows.length) - known) / at(row, place)
  }
  return found
}
