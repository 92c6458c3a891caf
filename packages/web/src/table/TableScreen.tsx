// The screen of one game: it is fetched from the shelf, opened, and laid out.

import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { newThinker } from '../bots/thinker.ts'
import { openTable, type Table } from '../play/table.ts'
import { deskFor } from '../sources/desk.ts'
import { localSource } from '../sources/local.ts'
import { theShelf } from '../sources/theShelf.ts'
import { TableContext } from './context.ts'
import { TableLayout } from './frame/TableLayout.tsx'
import { GoneOn } from './GoneOn.tsx'

export interface TableScreenProps {
  readonly id: string
  /** A moment to begin with, as an address names it; the present if none is named. */
  readonly moment?: string
}

type Opening = { readonly table: Table } | 'opening' | 'missing'

export function TableScreen({ id, moment }: TableScreenProps) {
  const [opening, setOpening] = useState<Opening>('opening')
  useEffect(() => {
    let table: Table | null = null
    let isGone = false
    void openGame(id).then((opened) => {
      table = opened
      if (isGone) opened?.close()
      else setOpening(opened === null ? 'missing' : { table: opened })
    })
    return () => {
      isGone = true
      table?.close()
    }
  }, [id])
  useEffect(() => {
    if (typeof opening === 'object' && moment !== undefined) opening.table.showMoment(moment)
  }, [opening, moment])

  if (opening === 'opening') return <Waiting />
  if (opening === 'missing') return <Missing />
  return (
    <OpenTable table={opening.table} id={id}>
      <GoneOn />
    </OpenTable>
  )
}

interface OpenTableProps {
  readonly table: Table
  readonly id: string
  /** What belongs to where its moves come from. */
  readonly children?: ReactNode
}

/** Wherever its moves come from. */
export function OpenTable({ table, id, children }: OpenTableProps) {
  return (
    <TableContext value={table}>
      <TableLayout key={id} id={id} />
      {children}
    </TableContext>
  )
}

async function openGame(id: string): Promise<Table | null> {
  const shelf = await theShelf()
  const game = await shelf.get(id)
  if (game === null) return null
  return openTable(localSource(game, deskFor(shelf, id, newThinker())), newThinker())
}

function Waiting() {
  return (
    <main className="table-message" aria-busy="true">
      <p>
        <Trans>Laying out the table …</Trans>
      </p>
    </main>
  )
}

function Missing() {
  const { t } = useLingui()
  return (
    <main className="table-message">
      <h1>
        <Trans>This game is not here</Trans>
      </h1>
      <p>
        <Trans>
          Games are kept on the device where they were played. It may have been deleted, or played elsewhere.
        </Trans>
      </p>
      <a className="button primary" href="#/" aria-label={t`Back to all games`}>
        <Trans>All games</Trans>
      </a>
    </main>
  )
}
