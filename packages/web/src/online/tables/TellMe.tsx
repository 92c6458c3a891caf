// For games over days: an offer to be told of one's turns, until that is so, and to keep a way back in.

import type { Profile } from '@ironbridge/protocol'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { call } from '../../sources/api.ts'
import { openAccount, useAccountDialog } from '../account/accountDialog.ts'
import { canPush, subscribeToPush } from '../account/push.ts'
import { Trouble, useDoing } from '../Doing.tsx'
import './TellMe.css'

export function TellMe({ me }: { readonly me: Profile }) {
  const [isTold, setIsTold] = useTold(me.id)
  const doing = useDoing()
  const isForgotten = me.isGuest && !me.hasRecovery
  const tell = async (): Promise<void> => {
    if (await doing.run(subscribeToPush)) setIsTold(true)
  }
  if (isTold === null || (isTold && !isForgotten)) return null
  return (
    <div className="tell-me notice">
      <p>
        {isTold ? (
          <Trans>Without a recovery link, this browser is your only way back to your games.</Trans>
        ) : (
          <Trans>A game over days: let yourself be told when it is your turn.</Trans>
        )}
      </p>
      <div className="buttons">
        {!isTold && canPush() && (
          <button type="button" className="button" aria-disabled={doing.isBusy} onClick={() => void tell()}>
            <Trans>Tell me in this browser</Trans>
          </button>
        )}
        <button type="button" className="quiet" onClick={() => openAccount('me')}>
          {isTold ? <Trans>Keep a way back</Trans> : <Trans>Other ways, and a way back in</Trans>}
        </button>
      </div>
      <Trouble doing={doing} />
    </div>
  )
}

/** Whether this person is told anywhere; null until it is known. Asked again after the dialog in which that changes. */
function useTold(user: string): [boolean | null, (isTold: boolean) => void] {
  const [isTold, setIsTold] = useState<boolean | null>(null)
  const isDialogOpen = useAccountDialog((dialog) => dialog.shown !== null)
  useEffect(() => {
    if (isDialogOpen) return
    let isGone = false
    void call('GET /api/me/hooks').then(({ value }) => {
      if (!isGone && value !== null) setIsTold(value.hooks.length > 0)
    })
    return () => {
      isGone = true
    }
  }, [user, isDialogOpen])
  return [isTold, setIsTold]
}
