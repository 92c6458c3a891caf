// The table of an online game: the same as at home, with what belongs to playing with others around it.

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { newThinker } from '../../bots/thinker.ts'
import { openTable, type Table } from '../../play/table.ts'
import { type Around, AroundContext } from '../../table/around.ts'
import { OpenTable } from '../../table/TableScreen.tsx'
import { remoteSource } from '../game/remote.ts'
import { useOnline, useOnlineState } from '../room/context.ts'
import { sitterName } from '../words.ts'
import { OnlineEnd } from './OnlineEnd.tsx'
import { OnlineMenu } from './OnlineMenu.tsx'
import { OnlineNotices } from './OnlineNotices.tsx'
import { SeatSign } from './SeatSign.tsx'
import { Talk } from './Talk.tsx'
import { TalkMark } from './TalkMark.tsx'
import './online.css'

const AROUND: Around = {
  Menu: OnlineMenu,
  SeatSign,
  Notices: OnlineNotices,
  Talk,
  TalkMark,
  End: OnlineEnd,
}

export function OnlineTable() {
  const { i18n } = useLingui()
  const game = useOnline()
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const [table, setTable] = useState<Table | null>(null)
  // Another seat sees another game.
  useEffect(() => {
    const opened = openTable(
      remoteSource(game, (sitter) => sitterName(i18n, sitter)),
      newThinker(),
    )
    setTable(opened)
    return () => opened.close()
  }, [game, seat, i18n])
  if (table === null) return null
  return (
    <AroundContext value={AROUND}>
      <OpenTable key={seat} table={table} id={game.id} />
    </AroundContext>
  )
}
