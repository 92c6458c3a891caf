// Opening a shared link: the game in it is put on the shelf, once, and shown at its moment.

import { sha256 } from '@ironbridge/engine'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Bar } from '../kit/Bar.tsx'
import { leaveFor } from '../kit/pages.ts'
import { useTitle } from '../kit/title.ts'
import { readShareCode } from '../sources/share.ts'
import { theShelf } from '../sources/theShelf.ts'
import { type ImportFault, importGame } from '../sources/transfer.ts'
import { FaultCard } from './ImportGame.tsx'

interface SharedScreenProps {
  readonly code: string
  /** The moment to show. */
  readonly moment: string
}

export function SharedScreen({ code, moment }: SharedScreenProps) {
  const { t } = useLingui()
  useTitle(t`Shared game`)
  const [fault, setFault] = useState<ImportFault | 'damaged' | null>(null)
  const [, go] = useLocation()
  useEffect(() => {
    let isGone = false
    void keepShared(code).then(async (kept) => {
      if (isGone) return
      if ('fault' in kept) {
        if (!(await leaveFault(kept.fault))) setFault(kept.fault)
      } else go(`/game/${kept.id}/${encodeURIComponent(moment)}`, { replace: true })
    })
    return () => {
      isGone = true
    }
  }, [code, moment, go])
  return (
    <>
      <Bar />
      {fault === null ? (
        <main className="message" aria-busy="true">
          <p>
            <Trans>Unpacking the game …</Trans>
          </p>
        </main>
      ) : (
        <Unusable fault={fault} onClose={() => go('/')} />
      )}
    </>
  )
}

/** What is of other rules is shown where those are known. */
const leaveFault = async (fault: ImportFault | 'damaged'): Promise<boolean> =>
  typeof fault === 'object' && fault.type === 'rules' && leaveFor(fault.rules)

interface UnusableProps {
  readonly fault: ImportFault | 'damaged'
  readonly onClose: () => void
}

function Unusable({ fault, onClose }: UnusableProps) {
  return (
    <main className="message panel">
      <h1>
        <Trans>This link holds no game</Trans>
      </h1>
      {fault === 'damaged' ? (
        <p>
          <Trans>It was cut short or changed on the way. Ask for it again, or for the game as a file.</Trans>
        </p>
      ) : (
        <FaultCard fault={fault} onClose={onClose} />
      )}
      <a className="button primary" href="#/">
        <Trans>All games</Trans>
      </a>
    </main>
  )
}

/** The same text is the same game: a link opened twice is one game on the shelf. */
async function keepShared(code: string): Promise<{ id: string } | { fault: ImportFault | 'damaged' }> {
  const text = await readShareCode(code)
  if (text === null) return { fault: 'damaged' }
  const id = `shared-${sha256(text).slice(0, 16)}`
  const shelf = await theShelf()
  if ((await shelf.get(id)) !== null) return { id }
  const { game, fault } = importGame(text, id, Date.now())
  if (game === null) return { fault }
  await shelf.put(game)
  return { id }
}
