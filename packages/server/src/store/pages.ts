// Long lists, the newest first, page by page: a page begins after the last row of the one before.

const ROWS = 20

/** Where a page begins: a time and an id. */
interface Place {
  readonly at: number
  readonly id: string
}

export function placeOf(after: string | undefined): Place {
  const [at = '', id = ''] = after?.split('-') ?? []
  return after === undefined ? { at: Number.MAX_SAFE_INTEGER, id: '' } : { at: Number(at), id }
}

/** One row more than is shown tells that there is another page. */
export const ROWS_ASKED = ROWS + 1

export function pageOfRows<Row extends Place>(rows: readonly Row[]): { page: Row[]; next: string | null } {
  const page = rows.slice(0, ROWS)
  const last = page.at(-1)
  return { page, next: rows.length > ROWS && last !== undefined ? `${last.at}-${last.id}` : null }
}
