// One's own online games as the lobby shows them: what waits for you first, what is over last.

import type { Profile, TableRow } from '@ironbridge/protocol'
import { useEffect } from 'react'
import { readKept, writeKept } from '../../kit/storage.ts'
import { myTables, useServer } from '../../sources/theServer.ts'
import { useTables } from './useTables.ts'

export interface OwnTables {
  readonly rows: readonly TableRow[]
  /** In how many of them it is one's turn. */
  readonly waiting: number
  /** Whether any is not over: as on the last visit, until the server has answered. */
  readonly areUnderWay: boolean
}

/** Games under way, on the last visit. */
const KEY = 'under-way'

export function useOwnTables(): OwnTables {
  const me = useServer((server) => server.me)
  const isNobody = useServer((server) => server.isThere === true && server.me === null)
  const rows = useTables(myTables, me?.id ?? null)
  const areUnderWay = rows?.some(({ table }) => table.status !== 'over') ?? (isNobody ? false : null)
  useEffect(() => {
    if (areUnderWay !== null) writeKept(KEY, areUnderWay)
  }, [areUnderWay])
  const sorted = (rows ?? []).toSorted((one, other) => urgency(one, me) - urgency(other, me))
  return {
    rows: sorted,
    waiting: sorted.filter((row) => isTurnOf(row, me)).length,
    areUnderWay: areUnderWay ?? readKept(KEY) === true,
  }
}

export const isTurnOf = ({ table, turn }: TableRow, me: Profile | null): boolean => {
  const seat = turn === null || me === null || table.status !== 'playing' ? undefined : table.seats[turn]
  return seat?.kind === 'person' && seat.user === me?.id
}

/** Otherwise as the server sorts them. */
function urgency(row: TableRow, me: Profile | null): number {
  if (row.table.status === 'over') return 2
  return isTurnOf(row, me) ? 0 : 1
}
