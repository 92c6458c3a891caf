// Long lists, the newest first, page by page: a page begins after the last row of the one before.

import { type RawBuilder, sql } from 'kysely'

const ROWS = 20

/** The last row that somebody has: what its list is ordered by, and its id. */
export interface ListPlace {
  readonly at: number
  readonly id: string
}

export const NEWEST: ListPlace = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** As it is said in a route. */
export function placeOf(text: string | undefined): ListPlace {
  if (text === undefined) return NEWEST
  const [at, id = ''] = text.split('.')
  return { at: Number(at), id }
}

/** Rows that come after a place, by these two columns. */
export const after = (at: string, id: string, place: ListPlace): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})`

/** One row more than is shown tells that there is another page. */
export const ROWS_ASKED = ROWS + 1

export function pageOfRows<Row extends ListPlace>(
  rows: readonly Row[],
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, ROWS)
  const last = page.at(-1)
  return { page, next: rows.length > ROWS && last !== undefined ? `${last.at}.${last.id}` : null }
}
