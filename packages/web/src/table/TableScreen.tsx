// The screen of one game: it is fetched from the shelf, opened, and laid out.

import { RULES_REVISION } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { newThinker } from '../bots/thinker.ts'
import { leaveFor } from '../kit/pages.ts'
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

type Opening = { readonly table: Table } | 'opening' | 'missing' | 'other-rules'

export function TableScreen({ id, moment }: TableScreenProps) {
  const [opening, setOpening] = useState<Opening>('opening')
  useEffect(() => {
    let table: Table | null = null
    let isGone = false
    void openGame(id).then((opened) => {
      if (typeof opened === 'object') ({ table } = opened)
      if (isGone) table?.close()
      else setOpening(opened)
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
  if (opening === 'other-rules') return <OtherRules />
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

async function openGame(id: string): Promise<Opening> {
  const shelf = await theShelf()
  const game = await shelf.get(id)
  if (game === null) return 'missing'
  const { rules } = game.record
  if (rules !== RULES_REVISION) return (await leaveFor(rules)) ? 'opening' : 'other-rules'
  const table = openTable(localSource(game, deskFor(shelf, id, newThinker())), newThinker())
  return { table }
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

function OtherRules() {
  const { t } = useLingui()
  return (
    <main className="table-message">
      <h1>
        <Trans>This game was played under other rules</Trans>
      </h1>
      <p>
        <Trans>They are not known here, so it would not go on as it began. It can be exported.</Trans>
      </p>
      <a className="button primary" href="#/" aria-label={t`Back to all games`}>
        <Trans>All games</Trans>
      </a>
    </main>
  )
}
