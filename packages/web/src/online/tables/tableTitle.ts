// What a table is called when nobody has called it anything.

import type { TableRow } from '@ironbridge/protocol'

/** With a number if another table, whose game is not over, is called so. */
export function freeTitle(title: string, rows: readonly TableRow[]): string {
  const taken = new Set(rows.flatMap(({ table }) => (table.status === 'over' ? [] : [table.title])))
  let free = title
  for (let number = 2; taken.has(free); number++) free = `${title} ${number}`
  return free
}
