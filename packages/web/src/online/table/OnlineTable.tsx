// The table of an online game: the same as at home, with what belongs to playing with others around it.

import { useLingui } from '@lingui/react'
import { useEffect, useMemo, useState } from 'react'
import { newThinker } from '../../bots/thinker.ts'
import { openTable, type Table } from '../../play/table.ts'
import { remoteSource } from '../../sources/online/remote.ts'
import { type TableExtras, TableExtrasContext } from '../../table/extras.ts'
import { OpenTable } from '../../table/TableScreen.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { tableTitle } from '../words.ts'
import { OnlineEnd } from './OnlineEnd.tsx'
import { OnlineMenu } from './OnlineMenu.tsx'
import { OnlineNotices } from './OnlineNotices.tsx'
import { SeatClock, SeatPresence } from './SeatSign.tsx'
import { Talk } from './Talk.tsx'
import { TalkMark } from './TalkMark.tsx'

const EXTRAS: Omit<TableExtras, 'title'> = {
  Menu: OnlineMenu,
  SeatPresence,
  SeatClock,
  Notices: OnlineNotices,
  Talk,
  TalkMark,
  End: OnlineEnd,
}

export function OnlineTable() {
  const game = useOnline()
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const [table, setTable] = useState<Table | null>(null)
  // Another seat sees another game.
  useEffect(() => {
    const opened = openTable(remoteSource(game), newThinker())
    setTable(opened)
    return () => opened.close()
  }, [game, seat])
  const { i18n } = useLingui()
  const title = useOnlineState(({ table: info }) => info && tableTitle(i18n, info)) ?? ''
  const extras = useMemo(() => ({ ...EXTRAS, title }), [title])
  if (table === null) return null
  return (
    <TableExtrasContext value={extras}>
      <OpenTable key={seat} table={table} id={game.id} />
    </TableExtrasContext>
  )
}
