// What can be done with an online game as a whole: invite, take moves back, leave, save.

import { Icon } from '@ironbridge/board'
import type { Followed } from '@ironbridge/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Dialog } from '../../kit/Dialog.tsx'
import { later } from '../../kit/later.tsx'
import { MenuButton, MenuEntries } from '../../table/frame/MenuEntries.tsx'
import { openAccount } from '../account/accountDialog.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import { useOnline, useOnlineState } from '../room/context.ts'
import { Invite } from '../room/Invite.tsx'
import { absenceSentence, clockSentence, tableTitle } from '../words.ts'
import { Leave } from './Leave.tsx'
import { SaveGame } from './SaveGame.tsx'
import './OnlineMenu.css'

const ReportDialog = later(async () => (await import('../report/ReportDialog.tsx')).ReportDialog)

export function OnlineMenu({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui()
  const table = useOnlineState((state) => state.table)
  const seat = useOnlineState(({ followed }) => followed?.seat ?? null)
  const user = useOnlineState((state) => state.user)
  const [isReporting, setIsReporting] = useState(false)
  if (table === null) return null
  if (isReporting)
    return (
      <Suspense>
        <ReportDialog onClose={onClose} />
      </Suspense>
    )
  const isOver = table.status === 'over'
  return (
    <Dialog title={tableTitle(i18n, table)} onClose={onClose}>
      <p className="soft">
        {clockSentence(i18n, table.clock)} {absenceSentence(i18n, table.absence)}
      </p>
      <div className="menu">
        {isOver && <SaveGame />}
        {!isOver && seat !== null && <AskUndo onDone={onClose} />}
        <MenuButton
          icon="people"
          onPress={() => openAccount('me')}
          label={t`About you, and being told of your turns`}
        />
        {user !== null && (
          <MenuButton icon="eye" onPress={() => setIsReporting(true)} label={t`Report or block`} />
        )}
        <MenuEntries onClose={onClose} />
      </div>
      <h3>
        {isOver ? (
          <Trans>Link to this game</Trans>
        ) : table.seats.some(({ kind }) => kind === 'open') ? (
          <Trans>Invite somebody to take the free seat</Trans>
        ) : (
          <Trans>Invite somebody to watch</Trans>
        )}
      </h3>
      <Invite />
      <Fairness />
      {!isOver && seat !== null && <Leave seat={seat} onDone={onClose} />}
    </Dialog>
  )
}

function Fairness() {
  const hash = useOnlineState(({ table }) => table?.seedHash ?? '')
  const secret = useOnlineState(({ table }) => table?.secret)
  return (
    <details className="fairness">
      <summary>
        <Trans>How do I know that the cards are fair?</Trans>
      </summary>
      <p className="soft">
        <Trans>
          All chance of this game follows from a secret of the server and from a share that the page of every
          player has added to it. The secret’s fingerprint was shown before that, the secret is shown at the
          end; then your browser plays the whole game again from it.
        </Trans>
      </p>
      <code>{hash}</code>
      {secret && <code>{secret}</code>}
    </details>
  )
}

/** Moves of the others since, and the own last turn. */
function AskUndo({ onDone }: { readonly onDone: () => void }) {
  const { id, connection } = useOnline()
  const ply = useOnlineState(({ followed }) => followed && startOfLastTurn(followed))
  const isAsked = useOnlineState(({ followed }) => followed?.undoRequest != null)
  const doing = useDoing()
  if (ply === null || isAsked) return null
  const ask = async (): Promise<void> => {
    const asked = await doing.run(async () => {
      const reply = await connection.ask({ type: 'undo', game: id, ply })
      return { value: null, problem: reply.type === 'done' ? null : reply.error } as const
    })
    if (asked !== null) onDone()
  }
  return (
    <>
      <button type="button" className="quiet" onClick={() => void ask()}>
        <Icon name="undo" size={18} />
        <Trans>Ask the others to go back to your last turn</Trans>
      </button>
      <Trouble doing={doing} />
    </>
  )
}

/** Null before the first. */
function startOfLastTurn({ plies, seat }: Followed): number | null {
  const last = plies.findLastIndex((ply) => ply.seat === seat)
  if (last === -1) return null
  return plies.findLastIndex((ply, place) => place < last && ply.seat !== seat) + 1
}
